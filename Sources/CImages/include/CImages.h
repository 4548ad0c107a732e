#ifndef ZR_CImages_H
#define ZR_CImages_H
#include <stddef.h>
#include <stdint.h>
#endif
