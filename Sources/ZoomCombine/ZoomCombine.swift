// Combine's names, for files that import Combine: they live in the front end itself.

@_exported public import ZoomUI
