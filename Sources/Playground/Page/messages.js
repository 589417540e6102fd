// What the page says, apart from diagnostics.

/// A count with its noun.
export const counted = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;
export const photosInWords = count => counted(count, "photo");

export const messages = {
  ended: "gridgen has ended, so nothing is compiled or written any more. Start `gridgen play` again, and copy what you need.",
  tooSlow: "This spec takes too long for the playground, which has stopped it. The command line has no such limit.",
  failed: "The compiler has failed on this spec, and was started again. This is a defect of gridgen: please report the spec.",
  notRunning: reason => `The compiler doesn't run in this browser: ${reason}`,
  damagedLink: "The link is damaged, so this is an example. ",
  noFindings: "No findings",
  lastGood: "; the last good layout is still shown",
  firstGood: "The layout appears once the spec has no errors.",
  noLayout: count => `The spec has no layout for ${photosInWords(count)}.`,
  noLanes: "this browser has no grid lanes yet, so its CSS makes rows of a waterfall",
  exactFrames: reason => `Drawn from the exact frames: ${reason}.`,
  cssMatches: "CSS matches.",
  cssDiffers: pixels => `CSS and exact frames differ by ${pixels} px.`,
  lacksLanes: " This browser has no grid lanes yet.",
  notFormatted: "A spec with a syntax error can't be formatted",
  linkOfFile: "A link to this page works on this computer only, since the page is a file here. Send the file, or put it on a host. Save "
    + "writes the spec alone.",
  linkOfServer: "A link to this page works on this computer only, and only until gridgen ends. Send the spec, or what `gridgen play -o` "
    + "writes.",
  largeFile: "This file is too large for a spec",
  noPicture: "None of these files is a picture or a spec",
  ownPhotos: count => `${photosInWords(count)} of yours`,
  line: (isHorizontal, number) => `Line ${number}, between ${isHorizontal ? "rows" : "columns"}`,
  notByHand: reason => `That can't be: ${reason}.`,
  wide: width => `${width} wide`,
  now: "Now",
  committed: "As committed",
  lacksLayout: "no layout",
  oldErrors: "it has errors",
  sameLayout: "the same layout",
  removed: count => `Removed; ${photosInWords(count)} left`,
  conflict: name => `${name} has changed on disk, and here. Nothing is written until you choose. On disk:`,
  notWritten: (name, reason) => `${name} can't be written: ${reason}.`,
};
