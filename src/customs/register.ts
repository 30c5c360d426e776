/** A continuous bond as customs knows it. Days are `YYYY-MM-DD`. */
export interface BondOnFile {
  from: string;
  /** Null while it goes on. */
  until: string | null;
  holderIsActive: boolean;
  isSufficient: boolean;
}

/**
 * What only customs' own books tell. Practice customs supplies it, looked up beforehand for the message at hand; without
 * it the edits that need it (S08, S10, S12, S17, SA7–SAA) judge nothing.
 */
export interface Register {
  /** Who filed a transaction; null when customs holds none under the number. */
  filerOf(transactionNumber: string): string | null;
  /** Whether another stand-alone filing for this importer and bill is on file. */
  isFiled(importerNumber: string, billNumber: string): boolean;
  isImporterOnFile(qualifier: string, number: string): boolean;
  /** The continuous bond of a holder; null when none is on file. */
  bondOf(holder: string, activity: string): BondOnFile | null;
}
