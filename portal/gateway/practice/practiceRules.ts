import type { PracticeRule, PracticeSays } from '#contract/endpoints/practice.ts';

/** What a practice customs that nobody has set says to marks in a bill's number, after its SCAC. */
export const BUILT_IN_RULES: readonly PracticeRule[] = [
  { mark: 'REJ', says: 'reject' },
  { mark: 'WARN', says: 'warn' },
  { mark: 'MISS', says: 'notOnFile' },
  { mark: 'TYPE', says: 'wrongType' },
  { mark: 'DUPL', says: 'duplicate' },
  { mark: 'MUTE', says: 'silent' },
  { mark: 'BATCH', says: 'batchReject' },
];

/** What support staff want of it; `code` is the edit that a refusal names. */
export type Script = Pick<PracticeRule, 'says' | 'code'>;
/** No rule calls: the edits alone decide. */
export const AS_IT_IS: Script = { says: 'accept' };

/**
 * The first rule that one of the bills calls for; rules of support staff before the built-in ones.
 * @param but what is not to be said: rules that say it are passed over
 * @example scriptFor(['OOLU12REJ'], []) // { mark: 'REJ', says: 'reject' }
 */
export function scriptFor(
  numbers: readonly string[],
  rules: readonly PracticeRule[],
  { but }: { but?: PracticeSays } = {},
): Script {
  const isCalled = ({ mark, says }: PracticeRule) =>
    says !== but && numbers.some((number) => number.slice(SCAC).includes(mark));
  return [...rules, ...BUILT_IN_RULES].find(isCalled) ?? AS_IT_IS;
}
const SCAC = 4;
