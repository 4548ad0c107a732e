// libwebp's decoder, wrapped by CImages.
#include <webp/decode.h>
