// UIKit's names, for files that import UIKit: they live in the front end itself.

@_exported public import ZoomUI
