import type { BillType } from '#contract/codes.ts';
import type { ImportOutcome, ImportPreview } from '#contract/endpoints/imports.ts';
import { billEntity, type Bill } from '#contract/entities/bill.ts';
import type { Locale } from '#contract/limits.ts';
import type { Cell } from '#rules/importCell.ts';
import { EXAMPLE_NUMBER, exampleRow } from '#rules/importExample.ts';
import { HEADING_ROWS, headingFinder, fieldLabel, type Heading } from '#rules/importHeading.ts';
import { rowsReader, type RowsReader } from '#rules/importRows.ts';
import type { ReadBill } from '#rules/openBill.ts';
import type { Issue } from '#schema/issue.ts';
import { isRequired } from '#schema/fieldIssues.ts';
import { columnLetters } from '#schema/sheet.ts';
import { billText } from '../store/billSearchText.ts';
import { billValidator } from './billValidator.ts';
import { detachText } from './detachText.ts';
import { draftWriter } from './draftWriter.ts';
import { importPlaces } from './importPlaces.ts';
import { NOTES_SHEETS } from './importTexts.ts';
import { mergedRows } from './mergedRows.ts';
import { rowKinds } from './rowKinds.ts';
import { ProblemList, type Finding } from './problemList.ts';
import { COLUMNS_MAX, type MergedBlock, type SheetSink, type TableSink } from './tableSink.ts';
import { Unreadable } from './unreadable.ts';

/** Whose import it is, and of what. */
export interface ImportOrder {
  billType: BillType;
  houseScac: string;
  userId: string;
  userName: string;
  locale: Locale;
  /** Server time. */
  now: Date;
}

export interface BillImport extends TableSink {
  /** The row of the database that every draft begins as. */
  blank: string;
  /** What was found. @throws Unreadable when there was no table, or nothing in it */
  outcome(): Omit<ImportOutcome, 'token' | 'drafts'>;
}

/** Validates and writes the bills of one sheet. */
interface SheetTools {
  /** Missing columns: reported once with the heading, counted as an error of each bill. */
  missingColumns: number;
  /** Other issues that every bill has. */
  sharedIssues: readonly Issue[];
  validate: ReturnType<typeof billValidator>['validate'];
  write: ReturnType<ReturnType<typeof draftWriter>['writing']>;
}

/** Rows of filings that one import takes. */
export const ROWS_MAX = 100_000;
const PROBLEMS_MAX = 1_000;
const PREVIEW_MAX = 100;
/** B/L numbers of one import; each is kept to find it again. */
const NUMBERS_MAX = 200_000;
/** More than a sheet has rows; 1,000 sheets of so many still fit into 31 bits, which V8 keeps without an object. */
const SHEET_STEP = 2_000_000;
/** Marks of a column: it has the heading of a field; it has another one, or was told to have none. */
const FIELD = 1;
const TITLE = 2;

/**
 * Makes drafts of a table while it is read.
 * @param keep takes each draft as the JSON text of what its row in the database has beside `blank`
 * @param progress told of the share that was read; resolves when more may come
 */
