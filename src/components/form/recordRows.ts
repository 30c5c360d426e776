import { blankFields } from '#schema/blank.ts';
import type { Entity } from '#schema/entity.ts';
import type { AnyRecord, Fields, RowsField } from '#schema/field.ts';
import { isSame } from '#schema/record.ts';
import { rowsOf, textOf } from '#schema/recordText.ts';

interface Needs {
  /** The declaration that the record follows now. */
  entity: () => Entity;
  /** The record that holds the lists. */
  record: () => AnyRecord;
  /** How many rows a list may have. */
  mostRows: (list: string) => number;
}

/** The rows of a record under ids of our own, and below each list a free line that is no row of the record ([B05]). */
export function recordRows({ entity, record, mostRows }: Needs) {
  let order = new Map<string, readonly string[]>();
  let rows = new Map<string, AnyRecord>();
  /** The free line of each list, and how rows that came from one looked when they did. */
  let spares = new Map<string, string>();
  let births = new Map<string, AnyRecord>();
  let lines = new Map<string, { ids: readonly string[]; spare: string | null; shown: readonly string[] }>();
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

  function blankOf(list: string): AnyRecord {
    const field = rowsField(list);
    return field ? blankFields(field.of) : {};
  }

  function isFree(list: string, rowId: string): boolean {
    const [field, row] = [rowsField(list), rows.get(rowId)];
    return field !== null && row !== undefined && isSame(field.of, row, births.get(rowId) ?? blankOf(list));
  }

  function spareOf(list: string): string {
    const known = spares.get(list);
    if (known !== undefined) return known;
    const id = remember(blankOf(list));
    spares.set(list, id);
    return id;
  }

  function lineIds(list: string): readonly string[] {
    const ids = rowIds(list);
    const last = ids.at(-1);
    const isWanted = ids.length < mostRows(list) && (last === undefined || !isFree(list, last));
    const spare = isWanted ? spareOf(list) : null;
    const known = lines.get(list);
    if (known?.ids === ids && known.spare === spare) return known.shown;
    const shown = spare === null ? ids : [...ids, spare];
    lines.set(list, { ids, spare, shown });
    return shown;
  }

  function insert(list: string, id: string, at?: number): string {
    const index = at ?? rowsOf(record(), list).length;
    record()[list] = rowsOf(record(), list).toSpliced(index, 0, rows.get(id) ?? {});
    order.set(list, rowIds(list).toSpliced(index, 0, id));
    return id;
  }

  function promote(list: string, values: AnyRecord = {}): string {
    const id = spareOf(list);
    spares.delete(list);
    births.set(id, { ...Object.assign(rows.get(id) ?? {}, values) });
    return insert(list, id);
  }

  function addRow(list: string, values?: AnyRecord, at?: number, known?: string): string {
    if (known !== undefined) {
      rows.set(known, Object.assign(blankOf(list), values));
      return insert(list, known, at);
    }
    // The free line becomes the new row: whoever has the focus in it keeps it.
    const isLast = at === undefined || at >= rowsOf(record(), list).length;
    const id = isLast ? spareOf(list) : remember(blankOf(list));
    if (isLast) spares.delete(list);
    Object.assign(rows.get(id) ?? {}, values);
    return insert(list, id, at);
  }

  function removeRow(list: string, rowId: string): AnyRecord {
    const index = rowIds(list).indexOf(rowId);
    const gone = rows.get(rowId) ?? {};
    if (index < 0) return gone;
    record()[list] = rowsOf(record(), list).toSpliced(index, 1);
    order.set(list, rowIds(list).toSpliced(index, 1));
    rows.delete(rowId);
    births.delete(rowId);
    return gone;
  }

  return {
    rowIds,
    lineIds,
    isFree,
    promote,
    addRow,
    removeRow,
    isSpare: (list: string, rowId: string): boolean => spares.get(list) === rowId,
    wasSpare: (rowId: string): boolean => births.has(rowId),
    /** The live record of a row. */
    row: (rowId: string): AnyRecord | undefined => rows.get(rowId),
    lists: () => [...order.keys()],
    /** Another record: no rows. */
    reset(): void {
      order = new Map();
      rows = new Map();
      spares = new Map();
      births = new Map();
      lines = new Map();
    },
    /** Takes the rows of a list into the record; cells that are missing are those of a new row. */
    take(list: string, field: RowsField, given: readonly AnyRecord[]): void {
      const taken = given.map((row) => ({ ...blankFields(field.of), ...givenCells(field.of, row) }));
      record()[list] = taken;
      order.set(
        list,
        taken.map((row) => remember(row)),
      );
    },
  };
}

/** Only the cells that a row has: the others start as those of a new row. */
function givenCells(fields: Fields, row: AnyRecord): AnyRecord {
  return Object.fromEntries(
    Object.keys(fields).flatMap((name) => (row[name] === undefined ? [] : [[name, textOf(row, name)]])),
  );
}
