# `make help` lists the targets.
# Where `make generate` writes, and the specs that a style sheet and the list of images can express.
out := generated
sheets := $(filter-out specs/album.grid specs/justified.grid,$(wildcard specs/*.grid))
# Of the others, generated has code on a kit, and neither a page nor JavaScript.
standalone := $(addprefix specs/,$(addsuffix .grid,album feed justified moments nice))
pages := $(addprefix specs/,$(addsuffix .grid,moments))

.DEFAULT_GOAL := help
.PHONY: help build test record lint format generate docs release server dist playground wasi npm tools compilers languages browsers consumers bench cost fuzz ci

help: ## list these targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/\1\t\2/p' Makefile | expand -t 12

build: ## build, with warnings as errors
	swift build --build-tests -Xswiftc -warnings-as-errors

test: ## run the tests that need the toolchain only; print failures and a summary
	swift test --quiet

record: ## write what the compiler contains of the kit, goldens, listings, generated files and documentation again; fails if one has changed
	swift run recorder; kit=$$?; \
	    GRIDGEN_RECORD=1 swift test --filter "CorpusTests|CommandGoldenTests|GuessTests" && exit $$kit

lint: ## check the style of the sources
	swift format lint --strict --recursive Package.swift Sources Tests

format: ## format the sources
	swift format --in-place --recursive Package.swift Sources Tests

generate: ## update generated from specs
	swift run gridgen specs --emit json,svg --out-dir $(out)
	swift run gridgen $(standalone) --emit swift,ts,kotlin,c --out-dir $(out)
	swift run gridgen $(filter-out $(standalone),$(wildcard specs/*.grid)) --emit swift,ts,kotlin,c --kit --out-dir $(out)
	swift run gridgen $(sheets) --emit css,images --out-dir $(out)
	swift run gridgen $(pages) --emit html,js,dts --out-dir $(out)

playground: ## build the page with the compiler in it, which `gridgen play -o` writes; names the tools that are missing
	Sources/Playground/build

wasi: ## build gridgen as WebAssembly, which node runs as .build/wasi/gridgen.js; names the tools that are missing
	Sources/Wasi/build

npm: ## pack the package for npm, .build/npm/gridgen.tgz; names the tools that are missing
	Sources/Npm/build

docs: ## build the documentation as a web site in .build/documentation
	Sources/Documentation.docc/build .build/documentation

release: ## build gridgen stripped and, on Linux, in Embedded Swift without shared libraries; print its size and start-up time
	Tests/Consumers/release

server: ## build the language server, on Linux without shared libraries of Swift, in .build/static
	swift build -c release --product gridgen-language-server $(if $(filter Linux,$(shell uname)),--static-swift-stdlib)
	mkdir -p .build/static
	cp "$$(swift build -c release --show-bin-path)/gridgen-language-server" .build/static
	strip .build/static/gridgen-language-server

dist: release ## put together what a release consists of, in .build/dist; with WebAssembly where its tools are
	Sources/Npm/build || rm -f .build/wasi/gridgen.wasm .build/npm/gridgen.tgz
	Sources/Distribution/build

tools: ## run the tests that need other tools, which Tests/install-tools installs
	Tests/skipped required

compilers: ## compile generated Swift in every mode and under every name, and compare the results
	Tests/skipped compiler
	Tests/Compilers/swift-matrix
	Tests/Compilers/swift-names
	Tests/Compilers/allocations

languages: ## compare the frames of TypeScript, Kotlin and C with those of Swift, and compile what the documentation shows
	swift build
	Tests/Languages/compare .build/debug/gridgen --random 5
	Tests/Languages/vectors .build/debug/gridgen
	Tests/Languages/pages .build/debug/gridgen
	Tests/Languages/only .build/debug/gridgen

browsers: ## lay out style sheets in the installed browsers, and use the playground in them
	swift build
	Tests/Browser/run .build/debug/gridgen --random 20
	Tests/Browser/bake .build/debug/gridgen --random 20
	Tests/Browser/images .build/debug/gridgen
	Tests/Browser/pictures .build/debug/gridgen --random 20
	Tests/Playground/compare .build/debug/gridgen
	Tests/Playground/run

consumers: ## build packages and projects that use gridgen, and check what each change rebuilds
	swift build
	Tests/Consumers/packages
	Tests/Consumers/build-systems
	Tests/Consumers/gradle
	Tests/Consumers/xcode
	Tests/Consumers/documentation
	Tests/Consumers/editors
	Tests/Consumers/action .build/debug/gridgen
	Tests/Consumers/completions
	Tests/Consumers/watch
	Tests/Consumers/seeds .build/debug/gridgen
	Tests/Consumers/dist
	Tests/Consumers/hooks
	Tests/Consumers/bazel

cost: release ## count the release's instructions and bytes; fails if they exceed the recorded figures by 2 %
	Tests/Benchmarks/cost

fuzz: ## fuzz the compiler and its command line for five minutes, then try specs with extreme numbers
	Tests/Fuzz/run
	Tests/Fuzz/extremes --count 10000

bench: ## compare gridgen with the fastest schema compilers, and generated code with code by hand
	Tests/Benchmarks/bench

ci: ## run all checks of CI
	bash .ci/run
