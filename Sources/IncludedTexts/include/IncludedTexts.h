/// @file
/// Files that gridgen contains as they are in the sources: the kits, and what `gridgen play` shows.

#ifndef INCLUDED_TEXTS_H
#define INCLUDED_TEXTS_H

/// A file: its name, with folders, and its text, which ends with a zero byte.
struct IncludedText {
    const char *name;
    const unsigned char *text;
};

// Lists of files; after the last one comes one without a name.
const struct IncludedText *included_swift_kit(void);
const struct IncludedText *included_typescript_kit(void);
const struct IncludedText *included_kotlin_kit(void);
/// The views that the kit in Kotlin may have.
const struct IncludedText *included_android_views(void);
const struct IncludedText *included_c_kit(void);
/// The page of the playground, without what only the page of one file needs.
const struct IncludedText *included_page(void);
/// The specs to try, and the cheat sheet.
const struct IncludedText *included_specs(void);
const struct IncludedText *included_cheat_sheet(void);

#endif
