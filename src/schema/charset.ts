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

/** The same sets as tests of a whole text: most texts have nothing foreign, and thousands are judged at once. */
const WHOLE = Object.fromEntries(
  Object.entries(CHARSETS).map(([name, one]) => [name, new RegExp(one.source.replace(/\$$/u, '*$'), 'u')]),
) as Record<Charset, RegExp>;

/**
 * What a character set does not allow in a text, run by run, each once, at most five: people remove words, not signs.
 * @example foreignCharacters('SHANGHAI 上海', 'customs') // ['上海']
 */
export function foreignCharacters(text: string, charset: Charset): string[] {
  if (WHOLE[charset].test(text)) return [];
  const allowed = CHARSETS[charset];
  const found = new Set<string>();
  let run = '';
  for (const character of [...Array.from(text), '']) {
    if (character !== '' && !allowed.test(character)) {
      run += character;
      continue;
    }
    if (run !== '') found.add(run.length > 24 ? `${Array.from(run).slice(0, 20).join('')}…` : run);
    run = '';
    if (found.size === 5) break;
  }
  return [...found];
}
