import { CELL_MAX } from './tableSink.ts';

/** A cell's text without what a database cannot keep: halves of signs. What is longer than a cell can be is cut. */
export function cellSigns(text: string): string {
  const cut = text.length > CELL_MAX ? text.slice(0, CELL_MAX) : text;
  return /\p{Surrogate}/u.test(cut) ? cut.replace(/\p{Surrogate}/gu, '\ufffd') : cut;
}
