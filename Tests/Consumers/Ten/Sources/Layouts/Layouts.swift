// The specs of this target and of its folders make all of its code; a target needs one file of Swift to be built.
