import { countCharacters } from '#schema/countCharacters.ts';

/** [ASVS 6.2] Length decides; no rule about kinds of characters. A short password must not be a common one. */
export const PASSWORD_LENGTH = { min: 8, long: 12, max: 200 } as const;

export type PasswordWeakness = 'short' | 'own' | 'common';

/** Characters that must be left beside words that an attacker tries first. */
const BESIDE_OWN_WORDS = 6;

/**
 * What is wrong with a new password, apart from common ones, which only the portal checks; null if nothing.
 * @param own words about the person: account, names
 */
export function passwordWeakness(password: string, own: readonly string[]): 'short' | 'own' | null {
  if (countCharacters(password) < PASSWORD_LENGTH.min) return 'short';
  const words = [...own, 'tenplustwo'].flatMap((text) => text.toLowerCase().split(/[@\s]+/u));
  let rest = password.toLowerCase();
  for (const word of words) if (word.length > 3) rest = rest.replaceAll(word, '');
  return rest.length < password.length && rest.length < BESIDE_OWN_WORDS ? 'own' : null;
}
