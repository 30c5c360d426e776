import { blankFields } from '#schema/blank.ts';
import type { Entity } from '#schema/entity.ts';
import type { AnyRecord, Fields, RowsField } from '#schema/field.ts';
import { isSame } from '#schema/record.ts';
import { fieldRows, fieldText } from '#schema/recordText.ts';

interface Needs {
  /** The declaration that the record follows now. */
  entity: () => Entity;
  record: () => AnyRecord;
  mostRows: (list: string) => number;
}

/** The rows of a record under generated ids, and below each list a free line that is not yet a row of the record ([B05]). */
export function recordRows({ entity, record, mostRows }: Needs) {
  let order = new Map<string, readonly string[]>();
  let rows = new Map<string, AnyRecord>();
  /** The free line of each list. */
  let freeLineIds = new Map<string, string>();
  let initialRows = new Map<string, AnyRecord>();
  let lines = new Map<string, { ids: readonly string[]; freeLine: string | null; shown: readonly string[] }>();
  let lastRow = 0;

  const rowIds = (list: string): readonly string[] => order.get(list) ?? [];

  function remember(row: AnyRecord): string {
    lastRow += 1;
    const id = `r${lastRow}`;
    rows.set(id, row);
    return id;
  }

  function rowsField(list: string): RowsField | null {
    const field = entity().fields[list];
    return field?.kind === 'rows' ? field : null;
  }

  function blankRow(list: string): AnyRecord {
    const field = rowsField(list);
    return field ? blankFields(field.of) : {};
  }

  function isFree(list: string, rowId: string): boolean {
    const [field, row] = [rowsField(list), rows.get(rowId)];
    return field !== null && row !== undefined && isSame(field.of, row, initialRows.get(rowId) ?? blankRow(list));
  }

  function ensureFreeLine(list: string): string {
    const known = freeLineIds.get(list);
    if (known !== undefined) return known;
    const id = remember(blankRow(list));
    freeLineIds.set(list, id);
    return id;
  }

  function lineIds(list: string): readonly string[] {
    const ids = rowIds(list);
    const last = ids.at(-1);
    const isWanted = ids.length < mostRows(list) && (last === undefined || !isFree(list, last));
    const freeLine = isWanted ? ensureFreeLine(list) : null;
    const known = lines.get(list);
    if (known?.ids === ids && known.freeLine === freeLine) return known.shown;
    const shown = freeLine === null ? ids : [...ids, freeLine];
    lines.set(list, { ids, freeLine, shown });
    return shown;
  }

  function insert(list: string, id: string, at?: number): string {
    const index = at ?? fieldRows(record(), list).length;
    record()[list] = fieldRows(record(), list).toSpliced(index, 0, rows.get(id) ?? {});
    order.set(list, rowIds(list).toSpliced(index, 0, id));
    return id;
  }

  function promote(list: string, values: AnyRecord = {}): string {
    const id = ensureFreeLine(list);
    freeLineIds.delete(list);
    initialRows.set(id, { ...Object.assign(rows.get(id) ?? {}, values) });
    return insert(list, id);
  }

  function addRow(list: string, values?: AnyRecord, at?: number, known?: string): string {
    if (known !== undefined) {
      rows.set(known, Object.assign(blankRow(list), values));
      return insert(list, known, at);
    }
    // The free line becomes the new row and keeps the focus.
    const isLast = at === undefined || at >= fieldRows(record(), list).length;
    const id = isLast ? ensureFreeLine(list) : remember(blankRow(list));
    if (isLast) freeLineIds.delete(list);
    Object.assign(rows.get(id) ?? {}, values);
    return insert(list, id, at);
  }

  function removeRow(list: string, rowId: string): AnyRecord {
    const index = rowIds(list).indexOf(rowId);
    const removed = rows.get(rowId) ?? {};
    if (index < 0) return removed;
    record()[list] = fieldRows(record(), list).toSpliced(index, 1);
    order.set(list, rowIds(list).toSpliced(index, 1));
    rows.delete(rowId);
    initialRows.delete(rowId);
    return removed;
  }

  return {
    rowIds,
    lineIds,
    isFree,
    promote,
    addRow,
    removeRow,
    isFreeLine: (list: string, rowId: string): boolean => freeLineIds.get(list) === rowId,
    wasFreeLine: (rowId: string): boolean => initialRows.has(rowId),
    row: (rowId: string): AnyRecord | undefined => rows.get(rowId),
    lists: () => [...order.keys()],
    reset(): void {
      order = new Map();
      rows = new Map();
      freeLineIds = new Map();
      initialRows = new Map();
      lines = new Map();
    },
    /** Loads the rows of a list; missing cells get the defaults of a new row. */
    loadRows(list: string, field: RowsField, given: readonly AnyRecord[]): void {
      const loaded = given.map((row) => ({ ...blankFields(field.of), ...givenCells(field.of, row) }));
      record()[list] = loaded;
      order.set(
        list,
        loaded.map((row) => remember(row)),
      );
    },
  };
}

function givenCells(fields: Fields, row: AnyRecord): AnyRecord {
  return Object.fromEntries(
    Object.keys(fields).flatMap((name) => (row[name] === undefined ? [] : [[name, fieldText(row, name)]])),
  );
}
