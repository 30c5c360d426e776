import type { ImportCell } from '#rules/importCell.ts';
import { HEADING_ROWS, fieldLabel, type Heading, type HeadingFinder } from '#rules/importHeading.ts';
import { rowsReader, type RowsReader } from '#rules/importRows.ts';
import type { Entity } from '#schema/entity.ts';
import { isRequired } from '#schema/fieldIssues.ts';
import { columnLetters, sheetColumns } from '#schema/sheet.ts';
import type { BillCollector } from './billCollector.ts';
import type { ImportOrder } from './importOrder.ts';
import { importPlaces } from './importPlaces.ts';
import { NOTES_SHEETS } from './importTexts.ts';
import { mergedRows } from './mergedRows.ts';
import { rowKinds } from './rowKinds.ts';
import type { ImportFinding, ImportProblems } from './importProblems.ts';
import { COLUMNS_MAX, type MergedBlock, type SheetSink } from './tableSink.ts';
import { Unreadable } from './unreadable.ts';

/** Shared by the sheets of a file. */
interface SheetContext {
  order: ImportOrder;
  entity: Entity;
  finder: HeadingFinder;
  problems: ImportProblems;
  bills: BillCollector;
  /** Example row of the import template, by field path. */
  example: ReadonlyMap<string, string>;
}

/** Counts over all sheets of a file. */
interface FileTotals {
  rows: number;
  rowsMax: number;
  hasHeading: boolean;
}

interface SheetTable {
  heading: Heading;
  reader: RowsReader;
  kinds: ReturnType<typeof rowKinds>;
}

type Cells = (ImportCell | undefined)[];

/** Column states: its heading names a field; it has another heading, or the missing heading was reported. */
const FIELD = 1;
const OTHER = 2;

/** Finds the heading of a sheet and reads the bills below it. */
export class SheetReader implements SheetSink {
  readonly #name: string;
  readonly #context: SheetContext;
  readonly #totals: FileTotals;
  readonly #blocks: ReturnType<typeof mergedRows>;
  /** Rows that may contain the heading. */
  readonly #first: { row: number; cells: Cells }[] = [];
  readonly #columnStates = new Uint8Array(COLUMNS_MAX);
  #table: SheetTable | null = null;
  #seen = 0;

  constructor(name: string, merged: readonly MergedBlock[], context: SheetContext, totals: FileTotals) {
    this.#name = name;
    this.#context = context;
    this.#totals = totals;
    this.#blocks = mergedRows(merged);
    context.bills.startSheet(name);
  }

  row(row: number, cells: Cells): void {
    this.#seen++;
    if (this.#table) this.#readRow(this.#table, row, cells);
    else if (this.#first.length < HEADING_ROWS) {
      this.#first.push({ row, cells });
      if (this.#first.length === HEADING_ROWS) this.#findHeading();
    }
  }

  end({ hiddenRows, isTooWide }: { hiddenRows: number; isTooWide: boolean }): void {
    if (!this.#table && this.#first.length < HEADING_ROWS) this.#findHeading();
    this.#table?.reader.end();
    if (!this.#table) {
      if (this.#seen > 0 && !NOTES_SHEETS.includes(this.#name)) this.#report('sheetSkipped');
      return;
    }
    if (hiddenRows > 0) this.#report('rowsHidden', { args: { count: hiddenRows } });
    if (isTooWide) this.#report('tooWide', { args: { max: COLUMNS_MAX }, severity: 'warning' });
  }

  #report(key: string, at: Partial<ImportFinding> = {}): void {
    this.#context.problems.addMessage(this.#name, key, at);
  }

  #findHeading(): void {
    const { order, bills, finder, example } = this.#context;
    const heading = finder.find(this.#blocks.headingTexts(this.#first));
    if (!heading) return;
    this.#totals.hasHeading = true;
    this.#reportHeading(heading, this.#first[heading.at]?.row ?? 1);
    for (const at of heading.columns.keys()) this.#columnStates[at] = FIELD;
    for (const { at } of [...heading.unknown, ...heading.doubled]) this.#columnStates[at] = OTHER;
    const reader = rowsReader({
      ...order,
      columns: heading.columns,
      places: importPlaces,
      onBill: (read) => bills.add(this.#name, sheetBills, read),
    });
    const sheetBills = bills.prepare(heading, reader);
    const table = { heading, reader, kinds: rowKinds(heading, example) };
    this.#table = table;
    for (const { row, cells } of this.#first.slice(heading.at + 1)) this.#readRow(table, row, cells);
  }

  #reportHeading(heading: Heading, row: number): void {
    const { entity, order } = this.#context;
    for (const { at, name } of heading.unknown) this.#report('columnUnknown', { row, column: at, args: { name } });
    for (const { at, name, first, column } of heading.doubled) {
      const args = { name, field: fieldLabel(entity, column.path, order.locale), column: columnLetters(first) };
      this.#report('columnTwice', { row, column: at, field: column.path, args, severity: 'error' });
    }
    const present = new Set([...heading.columns.values()].map(({ path }) => path));
    for (const { path, field } of sheetColumns(entity)) {
      if (present.has(path) || !isRequired(field, {}) || field.initial) continue;
      const args = { field: fieldLabel(entity, path, order.locale) };
      this.#report('columnMissing', { row, field: path, args, severity: 'error' });
    }
  }

  #readRow({ heading, reader, kinds }: SheetTable, row: number, cells: Cells): void {
    if (!this.#hasField(row, cells)) return;
    const totals = this.#totals;
    if (++totals.rows > totals.rowsMax) throw new Unreadable('tooManyRows', { max: totals.rowsMax });
    if (kinds.isExample(cells)) {
      this.#report('exampleSkipped', { row });
      return;
    }
    const filled = this.#blocks.fillDown(row, cells);
    for (const at of this.#blocks.spreadColumns(row, cells)) {
      const column = heading.columns.get(at);
      if (column) this.#report('mergedAcross', { row, column: at, field: column.path });
    }
    if (kinds.isTotals(cells)) {
      this.#report('totalsSkipped', { row });
      return;
    }
    reader.row(row, filled);
  }

  /** Whether a column with a field has a value. Reports each column without a heading once. */
  #hasField(row: number, cells: Cells): boolean {
    let hasField = false;
    for (let at = 0; at < cells.length; at++) {
      if (!cells[at]) continue;
      if (this.#columnStates[at] === FIELD) hasField = true;
      else if (this.#columnStates[at] !== OTHER) {
        this.#columnStates[at] = OTHER;
        this.#report('noHeading', { row, column: at });
      }
    }
    return hasField;
  }
}
