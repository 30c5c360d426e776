import type { AnyRecord } from '#schema/field.ts';

/** The rows whose value an earlier row has, blank ones excepted: row, that earlier row, the value. */
export function repeated(
  rows: readonly AnyRecord[],
  valueOf: (row: AnyRecord) => string,
): [at: number, first: number, value: string][] {
  // Fast path: most bills have one row, and imports validate thousands.
  if (rows.length < 2) return [];
  const seen = new Map<string, number>();
  const found: [number, number, string][] = [];
  rows.forEach((row, at) => {
    const value = valueOf(row);
    if (value === '') return;
    const first = seen.get(value);
    if (first === undefined) seen.set(value, at);
    else found.push([at, first, value]);
  });
  return found;
}
