import type { Locale } from '#contract/limits.ts';
import { REPORT_SUMS } from '#contract/endpoints/importerReport.ts';
import { SUM_NAMES } from '#contract/endpoints/statistics.ts';
import { isf10 } from '#contract/entities/isf10.ts';
import { isf5 } from '#contract/entities/isf5.ts';
import { linkman } from '#contract/entities/linkman.ts';
import { maskPersonalId } from '#contract/entities/maskPersonalId.ts';
import { party } from '#contract/entities/party.ts';
import type { Entity } from '#schema/entity.ts';
import type { ScalarField } from '#schema/field.ts';
import { allSheetColumns } from '#schema/sheet.ts';
import { bondSettlementSheet, consumptionSheet } from './chargeSheets.ts';
import { ledgerSheet, statementSheet } from './ledgerSheets.ts';
import type { RawRow } from './readRows.ts';
import { timeCell, type SheetTable, type TableColumn } from './sheetTable.ts';
import { translator, type Translate } from './translator.ts';
import type { WorkbookCell, WorkbookColumn } from './workbook.ts';

const table = <C extends string>(of: SheetTable<C>): SheetTable<C> => of;

/** Columns of the list itself, the rows of a bill, and birth dates. */
const IN_LIST = [
  'houseScac',
  'amsRequestList',
  'billHsRequestList',
  'containerList',
  'importerBirth',
  'consigneeBirth',
];

const filingSheet = table({
  name: 'documents.sheets.filings',
  file: 'sent',
  columns: [
    { from: 'ams_no', head: 'fields.bill.amsRequestList.amsNo', width: 20 },
    { from: 'ams_type', head: 'fields.bill.amsRequestList.amsType', width: 14, codes: 'choices.amsType' },
    { from: 'isf_no', head: 'sent.isfNo', width: 14 },
    { from: 'customs_no', head: 'sent.customsNo', width: 18 },
    { from: 'bill_type', head: 'fields.bill.billType', width: 16, codes: 'choices.billType' },
    { from: 'declaration_status', head: 'sent.declarationStatus', width: 30, codes: 'statuses.declaration' },
    { from: 'match_status', head: 'sent.matchStatus', width: 16, codes: 'statuses.match' },
    { from: 'house_scac', head: 'fields.bill.houseScac', width: 12 },
    { from: 'operator_name', head: 'sent.latestOperator', width: 20 },
    { from: 'operation_at', head: 'documents.columns.operationAt', width: 24, cell: timeCell },
    { from: 'created_at', head: 'documents.columns.createdAt', width: 24, cell: timeCell },
    { from: 'source', head: 'sent.source', width: 14, codes: 'choices.source' },
    { from: 'remark', head: 'sent.remark', width: 40 },
    { from: 'fee', head: 'sent.fee', width: 10, cell: Number },
    ...billColumns(),
  ],
});

const draftSheet = table({
  name: 'documents.sheets.drafts',
  file: 'drafts',
  columns: [
    { from: 'ams_nos', head: 'fields.bill.amsRequestList.amsNo', width: 36 },
    { from: 'bill_type', head: 'fields.bill.billType', width: 16, codes: 'choices.billType' },
    { from: 'house_scac', head: 'fields.bill.houseScac', width: 12 },
    { from: 'completeness', head: 'documents.columns.completeness', width: 14, cell: Number },
    { from: 'problems', head: 'drafts.problems', width: 12, cell: Number },
    { from: 'origin_mark', head: 'drafts.source', width: 14, codes: 'choices.origin' },
    { from: 'template_name', head: 'fields.bill.template_name', width: 30 },
    { from: 'operator_name', head: 'documents.columns.operator', width: 20 },
    { from: 'updated_at', head: 'documents.columns.updatedAt', width: 24, cell: timeCell },
    { from: 'created_at', head: 'documents.columns.draftCreatedAt', width: 24, cell: timeCell },
    ...billColumns(),
  ],
});

const templateSheet = table({
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
    { from: 'updated_at', head: 'documents.columns.updatedAt', width: 24, cell: timeCell },
    { from: 'used_count', head: 'documents.columns.usedCount', width: 12, cell: Number },
    { from: 'last_used_at', head: 'documents.columns.lastUsedAt', width: 24, cell: timeCell },
  ],
});

/** [T05] A list of records: the declared fields, then the time of the last change. */
const recordSheet = (name: string, file: string, of: Entity) =>
  table({
    name,
    file,
    columns: [
      ...entityColumns(of),
      { from: 'updated_at', head: 'documents.columns.updatedAt', width: 24, cell: timeCell },
    ],
  });
