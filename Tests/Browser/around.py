"""Pages that albums are put into: parents, styles of pages, and kinds of children."""

#: Parents, `@` for the album, with a style of its own in brackets: how wide the album has to be, and the markup.
#:
#: fill: as wide as the parent; shrink: its natural width, where the parent has that much room; fit: its natural width or less
#: if there is less room, in percent of the room, less some pixels.
PARENTS = {
    "block": ("fill", "<div>@</div>"),
    "card": ("fill", '<article style="border: 1px solid; padding: 16px; display: flex; flex-direction: column; gap: 8px">'
             "<h3>Title</h3>@<p>Text</p></article>"),
    "article": ("fill", '<article class="prose"><p>Text before</p>@<p>Text after</p></article>'),
    "message": ("fill", '<div style="display: flex; gap: 10px"><i style="width: 40px; height: 40px; flex: none"></i>'
                '<div style="flex: 1; min-width: 0"><p>Name</p>@</div></div>'),
    "float": ("shrink", '<div style="float: left">@</div>'),
    "inline block": ("shrink", '<div style="display: inline-block">@</div>'),
    "fit-content": ("shrink", '<div style="width: fit-content">@</div>'),
    "absolute": ("shrink", '<div style="position: absolute">@</div>'),
    "cell": ("shrink", '<table style="border-spacing: 0; width: auto"><tr><td style="padding: 0">@</table>'),
    "inline grid": ("shrink", '<div style="display: inline-grid">@</div>'),
    "child of flex": ("shrink", '<div style="display: flex"><div>@</div></div>'),
    "bubble": (("fit", 75, 0), '<div style="width: fit-content; max-width: 75%; padding: 8px 10px; box-sizing: content-box">'
               "<p>Hi</p>@</div>"),
    "bubble in flex": (("fit", 75, 20), '<div style="display: flex; flex-direction: column; align-items: flex-end">'
                       '<div style="max-width: 75%; padding: 8px 10px; box-sizing: border-box">@<p>Hi</p></div></div>'),
    "dialog": (("fit", 60, 0), '<dialog open style="position: relative; margin: 0; border: 0; padding: 20px; max-width: 60%; '
               'box-sizing: content-box">@</dialog>'),
    "flex item": (("fit", 100, 0), '<div style="display: flex">@</div>'),
    "column": (("fit", 100, 0), '<div style="display: flex; flex-direction: column; align-items: flex-start">@</div>'),
    "floating": (("fit", 100, 0), '<div style="display: flow-root">@[float: left]</div>'),
    "positioned": (("fit", 100, 0), '<div style="position: relative; height: 900px">@[position: absolute; height: auto]</div>'),
    "flex row": (("fit", 100, 60), '<div style="display: flex">@<i style="width: 60px; height: 900px; flex: none"></i></div>'),
    "grid row": ("area", '<div style="display: grid; grid-template-columns: minmax(0, 1fr) 60px">@'
                 '<i style="height: 900px"></i></div>'),
    "auto column": ("area", '<div style="display: grid; grid-template-columns: auto 60px">@<i style="height: 900px"></i></div>'),
    "centered": (("fit", 100, 0), '<div style="display: grid; place-items: center; height: 3000px">@</div>'),
}

