// All code of this target is generated from specs, but a target needs at least one Swift file.
