/** A continuous bond on file. Days as `YYYY-MM-DD`. */
export interface BondOnFile {
  from: string;
  /** Null without an end date. */
  until: string | null;
  holderIsActive: boolean;
  isSufficient: boolean;
}

/**
 * Data that only customs has. The practice customs loads it for each message; without it, the edits that need it (S08,
 * S10, S12, S17, SA7–SAA) are skipped.
 */
export interface CustomsRegister {
  /** The filer of a transaction; null if none is on file under this number. */
  findFiler(transactionNumber: string): string | null;
  /** Whether another stand-alone filing for this importer and bill is on file. */
  isFiled(importerNumber: string, billNumber: string): boolean;
  isImporterOnFile(qualifier: string, number: string): boolean;
  /** The continuous bond of a holder; null if none is on file. */
  findBond(holder: string, activity: string): BondOnFile | null;
}
