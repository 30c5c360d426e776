import { ISF_10, type BillType } from '#contract/codes.ts';
import type { ImportOutcome } from '#contract/endpoints/imports.ts';
import type { Locale } from '#contract/limits.ts';
import { createBillImport, IMPORT_LIMITS, type ImportLimits } from '../billImport.ts';
import { readTable } from '../readTable.ts';
import { Unreadable } from '../unreadable.ts';

export type AnyBill = Record<string, unknown> & {
  amsRequestList: Record<string, string>[];
  billHsRequestList: Record<string, string>[];
};

interface Imported {
  outcome: Omit<ImportOutcome, 'token' | 'drafts'>;
  /** The fields of each draft. */
  bills: AnyBill[];
}

interface ImportOptions {
  billType?: BillType;
  locale?: Locale;
  limits?: Partial<ImportLimits>;
}

/** Reads a file as the worker does, without a thread and a database. @throws Unreadable */
export async function importBytes(
  bytes: Buffer,
  { billType = ISF_10, locale = 'en', limits }: ImportOptions = {},
): Promise<Imported> {
  const drafts: string[] = [];
  const order = {
    billType,
    locale,
    houseScac: 'HBRL',
    providerBond: '',
    userId: '1',
    userName: 'Fay Filer',
    now: new Date('2026-08-03T02:00:00Z'),
  };
  const table = createBillImport(
    order,
    (draft) => drafts.push(draft),
    () => Promise.resolve(),
    { ...IMPORT_LIMITS, ...limits },
  );
  await readTable(bytes, table);
  const parseBody = (draft: string) => (JSON.parse(draft) as { body: AnyBill }).body;
  const blank = parseBody(table.blank);
  return { outcome: table.outcome(), bills: drafts.map((draft) => ({ ...blank, ...parseBody(draft) })) };
}

/** The reason why a file is refused; null when it is read. */
export async function unreadableReason(bytes: Buffer): Promise<string | null> {
  try {
    await importBytes(bytes);
    return null;
  } catch (error) {
    if (error instanceof Unreadable) return error.reason;
    throw error;
  }
}

/** Problems as `severity address message`. */
export const problemLines = ({ outcome }: Imported): string[] =>
  outcome.problems.map(({ severity, column, row, message }) => `${severity} ${column ?? ''}${row ?? ''} ${message}`);
