// `#embed` is C23, which clang has from version 19 on. A test holds the lists equal to the folders.

#include "include/IncludedTexts.h"

static const struct IncludedText swift_kit[] = {
    {"Feed/PhotoBands.swift", (const unsigned char[]){
#embed "../GridgenKit/Feed/PhotoBands.swift" suffix(, 0)
    }},
    {"Feed/PhotoChunk.swift", (const unsigned char[]){
#embed "../GridgenKit/Feed/PhotoChunk.swift" suffix(, 0)
    }},
    {"Feed/PhotoChunks.swift", (const unsigned char[]){
#embed "../GridgenKit/Feed/PhotoChunks.swift" suffix(, 0)
    }},
    {"Feed/PhotoEqualRows.swift", (const unsigned char[]){
#embed "../GridgenKit/Feed/PhotoEqualRows.swift" suffix(, 0)
    }},
    {"Feed/PhotoFeedAnchor.swift", (const unsigned char[]){
#embed "../GridgenKit/Feed/PhotoFeedAnchor.swift" suffix(, 0)
    }},
    {"Feed/PhotoFeedIndex.swift", (const unsigned char[]){
#embed "../GridgenKit/Feed/PhotoFeedIndex.swift" suffix(, 0)
    }},
    {"Feed/PhotoForms.swift", (const unsigned char[]){
#embed "../GridgenKit/Feed/PhotoForms.swift" suffix(, 0)
    }},
    {"Feed/PhotoGroupLayout.swift", (const unsigned char[]){
#embed "../GridgenKit/Feed/PhotoGroupLayout.swift" suffix(, 0)
    }},
    {"Feed/PhotoSegment.swift", (const unsigned char[]){
#embed "../GridgenKit/Feed/PhotoSegment.swift" suffix(, 0)
    }},
    {"Feed/PhotoSegments.swift", (const unsigned char[]){
#embed "../GridgenKit/Feed/PhotoSegments.swift" suffix(, 0)
    }},
    {"Feed/WidthPhotoGrid+Feed.swift", (const unsigned char[]){
#embed "../GridgenKit/Feed/WidthPhotoGrid+Feed.swift" suffix(, 0)
    }},
    {"Geometry/PhotoEdges.swift", (const unsigned char[]){
#embed "../GridgenKit/Geometry/PhotoEdges.swift" suffix(, 0)
    }},
    {"Geometry/PhotoFocus.swift", (const unsigned char[]){
#embed "../GridgenKit/Geometry/PhotoFocus.swift" suffix(, 0)
    }},
    {"Geometry/PhotoFrame+CoreGraphics.swift", (const unsigned char[]){
#embed "../GridgenKit/Geometry/PhotoFrame+CoreGraphics.swift" suffix(, 0)
    }},
    {"Geometry/PhotoFrame.swift", (const unsigned char[]){
#embed "../GridgenKit/Geometry/PhotoFrame.swift" suffix(, 0)
    }},
    {"Geometry/PhotoInsets.swift", (const unsigned char[]){
#embed "../GridgenKit/Geometry/PhotoInsets.swift" suffix(, 0)
    }},
    {"Geometry/PhotoRole.swift", (const unsigned char[]){
#embed "../GridgenKit/Geometry/PhotoRole.swift" suffix(, 0)
    }},
    {"Geometry/PhotoSize.swift", (const unsigned char[]){
#embed "../GridgenKit/Geometry/PhotoSize.swift" suffix(, 0)
    }},
    {"Grid/CompiledPhotoGrid+Blocks.swift", (const unsigned char[]){
#embed "../GridgenKit/Grid/CompiledPhotoGrid+Blocks.swift" suffix(, 0)
    }},
    {"Grid/CompiledPhotoGrid+Functions.swift", (const unsigned char[]){
#embed "../GridgenKit/Grid/CompiledPhotoGrid+Functions.swift" suffix(, 0)
    }},
    {"Grid/CompiledPhotoGrid+Moves.swift", (const unsigned char[]){
#embed "../GridgenKit/Grid/CompiledPhotoGrid+Moves.swift" suffix(, 0)
    }},
    {"Grid/CompiledPhotoGrid+Repeat.swift", (const unsigned char[]){
#embed "../GridgenKit/Grid/CompiledPhotoGrid+Repeat.swift" suffix(, 0)
    }},
    {"Grid/CompiledPhotoGrid+Requests.swift", (const unsigned char[]){
#embed "../GridgenKit/Grid/CompiledPhotoGrid+Requests.swift" suffix(, 0)
    }},
    {"Grid/CompiledPhotoGrid.swift", (const unsigned char[]){
#embed "../GridgenKit/Grid/CompiledPhotoGrid.swift" suffix(, 0)
    }},
    {"Grid/JustifiedPhotoGrid+Rows.swift", (const unsigned char[]){
#embed "../GridgenKit/Grid/JustifiedPhotoGrid+Rows.swift" suffix(, 0)
    }},
    {"Grid/PhotoMove.swift", (const unsigned char[]){
#embed "../GridgenKit/Grid/PhotoMove.swift" suffix(, 0)
    }},
    {"Grid/PhotoRequest.swift", (const unsigned char[]){
#embed "../GridgenKit/Grid/PhotoRequest.swift" suffix(, 0)
    }},
    {"Grid/WaterfallPhotoGrid+Columns.swift", (const unsigned char[]){
#embed "../GridgenKit/Grid/WaterfallPhotoGrid+Columns.swift" suffix(, 0)
    }},
    {"Layout/PhotoBlock.swift", (const unsigned char[]){
#embed "../GridgenKit/Layout/PhotoBlock.swift" suffix(, 0)
    }},
    {"Layout/PhotoColumns.swift", (const unsigned char[]){
#embed "../GridgenKit/Layout/PhotoColumns.swift" suffix(, 0)
    }},
    {"Layout/PhotoGrowth.swift", (const unsigned char[]){
#embed "../GridgenKit/Layout/PhotoGrowth.swift" suffix(, 0)
    }},
    {"Layout/PhotoLayout+Blocks.swift", (const unsigned char[]){
#embed "../GridgenKit/Layout/PhotoLayout+Blocks.swift" suffix(, 0)
    }},
    {"Layout/PhotoLayout+Boxes.swift", (const unsigned char[]){
#embed "../GridgenKit/Layout/PhotoLayout+Boxes.swift" suffix(, 0)
    }},
    {"Layout/PhotoLayout+Columns.swift", (const unsigned char[]){
#embed "../GridgenKit/Layout/PhotoLayout+Columns.swift" suffix(, 0)
    }},
    {"Layout/PhotoLayout+Crop.swift", (const unsigned char[]){
#embed "../GridgenKit/Layout/PhotoLayout+Crop.swift" suffix(, 0)
    }},
    {"Layout/PhotoLayout+Floors.swift", (const unsigned char[]){
#embed "../GridgenKit/Layout/PhotoLayout+Floors.swift" suffix(, 0)
    }},
    {"Layout/PhotoLayout+Frames.swift", (const unsigned char[]){
#embed "../GridgenKit/Layout/PhotoLayout+Frames.swift" suffix(, 0)
    }},
    {"Layout/PhotoLayout+Justified.swift", (const unsigned char[]){
#embed "../GridgenKit/Layout/PhotoLayout+Justified.swift" suffix(, 0)
    }},
    {"Layout/PhotoLayout+Parts.swift", (const unsigned char[]){
#embed "../GridgenKit/Layout/PhotoLayout+Parts.swift" suffix(, 0)
    }},
    {"Layout/PhotoLayout+PhotoRows.swift", (const unsigned char[]){
#embed "../GridgenKit/Layout/PhotoLayout+PhotoRows.swift" suffix(, 0)
    }},
    {"Layout/PhotoLayout+Photos.swift", (const unsigned char[]){
#embed "../GridgenKit/Layout/PhotoLayout+Photos.swift" suffix(, 0)
    }},
    {"Layout/PhotoLayout+Places.swift", (const unsigned char[]){
#embed "../GridgenKit/Layout/PhotoLayout+Places.swift" suffix(, 0)
    }},
    {"Layout/PhotoLayout+Repeat.swift", (const unsigned char[]){
#embed "../GridgenKit/Layout/PhotoLayout+Repeat.swift" suffix(, 0)
    }},
    {"Layout/PhotoLayout+Shape.swift", (const unsigned char[]){
#embed "../GridgenKit/Layout/PhotoLayout+Shape.swift" suffix(, 0)
    }},
    {"Layout/PhotoLayout+Strip.swift", (const unsigned char[]){
#embed "../GridgenKit/Layout/PhotoLayout+Strip.swift" suffix(, 0)
    }},
    {"Layout/PhotoLayout+Trees.swift", (const unsigned char[]){
#embed "../GridgenKit/Layout/PhotoLayout+Trees.swift" suffix(, 0)
    }},
    {"Layout/PhotoLayout.swift", (const unsigned char[]){
#embed "../GridgenKit/Layout/PhotoLayout.swift" suffix(, 0)
    }},
    {"Layout/PhotoPlan.swift", (const unsigned char[]){
#embed "../GridgenKit/Layout/PhotoPlan.swift" suffix(, 0)
    }},
    {"Layout/PhotoRatios.swift", (const unsigned char[]){
#embed "../GridgenKit/Layout/PhotoRatios.swift" suffix(, 0)
    }},
    {"Layout/PhotoRowPlan.swift", (const unsigned char[]){
#embed "../GridgenKit/Layout/PhotoRowPlan.swift" suffix(, 0)
    }},
    {"Layout/PhotoRows.swift", (const unsigned char[]){
#embed "../GridgenKit/Layout/PhotoRows.swift" suffix(, 0)
    }},
    {"Layout/PhotoSpace.swift", (const unsigned char[]){
#embed "../GridgenKit/Layout/PhotoSpace.swift" suffix(, 0)
    }},
    {"Layout/PhotoTree.swift", (const unsigned char[]){
#embed "../GridgenKit/Layout/PhotoTree.swift" suffix(, 0)
    }},
    {"Views/Collection/NSCollectionLayoutSection+PhotoGrid.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/Collection/NSCollectionLayoutSection+PhotoGrid.swift" suffix(, 0)
    }},
    {"Views/Collection/PhotoAskedHeights.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/Collection/PhotoAskedHeights.swift" suffix(, 0)
    }},
    {"Views/Collection/PhotoFrameIndex.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/Collection/PhotoFrameIndex.swift" suffix(, 0)
    }},
    {"Views/Collection/PhotoGridArea.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/Collection/PhotoGridArea.swift" suffix(, 0)
    }},
    {"Views/Collection/PhotoGridCollectionLayout+Area.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/Collection/PhotoGridCollectionLayout+Area.swift" suffix(, 0)
    }},
    {"Views/Collection/PhotoGridCollectionLayout+Reading.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/Collection/PhotoGridCollectionLayout+Reading.swift" suffix(, 0)
    }},
    {"Views/Collection/PhotoGridCollectionLayout.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/Collection/PhotoGridCollectionLayout.swift" suffix(, 0)
    }},
    {"Views/Collection/PhotoGridCollectionLayoutDelegate.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/Collection/PhotoGridCollectionLayoutDelegate.swift" suffix(, 0)
    }},
    {"Views/Collection/PhotoGridInvalidationContext.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/Collection/PhotoGridInvalidationContext.swift" suffix(, 0)
    }},
    {"Views/Collection/PhotoGridLayoutAttributes.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/Collection/PhotoGridLayoutAttributes.swift" suffix(, 0)
    }},
    {"Views/Collection/PhotoGridPosition.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/Collection/PhotoGridPosition.swift" suffix(, 0)
    }},
    {"Views/Collection/PhotoGridSection.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/Collection/PhotoGridSection.swift" suffix(, 0)
    }},
    {"Views/Collection/PhotoGridSections+Drops.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/Collection/PhotoGridSections+Drops.swift" suffix(, 0)
    }},
    {"Views/Collection/PhotoGridSections+Supplements.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/Collection/PhotoGridSections+Supplements.swift" suffix(, 0)
    }},
    {"Views/Collection/PhotoGridSections.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/Collection/PhotoGridSections.swift" suffix(, 0)
    }},
    {"Views/Collection/PhotoGridSupplement.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/Collection/PhotoGridSupplement.swift" suffix(, 0)
    }},
    {"Views/Collection/PhotoGridUpdates.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/Collection/PhotoGridUpdates.swift" suffix(, 0)
    }},
    {"Views/Collection/PhotoGridWindow.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/Collection/PhotoGridWindow.swift" suffix(, 0)
    }},
    {"Views/Collection/PhotoPlatformCollectionLayout.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/Collection/PhotoPlatformCollectionLayout.swift" suffix(, 0)
    }},
    {"Views/Collection/PhotoTextSizeObserver.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/Collection/PhotoTextSizeObserver.swift" suffix(, 0)
    }},
    {"Views/Constraints/CompiledPhotoGrid+Constraints.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/Constraints/CompiledPhotoGrid+Constraints.swift" suffix(, 0)
    }},
    {"Views/Constraints/CompiledPhotoGrid+Equations.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/Constraints/CompiledPhotoGrid+Equations.swift" suffix(, 0)
    }},
    {"Views/Constraints/PhotoAnchor.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/Constraints/PhotoAnchor.swift" suffix(, 0)
    }},
    {"Views/Constraints/PhotoConstraint.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/Constraints/PhotoConstraint.swift" suffix(, 0)
    }},
    {"Views/Constraints/PhotoConstraintBuilder+Places.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/Constraints/PhotoConstraintBuilder+Places.swift" suffix(, 0)
    }},
    {"Views/Constraints/PhotoConstraintBuilder+Sizes.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/Constraints/PhotoConstraintBuilder+Sizes.swift" suffix(, 0)
    }},
    {"Views/Constraints/PhotoConstraintBuilder.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/Constraints/PhotoConstraintBuilder.swift" suffix(, 0)
    }},
    {"Views/Constraints/PhotoConstraintItems.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/Constraints/PhotoConstraintItems.swift" suffix(, 0)
    }},
    {"Views/Constraints/PhotoForm.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/Constraints/PhotoForm.swift" suffix(, 0)
    }},
    {"Views/Constraints/PhotoGridConstraints.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/Constraints/PhotoGridConstraints.swift" suffix(, 0)
    }},
    {"Views/Constraints/PhotoLayout+BoxSpans.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/Constraints/PhotoLayout+BoxSpans.swift" suffix(, 0)
    }},
    {"Views/Constraints/PhotoLayout+ColumnSpans.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/Constraints/PhotoLayout+ColumnSpans.swift" suffix(, 0)
    }},
    {"Views/Constraints/PhotoLayout+JustifiedSpans.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/Constraints/PhotoLayout+JustifiedSpans.swift" suffix(, 0)
    }},
    {"Views/Constraints/PhotoLayout+PartSpans.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/Constraints/PhotoLayout+PartSpans.swift" suffix(, 0)
    }},
    {"Views/Constraints/PhotoLayout+Spans.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/Constraints/PhotoLayout+Spans.swift" suffix(, 0)
    }},
    {"Views/Constraints/PhotoLayout+StripSpans.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/Constraints/PhotoLayout+StripSpans.swift" suffix(, 0)
    }},
    {"Views/Constraints/PhotoSpan.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/Constraints/PhotoSpan.swift" suffix(, 0)
    }},
    {"Views/Constraints/PhotoTileSpans.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/Constraints/PhotoTileSpans.swift" suffix(, 0)
    }},
    {"Views/PhotoAnimation.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/PhotoAnimation.swift" suffix(, 0)
    }},
    {"Views/PhotoEdges+Corners.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/PhotoEdges+Corners.swift" suffix(, 0)
    }},
    {"Views/PhotoElement.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/PhotoElement.swift" suffix(, 0)
    }},
    {"Views/PhotoFades.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/PhotoFades.swift" suffix(, 0)
    }},
    {"Views/PhotoFocusView.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/PhotoFocusView.swift" suffix(, 0)
    }},
    {"Views/PhotoFrame+Rectangles.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/PhotoFrame+Rectangles.swift" suffix(, 0)
    }},
    {"Views/PhotoGridView+Accessibility.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/PhotoGridView+Accessibility.swift" suffix(, 0)
    }},
    {"Views/PhotoGridView+AddButton.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/PhotoGridView+AddButton.swift" suffix(, 0)
    }},
    {"Views/PhotoGridView+Configure.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/PhotoGridView+Configure.swift" suffix(, 0)
    }},
    {"Views/PhotoGridView+Height.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/PhotoGridView+Height.swift" suffix(, 0)
    }},
    {"Views/PhotoGridView+Strip.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/PhotoGridView+Strip.swift" suffix(, 0)
    }},
    {"Views/PhotoGridView+Tiles.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/PhotoGridView+Tiles.swift" suffix(, 0)
    }},
    {"Views/PhotoGridView+Touches.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/PhotoGridView+Touches.swift" suffix(, 0)
    }},
    {"Views/PhotoGridView.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/PhotoGridView.swift" suffix(, 0)
    }},
    {"Views/PhotoImageView.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/PhotoImageView.swift" suffix(, 0)
    }},
    {"Views/PhotoInsets+Directional.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/PhotoInsets+Directional.swift" suffix(, 0)
    }},
    {"Views/PhotoLayout+Containers.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/PhotoLayout+Containers.swift" suffix(, 0)
    }},
    {"Views/PhotoMoreView.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/PhotoMoreView.swift" suffix(, 0)
    }},
    {"Views/PhotoPhrases.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/PhotoPhrases.swift" suffix(, 0)
    }},
    {"Views/PhotoPlatformView+Properties.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/PhotoPlatformView+Properties.swift" suffix(, 0)
    }},
    {"Views/PhotoPlatformView.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/PhotoPlatformView.swift" suffix(, 0)
    }},
    {"Views/PhotoSize+Rectangles.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/PhotoSize+Rectangles.swift" suffix(, 0)
    }},
    {"Views/PhotoStripView.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/PhotoStripView.swift" suffix(, 0)
    }},
    {"Views/PhotoTaps.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/PhotoTaps.swift" suffix(, 0)
    }},
    {"Views/PhotoTile.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/PhotoTile.swift" suffix(, 0)
    }},
    {"Views/PhotoVeil.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/PhotoVeil.swift" suffix(, 0)
    }},
    {"Views/PhotoViewSource.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/PhotoViewSource.swift" suffix(, 0)
    }},
    {"Views/SwiftUI/PhotoGrid.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/SwiftUI/PhotoGrid.swift" suffix(, 0)
    }},
    {"Views/SwiftUI/PhotoGridLayout.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/SwiftUI/PhotoGridLayout.swift" suffix(, 0)
    }},
    {"Views/SwiftUI/PhotoInsets+EdgeInsets.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/SwiftUI/PhotoInsets+EdgeInsets.swift" suffix(, 0)
    }},
    {"Views/SwiftUI/PhotoMore.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/SwiftUI/PhotoMore.swift" suffix(, 0)
    }},
    {"Views/SwiftUI/View+Focus.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/SwiftUI/View+Focus.swift" suffix(, 0)
    }},
    {"Views/SwiftUI/View+Photos.swift", (const unsigned char[]){
#embed "../GridgenKit/Views/SwiftUI/View+Photos.swift" suffix(, 0)
    }},
    {0},
};

