// libwebp: decoding wrapped by CImages, encoding for tests.
#include <webp/decode.h>
#include <webp/encode.h>
