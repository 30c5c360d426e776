import { sql } from 'kysely';
import { cleanAmsNumber } from '#rules/amsNumber.ts';
import { amsNumberProblem } from '#rules/amsNumberProblem.ts';
import { fromServerText } from '#rules/serverTime.ts';
import { issueAt, toErrorTree } from '#schema/issue.ts';
import { refuse } from '../../refusal.ts';
import { supportBinding, type SupportChange, type SupportWrite } from '../supportBinding.ts';

/** [K02] B/L numbers that were filed for AMS. */
export const amsBillsBinding = supportBinding('ams-bills', {
  from: sql`ams_bill`,
  key: [{ sql: sql`ams_bill.ams_no`, type: 'text' }],
  columns: { amsNo: sql`ams_bill.ams_no`, filedAt: sql`ams_bill.filed_at` },
  create: addAmsBill,
  remove: removeAmsBill,
});

async function addAmsBill({ trx, values, now }: SupportWrite): Promise<string> {
  const amsNo = cleanAmsNumber(String(values['amsNo']));
  const problem = amsNumberProblem(amsNo);
  if (problem) throw refuse('invalid', { errors: toErrorTree([issueAt('amsNo', problem)]) });
  const filedAt = values['filedAt'];
  const added = await trx
    .insertInto('ams_bill')
    .values({ ams_no: amsNo, filed_at: (typeof filedAt === 'string' && fromServerText(filedAt)) || now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('ams_no')
    .execute();
  // The known one keeps its time; an audit entry would claim another.
  if (added.length === 0) {
    throw refuse('invalid', { errors: toErrorTree([issueAt('amsNo', { message: 'notices.desk.amsNoKnown' })]) });
  }
  return amsNo;
}

async function removeAmsBill({ trx, key: [amsNo = ''] }: SupportChange): Promise<void> {
  await trx.deleteFrom('ams_bill').where('ams_no', '=', amsNo).execute();
}
