/** From this length on V8 keeps a slice as a reference to the whole text that it was cut from. */
const SLICE_MIN = 13;

/** A text that is kept longer than the piece of the file it was cut from. */
export const detachText = (text: string): string =>
  text.length < SLICE_MIN ? text : Buffer.from(text).toString('utf8');
