import type { Handlers } from '../implement.ts';
import { listLedger } from '../store/ledger.ts';

/** [M01] The movements of the purses. */
export const ledgerHandlers: Handlers<'listLedger'> = {
  listLedger: ({ portal: { db }, principal, query }) => listLedger(db, principal.enterpriseId, query),
};
