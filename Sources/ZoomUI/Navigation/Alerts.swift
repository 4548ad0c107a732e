// Alerts and dialogs: not drawn, a warning says so when one would be shown.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

nonisolated extension View {
  public func alert<A: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some View { alerting(isPresented, Origin(file, line, column)) }
  public func alert<A: View, M: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> some View { alerting(isPresented, Origin(file, line, column)) }
  public func alert<T, A: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> some View { alerting(isPresented, Origin(file, line, column)) }
  public func alert<T, A: View, M: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M, file: String = #filePath,
    line: Int = #line, column: Int = #column
  ) -> some View { alerting(isPresented, Origin(file, line, column)) }
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, file: String = #filePath,
    line: Int = #line, column: Int = #column
  ) -> some View { alerting(isPresented, Origin(file, line, column)) }
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> some View { alerting(isPresented, Origin(file, line, column)) }
  @_disfavoredOverload
  public func alert<S: StringProtocol, T, A: View>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> some View { alerting(isPresented, Origin(file, line, column)) }
  @_disfavoredOverload
  public func alert<S: StringProtocol, T, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M, file: String = #filePath,
    line: Int = #line, column: Int = #column
  ) -> some View { alerting(isPresented, Origin(file, line, column)) }
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some View { alerting(isPresented, Origin(file, line, column)) }
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> some View { alerting(isPresented, Origin(file, line, column)) }
  public func alert<T, A: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> some View { alerting(isPresented, Origin(file, line, column)) }
  public func alert<T, A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M, file: String = #filePath,
    line: Int = #line, column: Int = #column
  ) -> some View { alerting(isPresented, Origin(file, line, column)) }
  public func confirmationDialog<A: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some View { alerting(isPresented, Origin(file, line, column)) }
  public func confirmationDialog<A: View, M: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> some View { alerting(isPresented, Origin(file, line, column)) }
  public func confirmationDialog<T, A: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> some View { alerting(isPresented, Origin(file, line, column)) }
  public func confirmationDialog<T, A: View, M: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M, file: String = #filePath,
    line: Int = #line, column: Int = #column
  ) -> some View { alerting(isPresented, Origin(file, line, column)) }
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some View { alerting(isPresented, Origin(file, line, column)) }
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> some View { alerting(isPresented, Origin(file, line, column)) }
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, T, A: View>(
    _ title: S, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> some View { alerting(isPresented, Origin(file, line, column)) }
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, T, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M, file: String = #filePath,
    line: Int = #line, column: Int = #column
  ) -> some View { alerting(isPresented, Origin(file, line, column)) }
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some View { alerting(isPresented, Origin(file, line, column)) }
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> some View { alerting(isPresented, Origin(file, line, column)) }
  public func confirmationDialog<T, A: View>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> some View { alerting(isPresented, Origin(file, line, column)) }
  public func confirmationDialog<T, A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M, file: String = #filePath,
    line: Int = #line, column: Int = #column
  ) -> some View { alerting(isPresented, Origin(file, line, column)) }
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A, file: String = #filePath,
    line: Int = #line, column: Int = #column
  ) -> some View { alerting(isPresented, Origin(file, line, column)) }
  public func alert(
    isPresented: Binding<Bool>, content: () -> Alert, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> some View { alerting(isPresented, Origin(file, line, column)) }
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> some View { alerting(.constant(item.wrappedValue != nil), Origin(file, line, column)) }
  public func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet, file: String = #filePath,
    line: Int = #line, column: Int = #column
  ) -> some View { alerting(isPresented, Origin(file, line, column)) }

  private func alerting(_ isPresented: Binding<Bool>, _ origin: Origin) -> some View {
    _Modified(content: self) { context, content in
      if isPresented.wrappedValue {
        context.unsupported("an alert or confirmation dialog", origin: origin)
      }
      context.modify(content, by: [])
    }
  }
}

/// The older alert.
public struct Alert {
  public struct Button {
    public static func `default`(_ label: Text, action: (() -> Void)? = nil) -> Button { .init() }
    public static func cancel(_ label: Text, action: (() -> Void)? = nil) -> Button { .init() }
    public static func cancel(_ action: (() -> Void)? = nil) -> Button { .init() }
    public static func destructive(_ label: Text, action: (() -> Void)? = nil) -> Button { .init() }
  }
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
}

/// The older action sheet.
public struct ActionSheet {
  public typealias Button = Alert.Button
  public init(title: Text, message: Text? = nil, buttons: [Button] = []) {}
}
