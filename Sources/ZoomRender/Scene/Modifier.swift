// The modifiers of the vocabulary, with their arguments.

/// A view modifier. Names are SwiftUI's; lengths are points, angles radians, `nil` the default.
public indirect enum Modifier: Sendable, Equatable, Codable {
  /// Names the view as modified so far.
  case name(String)

  // Layout
  case frame(width: Double?, height: Double?, alignment: Alignment)
  case flexibleFrame(FlexibleFrame)
  case padding(Insets)
  case aspectRatio(Double?, ContentMode)
  case fixedSize(horizontal: Bool, vertical: Bool)
  case layoutPriority(Double)
  case alignmentGuide(AlignmentGuide)
  case offset(Vector)
  case position(Point)
  case zIndex(Double)
  case containerRelativeFrame(ContainerRelativeFrame)
  case layoutValue(name: String, value: Double)
  case gridCellColumns(Int)
  case gridColumnAlignment(HorizontalAlignment)
  case gridCellAnchor(UnitPoint)
  case gridCellUnsizedAxes(Axis.Set)
  case ignoresSafeArea(edges: Edge.Set)
  case safeAreaInset(edge: Edge, alignment: Alignment, spacing: Double?, content: [ViewNode])
  case safeAreaPadding(Insets)
  case contentMargins(Insets, edges: Edge.Set, placement: ContentMarginPlacement)
  case defaultScrollAnchor(UnitPoint, role: ScrollAnchorRole?)
  case scrollPosition(id: Value?, anchor: UnitPoint?)
  case scrollTargetLayout
  case scrollDisabled(Bool)
  /// Draws what lies beside a scroll view's frame too.
  case scrollClipDisabled(Bool)

  // Effects on drawing
  case rotationEffect(radians: Double, anchor: UnitPoint)
  case rotation3DEffect(Rotation3D)
  case scaleEffect(x: Double, y: Double, anchor: UnitPoint)
  case transformEffect(Affine)
  /// Row-major 3×3, as `ProjectionTransform`: x' = (m11 x + m21 y + m31) / w.
  case projectionEffect([Double])
  case opacity(Double)
  case blur(radius: Double)
  case shadow(Shadow)
  case colorEffect(ColorEffect)
  case blendMode(BlendMode)
  case compositingGroup
  case drawingGroup
  case clipShape(Shape)
  case clipped
  case mask(alignment: Alignment, content: [ViewNode])
  case hidden
  case glassEffect(GlassEffect)
  case glassEffectID(Value, namespace: NamespaceID)

  // Views before and behind
  case overlay(alignment: Alignment, content: [ViewNode])
  case overlayStyle(ShapeStyle, shape: Shape?, ignoresSafeAreaEdges: Edge.Set)
  case background(alignment: Alignment, content: [ViewNode])
  case backgroundStyle(ShapeStyle, shape: Shape?, ignoresSafeAreaEdges: Edge.Set)
  case border(ShapeStyle, width: Double)

  // Environment
  case foregroundStyle([ShapeStyle])
  case tint(ShapeStyle)
  case font(FontReference)
  case fontWeight(FontWeight?)
  case bold(Bool)
  case italic(Bool)
  case monospacedDigit
  case textCase(TextCase?)
  case multilineTextAlignment(TextAlignment)
  case lineLimit(LineLimit)
  case lineSpacing(Double)
  case kerning(Double)
  case tracking(Double)
  case truncationMode(TruncationMode)
  case minimumScaleFactor(Double)
  case imageScale(ImageScale)
  case environment(EnvironmentChange)
  /// Of the whole screen, sheet or cover, bars included.
  case preferredColorScheme(ColorScheme)
  case disabled(Bool)

  // Lists, buttons, bars
  case listStyle(ViewKind.ListStyle)
  case listRowInsets(Insets?)
  case listRowBackground([ViewNode])
  case listRowSeparator(isVisible: Bool)
  case scrollContentBackground(isVisible: Bool)
  case buttonStyle(ButtonStyle)
  case labelStyle(LabelStyle)
  case navigationTitle(String)
  case navigationBarTitleDisplayMode(TitleDisplayMode)
  case navigationBarBackButtonHidden(Bool)
  case toolbar([ToolbarItem])
  case toolbarVisibility(isVisible: Bool, bars: [ToolbarPlacement])
  case tabItem(title: String, systemImage: String?, tag: Value?)
  case statusBarHidden(Bool)
  case persistentSystemOverlays(isVisible: Bool)

  // Navigation, presentation, transitions
  case navigationDestination(NavigationDestination)
  case presentation(Presentation)
  case presentationDetents([PresentationDetent], selection: String?)
  case presentationDragIndicator(isVisible: Bool)
  case presentationCornerRadius(Double?)
  case presentationBackground(ShapeStyle)
  case presentationBackgroundInteraction(upThrough: PresentationDetent?)
  case interactiveDismissDisabled(Bool)
  case navigationTransition(NavigationTransition, options: ZoomOptions)
  case matchedTransitionSource(MatchedTransitionSource)
  case matchedGeometryEffect(MatchedGeometryEffect)
  case transition(ViewTransition)
  case animation(Animation?, value: Value?)
  case transaction(TransactionRule)
  case keyframeAnimator(KeyframeAnimator)
  case phaseAnimator(PhaseAnimator)
  case contentTransition(ContentTransition)
  case namespaceScope(NamespaceID)

  // Interaction and identity
  case onTapGesture([Action])
  /// A gesture whose closures are the view source's: SwiftUI front end only.
  case gesture(GestureListener)
  case onAppear([Action])
  case onDisappear([Action])
  case id(Value)
  case tag(Value)
  case allowsHitTesting(Bool)
  case sensoryFeedback(String, trigger: Value)
  case accessibilityLabel(String)
  case accessibilityHidden(Bool)
  case accessibilityFocused(Bool)
  case accessibilityValue(String)
  case accessibilityHint(String)
  /// Names of SwiftUI's traits, such as `isButton`; added or removed.
  case accessibilityTraits([String], isAdded: Bool)
  /// The view up to here depends on numbers of the view source's: while they are on their way the
  /// source is asked for it again. SwiftUI front end only.
  case animatableContent(TemplateID)
}
