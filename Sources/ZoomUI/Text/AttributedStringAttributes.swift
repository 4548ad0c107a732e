// Looks of attributed strings.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

extension AttributeScopes {
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension TextContent.Run {
  /// A run with the looks that SwiftUI's attributes give it.
  mutating func take(_ run: AttributedString.Runs.Run) {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    if let value = run[Scope.FontAttribute.self] { font = value.reference }
    if let value = run[Scope.ForegroundColorAttribute.self] { style = .color(value.reference) }
    if run[Scope.StrikethroughStyleAttribute.self] != nil { isStruckThrough = true }
    if run[Scope.UnderlineStyleAttribute.self] != nil { isUnderlined = true }
    if let value = run[Scope.KerningAttribute.self] { kerning = Double(value) }
    if let value = run[Scope.TrackingAttribute.self] { tracking = Double(value) }
    if let value = run[Scope.BaselineOffsetAttribute.self] { baselineOffset = Double(value) }
    if run[AttributeScopes.FoundationAttributes.LinkAttribute.self] != nil, style == nil {
      style = .tint
    }
  }
}