static const struct IncludedText typescript_kit[] = {
    {"gridgen-kit.ts", (const unsigned char[]){
#embed "../Kits/TypeScript/gridgen-kit.ts" suffix(, 0)
    }},
    {"photo-bands.ts", (const unsigned char[]){
#embed "../Kits/TypeScript/photo-bands.ts" suffix(, 0)
    }},
    {"photo-bar.ts", (const unsigned char[]){
#embed "../Kits/TypeScript/photo-bar.ts" suffix(, 0)
    }},
    {"photo-chunks.ts", (const unsigned char[]){
#embed "../Kits/TypeScript/photo-chunks.ts" suffix(, 0)
    }},
    {"photo-feed-element.ts", (const unsigned char[]){
#embed "../Kits/TypeScript/photo-feed-element.ts" suffix(, 0)
    }},
    {"photo-feed.ts", (const unsigned char[]){
#embed "../Kits/TypeScript/photo-feed.ts" suffix(, 0)
    }},
    {"photo-forms.ts", (const unsigned char[]){
#embed "../Kits/TypeScript/photo-forms.ts" suffix(, 0)
    }},
    {"photo-grid.ts", (const unsigned char[]){
#embed "../Kits/TypeScript/photo-grid.ts" suffix(, 0)
    }},
    {"photo-pool.ts", (const unsigned char[]){
#embed "../Kits/TypeScript/photo-pool.ts" suffix(, 0)
    }},
    {"photo-segment.ts", (const unsigned char[]){
#embed "../Kits/TypeScript/photo-segment.ts" suffix(, 0)
    }},
    {"photo-segments.ts", (const unsigned char[]){
#embed "../Kits/TypeScript/photo-segments.ts" suffix(, 0)
    }},
    {0},
};

