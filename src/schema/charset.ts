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

/** Fast path: one test for a whole text. */
const WHOLE_TEXT = Object.fromEntries(
  Object.entries(CHARSETS).map(([name, one]) => [name, new RegExp(one.source.replace(/\$$/u, '*$'), 'u')]),
) as Record<Charset, RegExp>;

/**
 * At most five distinct runs.
 * @example disallowedCharacters('SHANGHAI 上海', 'customs') // ['上海']
 */
export function disallowedCharacters(text: string, charset: Charset): string[] {
  if (WHOLE_TEXT[charset].test(text)) return [];
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
