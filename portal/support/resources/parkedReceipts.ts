import { sql } from 'kysely';
import { applyReceipt } from '../../gateway/applyReceipt.ts';
import { supportBinding, type SupportChange } from '../supportBinding.ts';

export const parkedReceiptsBinding = supportBinding('parked-receipts', {
  from: sql`parked_receipt parked left join app_user handler on handler.id = parked.handled_by`,
  key: [{ sql: sql`parked.id`, type: 'bigint' }],
  columns: {
    at: sql`parked.at`,
    state: sql`parked.state`,
    parkedFor: sql`parked.reason`,
    isfNo: sql`parked.isf_no`,
    handledBy: sql`handler.name`,
    handledAt: sql`parked.handled_at`,
    number: sql`parked.id`,
    raw: sql`parked.raw`,
  },
  lock: (trx, [id]) =>
    trx.selectFrom('parked_receipt').where('id', '=', Number(id)).select('id').forUpdate().executeTakeFirst(),
  acts: {
    apply: async (change) => {
      const isfNo = String(change.values['isfNo']);
      // The column that is shown is masked.
      const { raw } = await change.trx
        .selectFrom('parked_receipt')
        .where('id', '=', Number(change.key[0]))
        .select('raw')
        .executeTakeFirstOrThrow();
      await applyReceipt(change.portal, change.trx, raw, isfNo);
      await finish(change, 'applied', isfNo);
    },
    discard: (change) => finish(change, 'discarded', null),
  },
});

async function finish(
  { trx, key, principal, now }: SupportChange,
  state: 'applied' | 'discarded',
  isfNo: string | null,
): Promise<void> {
  await trx
    .updateTable('parked_receipt')
    .where('id', '=', Number(key[0]))
    .set({ state, isf_no: isfNo, handled_by: principal.userId, handled_at: now })
    .execute();
}
