/** File systems take names of 255 bytes; what the portal puts before and behind one needs some of them. */
const MOST_BYTES = 200;

/** A name cut to 200 bytes at the end of a character. */
export function shortName(name: string): string {
  let short = '';
  let bytes = 0;
  for (const character of name) {
    bytes += Buffer.byteLength(character);
    if (bytes > MOST_BYTES) break;
    short += character;
  }
  return short;
}