const partySheet = recordSheet('documents.sheets.parties', 'address-book', party);
const contactSheet = recordSheet('documents.sheets.contacts', 'notifiers', linkman);

/** Columns of numbers with their sums below; `texts` is the prefix of their heads. */
const sumColumns = <C extends string>(texts: string, names: readonly C[], width: number): TableColumn<C>[] =>
  names.map((name) => ({ from: name, head: `${texts}.${name}`, width, cell: Number, isSummed: true }));

/** [R14] Sums of each day, in the order in which `statisticDays` selects them. */
const statisticSheet = table({
  name: 'statistics.sheet',
  file: 'statistics',
  columns: [{ from: 'day', head: 'statistics.sums.day', width: 14 }, ...sumColumns('statistics.sums', SUM_NAMES, 16)],
});

/** [X07] Importers of the report card, in the order in which `importerSheetRows` selects them. */
const importerReportSheet = table({
  name: 'importerReport.sheet',
  file: 'importer-report',
  columns: [
    { from: 'name', head: 'importerReport.importer', width: 40 },
    { from: 'number', head: 'importerReport.number', width: 18, cell: masked },
    ...sumColumns('importerReport.sums', REPORT_SUMS, 18),
  ],
});

export const SHEET_TABLES = {
  filings: filingSheet,
  drafts: draftSheet,
  templates: templateSheet,
  parties: partySheet,
  contacts: contactSheet,
  statistics: statisticSheet,
  importerReport: importerReportSheet,
  consumption: consumptionSheet,
  bondSettlements: bondSettlementSheet,
  ledger: ledgerSheet,
  statement: statementSheet,
} as const;
export type SheetTableName = keyof typeof SHEET_TABLES;

/** Heads and cells of a table in a language. */
export function sheetIn(name: SheetTableName, locale: Locale) {
  const { columns, name: title }: SheetTable = SHEET_TABLES[name];
  const translate = translator(locale);
  const cellOf = columns.map(({ codes, cell }) => {
    if (codes) return codeNames(codes, translate);
    return (value: unknown) => (cell ? cell(value, translate) : (value as WorkbookCell));
  });
  return {
    sheet: translate(title),
    columns: columns.map(({ head, width }): WorkbookColumn => ({ header: translate(head), width })),
    cells: (row: RawRow): WorkbookCell[] => cellOf.map((cell, at) => cell(row[at])),
    summed: columns.flatMap(({ isSummed }, at) => (isSummed ? [at] : [])),
    totalLabel: (count: number) => translate('documents.total', { count }),
  };
}

/** The name of a code, cached; unknown codes stay unchanged. */
function codeNames(key: string, translate: Translate): (value: unknown) => WorkbookCell {
  const known = new Map<unknown, string>();
  return (value) => {
    if ((typeof value !== 'string' && typeof value !== 'number') || value === '') return null;
    const name = known.get(value) ?? translate(`${key}.${value}`, {}, String(value));
    // Caches known codes only, so that arbitrary values do not fill the memory.
    if (known.size < 100) known.set(value, name);
    return name;
  };
}

/**
 * The fields of both filing types that an exported bill has besides its list's own columns: voyage, importer, bond,
 * routing and parties; its goods and its containers in one cell each. Birth dates stay in the portal, personal ids are masked.
 */
function billColumns(): TableColumn[] {
  const fields = [isf10, isf5].flatMap(entityColumns);
  const listed = fields.filter(
    ({ from }, at) =>
      !IN_LIST.some((name) => from.startsWith(`body.${name}`)) && fields.findIndex((one) => one.from === from) === at,
  );
  return [
    ...listed,
    { from: 'goods', head: 'fields.blocks.goods', width: 60 },
    { from: 'containers', head: 'fields.bill.containerList._self', width: 40 },
  ];
}
/** The fields of a record, each as a column; they are in its `body`. */
function entityColumns(of: Entity): TableColumn[] {
  return allSheetColumns(of).map(({ path, field }) => ({
    from: `body.${path}`,
    head: `fields.${of.name}.${path}`,
    width: widthOf(field),
    ...(field.kind === 'choice' ? { codes: `choices.${field.labels}` } : {}),
    ...(field.sensitive ? { cell: masked } : {}),
  }));
}

function masked(value: unknown): WorkbookCell {
  return typeof value === 'string' ? (maskPersonalId(value) ?? value) : null;
}

function widthOf(field: ScalarField): number {
  if (field.kind !== 'text') return 18;
  return Math.min(60, Math.max(12, field.max ?? 30));
}
