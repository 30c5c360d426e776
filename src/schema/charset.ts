/** The character sets that customs and the trade allow, each as a test of one character. */
export const CHARSETS = {
  /** [V14] names, addresses and cities: A–Z 0–9, space and keyboard specials without `*` and `~`. */
  customs: /^[A-Z0-9 `!@#$%^&()\-_=+[\]{}\\|;:'",<.>/?]$/u,
  /** [V02] bill of lading numbers. */
  upperAlphanumeric: /^[A-Z0-9]$/u,
  /** [V15] HS codes as the specification takes them. */
  hs: /^[A-Z0-9-]$/u,
  /** [V10] printable ASCII without lowercase letters. */
  upperAscii: /^[\u0020-\u0060\u007b-\u007e]$/u,
  /** [V11] surety codes and bond references of a single bond. */
  digits: /^[0-9]$/u,
} as const;

export type Charset = keyof typeof CHARSETS;

/**
 * The characters of a text that a character set does not allow, each once, at most five.
 * @example foreignCharacters('SHANGHAI 上海', 'customs') // ['上', '海']
 */
export function foreignCharacters(text: string, charset: Charset): string[] {
  const allowed = CHARSETS[charset];
  const found = new Set<string>();
  for (const character of text) {
    if (!allowed.test(character)) found.add(character);
    if (found.size === 5) break;
  }
  return [...found];
}
