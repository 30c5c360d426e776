import { billEntity, billProblems, type Bill } from '#contract/entities/bill.ts';
import { readLeniently } from '#schema/zodOf.ts';
import type { Principal } from '../principal.ts';
import { amsNosOf, billSearchText, billText } from './billSearchText.ts';
import { draftFacts } from './draftFacts.ts';

/** What a draft's row holds of its bill; ids, keys and times of its life stand beside it. */
export function draftColumns(bill: Bill, principal: Pick<Principal, 'userId' | 'userName'>, now: Date) {
  const problems = billProblems(bill, { now }).filter((issue) => issue.severity === 'error').length;
  const body = JSON.stringify({ ...fieldsOf(bill), template_id: bill.templateId ?? null });
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
    operator_id: principal.userId,
    operator_name: principal.userName,
    bill_type: bill.billType,
    house_scac: bill.houseScac,
    ams_nos: amsNosOf(bill),
    importer_id: billText(bill, 'importerId'),
    buyer_name: billText(bill, 'bugerName'),
    template_name: bill.template_name,
    origin: bill.from ?? null,
    problems,
    ...draftFacts(bill),
    search: billSearchText(bill, principal.userName),
    body,
    updated_at: now,
  };
}

/** What a person typed, without ids and revisions, in the order of the declaration. */
export function fieldsOf(bill: Bill): Record<string, unknown> {
  return readLeniently(billEntity(bill.billType), bill) as Record<string, unknown>;
}
