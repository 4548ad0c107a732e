// libpng, wrapped by CPNG because its errors are long jumps.
#include <png.h>
