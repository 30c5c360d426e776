import { sql } from 'kysely';
import { applyReceipt, rereadReceipt } from '../../gateway/applyReceipt.ts';
import { finishUnplaced } from '../../store/unplacedReceipts.ts';
import { supportBinding, type SupportChange } from '../supportBinding.ts';

export const unplacedReceiptsBinding = supportBinding('parked-receipts', {
  from: sql`parked_receipt unplaced left join app_user handler on handler.id = unplaced.handled_by`,
  key: [{ sql: sql`unplaced.id`, type: 'bigint' }],
  columns: {
    at: sql`unplaced.at`,
    state: sql`unplaced.state`,
    parkedFor: sql`unplaced.reason`,
    isfNo: sql`unplaced.isf_no`,
    handledBy: sql`handler.name`,
    handledAt: sql`unplaced.handled_at`,
    number: sql`unplaced.id`,
    raw: sql`unplaced.raw`,
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
): Promise<void> => finishUnplaced(trx, Number(key[0]), { state, isfNo, handledBy: principal.userId, at: now });
