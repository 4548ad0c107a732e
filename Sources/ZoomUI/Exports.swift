// The modules that `import SwiftUI` brings along.

@_exported public import Foundation
@_exported public import Observation
