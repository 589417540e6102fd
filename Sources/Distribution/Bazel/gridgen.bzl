"""Compiles layout specs in Bazel.

`grid_library` runs one action for each spec. An action reads the spec, the options file and the program, sees neither the
environment nor the network, and names no absolute path; so its outputs can be cached and made on other machines.
"""

_SUFFIXES = {
    "swift": ".swift",
    "ts": ".ts",
    "js": ".js",
    "dts": ".d.ts",
    "kotlin": ".kt",
    "c": ".h",
    "json": ".json",
    "css": ".css",
    "html": ".html",
    "svg": ".svg",
    "images": ".images.json",
}

def _grid_library_impl(ctx):
    made = {kind: [] for kind in ctx.attr.emit}
    for spec in ctx.files.srcs:
        outputs = [
            ctx.actions.declare_file(spec.basename + _SUFFIXES[kind], sibling = spec)
            for kind in ctx.attr.emit
        ]
        for kind, output in zip(ctx.attr.emit, outputs):
            made[kind].append(output)
        arguments = ctx.actions.args()
        arguments.add("build")
        arguments.add("--quiet")
        arguments.add_joined("--emit", ctx.attr.emit, join_with = ",")
        arguments.add("--out-dir", outputs[0].dirname)
        if ctx.file.options:
            arguments.add("--options", ctx.file.options)
        arguments.add("--")
        arguments.add(spec)
        ctx.actions.run(
            executable = ctx.executable._gridgen,
            arguments = [arguments],
            inputs = [spec] + ctx.files.options,
            outputs = outputs,
            env = {},
            mnemonic = "Grid",
            progress_message = "Compiling %s" % spec.short_path,
        )
    return [
        DefaultInfo(files = depset([output for kind in ctx.attr.emit for output in made[kind]])),
        OutputGroupInfo(**{kind: depset(outputs) for kind, outputs in made.items()}),
    ]

grid_library = rule(
    implementation = _grid_library_impl,
    doc = "Compiles specs. Each output is also an output group with the name of its kind, such as `swift`.",
    attrs = {
        "srcs": attr.label_list(
            doc = "The specs, in the package of the rule.",
            allow_files = [".grid"],
            mandatory = True,
        ),
        "emit": attr.string_list(
            doc = "What to generate: %s." % ", ".join(_SUFFIXES.keys()),
            mandatory = True,
            allow_empty = False,
        ),
        "options": attr.label(
            doc = "A file of options for all specs, such as `--access public`.",
            allow_single_file = True,
        ),
        "_gridgen": attr.label(
            default = Label("//:gridgen"),
            allow_single_file = True,
            executable = True,
            cfg = "exec",
        ),
    },
)
