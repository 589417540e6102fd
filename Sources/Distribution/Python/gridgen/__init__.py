"""gridgen as WebAssembly, for machines for which there is no program."""
