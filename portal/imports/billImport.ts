import type { ImportOutcome } from '#contract/endpoints/imports.ts';
import { billEntity } from '#contract/entities/bill.ts';
import { exampleCells } from '#rules/importExample.ts';
import { headingFinder, fieldLabel } from '#rules/importHeading.ts';
import { BillCollector } from './billCollector.ts';
import type { ImportOrder } from './importOrder.ts';
import { ImportProblems } from './importProblems.ts';
import { SheetReader } from './sheetReader.ts';
import type { TableSink } from './tableSink.ts';
import { Unreadable } from './unreadable.ts';

export interface BillImport extends TableSink {
  /** Database row that every draft starts from, as JSON. */
  blank: string;
  /** @throws Unreadable when the file has no table or no rows */
  outcome(): Omit<ImportOutcome, 'token' | 'drafts' | 'held'>;
  /** The different B/L numbers. */
  numbers(): string[];
}

export interface ImportLimits {
  rows: number;
  /** Different B/L numbers; all are in memory, to detect repetitions. */
  numbers: number;
}

export const IMPORT_LIMITS: ImportLimits = { rows: 100_000, numbers: 200_000 };
const PROBLEMS_MAX = 1_000;

/**
 * Creates drafts from a table while it is read.
 * @param onDraft receives each draft: the values that differ from `blank`, as JSON of a database row
 * @param onProgress receives the share of the file and the rows read; reading waits for it
 */
export function createBillImport(
  order: ImportOrder,
  onDraft: (draft: string) => void,
  onProgress: (share: number, rows: number) => Promise<void>,
  limits: ImportLimits = IMPORT_LIMITS,
): BillImport {
  const entity = billEntity(order.billType);
  const finder = headingFinder(entity);
  const problems = new ImportProblems(PROBLEMS_MAX);
  const bills = new BillCollector(order, { problems, onDraft, numbersMax: limits.numbers });
  const sheets = { order, entity, finder, problems, bills, example: exampleCells(order.billType) };
  const totals = { rows: 0, rowsMax: limits.rows, hasHeading: false };

  return {
    blank: bills.blank,
    sheet: (name, merged) => new SheetReader(name, merged, sheets, totals),
    hidden: (name) => problems.addMessage(name, 'sheetHidden'),
    note: (key, args = {}) => problems.addMessage('', key, { args }),
    score: (row) => finder.score(row),
    progress: (share) => onProgress(share, totals.rows),
    numbers: () => bills.numbers,
    outcome: () => {
      const number = finder.columns.find(({ path }) => path === 'amsRequestList.amsNo');
      const example = number ? fieldLabel(entity, number.path, order.locale) : '';
      if (!totals.hasHeading) throw new Unreadable('noHeader', { example });
      if (bills.count === 0) throw new Unreadable('noRows');
      return {
        rows: totals.rows,
        bills: bills.count,
        problems: problems.list(order.locale),
        problemCount: problems.count,
        severities: problems.severities,
        incomplete: bills.incomplete,
        preview: bills.preview,
      };
    },
  };
}
