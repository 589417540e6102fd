// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

// The part of Foundation that UIKit's stand-in uses, for targets without Foundation: declarations to compile against.

public typealias CGFloat = Double
public typealias TimeInterval = Double
public struct CGPoint: Equatable, Sendable {
    public var x, y: CGFloat; public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) };
    public static let zero = CGPoint(x: 0, y: 0)
}
public struct CGSize: Equatable, Sendable {
    public var width, height: CGFloat;
    public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) };
    public static let zero = CGSize(width: 0, height: 0)
}
public struct CGRect: Equatable, Sendable {
    public var origin: CGPoint, size: CGSize
    public init(origin: CGPoint, size: CGSize) { (self.origin, self.size) = (origin, size) }
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }
    public static let zero = CGRect(origin: .zero, size: .zero)
    public var width: CGFloat { size.width }; public var height: CGFloat { size.height }
    public var minX: CGFloat { origin.x }; public var minY: CGFloat { origin.y };
    public var maxX: CGFloat { origin.x + size.width }; public var maxY: CGFloat { origin.y + size.height }
    public var midX: CGFloat { origin.x + size.width / 2 };
    public var midY: CGFloat { origin.y + size.height / 2 }
    public func contains(_ point: CGPoint) -> Bool { false }
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
}
public struct IndexPath: Hashable, Sendable, ExpressibleByArrayLiteral {
    var a: [Int]; public init(arrayLiteral e: Int...) { a = e }; public subscript(i: Int) -> Int { a[i] };
    public var count: Int { a.count }
}
public struct IndexSet: Sequence, Sendable, ExpressibleByArrayLiteral {
    public init(arrayLiteral elements: Int...) {}
    public func makeIterator() -> IndexingIterator<[Int]> { [Int]().makeIterator() }
}
public protocol NSObjectProtocol: AnyObject {}
open class NSObject: NSObjectProtocol, Hashable {
    public init() {}
    open func isEqual(_ object: Any?) -> Bool { false }
    open var hash: Int { 0 }
    public static func == (first: NSObject, second: NSObject) -> Bool { first === second }
    public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
public struct NSZone {}
public protocol NSCopying { func copy(with zone: NSZone?) -> Any }
extension NSObject { public func copy() -> Any { self } }
open class NSCoder: NSObject {}
public class Thread: NSObject { public class func detachNewThread(_ block: () -> Void) {} }
public final class ProcessInfo: NSObject {
    public static var processInfo: ProcessInfo { ProcessInfo() }
    public var environment: [String: String] { [:] }
}
open class Bundle: NSObject {
    public static var main: Bundle { Bundle() }
    public var preferredLocalizations: [String] { [] }
}
public struct Notification { public init() {} }
public class NSNotification: NSObject {
    public struct Name { public init(_ name: String) {} }
}
public class OperationQueue: NSObject {}
public class NotificationCenter: NSObject {
    public static var `default`: NotificationCenter { NotificationCenter() }
    public func post(name: NSNotification.Name, object: NSObject?) {}
    public func addObserver(
        forName name: NSNotification.Name?, object: NSObject?, queue: OperationQueue?,
        using block: @escaping (Notification) -> Void
    ) -> any NSObjectProtocol { NSObject() }
    public func removeObserver(_ observer: any NSObjectProtocol) {}
}
public class NSNumber: NSObject { public init(value: Int) { super.init() } }
public class NumberFormatter: NSObject {
    public enum Style { case decimal }
    public class func localizedString(from number: NSNumber, number style: Style) -> String { "" }
}
public let NSNotFound = Int.max
