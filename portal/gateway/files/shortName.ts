/** File systems allow 255 bytes; the portal adds a prefix and a suffix. */
const NAME_MAX = 200;

/** Truncates a name to 200 bytes without splitting a character. */
export function shortName(name: string): string {
  let short = '';
  let bytes = 0;
  for (const character of name) {
    bytes += Buffer.byteLength(character);
    if (bytes > NAME_MAX) break;
    short += character;
  }
  return short;
}
