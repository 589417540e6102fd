internal import Glibc
internal import GridCommand

exit(runGridgen(processArguments()))
