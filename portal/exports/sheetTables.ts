import type { Locale } from '#contract/limits.ts';
import { party } from '#contract/entities/party.ts';
import type { Entity } from '#schema/entity.ts';
import type { ScalarField } from '#schema/field.ts';
import { sheetColumns } from '#schema/sheet.ts';
import type { RawRow } from './readRows.ts';
import { translator, type Translate } from './translator.ts';
import type { Cell, WorkbookColumn } from './workbook.ts';

/** One column of an exported table. */
export interface TableColumn<C extends string = string> {
  /** Column of the query. */
  from: C;
  /** Message key of its head. */
  head: string;
  width: number;
  /** Message key prefix of the names of its codes. */
  codes?: string;
  cell?: (value: unknown, translate: Translate) => Cell;
}

/** An exported table: the columns that its query selects, in order, and their conversion to cells. */
export interface SheetTable<C extends string = string> {
  /** Message key of the sheet's name. */
  name: string;
  /** Part of the file's name. */
  file: string;
  columns: readonly TableColumn<C>[];
}

const table = <C extends string>(of: SheetTable<C>): SheetTable<C> => of;
/** `2026-08-03 10:00:00.123+08` in the wire's format. */
const time = (value: unknown): Cell => (typeof value === 'string' ? value.slice(0, 19) : null);

/** [L06] Filings. */
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
      cell: (value, translate) => translate(value === true ? 'documents.yes' : 'documents.no'),
    },
    { from: 'operator_name', head: 'documents.columns.operator', width: 20 },
    { from: 'updated_at', head: 'documents.columns.updatedAt', width: 24, cell: time },
    { from: 'used_count', head: 'documents.columns.usedCount', width: 12, cell: Number },
    { from: 'last_used_at', head: 'documents.columns.lastUsedAt', width: 24, cell: time },
  ],
});

/** [T05] Parties: the declared fields, then the time of the last change. */
export const partySheet = table({
  name: 'documents.sheets.parties',
  file: 'address-book',
  columns: [
    ...entityColumns(party),
    { from: 'updated_at', head: 'documents.columns.updatedAt', width: 24, cell: time },
  ],
});

/** Every exported table by its name. */
export const SHEET_TABLES = { filings: filingSheet, templates: templateSheet, parties: partySheet } as const;
export type SheetTableName = keyof typeof SHEET_TABLES;

/** Heads and cells of a table in a language. */
export function sheetIn(name: SheetTableName, locale: Locale) {
  const { columns, name: title }: SheetTable = SHEET_TABLES[name];
  const translate = translator(locale);
  const cellOf = columns.map(({ codes, cell }) => {
    if (codes) return codeNames(codes, translate);
    return (value: unknown) => (cell ? cell(value, translate) : (value as Cell));
  });
  return {
    sheet: translate(title),
    columns: columns.map(({ head, width }): WorkbookColumn => ({ header: translate(head), width })),
    cells: (row: RawRow): Cell[] => cellOf.map((cell, at) => cell(row[at])),
  };
}

/** The name of a code, cached; unknown codes stay unchanged. */
function codeNames(key: string, translate: Translate): (value: unknown) => Cell {
  const known = new Map<unknown, string>();
  return (value) => {
    if ((typeof value !== 'string' && typeof value !== 'number') || value === '') return null;
    const name = known.get(value) ?? translate(`${key}.${value}`, {}, String(value));
    // Caches known codes only, so that arbitrary values do not fill the memory.
    if (known.size < 100) known.set(value, name);
    return name;
  };
}

/** The fields of a simple record, each as a column; they are in its `body`. */
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
