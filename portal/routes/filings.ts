import type { FilingDetail, LatestOperation } from '#contract/endpoints/filings.ts';
import { toServerText } from '#rules/serverTime.ts';
import type { Handlers } from '../implement.ts';
import type { Db } from '../portal.ts';
import { readStanding } from '../send/standingFiling.ts';
import type { FilingLife } from '../store/filingLife.ts';
import { askIntent } from '../store/intents.ts';
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
  const { row, bill, life, held, bondPaid } = await readStanding(db, enterpriseId, id);
  return {
    ...bill,
    ...filingRowOf(row),
    revision: row.revision,
    receipts: await listReceipts(db, enterpriseId, id),
    held,
    bondPaid,
    acceptedAt: life.acceptedAt && toServerText(life.acceptedAt),
    latest: latestOf(life),
  } as FilingDetail;
}

function latestOf({ operations }: FilingLife): LatestOperation {
  const last = operations.at(-1);
  // A filing begins with its sending.
  if (!last) throw new Error('a filing without an operation');
  return { action: last.action, at: toServerText(last.at), isLocal: last.isLocal };
}
