import type { Bill } from '#contract/entities/bill.ts';
import type { NumberedFiling } from '#rules/changeMessages.ts';
import type { CurrentFiling } from '#rules/changePlan.ts';
import { usesProviderBond } from '#rules/providerBond.ts';
import type { Db, Tx } from '../portal.ts';
import { refuse } from '../refusal.ts';
import { lockFiling, readFiling, type FilingRecord } from '../store/filings.ts';
import { isBondPaid, readLife, readSentBill, type FilingLife } from '../store/filingLife.ts';
import { storedBill } from '../store/storedBill.ts';

/** A filing with its operations and the version at customs. */
export interface LoadedFiling extends CurrentFiling {
  row: FilingRecord;
  life: FilingLife;
  /** The version that customs has. */
  held: Bill | null;
}

/** @throws Refusal `notFound`, also for another tenant's */
export async function loadFiling(db: Db, enterpriseId: string, id: string | null): Promise<LoadedFiling> {
  return toLoadedFiling(db, id === null ? null : await readFiling(db, enterpriseId, id));
}

/** The same, locked until the transaction ends. */
export async function lockLoadedFiling(trx: Tx, enterpriseId: string, id: string | null): Promise<LoadedFiling> {
  return toLoadedFiling(trx, id === null ? null : await lockFiling(trx, enterpriseId, id));
}

/** Requires that a change was made from the latest version. @throws Refusal `stale` with that version */
export function requireLatest({ row, bill }: LoadedFiling, revision: number | undefined): void {
  if (revision !== row.revision) throw refuse('stale', { extra: { current: { ...bill, revision: row.revision } } });
}

/** The identity of a filing at customs. */
export const numbered = ({ row, declarationStatus }: LoadedFiling): NumberedFiling => ({
  declarationStatus,
  isfNo: row.isf_no,
  customsNo: row.customs_no,
  houseScac: row.house_scac,
});

async function toLoadedFiling(db: Db, row: FilingRecord | null): Promise<LoadedFiling> {
  if (!row) throw refuse('notFound');
  const life = await readLife(db, row);
  const sent = life.held === null ? null : await readSentBill(db, row, life.held);
  const held = sent && storedBill(sent);
  const bill = storedBill(row.body, row.id);
  const declarationStatus = row.declaration_status;
  const isInUse = declarationStatus !== 'deleteSuccess' && usesProviderBond(held ?? bill);
  return {
    row,
    life,
    bill,
    held,
    declarationStatus,
    bondPaid: await isBondPaid(db, row, life.begin, isInUse),
  };
}
