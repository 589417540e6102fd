// What style-loader and css-loader do with a style sheet that imports nothing.
module.exports = sheet => `const style = document.createElement("style");
style.textContent = ${JSON.stringify(sheet)};
document.head.append(style);`;