export function billImport(
  order: ImportOrder,
  keep: (draft: string) => void,
  progress: (share: number, rows: number) => Promise<void>,
  rowsMax = ROWS_MAX,
): BillImport {
  const of = billEntity(order.billType);
  const finder = headingFinder(of);
  const example = exampleRow(order.billType);
  const writer = draftWriter(order);
  const problems = new ProblemList(PROBLEMS_MAX);
  const preview: ImportPreview[] = [];
  /** Of each B/L number the place of its first use, as `sheet index * SHEET_STEP + row`: a number takes no object. */
  const numbers = new Map<string, number>();
  const sheets: string[] = [];
  let rows = 0;
  let bills = 0;
  let hasHeading = false;

  const note = (sheet: string, key: string, at: Partial<Finding> = {}): void => {
    const place = { row: null, column: null, field: '', args: {}, severity: 'notice' as const, draft: null };
    problems.add({ ...place, ...at, sheet, key: `said.${key}` });
  };

  const takeBill = (sheet: string, tools: SheetTools, read: ReadBill): void => {
    const { bill, row, placeOf, messages } = read;
    const draft = bills++;
    for (const one of messages) {
      problems.add({ ...one, sheet, key: `said.${one.key}`, draft });
    }
    const isUnread = (path: string) => messages.some(({ field, severity }) => field === path && severity === 'error');
    let errors = tools.missingColumns;
    const report = (issue: Issue): void => {
      if (issue.severity === 'error') errors++;
      if (issue.message === 'validation.atLeastOneRow') return;
      const { message: key, path: field, severity } = issue;
      const place = placeOf(field);
      const args = inSheet(issue, placeOf);
      // A missing column is reported once for all rows; an unreadable value at its cell.
      if (key === 'validation.required' && (place.column === null || isUnread(field))) return;
      problems.add({ sheet, ...place, field, key, args, severity, draft });
    };
    tools.sharedIssues.forEach(report);
    tools.validate(read, order).forEach(report);
    noteNumbers(sheet, bill, draft, placeOf);
    if (preview.length < PREVIEW_MAX) preview.push({ ...previewOf(bill, row, errors), sheet });
    keep(tools.write(bill, errors));
  };

  const toolsFor = (heading: Heading, { names }: RowsReader): SheetTools => {
    const varying = new Set([...heading.columns.values()].map(({ list, name }) => list ?? name));
    const blank = writer.blankBill;
    const validator = billValidator({ of, blank, varying, names });
    const sharedIssues = validator.sharedIssues.filter(({ message }) => message !== 'validation.required');
    const missingColumns = validator.sharedIssues.length - sharedIssues.length;
    return { missingColumns, sharedIssues, validate: validator.validate, write: writer.writing(varying) };
  };

  const noteNumbers = (sheet: string, bill: Bill, draft: number, placeOf: ReadBill['placeOf']): void => {
    for (const [index, { amsNo }] of bill.amsRequestList.entries()) {
      if (amsNo === '') continue;
      const field = `amsRequestList.${index}.amsNo`;
      const place = placeOf(field);
      const first = numbers.get(amsNo);
      if (first === undefined) {
        if (numbers.size >= NUMBERS_MAX) throw new Unreadable('tooLarge');
        numbers.set(detachText(amsNo), (sheets.length - 1) * SHEET_STEP + place.row);
      } else {
        const before = { sheet: sheets[Math.floor(first / SHEET_STEP)] ?? '', row: first % SHEET_STEP };
        const key = before.sheet === sheet ? 'repeatedNumber' : 'repeatedInSheet';
        const args = { value: amsNo, ...before };
        note(sheet, key, { ...place, field, draft, severity: 'warning', args });
      }
      if (amsNo === EXAMPLE_NUMBER) note(sheet, 'exampleNumber', { ...place, field, draft, severity: 'error' });
    }
  };

  const noteHeading = (sheet: string, heading: Heading, row: number): void => {
    for (const { at, name } of heading.unknown) note(sheet, 'columnUnknown', { row, column: at, args: { name } });
    for (const { at, name, first, column } of heading.doubled) {
      const args = { name, field: fieldLabel(of, column.path, order.locale), column: columnLetters(first) };
      note(sheet, 'columnTwice', { row, column: at, field: column.path, args, severity: 'error' });
    }
    const present = new Set([...heading.columns.values()].map(({ path }) => path));
    for (const { path, field } of finder.columns) {
      const isNeeded = isRequired(field, {}) && !field.initial;
      if (!isNeeded || present.has(path)) continue;
      const args = { field: fieldLabel(of, path, order.locale) };
      note(sheet, 'columnMissing', { row, field: path, args, severity: 'error' });
    }
  };

  const sheetOf = (name: string, merged: readonly MergedBlock[]): SheetSink => {
    sheets.push(name);
    const blocks = mergedRows(merged);
    const first: { row: number; cells: (Cell | undefined)[] }[] = [];
    let heading: Heading | null = null;
    let reader: RowsReader | null = null;
    let kinds: ReturnType<typeof rowKinds> | null = null;
    const titled = new Uint8Array(COLUMNS_MAX);

    const take = (row: number, cells: (Cell | undefined)[]): void => {
      if (!heading || !reader || !kinds) return;
      let isBlank = true;
      for (let at = 0; at < cells.length; at++) {
        if (!cells[at]) continue;
        if (titled[at] === FIELD) isBlank = false;
        else if (titled[at] !== TITLE) {
          titled[at] = TITLE;
          note(name, 'noHeading', { row, column: at });
        }
      }
      if (isBlank) return;
      if (++rows > rowsMax) throw new Unreadable('tooManyRows', { max: rowsMax });
      if (kinds.isExample(cells)) {
        note(name, 'exampleSkipped', { row });
        return;
      }
      const filled = blocks.down(row, cells);
      for (const at of blocks.across(row, cells)) {
        const column = heading.columns.get(at);
        if (column) note(name, 'mergedAcross', { row, column: at, field: column.path });
      }
      if (kinds.isTotals(cells)) {
        note(name, 'totalsSkipped', { row });
        return;
      }
      reader.row(row, filled);
    };

    const begin = (): void => {
      const found = finder.find(blocks.texts(first));
      if (!found) return;
      heading = found;
      hasHeading = true;
      noteHeading(name, found, first[found.at]?.row ?? 1);
      kinds = rowKinds(found, example);
      for (const at of found.columns.keys()) titled[at] = FIELD;
      for (const { at } of [...found.unknown, ...found.doubled]) titled[at] = TITLE;
      reader = rowsReader({
        ...order,
        columns: found.columns,
        places: importPlaces,
        onBill: (read) => takeBill(name, tools, read),
      });
      const tools = toolsFor(found, reader);
      for (const { row, cells } of first.slice(found.at + 1)) take(row, cells);
    };

    let seen = 0;
    return {
      row: (row, cells) => {
        seen++;
        if (heading) take(row, cells);
        else if (first.length < HEADING_ROWS) {
          first.push({ row, cells });
          if (first.length === HEADING_ROWS) begin();
        }
      },
      end: ({ hiddenRows, isTooWide }) => {
        if (!heading && first.length < HEADING_ROWS) begin();
        reader?.end();
        if (!heading) {
          if (seen > 0 && !NOTES_SHEETS.includes(name)) note(name, 'sheetSkipped');
          return;
        }
        if (hiddenRows > 0) note(name, 'rowsHidden', { args: { count: hiddenRows } });
        if (isTooWide) note(name, 'tooWide', { args: { max: COLUMNS_MAX }, severity: 'warning' });
      },
    };
  };

  return {
    blank: writer.blank,
    sheet: sheetOf,
    hidden: (name) => note(name, 'sheetHidden'),
    note: (key, args = {}) => note('', key, { args }),
    score: (row) => finder.score(row),
    progress: (share) => progress(share, rows),
    outcome: () => {
      const [label] = finder.columns.filter(({ path }) => path === 'amsRequestList.amsNo');
      const sample = label ? fieldLabel(of, label.path, order.locale) : '';
      if (!hasHeading) throw new Unreadable('noHeader', { example: sample });
      if (bills === 0) throw new Unreadable('noRows');
      return { rows, bills, problems: problems.told(order.locale), problemCount: problems.count, preview };
    },
  };
}

/** A message that names another row of its list names the sheet's row: that is what the person has before them. */
function inSheet({ args, path }: Issue, placeOf: ReadBill['placeOf']): Issue['args'] {
  const [list, , name] = path.split('.');
  const other = args['row'];
  return typeof other === 'number' ? { ...args, row: placeOf(`${list}.${other - 1}.${name}`).row } : args;
}

function previewOf(bill: Bill, row: number, problems: number): ImportPreview {
  const amsNos = bill.amsRequestList.map(({ amsNo }) => amsNo).filter((amsNo) => amsNo !== '');
  const name = billText(bill, 'bugerName') || billText(bill, 'bookName');
  return { amsNos: amsNos.slice(0, 10), goods: bill.billHsRequestList.length, name, problems, row };
}
