/** State of a history entry that only gives the shown screen another address: the screen is not scrolled to its top. */
export const KEEP_SCROLL = { keepsScroll: true };

export const keepsScroll = (state: unknown): boolean =>
  (state as Partial<typeof KEEP_SCROLL> | null)?.keepsScroll === true;
