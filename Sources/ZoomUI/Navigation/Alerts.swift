// Alerts and dialogs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

nonisolated extension View {
  public func alert<A: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some View {
    alerting(
      .alert, Text(title), isPresented, actions(),
      origin: Origin(file, line, column))
  }
  public func alert<A: View, M: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> some View {
    alerting(
      .alert, Text(title), isPresented, actions(), message: AnyView(message()),
      origin: Origin(file, line, column))
  }
  public func alert<T, A: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> some View {
    alerting(
      .alert, Text(title), isPresented, data.map(actions),
      origin: Origin(file, line, column))
  }
  public func alert<T, A: View, M: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M, file: String = #filePath,
    line: Int = #line, column: Int = #column
  ) -> some View {
    alerting(
      .alert, Text(title), isPresented, data.map(actions), message: AnyView(data.map(message)),
      origin: Origin(file, line, column))
  }
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, file: String = #filePath,
    line: Int = #line, column: Int = #column
  ) -> some View {
    alerting(
      .alert, Text(title), isPresented, actions(),
      origin: Origin(file, line, column))
  }
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> some View {
    alerting(
      .alert, Text(title), isPresented, actions(), message: AnyView(message()),
      origin: Origin(file, line, column))
  }
  @_disfavoredOverload
  public func alert<S: StringProtocol, T, A: View>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> some View {
    alerting(
      .alert, Text(title), isPresented, data.map(actions),
      origin: Origin(file, line, column))
  }
  @_disfavoredOverload
  public func alert<S: StringProtocol, T, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M, file: String = #filePath,
    line: Int = #line, column: Int = #column
  ) -> some View {
    alerting(
      .alert, Text(title), isPresented, data.map(actions), message: AnyView(data.map(message)),
      origin: Origin(file, line, column))
  }
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some View {
    alerting(
      .alert, title, isPresented, actions(),
      origin: Origin(file, line, column))
  }
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> some View {
    alerting(
      .alert, title, isPresented, actions(), message: AnyView(message()),
      origin: Origin(file, line, column))
  }
  public func alert<T, A: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> some View {
    alerting(
      .alert, title, isPresented, data.map(actions),
      origin: Origin(file, line, column))
  }
  public func alert<T, A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M, file: String = #filePath,
    line: Int = #line, column: Int = #column
  ) -> some View {
    alerting(
      .alert, title, isPresented, data.map(actions), message: AnyView(data.map(message)),
      origin: Origin(file, line, column))
  }
  public func confirmationDialog<A: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some View {
    alerting(
      .confirmationDialog, Text(title), isPresented, actions(), titleVisibility: titleVisibility,
      origin: Origin(file, line, column))
  }
  public func confirmationDialog<A: View, M: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> some View {
    alerting(
      .confirmationDialog, Text(title), isPresented, actions(), message: AnyView(message()),
      titleVisibility: titleVisibility,
      origin: Origin(file, line, column))
  }
  public func confirmationDialog<T, A: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> some View {
    alerting(
      .confirmationDialog, Text(title), isPresented, data.map(actions),
      titleVisibility: titleVisibility,
      origin: Origin(file, line, column))
  }
  public func confirmationDialog<T, A: View, M: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M, file: String = #filePath,
    line: Int = #line, column: Int = #column
  ) -> some View {
    alerting(
      .confirmationDialog, Text(title), isPresented, data.map(actions),
      message: AnyView(data.map(message)), titleVisibility: titleVisibility,
      origin: Origin(file, line, column))
  }
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some View {
    alerting(
      .confirmationDialog, Text(title), isPresented, actions(), titleVisibility: titleVisibility,
      origin: Origin(file, line, column))
  }
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> some View {
    alerting(
      .confirmationDialog, Text(title), isPresented, actions(), message: AnyView(message()),
      titleVisibility: titleVisibility,
      origin: Origin(file, line, column))
  }
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, T, A: View>(
    _ title: S, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> some View {
    alerting(
      .confirmationDialog, Text(title), isPresented, data.map(actions),
      titleVisibility: titleVisibility,
      origin: Origin(file, line, column))
  }
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, T, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M, file: String = #filePath,
    line: Int = #line, column: Int = #column
  ) -> some View {
    alerting(
      .confirmationDialog, Text(title), isPresented, data.map(actions),
      message: AnyView(data.map(message)), titleVisibility: titleVisibility,
      origin: Origin(file, line, column))
  }
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some View {
    alerting(
      .confirmationDialog, title, isPresented, actions(), titleVisibility: titleVisibility,
      origin: Origin(file, line, column))
  }
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> some View {
    alerting(
      .confirmationDialog, title, isPresented, actions(), message: AnyView(message()),
      titleVisibility: titleVisibility,
      origin: Origin(file, line, column))
  }
  public func confirmationDialog<T, A: View>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> some View {
    alerting(
      .confirmationDialog, title, isPresented, data.map(actions), titleVisibility: titleVisibility,
      origin: Origin(file, line, column))
  }
  public func confirmationDialog<T, A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M, file: String = #filePath,
    line: Int = #line, column: Int = #column
  ) -> some View {
    alerting(
      .confirmationDialog, title, isPresented, data.map(actions),
      message: AnyView(data.map(message)), titleVisibility: titleVisibility,
      origin: Origin(file, line, column))
  }
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A, file: String = #filePath,
    line: Int = #line, column: Int = #column
  ) -> some View {
    alerting(
      .alert, Text(error?.errorDescription ?? ""), isPresented, actions(),
      origin: Origin(file, line, column))
  }
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> some View {
    alerting(
      .alert, Text(error?.errorDescription ?? ""), isPresented, error.map(actions),
      message: AnyView(error.map(message)), origin: Origin(file, line, column))
  }
  public func alert(
    isPresented: Binding<Bool>, content: () -> Alert, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> some View { older(.alert, isPresented, content(), Origin(file, line, column)) }
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> some View {
    older(
      .alert, isThere(item), item.wrappedValue.map(content), Origin(file, line, column))
  }
  public func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet, file: String = #filePath,
    line: Int = #line, column: Int = #column
  ) -> some View {
    older(.confirmationDialog, isPresented, content().alert, Origin(file, line, column))
  }
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet, file: String = #filePath,
    line: Int = #line, column: Int = #column
  ) -> some View {
    older(
      .confirmationDialog, isThere(item), item.wrappedValue.map(content)?.alert,
      Origin(file, line, column))
  }

  /// Whether there is an item; false takes it away.
  private func isThere<Item>(_ item: Binding<Item?>) -> Binding<Bool> {
    Binding(
      get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
  }

  private func older(
    _ kind: ZoomRender.Presentation.Kind, _ isPresented: Binding<Bool>, _ alert: Alert?,
    _ origin: Origin
  ) -> some View {
    let buttons = alert?.buttons ?? []
    return alerting(
      kind, alert?.title ?? Text(""), isPresented,
      ForEach(Array(buttons.indices), id: \.self) { index in
        ZoomUI.Button(role: buttons[index].role, action: buttons[index].action) {
          buttons[index].label
        }
      }, message: alert?.message.map { AnyView($0) }, titleVisibility: .visible, origin: origin)
  }

  /// A presentation whose content is the alert's card; a dialog knows where its view is.
  private func alerting<A: View>(
    _ kind: ZoomRender.Presentation.Kind, _ title: Text, _ isPresented: Binding<Bool>,
    _ actions: A, message: AnyView? = nil, titleVisibility: Visibility = .visible, origin: Origin
  ) -> some View {
    let card = { (place: EngineID?) in
      _AlertCard(
        kind: kind,
        title: kind == .alert || titleVisibility == .visible ? title : nil, message: message,
        actions: AnyView(actions), place: place)
    }
    return _Modified(content: self) { context, content in
      guard kind == .confirmationDialog else {
        return context.lower(
          content.presenting(
            kind, isPresented: isPresented, onDismiss: nil, origin: origin, content: { card(nil) }))
      }
      let place = context.id.child(part: "dialog")
      let marked = _Modified(content: content) { context, content in
        context.notingScreenFrame(of: content, as: place)
      }
      context.lower(
        marked.presenting(
          kind, isPresented: isPresented, onDismiss: nil, origin: origin, content: { card(place) }))
    }
  }
}

