// Makes the kernel's random numbers the same in every run of a scene's program.
#ifndef ZR_PINNED_H
#define ZR_PINNED_H

/// From now on `getrandom` of this process gives a fixed sequence.
void zr_pin_random(void);

#endif
