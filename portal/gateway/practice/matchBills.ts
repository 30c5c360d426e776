import { ADVICES } from '#customs/answers/dispositions.ts';
import type { IsfBill } from '#customs/isfMessage.ts';
import type { PracticeScript } from './practiceRules.ts';

/** Days after the filing on which customs reports bills without a match. */
export const ADVICE_DAYS = [0, 5, 20, 30] as const;
type AdviceDay = (typeof ADVICE_DAYS)[number];

interface AmsFacts {
  /** Type of a bill in AMS; undefined when no carrier registered it. */
  typeOf(number: string): string | undefined;
  /** Whether another filer's filing for the same importer names the bill. */
  isFiledByOther(number: string): boolean;
}

/**
 * SA50 of one bill. A bill that no carrier registered counts as on file with the type of the filing, unless the script
 * states otherwise. A registered bill has the type of the carrier.
 * @example billDisposition({ number: 'OOLU1', qualifier: 'BM' }, 5, facts, { says: 'notOnFile' }) // 'S3'
 */
export function billDisposition(
  { number, qualifier }: IsfBill,
  day: AdviceDay,
  ams: AmsFacts,
  { says }: PracticeScript,
): string {
  const type = ams.typeOf(number);
  const isWrong = type === undefined ? says === 'wrongType' : type !== qualifier;
  if (isWrong) return adviceCode('wrongType', day);
  if (type === undefined && says === 'notOnFile') return adviceCode('notOnFile', day);
  return says === 'duplicate' || ams.isFiledByOther(number)
    ? adviceCode('duplicate', null)
    : adviceCode('onFile', null);
}

/** Whether all bills of a filing have a match, so that no further search is needed. @param codes codes of the last SA */
export const areBillsMatched = (codes: string): boolean =>
  codes !== '' && codes.split(' ').every((code) => ADVICES[code]?.day === null);

function adviceCode(status: string, day: AdviceDay | null): string {
  const [code] = Object.entries(ADVICES).find(([, advice]) => advice.status === status && advice.day === day) ?? [];
  if (code === undefined) throw new Error(`no advice for ${status} after ${day} days`);
  return code;
}
