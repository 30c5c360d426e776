import { CELL_MAX } from './tableSink.ts';

/** Replaces lone surrogates, which the database cannot store, and truncates to the length of a cell. */
export function storableText(text: string): string {
  const cut = text.length > CELL_MAX ? text.slice(0, CELL_MAX) : text;
  return /\p{Surrogate}/u.test(cut) ? cut.replace(/\p{Surrogate}/gu, '\ufffd') : cut;
}
