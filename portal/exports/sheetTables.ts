import type { Locale } from '#contract/limits.ts';
import { party } from '#contract/entities/party.ts';
import type { Entity } from '#schema/entity.ts';
import type { ScalarField } from '#schema/field.ts';
import { sheetColumns } from '#schema/sheet.ts';
import type { RawRow } from './readRows.ts';
import { texts, type Say } from './texts.ts';
import type { Cell, WorkbookColumn } from './workbook.ts';

/** One column of an exported table: which column of the query's rows it shows, and how. */
export interface TableColumn<C extends string = string> {
  /** Column of the query. */
  from: C;
  /** Message key of its head. */
  head: string;
  width: number;
  /** Its values are codes whose names stand below this message key. */
  codes?: string;
  cell?: (value: unknown, say: Say) => Cell;
}

/** What an export shows: the columns its query must select, in order, and how they become cells. */
export interface SheetTable<C extends string = string> {
  /** Message key of the sheet's name. */
  name: string;
  /** Word of the file's name. */
  file: string;
  columns: readonly TableColumn<C>[];
}

const table = <C extends string>(of: SheetTable<C>): SheetTable<C> => of;
/** `2026-08-03 10:00:00.123+08` as the wire writes it. */
const time = (value: unknown): Cell => (typeof value === 'string' ? value.slice(0, 19) : null);

/** [L06] The sent list. */
export const filingSheet = table({
  name: 'documents.sheets.filings',
  file: 'sent',
  columns: [
    { from: 'ams_no', head: 'fields.bill.amsRequestList.amsNo', width: 20 },
    { from: 'ams_type', head: 'fields.bill.amsRequestList.amsType', width: 14, codes: 'choices.amsType' },
    { from: 'isf_no', head: 'sent.isfNo', width: 14 },
    { from: 'bill_type', head: 'sent.declarationType', width: 16, codes: 'choices.billType' },
    { from: 'declaration_status', head: 'sent.declarationStatus', width: 30, codes: 'statuses.declaration' },
    { from: 'match_status', head: 'sent.matchStatus', width: 16, codes: 'statuses.match' },
    { from: 'house_scac', head: 'fields.bill.houseScac', width: 12 },
    { from: 'operator_name', head: 'sent.latestOperator', width: 20 },
    { from: 'operation_at', head: 'documents.columns.operationAt', width: 24, cell: time },
    { from: 'created_at', head: 'documents.columns.createdAt', width: 24, cell: time },
    { from: 'source', head: 'sent.source', width: 14, codes: 'choices.source' },
    { from: 'remark', head: 'sent.remark', width: 40 },
  ],
});

/** [T01] Templates. */
export const templateSheet = table({
  name: 'documents.sheets.templates',
  file: 'templates',
  columns: [
    { from: 'template_name', head: 'fields.bill.template_name', width: 36 },
    { from: 'bill_type', head: 'fields.bill.billType', width: 14, codes: 'choices.billType' },
    { from: 'house_scac', head: 'fields.bill.houseScac', width: 12 },
    {
      from: 'is_default',
      head: 'documents.columns.isDefault',
      width: 24,
      cell: (value, say) => say(value === true ? 'documents.yes' : 'documents.no'),
    },
    { from: 'operator_name', head: 'documents.columns.operator', width: 20 },
    { from: 'updated_at', head: 'documents.columns.updatedAt', width: 24, cell: time },
    { from: 'used_count', head: 'documents.columns.usedCount', width: 12, cell: Number },
    { from: 'last_used_at', head: 'documents.columns.lastUsedAt', width: 24, cell: time },
  ],
});

/** [T05] The address book: whatever the declaration lists, then when it was changed. */
export const partySheet = table({
  name: 'documents.sheets.parties',
  file: 'address-book',
  columns: [
    ...entityColumns(party),
    { from: 'updated_at', head: 'documents.columns.updatedAt', width: 24, cell: time },
  ],
});

/** Every export as a table, by its name. */
export const SHEET_TABLES = { filings: filingSheet, templates: templateSheet, parties: partySheet } as const;
export type SheetTableName = keyof typeof SHEET_TABLES;

/** Heads and cells of a table in a language. */
export function sheetIn(name: SheetTableName, locale: Locale) {
  const { columns, name: title }: SheetTable = SHEET_TABLES[name];
  const say = texts(locale);
  const cellOf = columns.map(({ codes, cell }) => {
    if (codes) return namesOf(codes, say);
    return (value: unknown) => (cell ? cell(value, say) : (value as Cell));
  });
  return {
    sheet: say(title),
    columns: columns.map(({ head, width }): WorkbookColumn => ({ header: say(head), width })),
    cells: (row: RawRow): Cell[] => cellOf.map((cell, at) => cell(row[at])),
  };
}

/** A code as people call it, looked up once; a code that nobody named stays as it is. */
function namesOf(key: string, say: Say): (value: unknown) => Cell {
  const known = new Map<unknown, string>();
  return (value) => {
    if ((typeof value !== 'string' && typeof value !== 'number') || value === '') return null;
    const name = known.get(value) ?? say(`${key}.${value}`, {}, String(value));
    // Codes are few; whatever else stands in their place is not kept for ever.
    if (known.size < 100) known.set(value, name);
    return name;
  };
}

/** A record of a simple list lies in `body`; each field is a column of its own. */
function entityColumns(of: Entity): TableColumn[] {
  return sheetColumns(of).map(({ path, field }) => ({
    from: `body.${path}`,
    head: `fields.${of.name}.${path}`,
    width: widthOf(field),
    ...(field.kind === 'choice' ? { codes: `choices.${field.labels}` } : {}),
  }));
}

function widthOf(field: ScalarField): number {
  if (field.kind !== 'text') return 18;
  return Math.min(60, Math.max(12, field.max ?? 30));
}
