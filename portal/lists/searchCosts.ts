/** An index gives this many rows quickly; a text that more rows have is found sooner by reading the newest. */
export const FREQUENT = 5_000;
/** Rows that are read one by one sooner than one more list of an index is passed through. */
export const FEW = 1_500;
