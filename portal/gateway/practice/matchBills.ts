import { ADVICES } from '#customs/answers/dispositions.ts';
import type { IsfBill } from '#customs/isfMessage.ts';
import type { Script } from './practiceRules.ts';

/** After so many days of not matching customs says so again. */
export const ADVICE_DAYS = [0, 5, 20, 30] as const;
export type AdviceDay = (typeof ADVICE_DAYS)[number];

interface AmsFacts {
  /** Type under which AMS has a bill; undefined when no carrier said anything of it. */
  typeOf(number: string): string | undefined;
  /** Whether another filer's filing for the same importer names the bill. */
  isFiledByOther(number: string): boolean;
}

/**
 * SA50 of one bill. A bill of which nobody said anything counts as on file with the type that the filing says, unless the
 * script wants it otherwise; once a carrier has registered it, its word goes.
 * @example dispositionOf({ number: 'OOLU1', qualifier: 'BM' }, 5, facts, { says: 'notOnFile' }) // 'S3'
 */
export function dispositionOf({ number, qualifier }: IsfBill, day: AdviceDay, ams: AmsFacts, { says }: Script): string {
  const type = ams.typeOf(number);
  const isWrong = type === undefined ? says === 'wrongType' : type !== qualifier;
  if (isWrong) return codeOf('wrongType', day);
  if (type === undefined && says === 'notOnFile') return codeOf('notOnFile', day);
  return says === 'duplicate' || ams.isFiledByOther(number) ? codeOf('duplicate', null) : codeOf('onFile', null);
}

/** Nothing more is said of a filing whose bills are all found. */
export const isSettled = (said: string): boolean =>
  said !== '' && said.split(' ').every((code) => ADVICES[code]?.day === null);

function codeOf(status: string, day: AdviceDay | null): string {
  const [code] = Object.entries(ADVICES).find(([, advice]) => advice.status === status && advice.day === day) ?? [];
  if (code === undefined) throw new Error(`no advice for ${status} after ${day} days`);
  return code;
}