static const struct IncludedText kotlin_kit[] = {
    {"BalancedRows.kt", (const unsigned char[]){
#embed "../Kits/Kotlin/BalancedRows.kt" suffix(, 0)
    }},
    {"Blocks.kt", (const unsigned char[]){
#embed "../Kits/Kotlin/Blocks.kt" suffix(, 0)
    }},
    {"Boxes.kt", (const unsigned char[]){
#embed "../Kits/Kotlin/Boxes.kt" suffix(, 0)
    }},
    {"Crop.kt", (const unsigned char[]){
#embed "../Kits/Kotlin/Crop.kt" suffix(, 0)
    }},
    {"EqualRows.kt", (const unsigned char[]){
#embed "../Kits/Kotlin/EqualRows.kt" suffix(, 0)
    }},
    {"Feed.kt", (const unsigned char[]){
#embed "../Kits/Kotlin/Feed.kt" suffix(, 0)
    }},
    {"FeedBands.kt", (const unsigned char[]){
#embed "../Kits/Kotlin/FeedBands.kt" suffix(, 0)
    }},
    {"FeedChunks.kt", (const unsigned char[]){
#embed "../Kits/Kotlin/FeedChunks.kt" suffix(, 0)
    }},
    {"FeedForms.kt", (const unsigned char[]){
#embed "../Kits/Kotlin/FeedForms.kt" suffix(, 0)
    }},
    {"FeedGroups.kt", (const unsigned char[]){
#embed "../Kits/Kotlin/FeedGroups.kt" suffix(, 0)
    }},
    {"FeedSegment.kt", (const unsigned char[]){
#embed "../Kits/Kotlin/FeedSegment.kt" suffix(, 0)
    }},
    {"FeedSegments.kt", (const unsigned char[]){
#embed "../Kits/Kotlin/FeedSegments.kt" suffix(, 0)
    }},
    {"Grid.kt", (const unsigned char[]){
#embed "../Kits/Kotlin/Grid.kt" suffix(, 0)
    }},
    {"Growing.kt", (const unsigned char[]){
#embed "../Kits/Kotlin/Growing.kt" suffix(, 0)
    }},
    {"JustifiedRows.kt", (const unsigned char[]){
#embed "../Kits/Kotlin/JustifiedRows.kt" suffix(, 0)
    }},
    {"Layout.kt", (const unsigned char[]){
#embed "../Kits/Kotlin/Layout.kt" suffix(, 0)
    }},
    {"Parts.kt", (const unsigned char[]){
#embed "../Kits/Kotlin/Parts.kt" suffix(, 0)
    }},
    {"PhotoGrid.kt", (const unsigned char[]){
#embed "../Kits/Kotlin/PhotoGrid.kt" suffix(, 0)
    }},
    {"PhotoGridPolicy.kt", (const unsigned char[]){
#embed "../Kits/Kotlin/PhotoGridPolicy.kt" suffix(, 0)
    }},
    {"PhotoRows.kt", (const unsigned char[]){
#embed "../Kits/Kotlin/PhotoRows.kt" suffix(, 0)
    }},
    {"Photos.kt", (const unsigned char[]){
#embed "../Kits/Kotlin/Photos.kt" suffix(, 0)
    }},
    {"Places.kt", (const unsigned char[]){
#embed "../Kits/Kotlin/Places.kt" suffix(, 0)
    }},
    {"Plan.kt", (const unsigned char[]){
#embed "../Kits/Kotlin/Plan.kt" suffix(, 0)
    }},
    {"Repeats.kt", (const unsigned char[]){
#embed "../Kits/Kotlin/Repeats.kt" suffix(, 0)
    }},
    {"Shapes.kt", (const unsigned char[]){
#embed "../Kits/Kotlin/Shapes.kt" suffix(, 0)
    }},
    {"Space.kt", (const unsigned char[]){
#embed "../Kits/Kotlin/Space.kt" suffix(, 0)
    }},
    {"Strips.kt", (const unsigned char[]){
#embed "../Kits/Kotlin/Strips.kt" suffix(, 0)
    }},
    {"Tables.kt", (const unsigned char[]){
#embed "../Kits/Kotlin/Tables.kt" suffix(, 0)
    }},
    {"Tiles.kt", (const unsigned char[]){
#embed "../Kits/Kotlin/Tiles.kt" suffix(, 0)
    }},
    {"Trees.kt", (const unsigned char[]){
#embed "../Kits/Kotlin/Trees.kt" suffix(, 0)
    }},
    {"Types.kt", (const unsigned char[]){
#embed "../Kits/Kotlin/Types.kt" suffix(, 0)
    }},
    {"Waterfalls.kt", (const unsigned char[]){
#embed "../Kits/Kotlin/Waterfalls.kt" suffix(, 0)
    }},
    {0},
};

