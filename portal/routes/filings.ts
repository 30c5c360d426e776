import type { FilingDetail, LatestOperation } from '#contract/endpoints/filings.ts';
import { toServerText } from '#schema/dateText.ts';
import type { Handlers } from '../implement.ts';
import { readNumberForms } from '../lists/numberForms.ts';
import type { Db } from '../portal.ts';
import { loadFiling } from '../send/loadFiling.ts';
import type { FilingLife } from '../store/filingLife.ts';
import { readIntentStatus } from '../store/intents.ts';
import { toFilingRow, listFilings } from '../store/listFilings.ts';
import { listReceipts } from '../store/receipts.ts';

/** [D07] Filings, their receipts and the status of a paid call. */
export const filingHandlers: Handlers<'listFilings' | 'getFiling' | 'getIntent'> = {
  listFilings: ({ portal, principal, query }) =>
    readNumberForms(query, (form) => listFilings(portal.db, principal.enterpriseId, form)),
  getFiling: ({ portal, principal, params }) => filingDetail(portal.db, principal.enterpriseId, params.id),
  getIntent: ({ portal, principal, params }) => readIntentStatus(portal.db, principal.enterpriseId, params.key),
};

/** @throws Refusal `notFound`, also for another tenant's */
async function filingDetail(db: Db, enterpriseId: string, id: string): Promise<FilingDetail> {
  const { row, bill, life, held, bondPaid } = await loadFiling(db, enterpriseId, id);
  return {
    ...bill,
    ...toFilingRow(row),
    // An ISF-5 has a field of this name of its own, which must post back unchanged.
    ...('amsType' in bill ? { amsType: bill.amsType } : {}),
    revision: row.revision,
    receipts: await listReceipts(db, enterpriseId, id),
    held,
    bondPaid,
    acceptedAt: life.acceptedAt && toServerText(life.acceptedAt),
    latest: latestOperation(life),
  } as FilingDetail;
}

function latestOperation({ operations }: FilingLife): LatestOperation {
  const last = operations.at(-1);
  if (!last) throw new Error('a filing without an operation');
  return { action: last.action, at: toServerText(last.at), isLocal: last.isLocal };
}
