// Which kernels this process uses.

import CKernels

/// The choice between vector and scalar kernels; both give the same bytes.
package enum PixelKernels {
  /// Uses the scalar reference from now on, as on a processor without AVX2.
  package static func useScalar() { zr_kernels_force_scalar(true) }
}
