import type { Locale } from '#contract/limits.ts';
import type { CellChange } from '#schema/record.ts';
import type { RowsQuery } from '../exports/readRows.ts';
import type { WorkerConnection } from '../workers/connectionConfig.ts';
import type { ChargeEvidence, FilingEvidence, OperationEvidence, ReceiptEvidence } from './evidenceRows.ts';

/** An evidence pack; its query is `evidenceRows`. */
export interface EvidenceTask {
  kind: 'evidence';
  connection: WorkerConnection;
  query: RowsQuery;
  locale: Locale;
  enterprise: string;
  /** Who asked for it. */
  by: string;
  hasCharges: boolean;
  /** Milliseconds. */
  now: number;
}

/** A part of the pack as the manifest lists it. */
export interface PackedFile {
  name: string;
  size: number;
  sha256: string;
}

/** An operation for the history and the cover, without its message and bills, which have files of their own. */
export type HistoryEntry = Omit<OperationEvidence, 'message' | 'envelope' | 'before' | 'after'> & {
  changes: CellChange[];
};
export type ReceiptEntry = Omit<ReceiptEvidence, 'raw'>;

export interface Collected {
  filing: FilingEvidence | null;
  operations: HistoryEntry[];
  receipts: ReceiptEntry[];
  charges: ChargeEvidence[];
}
