/// A module that apps import, and the types in it that have a name which somebody might give a grid.
///
/// Types of UIKit and AppKit begin with `UI` and `NS`, so only the modules themselves are here. Every list is sorted.
struct ModuleNames: Sendable {
    /// The module: `SwiftUI`.
    let module: String
    /// The names of its types.
    let types: [String]

    /// All modules.
    static let all = [
        swift, foundation, swiftUI, gridgenKit,
        ModuleNames(module: "AVKit", types: ["VideoPlayer"]),
        ModuleNames(module: "AppKit", types: []),
        ModuleNames(module: "Charts", types: ["Chart"]),
        ModuleNames(module: "MapKit", types: ["Annotation", "Map", "Marker"]),
        ModuleNames(module: "PhotosUI", types: ["PhotosPicker", "PhotosPickerItem"]),
        ModuleNames(module: "UIKit", types: []),
        ModuleNames(module: "WebKit", types: ["WebPage", "WebView"]),
    ]

    private static let swift = ModuleNames(
        module: "Swift",
        types: [
            "Actor", "Any", "Array", "ArraySlice", "AsyncSequence", "AsyncStream", "Bool", "CaseIterable",
            "Character", "Clock", "ClosedRange", "Codable", "CodingKey", "Collection", "CommandLine",
            "Comparable", "Copyable", "Decodable", "Decoder", "Dictionary", "Double", "Duration", "Encodable",
            "Encoder", "Equatable", "Error", "Executor", "Float", "Hashable", "Hasher", "Identifiable", "Int",
            "KeyPath", "MainActor", "Mirror", "Never", "Numeric", "Optional", "Range", "Regex",
            "Repeated", "Result", "Sendable", "Sequence", "Set", "Slice", "Span", "Strideable", "String",
            "Substring", "Task", "TaskGroup", "UInt", "Unicode", "Void",
        ])

    private static let foundation = ModuleNames(
        module: "Foundation",
        types: [
            "AffineTransform", "AttributeContainer", "AttributedString", "Bundle", "Calendar", "CharacterSet",
            "Data", "Date", "DateComponents", "DateFormatter", "DateInterval", "Decimal", "Dimension",
            "Expression", "FileHandle", "FileManager", "Formatter", "Host", "IndexPath", "IndexSet",
            "InputStream", "Locale", "Measurement", "Morphology", "Notification", "NotificationCenter",
            "Operation", "OperationQueue", "OutputStream", "Pipe", "Port", "Predicate", "Process",
            "ProcessInfo", "Progress", "RunLoop", "Scanner", "SortDescriptor", "SortOrder", "Stream",
            "Thread",
            "TimeInterval", "TimeZone", "Timer", "URL", "URLRequest", "URLSession", "UUID", "UndoManager",
            "Unit", "UserDefaults",
        ])

