import type { HandlerInput } from '#contract/endpoints/index.ts';
import { billEntity, type Bill } from '#contract/entities/bill.ts';
import { readLeniently } from '#schema/readRecord.ts';
import type { Db } from '../portal.ts';
import { refuse } from '../refusal.ts';

/**
 * [D14] The shipment data of another system of the enterprise: only filled fields of the form.
 * @throws Refusal `notFound`, also for another tenant's
 */
export async function readFlowStage(
  db: Db,
  enterpriseId: string,
  { flowId, stageId, productCode, formCode }: HandlerInput<'flowData'>['query'],
): Promise<Partial<Bill>> {
  const row = await db
    .selectFrom('flow_stage')
    .where('enterprise_id', '=', enterpriseId)
    .where('flow_id', '=', flowId)
    .where('stage_id', '=', stageId)
    .$if(productCode !== undefined, (found) => found.where('product_code', '=', productCode ?? ''))
    .$if(formCode !== undefined, (found) => found.where('form_code', '=', formCode ?? ''))
    .select(['bill_type', 'body'])
    .executeTakeFirst();
  if (!row) throw refuse('notFound');
  // [B06] Drops country and port names, which the other system sends with the codes.
  const data = row.body as Record<string, unknown>;
  const fields = Object.entries(readLeniently(billEntity(row.bill_type), data) ?? {}).filter(
    ([name]) => data[name] !== undefined && data[name] !== null,
  );
  return { ...Object.fromEntries(fields), billType: row.bill_type };
}
