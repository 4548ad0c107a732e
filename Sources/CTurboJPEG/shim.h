// TurboJPEG, wrapped by CImages.
#include <turbojpeg.h>