static const struct IncludedText android_views[] = {
    {"PhotoGridView.kt", (const unsigned char[]){
#embed "../Kits/Android/PhotoGridView.kt" suffix(, 0)
    }},
    {"PhotoTile.kt", (const unsigned char[]){
#embed "../Kits/Android/PhotoTile.kt" suffix(, 0)
    }},
    {"PhotoTileViews.kt", (const unsigned char[]){
#embed "../Kits/Android/PhotoTileViews.kt" suffix(, 0)
    }},
    {0},
};

static const struct IncludedText c_kit[] = {
    {"gridgen_feed.h", (const unsigned char[]){
#embed "../Kits/C/gridgen_feed.h" suffix(, 0)
    }},
    {"gridgen_kit.h", (const unsigned char[]){
#embed "../Kits/C/gridgen_kit.h" suffix(, 0)
    }},
    {0},
};

static const struct IncludedText page[] = {
    {"index.html", (const unsigned char[]){
#embed "../Playground/Page/index.html" suffix(, 0)
    }},
    {"playground.css", (const unsigned char[]){
#embed "../Playground/Page/playground.css" suffix(, 0)
    }},
    {"address-bar.js", (const unsigned char[]){
#embed "../Playground/Page/address-bar.js" suffix(, 0)
    }},
    {"address.js", (const unsigned char[]){
#embed "../Playground/Page/address.js" suffix(, 0)
    }},
    {"by-hand.js", (const unsigned char[]){
#embed "../Playground/Page/by-hand.js" suffix(, 0)
    }},
    {"cheat-sheet.js", (const unsigned char[]){
#embed "../Playground/Page/cheat-sheet.js" suffix(, 0)
    }},
    {"code-height.js", (const unsigned char[]){
#embed "../Playground/Page/code-height.js" suffix(, 0)
    }},
    {"code-pane.js", (const unsigned char[]){
#embed "../Playground/Page/code-pane.js" suffix(, 0)
    }},
    {"code.js", (const unsigned char[]){
#embed "../Playground/Page/code.js" suffix(, 0)
    }},
    {"compare.js", (const unsigned char[]){
#embed "../Playground/Page/compare.js" suffix(, 0)
    }},
    {"compiling.js", (const unsigned char[]){
#embed "../Playground/Page/compiling.js" suffix(, 0)
    }},
    {"contact.js", (const unsigned char[]){
#embed "../Playground/Page/contact.js" suffix(, 0)
    }},
    {"counts.js", (const unsigned char[]){
#embed "../Playground/Page/counts.js" suffix(, 0)
    }},
    {"drag.js", (const unsigned char[]){
#embed "../Playground/Page/drag.js" suffix(, 0)
    }},
    {"element.js", (const unsigned char[]){
#embed "../Playground/Page/element.js" suffix(, 0)
    }},
    {"file-pane.js", (const unsigned char[]){
#embed "../Playground/Page/file-pane.js" suffix(, 0)
    }},
    {"findings.js", (const unsigned char[]){
#embed "../Playground/Page/findings.js" suffix(, 0)
    }},
    {"follow-cursor.js", (const unsigned char[]){
#embed "../Playground/Page/follow-cursor.js" suffix(, 0)
    }},
    {"followed.js", (const unsigned char[]){
#embed "../Playground/Page/followed.js" suffix(, 0)
    }},
    {"host.js", (const unsigned char[]){
#embed "../Playground/Page/host.js" suffix(, 0)
    }},
    {"language.js", (const unsigned char[]){
#embed "../Playground/Page/language.js" suffix(, 0)
    }},
    {"layout-pane.js", (const unsigned char[]){
#embed "../Playground/Page/layout-pane.js" suffix(, 0)
    }},
    {"messages.js", (const unsigned char[]){
#embed "../Playground/Page/messages.js" suffix(, 0)
    }},
    {"own-photos.js", (const unsigned char[]){
#embed "../Playground/Page/own-photos.js" suffix(, 0)
    }},
    {"photos.js", (const unsigned char[]){
#embed "../Playground/Page/photos.js" suffix(, 0)
    }},
    {"picture.js", (const unsigned char[]){
#embed "../Playground/Page/picture.js" suffix(, 0)
    }},
    {"plain-editor.js", (const unsigned char[]){
#embed "../Playground/Page/plain-editor.js" suffix(, 0)
    }},
    {"playground.js", (const unsigned char[]){
#embed "../Playground/Page/playground.js" suffix(, 0)
    }},
    {"save.js", (const unsigned char[]){
#embed "../Playground/Page/save.js" suffix(, 0)
    }},
    {"served.js", (const unsigned char[]){
#embed "../Playground/Page/served.js" suffix(, 0)
    }},
    {"sizes.js", (const unsigned char[]){
#embed "../Playground/Page/sizes.js" suffix(, 0)
    }},
    {"spec-pane.js", (const unsigned char[]){
#embed "../Playground/Page/spec-pane.js" suffix(, 0)
    }},
    {"stage.js", (const unsigned char[]){
#embed "../Playground/Page/stage.js" suffix(, 0)
    }},
    {"state.js", (const unsigned char[]){
#embed "../Playground/Page/state.js" suffix(, 0)
    }},
    {"usage.js", (const unsigned char[]){
#embed "../Playground/Page/usage.js" suffix(, 0)
    }},
    {"verdict.js", (const unsigned char[]){
#embed "../Playground/Page/verdict.js" suffix(, 0)
    }},
    {"view.js", (const unsigned char[]){
#embed "../Playground/Page/view.js" suffix(, 0)
    }},
    {"work.js", (const unsigned char[]){
#embed "../Playground/Page/work.js" suffix(, 0)
    }},
    {0},
};

