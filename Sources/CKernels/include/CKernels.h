#ifndef ZR_CKernels_H
#define ZR_CKernels_H
#include <stddef.h>
#include <stdint.h>
#endif