/// The older alert.
public struct Alert {
  public struct Button {
    let label: Text
    var role: ButtonRole?
    var action: @MainActor () -> Void = {}
    public static func `default`(
      _ label: Text, action: (@MainActor () -> Void)? = nil
    ) -> Button { .init(label: label, action: action ?? {}) }
    public static func cancel(
      _ label: Text, action: (@MainActor () -> Void)? = nil
    ) -> Button { .init(label: label, role: .cancel, action: action ?? {}) }
    public static func cancel(_ action: (@MainActor () -> Void)? = nil) -> Button {
      cancel(Text("Cancel"), action: action)
    }
    public static func destructive(
      _ label: Text, action: (@MainActor () -> Void)? = nil
    ) -> Button { .init(label: label, role: .destructive, action: action ?? {}) }
  }
  let title: Text
  let message: Text?
  let buttons: [Button]
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.init(title: title, message: message, buttons: dismissButton.map { [$0] } ?? [])
  }
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.init(title: title, message: message, buttons: [primaryButton, secondaryButton])
  }
  init(title: Text, message: Text?, buttons: [Button]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }
}

/// The older action sheet.
public struct ActionSheet {
  public typealias Button = Alert.Button
  let alert: Alert
  public init(title: Text, message: Text? = nil, buttons: [Button] = []) {
    alert = Alert(title: title, message: message, buttons: buttons)
  }
}
