import type { PracticeRule, PracticeAnswer } from '#contract/endpoints/practice.ts';

/** Default rules: a mark in a B/L number, after its SCAC, selects the answer. */
export const BUILT_IN_RULES: readonly PracticeRule[] = [
  { mark: 'REJ', says: 'reject' },
  { mark: 'WARN', says: 'warn' },
  { mark: 'MISS', says: 'notOnFile' },
  { mark: 'TYPE', says: 'wrongType' },
  { mark: 'DUPL', says: 'duplicate' },
  { mark: 'MUTE', says: 'silent' },
  { mark: 'BATCH', says: 'batchReject' },
];

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
  return [...rules, ...BUILT_IN_RULES].find(applies) ?? NO_SCRIPT;
}
const SCAC_LENGTH = 4;
