import { sql } from 'kysely';
import { applyReceipt, rereadReceipt } from '../../gateway/applyReceipt.ts';
import { finishParked } from '../../store/parkedReceipts.ts';
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
      await applyReceipt(change.portal, change.trx, await readRaw(change), isfNo);
      await finish(change, 'applied', isfNo);
    },
    readAgain: async (change) => {
      await rereadReceipt(change.portal, change.trx, await readRaw(change));
      await finish(change, 'applied', null);
    },
    discard: (change) => finish(change, 'discarded', null),
  },
});

/** The column that is shown is masked. */
async function readRaw({ trx, key }: SupportChange): Promise<string> {
  const { raw } = await trx
    .selectFrom('parked_receipt')
    .where('id', '=', Number(key[0]))
    .select('raw')
    .executeTakeFirstOrThrow();
  return raw;
}

const finish = (
  { trx, key, principal, now }: SupportChange,
  state: 'applied' | 'discarded',
  isfNo: string | null,
): Promise<void> => finishParked(trx, Number(key[0]), { state, isfNo, handledBy: principal.userId, at: now });