static const struct IncludedText specs[] = {
    {"album.grid", (const unsigned char[]){
#embed "../../specs/album.grid" suffix(, 0)
    }},
    {"bluesky.grid", (const unsigned char[]){
#embed "../../specs/bluesky.grid" suffix(, 0)
    }},
    {"carousel.grid", (const unsigned char[]){
#embed "../../specs/carousel.grid" suffix(, 0)
    }},
    {"discord.grid", (const unsigned char[]){
#embed "../../specs/discord.grid" suffix(, 0)
    }},
    {"element.grid", (const unsigned char[]){
#embed "../../specs/element.grid" suffix(, 0)
    }},
    {"explore.grid", (const unsigned char[]){
#embed "../../specs/explore.grid" suffix(, 0)
    }},
    {"facebook.grid", (const unsigned char[]){
#embed "../../specs/facebook.grid" suffix(, 0)
    }},
    {"feed.grid", (const unsigned char[]){
#embed "../../specs/feed.grid" suffix(, 0)
    }},
    {"instagram.grid", (const unsigned char[]){
#embed "../../specs/instagram.grid" suffix(, 0)
    }},
    {"justified.grid", (const unsigned char[]){
#embed "../../specs/justified.grid" suffix(, 0)
    }},
    {"listing.grid", (const unsigned char[]){
#embed "../../specs/listing.grid" suffix(, 0)
    }},
    {"moments.grid", (const unsigned char[]){
#embed "../../specs/moments.grid" suffix(, 0)
    }},
    {"mosaic.grid", (const unsigned char[]){
#embed "../../specs/mosaic.grid" suffix(, 0)
    }},
    {"nice.grid", (const unsigned char[]){
#embed "../../specs/nice.grid" suffix(, 0)
    }},
    {"ninegrid.grid", (const unsigned char[]){
#embed "../../specs/ninegrid.grid" suffix(, 0)
    }},
    {"picker.grid", (const unsigned char[]){
#embed "../../specs/picker.grid" suffix(, 0)
    }},
    {"puzzle.grid", (const unsigned char[]){
#embed "../../specs/puzzle.grid" suffix(, 0)
    }},
    {"shelf.grid", (const unsigned char[]){
#embed "../../specs/shelf.grid" suffix(, 0)
    }},
    {"signal.grid", (const unsigned char[]){
#embed "../../specs/signal.grid" suffix(, 0)
    }},
    {"wall.grid", (const unsigned char[]){
#embed "../../specs/wall.grid" suffix(, 0)
    }},
    {"x.grid", (const unsigned char[]){
#embed "../../specs/x.grid" suffix(, 0)
    }},
    {0},
};

static const struct IncludedText cheat_sheet[] = {
    {"CheatSheet.md", (const unsigned char[]){
#embed "../Documentation.docc/CheatSheet.md" suffix(, 0)
    }},
    {0},
};

const struct IncludedText *included_swift_kit(void) { return swift_kit; }
const struct IncludedText *included_typescript_kit(void) { return typescript_kit; }
const struct IncludedText *included_kotlin_kit(void) { return kotlin_kit; }
const struct IncludedText *included_android_views(void) { return android_views; }
const struct IncludedText *included_c_kit(void) { return c_kit; }
const struct IncludedText *included_page(void) { return page; }
const struct IncludedText *included_specs(void) { return specs; }
const struct IncludedText *included_cheat_sheet(void) { return cheat_sheet; }