    private static let swiftUI = ModuleNames(
        module: "SwiftUI",
        types: [
            "ActionSheet", "Alert", "AlertScene", "Alignment", "Anchor", "Angle", "AngularGradient",
            "Animatable", "Animation", "AnyLayout", "AnyShape", "AnyView", "App", "AppStorage", "AsyncImage",
            "Axis", "Bindable", "Binding", "BlendMode", "Button", "Canvas", "Capsule", "Circle", "Color",
            "ColorPicker", "ColorScheme", "CommandGroup", "CommandMenu", "Commands", "ConcentricRectangle",
            "ContainerRelativeShape", "ContentMode", "ContentUnavailableView", "ControlGroup", "ControlSize",
            "CoordinateSpace", "DatePicker", "DisclosureGroup", "Divider", "DocumentGroup",
            "DocumentLaunchView", "DragGesture", "DropInfo", "Edge", "EdgeInsets", "EditButton", "EditMode",
            "Ellipse", "EllipticalGradient", "EmptyView", "Environment", "EnvironmentObject",
            "EnvironmentValues", "EquatableView", "FetchRequest", "FetchedResults", "FillStyle", "FocusState",
            "FocusedValue", "Font", "ForEach", "Form", "Gauge", "GeometryProxy", "GeometryReader",
            "GeometryReader3D", "Gesture", "GestureState", "Glass", "GlassEffectContainer", "Gradient",
            "GraphicsContext", "Grid", "GridItem", "GridRow", "Group", "GroupBox", "HSplitView", "HStack",
            "HStackLayout", "HelpLink", "HorizontalAlignment", "HorizontalEdge", "Image", "ImageRenderer",
            "ImmersiveSpace", "KeyframeAnimator", "Label", "LabeledContent", "Layout", "LayoutDirection",
            "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "LinearGradient", "Link", "List",
            "LongPressGesture", "MagnifyGesture", "Material", "Menu", "MenuBarExtra", "MenuButton",
            "MeshGradient", "ModifiedContent", "MultiDatePicker", "Namespace", "NavigationLink",
            "NavigationPath", "NavigationSplitView", "NavigationStack", "NavigationView", "NewDocumentButton",
            "ObservedObject", "OffsetShape", "OutlineGroup", "PasteButton", "Path", "PhaseAnimator", "Picker",
            "PreferenceKey", "Preview", "PreviewProvider", "ProgressView", "Prominence", "ProposedViewSize",
            "RadialGradient", "Rectangle", "RenameButton", "RotateGesture", "RotatedShape",
            "RoundedRectangle",
            "ScaledMetric", "ScaledShape", "Scene", "SceneStorage", "ScrollPosition", "ScrollView",
            "ScrollViewReader", "Section", "SecureField", "Settings", "SettingsLink", "Shader", "Shape",
            "ShapeStyle", "ShareLink", "SharePreview", "Slider", "Spacer", "Spring", "State", "StateObject",
            "Stepper", "StrokeStyle", "SubscriptionView", "Subview", "Tab", "TabSection", "TabView", "Table",
            "TableColumn", "TableRow", "TapGesture", "Text", "TextEditor", "TextField", "TextFieldLink",
            "TextRenderer", "TextSelection", "TimelineView", "Toggle", "ToolbarItem", "ToolbarItemGroup",
            "ToolbarSpacer", "Transaction", "TransformedShape", "Transition", "TupleView",
            "UnevenRoundedRectangle", "UnitCurve", "UnitPoint", "UtilityWindow", "VSplitView", "VStack",
            "VStackLayout", "VerticalAlignment", "VerticalEdge", "View", "ViewBuilder", "ViewModifier",
            "ViewThatFits", "Visibility", "Widget", "WidgetBundle", "Window", "WindowGroup",
            "WindowVisibilityToggle", "ZStack", "ZStackLayout",
        ])

    private static let gridgenKit = ModuleNames(
        module: "GridgenKit",
        types: [
            "CompiledPhotoGrid", "EditablePhotoGrid", "FilledPhotoGrid", "JustifiedPhotoGrid", "PhotoBlock",
            "PhotoColumns", "PhotoEdges", "PhotoFeedAnchor", "PhotoFeedIndex", "PhotoFocus", "PhotoFrame",
            "PhotoGrid", "PhotoGridCollectionLayout", "PhotoGridCollectionLayoutDelegate",
            "PhotoGridConstraints", "PhotoGridLayout", "PhotoGridLayoutAttributes", "PhotoGridView",
            "PhotoImageView", "PhotoInsets", "PhotoLayout", "PhotoMore", "PhotoMoreView", "PhotoMove",
            "PhotoPlan", "PhotoPlatformCollectionLayout", "PhotoPlatformMenu", "PhotoPlatformView",
            "PhotoRequest", "PhotoReusable", "PhotoRole", "PhotoRowPlan", "PhotoRows", "PhotoSize",
            "PhotoSpace", "PhotoTile", "RatioPhotoGrid", "WaterfallPhotoGrid", "WidthPhotoGrid",
        ])
}
