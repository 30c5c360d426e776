import { ISF_10, type BillType } from '#contract/codes.ts';
import type { ImportOutcome } from '#contract/endpoints/imports.ts';
import type { Locale } from '#contract/limits.ts';
import { billImport } from '../billImport.ts';
import { readTable } from '../readTable.ts';
import { Unreadable } from '../unreadable.ts';

export type AnyBill = Record<string, unknown> & {
  amsRequestList: Record<string, string>[];
  billHsRequestList: Record<string, string>[];
};

export interface Imported {
  outcome: Omit<ImportOutcome, 'token' | 'drafts'>;
  /** The fields of each draft. */
  bills: AnyBill[];
}

/** Reads a file as the import's thread does, without thread and database. @throws Unreadable */
export async function importBytes(
  bytes: Buffer,
  { billType = ISF_10, locale = 'en', rowsMax }: { billType?: BillType; locale?: Locale; rowsMax?: number } = {},
): Promise<Imported> {
  const drafts: string[] = [];
  const order = {
    billType,
    locale,
    houseScac: 'HBRL',
    userId: '1',
    userName: 'Fay Filer',
    now: new Date('2026-08-03T02:00:00Z'),
  };
  const table = billImport(
    order,
    (draft) => drafts.push(draft),
    () => Promise.resolve(),
    rowsMax,
  );
  await readTable(bytes, table);
  const bodyOf = (draft: string) => (JSON.parse(draft) as { body: AnyBill }).body;
  const blank = bodyOf(table.blank);
  return { outcome: table.outcome(), bills: drafts.map((draft) => ({ ...blank, ...bodyOf(draft) })) };
}

/** Why a file is refused; null when it is read. */
export async function refusalOf(bytes: Buffer): Promise<string | null> {
  try {
    await importBytes(bytes);
    return null;
  } catch (error) {
    if (error instanceof Unreadable) return error.reason;
    throw error;
  }
}

/** Problems as `severity address key-ish message`, short enough to read in a failure. */
export const told = ({ outcome }: Imported): string[] =>
  outcome.problems.map(({ severity, column, row, message }) => `${severity} ${column ?? ''}${row ?? ''} ${message}`);
