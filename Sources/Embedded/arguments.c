// The arguments of the process, which Embedded Swift doesn't keep. glibc passes them to constructors, too.
static int count;
static char **arguments;

__attribute__((constructor)) static void keep_arguments(int argc, char **argv) {
    count = argc;
    arguments = argv;
}

int embedded_argc(void) { return count; }
char **embedded_argv(void) { return arguments; }
