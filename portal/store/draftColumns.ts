import { billProblems, type Bill } from '#contract/entities/bill.ts';
import type { Principal } from '../principal.ts';
import { billColumns, storedFields } from './billColumns.ts';
import { amsNosOf, billText } from './billSearchText.ts';
import { draftFacts } from './draftFacts.ts';

/** What a draft's row holds of its bill; ids, keys and times of its life stand beside it. */
export function draftColumns(bill: Bill, principal: Pick<Principal, 'userId' | 'userName'>, now: Date) {
  const problems = billProblems(bill, { now }).filter((issue) => issue.severity === 'error').length;
  const body = JSON.stringify({ ...storedFields(bill), template_id: bill.templateId ?? null });
  return draftColumnsWith(bill, principal, now, { problems, body });
}

/** The same for whoever counted the problems and wrote the body already. */
export function draftColumnsWith(
  bill: Bill,
  principal: Pick<Principal, 'userId' | 'userName'>,
  now: Date,
  { problems, body }: { problems: number; body: string },
) {
  return {
    ...billColumns(bill, principal, now),
    ams_nos: amsNosOf(bill),
    importer_id: billText(bill, 'importerId'),
    buyer_name: billText(bill, 'bugerName'),
    origin: bill.from ?? null,
    problems,
    ...draftFacts(bill),
    body,
  };
}
