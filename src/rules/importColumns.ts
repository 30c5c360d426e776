import type { AnyRecord } from '#schema/field.ts';
import { TextCache } from '#schema/textCache.ts';
import { fieldText } from '#schema/recordText.ts';
import type { SheetColumn } from '#schema/sheet.ts';
import type { ImportCell, CellRead, Places } from './importCell.ts';
import { isIdColumn, readValue } from './importValue.ts';
import { maskMessage } from './maskMessage.ts';

const ID_TYPE: Record<string, (bill: AnyRecord) => string> = {
  importerId: () => 'importerType',
  consigneeId: () => 'consigneeType',
  bondHolderId: (bill) => ({ IM: 'importerType', CN: 'consigneeType' })[String(bill['bondHolderType'])] ?? '',
};

/** A column of a sheet with its cell reader. */
export interface ImportColumn {
  /** Zero-based. */
  at: number;
  column: SheetColumn;
  /** @param record the values read so far of the bill, or of the list row */
  read: (cell: ImportCell, record: AnyRecord) => CellRead;
}

/**
 * The columns of a sheet in reading order: ID numbers last, because their types are in other columns.
 * @param columns by column index
 */
export function importColumns(columns: ReadonlyMap<number, SheetColumn>, places: Places): ImportColumn[] {
  const order = [...columns].map(([at, column]) => ({ at, column, read: cachedReader(column, places) }));
  return order.toSorted((a, b) => Number(isIdColumn(a.column)) - Number(isIdColumn(b.column)));
}

/** Caches results, because texts repeat: in the same shared cell of a workbook, or in other cells. */
function cachedReader(column: SheetColumn, places: Places): ImportColumn['read'] {
  const idType = ID_TYPE[column.path] ?? null;
  const cache = new TextCache<CellRead>();
  return (cell, record) => {
    const type = idType ? fieldText(record, idType(record)) : '';
    const { kind, text, read: before } = cell;
    if (before?.by === cache && before.type === type) return before;
    const isKept = kind === 'text' || kind === 'number' || kind === 'date';
    let read = isKept ? cache.get(text) : undefined;
    if (read?.kind !== kind || read.type !== type) {
      const { value, message } = readValue(column, cell, type, places);
      read = { value, message: message && maskMessage(column.field, message), by: cache, kind, type, issues: null };
      if (isKept) cache.set(text, read);
    }
    if (cell.isShared) cell.read = read;
    return read;
  };
}