#: What styles of pages say of what albums consist of.
BASES = {
    "none": "",
    "preflight": """
        *, ::after, ::before, ::backdrop, ::file-selector-button { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid }
        html { line-height: 1.5 } ol, ul, menu { list-style: none } button { font: inherit; background: transparent; border-radius: 0 }
        img, svg, video, canvas, audio, iframe, embed, object { display: block; vertical-align: middle }
        img, video { max-width: 100%; height: auto }""",
    "typography": """
        *, ::before, ::after { box-sizing: border-box; border: 0 solid } body, figure, p, ul { margin: 0; padding: 0 }
        img, video { display: block; max-width: 100%; height: auto }
        .prose { max-width: 65ch; line-height: 1.75 }
        .prose :where(p):not(:where([class~="not-prose"], [class~="not-prose"] *)) { margin-top: 1.25em; margin-bottom: 1.25em }
        .prose :where(img):not(:where([class~="not-prose"], [class~="not-prose"] *)) { margin-top: 2em; margin-bottom: 2em }
        .prose :where(picture):not(:where([class~="not-prose"] *)) { display: block; margin-top: 2em; margin-bottom: 2em }
        .prose :where(picture > img):not(:where([class~="not-prose"] *)) { margin-top: 0; margin-bottom: 0 }
        .prose :where(figure):not(:where([class~="not-prose"] *)) { margin-top: 2em; margin-bottom: 2em }
        .prose :where(figure > *):not(:where([class~="not-prose"] *)) { margin-top: 0; margin-bottom: 0 }
        .prose :where(ul):not(:where([class~="not-prose"] *)) { list-style-type: disc; margin: 1.25em 0; padding-inline-start: 1.625em }
        .prose :where(li):not(:where([class~="not-prose"] *)) { margin-top: 0.5em; margin-bottom: 0.5em }
        .prose :where(ul > li):not(:where([class~="not-prose"] *)) { padding-inline-start: 0.375em }
        .prose :where(.prose > ul > li p) { margin: 0.75em 0 }""",
    "reboot": """
        *, *::before, *::after { box-sizing: border-box } body { margin: 0; font: 16px/1.5 sans-serif }
        p, ul { margin-top: 0; margin-bottom: 1rem } ul { padding-left: 2rem } figure { margin: 0 0 1rem }
        img, svg { vertical-align: middle } button { border-radius: 0; margin: 0; font-family: inherit }
        .img-fluid, figure img { max-width: 100%; height: auto } dialog { border: 1px solid }""",
    "normalize": """
        html { line-height: 1.15; -webkit-text-size-adjust: 100% } body { margin: 0 } img { border-style: none }
        button { font-family: inherit; font-size: 100%; line-height: 1.15; margin: 0; overflow: visible; text-transform: none }""",
    "owl": "body { line-height: 1.5 } * + * { margin-top: 1.5em } .prose > * + * { margin-block-start: 2em } img + * { margin: 1em }",
    "content box": """
        img { box-sizing: content-box; padding: 4px; border: 1px solid #ddd; margin: 1em 0 } figure { margin: 1em 40px; padding: 5px }
        .page img { padding: 6px; margin: 0 0 2em; height: auto; max-width: 100%; min-width: 80px }
        .page figure img { display: inline; width: 90%; border: 3px solid } li { padding: 8px; margin: 4px 0 }
        button { padding: 2px 10px; border: 2px outset } a { padding: 3px; display: inline-block }""",
}

#: The children of albums; `#` for the image.
KINDS = {
    "image": '<img src="#" alt="" STYLE>',
    "link": '<a href="#1" STYLE><img src="#" alt=""></a>',
    "figure": '<figure STYLE><img src="#" alt=""><figcaption>Words</figcaption></figure>',
    "button": '<button STYLE><img src="#" alt=""></button>',
    "picture": '<picture STYLE><source srcset="#"><img src="#" alt=""></picture>',
    "item": '<li STYLE><a href="#1"><picture><img src="#" alt=""></picture></a></li>',
    "box": "<div STYLE>Words</div>",
}

#: Specs with the counts to lay out; those without a rule come last. The name is the class, too;
#: `baked` has the sheet of `gridgen bake`.
SPECS = {
    "tiles": ("gap 4\ninset 3\n2: 2\n3: 1 | (1, 1)\n5: 2, 3\n", [2, 3, 5, 1]),
    "rows": ("gap 4\ntile 4:3\n2..: rows of 3\n", [2, 7, 1]),
    "more": ("gap 4\n2: 2\n3: aab / aac\n4..: show 3\n", [3, 8, 1]),
    "photos": ("gap 4\ntile photo 1:2..2:1\n2: 2\n5: 2, 3\n", [2, 5, 1]),
    "blocks": ("gap 4\ntile photo 1:2..2:1\n4: 1 | (1, 1, 1)\n", [4, 2]),
    "sections": ("gap 4\n2..6: rows of 2\nwhen width >= 300 {\n  2..6: rows of 3\n}\n", [2, 5, 1]),
    "partly": ("gap 4\nwhen width >= 250 {\n  2..6: rows of 3\n}\n", [4, 1]),
    "framed": ("gap 4\nframe 2:1\n2..6: rows of 3\n", [4, 1]),
    "tall": ("gap 4\n5: 1, 1, 1, 2\n", [5, 1]),
    "baked": ("gap 4\ninset 3\ntile photo 1:2..2:1\n5: 2, 3\n", [5]),
    "sized": ("gap 4\ntile 30x20\n2..6: rows of 3\n", [2, 5, 1]),
}
