import Testing
@testable import Playground

@Suite struct PlaygroundTests {}
