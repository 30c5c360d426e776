/** Column of an address such as `AB12`, from 0. */
export function columnIndex(address: string): number {
  let index = 0;
  for (let at = 0; at < address.length; at++) {
    const code = address.charCodeAt(at) & ~32;
    if (code < 65 || code > 90) break;
    index = index * 26 + code - 64;
  }
  return index - 1;
}

/** `B12` as column from 0 and row from 1; null for anything else. */
export function cellAddress(text: string): { column: number; row: number } | null {
  const found = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/u.exec(text);
  return found ? { column: columnIndex(found[1] ?? ''), row: Number(found[2]) } : null;
}
