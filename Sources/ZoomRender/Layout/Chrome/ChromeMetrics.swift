// Sizes of bars, per OS generation.

/// Lengths of navigation, tool and tab bars in points.
///
/// iOS 26 numbers: view trees and pixels of the iPhone 17 Pro simulator, measured; iOS 13–18:
/// view dumps and Flutter's Cupertino constants, two sources each unless a line says otherwise.
public struct ChromeMetrics: Sendable, Equatable {
  /// Height of the bar row that holds buttons and the inline title.
  public var inlineHeight: Double
  /// Height of the buttons in it, measured from the row's top.
  public var itemHeight: Double
  /// Room between the safe area's top and the row.
  public var topPadding: Double
  /// Height of the large title's band below the row: also the scroll distance that hides it.
  public var largeTitleHeight: Double
  /// Top of the large title's label inside its band.
  public var largeTitleTop: Double
  /// Distance of the outermost buttons from the page's sides.
  public var sideMargin: Double
  /// Leading edge of the large title.
  public var largeTitleLeading: Double
  /// Distance between separate platters or buttons.
  public var itemSpacing: Double
  /// Bottom toolbar: height of a platter, its distance from the sides and from the page's bottom.
  public var bottomBarHeight: Double
  /// Distance of the bottom toolbar from the sides.
  public var bottomBarSide: Double
  /// Distance of the bottom toolbar from the page's bottom.
  public var bottomBarBottom: Double
  /// Tab bar: distance from its frame's top to the page's bottom, and the drawn part.
  public var tabBarInset: Double
  /// Height of the drawn tab bar.
  public var tabBarHeight: Double
  /// Smallest distance of the tab capsule from the page's sides.
  public var tabBarSide: Double

  /// The lengths for a page.
  public init(for context: ChromeContext) {
    let hasHomeIndicator = context.safeArea.bottom > 0
    let isPad = min(context.size.width, context.size.height) >= 700
    // Sheets are what raises dark backgrounds, so an elevated page is a page in a sheet.
    let isInSheet = context.isInSheet || context.environment.isElevated
    largeTitleHeight = 52
    if context.environment.usesGlassGeneration {
      inlineHeight = 54
      itemHeight = 44
      // Without a status bar (recorded on iPhone SE) the bar is 64 tall with buttons at (10, 10).
      topPadding = isInSheet ? 16 : context.safeArea.top > 0 ? 0 : 10
      sideMargin = isInSheet || context.safeArea.top > 0 ? 16 : 10
      if topPadding == 10 { largeTitleHeight = 52.5 }
      largeTitleTop = 3.67
      largeTitleLeading = 16
      itemSpacing = 12
      // Above a tab bar it keeps 8 points from that; an estimate.
      let isAboveTabs = context.safeArea.bottom >= 83
      (bottomBarHeight, bottomBarSide) = (48, 28)
      bottomBarBottom = isAboveTabs ? context.safeArea.bottom + 8 : 28
      tabBarInset = 83
      tabBarHeight = hasHomeIndicator ? 62 : 58
      tabBarSide = 21
    } else {
      let row: Double = context.isLandscapePhone ? 32 : isPad ? 50 : 44
      // Bars of sheets are 56 tall: six more above and below the row (long-standing).
      let margin: Double = isInSheet ? 6 : 0
      inlineHeight = row + margin
      itemHeight = row
      topPadding = margin
      // Bars keep to the page's margins, which are wider from 414 points on.
      sideMargin = context.size.width >= 414 ? 20 : 16
      largeTitleTop = 3.33
      largeTitleLeading = sideMargin
      itemSpacing = 8
      (bottomBarHeight, bottomBarSide, bottomBarBottom) = (44, 16, context.safeArea.bottom)
      tabBarInset = 49 + context.safeArea.bottom
      tabBarHeight = tabBarInset
      tabBarSide = 0
    }
  }
}
