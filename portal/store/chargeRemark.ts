import type { HandlerInput } from '#contract/endpoints/index.ts';
import { consumptionRecord } from '#contract/entities/charges.ts';
import { entity } from '#schema/entity.ts';
import { toErrorTree } from '#schema/issue.ts';
import { problems } from '#schema/problems.ts';
import type { Tx } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { refuse } from '../refusal.ts';
import { chargeSearchText } from './chargeSearchText.ts';
import { requireSameContent } from './requireSameContent.ts';

const remarkOnly = entity('consumption', { remark: consumptionRecord.fields.remark });

/**
 * [G14] Stores the remark of a consumption record or a bond settlement.
 * @throws Refusal `notFound`, also for another enterprise's; `notAllowed` for a colleague's; `stale` with the stored
 * remark; `invalid`
 */
export async function saveChargeRemark(
  trx: Tx,
  { enterpriseId, userId }: Principal,
  { id, remark: typed, revision }: HandlerInput<'saveConsumptionRemark'>['body'],
  now: Date,
): Promise<{ id: string; remark: string; revision: number }> {
  const remark = typed.trim();
  const found = await lockCharge(trx, enterpriseId, id);
  if (!found) throw refuse('notFound');
  const { table, row } = found;
  if (row.operator_id !== userId) throw refuse('notAllowed');
  const issues = problems(remarkOnly, { remark }, { now });
  if (issues.length > 0) throw refuse('invalid', { errors: toErrorTree(issues) });
  const current = { id, remark: row.remark, revision: row.revision };
  if (revision !== undefined && revision !== row.revision) requireSameContent(row.remark, remark, current);
  if (remark === row.remark) return current;
  const next = { remark, revision: row.revision + 1 };
  const isfNo = 'isf_no' in row ? row.isf_no : '';
  await trx
    .updateTable(table)
    .set({ ...next, search: chargeSearchText([row.ams_no, isfNo, row.order_no, row.operator_name, remark]) })
    .where('enterprise_id', '=', enterpriseId)
    .where('id', '=', id)
    .execute();
  return { id, ...next };
}

async function lockCharge(trx: Tx, enterpriseId: string, id: string) {
  for (const table of ['consumption', 'bond_settlement'] as const) {
    const row = await trx
      .selectFrom(table)
      .selectAll()
      .where('enterprise_id', '=', enterpriseId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (row) return { table, row };
  }
  return null;
}
