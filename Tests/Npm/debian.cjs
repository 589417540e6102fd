// Debian's webpack asks node where Debian has its packages, which others than Debian's own don't know.
const variables = { node_prefix: "/usr", node_relative_path: "share/nodejs", ...process.config.variables };
Object.defineProperty(process, "config", { value: { ...process.config, variables } });
