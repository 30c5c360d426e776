import type { FilingDetail } from '#contract/endpoints/filings.ts';
import { billEntity } from '#contract/entities/bill.ts';
import { readLeniently } from '#schema/zodOf.ts';
import type { Handlers } from '../implement.ts';
import type { Db } from '../portal.ts';
import { refuse } from '../refusal.ts';
import { askIntent } from '../store/intents.ts';
import { readFiling } from '../store/filings.ts';
import { filingRowOf, listFilings } from '../store/listFilings.ts';
import { listReceipts } from '../store/receipts.ts';

/** [D07] What was sent, and what became of it. */
export const filingHandlers: Handlers<'listFilings' | 'getFiling' | 'getIntent'> = {
  listFilings: ({ portal, principal, query }) => listFilings(portal.db, principal.enterpriseId, query),
  getFiling: ({ portal, principal, params }) => filingDetail(portal.db, principal.enterpriseId, params.id),
  getIntent: ({ portal, principal, params }) => askIntent(portal.db, principal.enterpriseId, params.key),
};

/** @throws Refusal `notFound`, also for another tenant's */
async function filingDetail(db: Db, enterpriseId: string, id: string): Promise<FilingDetail> {
  const row = await readFiling(db, enterpriseId, id);
  if (!row) throw refuse('notFound');
  return {
    ...readLeniently(billEntity(row.bill_type), row.body),
    ...filingRowOf(row),
    from: row.body.from ?? null,
    templateId: row.body.templateId ?? null,
    revision: row.revision,
    receipts: await listReceipts(db, enterpriseId, id),
  } as FilingDetail;
}
