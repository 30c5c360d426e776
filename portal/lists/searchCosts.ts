/** Up to this many rows an index is fast; a more frequent text is found sooner in the newest rows. */
export const FREQUENT = 5_000;
/** Up to this many rows, reading them one by one is faster than another index list. */
export const FEW = 1_500;
