import { billProblems, type Bill } from '#contract/entities/bill.ts';
import type { Principal } from '../principal.ts';
import { rulesFor } from '../ruleContext.ts';
import { billColumns, storedFields } from './billColumns.ts';
import { amsNosOf, billText } from './billSearchText.ts';
import { draftFacts } from './draftFacts.ts';

export function derivedDraftColumns(
  bill: Bill,
  principal: Pick<Principal, 'userId' | 'userName' | 'providerBond'>,
  now: Date,
) {
  const problems = billProblems(bill, rulesFor(principal, now)).filter((issue) => issue.severity === 'error').length;
  const body = JSON.stringify({ ...storedFields(bill), template_id: bill.templateId ?? null });
  return draftColumnsWith(bill, principal, now, { problems, body });
}

/** The same columns when the problems are already counted and the body serialized. */
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
