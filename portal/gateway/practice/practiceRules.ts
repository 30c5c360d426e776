import type { PracticeRule, PracticeAnswer } from '#contract/endpoints/practice.ts';
import { PRACTICE_MARKS } from '#contract/practiceMarks.ts';

/** The answer that a rule demands; `code` is the edit that a refusal names. */
export type PracticeScript = Pick<PracticeRule, 'says' | 'code'>;
/** No rule applies: the edits alone decide. */
export const NO_SCRIPT: PracticeScript = { says: 'accept' };

/**
 * The first rule that applies to one of the bills; rules of support staff come before the built-in ones.
 * @param except rules with this answer are ignored
 * @example scriptFor(['OOLU12REJ'], []) // { mark: 'REJ', says: 'reject' }
 */
export function scriptFor(
  numbers: readonly string[],
  rules: readonly PracticeRule[],
  { except }: { except?: PracticeAnswer } = {},
): PracticeScript {
  const applies = ({ mark, says }: PracticeRule) =>
    says !== except && numbers.some((number) => number.slice(SCAC_LENGTH).includes(mark));
  return [...rules, ...PRACTICE_MARKS].find(applies) ?? NO_SCRIPT;
}
const SCAC_LENGTH = 4;
