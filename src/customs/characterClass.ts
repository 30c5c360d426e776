import type { CharacterClass, Element } from './layout.ts';

const ONE: Record<CharacterClass, RegExp> = {
  A: /^[A-Z]$/u,
  N: /^[0-9]$/u,
  AN: /^[A-Z0-9 ]$/u,
  X: /^[A-Z0-9 !@#$%^&*()\-_=+[{\]}\\|;:'",<.>/?`~¢]$/u,
  D: /^[0-9]$/u,
  S: /^ $/u,
};

/** An element of each class: left-aligned texts may end with spaces, right-aligned digits fill the columns. */
const WHOLE: Record<CharacterClass | 'Nleft', RegExp> = {
  A: /^[A-Z]* *$/u,
  N: /^[0-9]*$/u,
  Nleft: /^[0-9]* *$/u,
  AN: /^[A-Z0-9 ]*$/u,
  X: /^[A-Z0-9 !@#$%^&*()\-_=+[{\]}\\|;:'",<.>/?`~¢]*$/u,
  D: /^(?:0[1-9]|1[0-2])(?:0[1-9]|[12][0-9]|3[01])[0-9]{2}$/u,
  S: /^ *$/u,
};

/**
 * Zero-based position of the first character outside the element's class; -1 if there is none. A blank element is
 * valid.
 * @param raw the element's columns with padding
 * @example findInvalidCharacter('12A4', elementOfClassN) // 2
 */
export function findInvalidCharacter(raw: string, { of, align }: Element): number {
  if (of !== 'S' && raw.trimEnd() === '') return -1;
  if (WHOLE[of === 'N' && align === 'left' ? 'Nleft' : of].test(raw)) return -1;
  const at = raw.split('').findIndex((character) => !ONE[of].test(character));
  return Math.max(at, 0);
}
