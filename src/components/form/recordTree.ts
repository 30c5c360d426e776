import { CAPS } from '#schema/caps.ts';
import { blankFields } from '#schema/blank.ts';
import type { Entity } from '#schema/entity.ts';
import type { AnyRecord, Fields, RowsField, ScalarField } from '#schema/field.ts';
import { isSame } from '#schema/record.ts';
import { rowsOf, textOf } from '#schema/recordText.ts';

/** Where a value of the form lives: `bugerName`, or `billHsRequestList.r7.hsCode` with the row's own id. */
export type FieldKey = string;

export interface FieldPlace {
  key: FieldKey;
  name: string;
  field: ScalarField;
  /** The record that holds the value: the bill, or one row. */
  owner: AnyRecord;
  /** The whole record. */
  record: AnyRecord;
  list: string | null;
  rowId: string | null;
}

/** A record being edited. Rows have ids of our own, so that keys and errors survive removals. */
export interface RecordTree {
  readonly record: AnyRecord;
  place: (key: FieldKey) => FieldPlace | null;
  get: (key: FieldKey) => string;
  set: (key: FieldKey, text: string) => void;
  /** Ids in order; a new array whenever rows come or go. */
  rowIds: (list: string) => readonly string[];
  /**
   * What a person sees: the rows and, below the last filled one, a free line that is no row of the record until
   * something is typed into it ([B05]).
   */
  lineIds: (list: string) => readonly string[];
  /** Whether this is the free line, or a row that came from it and still is as it was then. */
  isFree: (list: string, rowId: string) => boolean;
  isSpare: (list: string, rowId: string) => boolean;
  /** Makes the free line the last row, with values of its own. */
  promote: (list: string, values?: AnyRecord) => string;
  /** Whether a row came from the free line. */
  wasSpare: (rowId: string) => boolean;
  /** A row's own record; empty for a row that is gone. */
  rowOf: (list: string, rowId: string) => AnyRecord;
  /** Keys of a row's cells. */
  keysOfRow: (list: string, rowId: string) => FieldKey[];
  /** @param id of a row that comes back: it keeps its keys */
  addRow: (list: string, values?: AnyRecord, at?: number, id?: string) => string;
  removeRow: (list: string, rowId: string) => AnyRecord;
  /** Every key in the order of the declaration, list names included. */
  keys: () => FieldKey[];
  /** An issue's path with indexes as our key. */
  keyOf: (path: string) => FieldKey;
  snapshot: () => AnyRecord;
  /** Takes another record, and with it the declaration it follows. */
  replace: (record: AnyRecord, entity?: Entity) => void;
}

export const rowKey = (list: string, rowId: string, name: string): FieldKey => `${list}.${rowId}.${name}`;

/** Holds a copy of a record of this entity; fields that are missing start empty. */
export function recordTree(
  first: Entity,
  start: AnyRecord,
  mostRows: (list: string) => number = () => CAPS.rows,
): RecordTree {
  let entity = first;
  let record: AnyRecord = {};
  let order = new Map<string, readonly string[]>();
  let rows = new Map<string, AnyRecord>();
  /** The free line of each list, and how rows that came from one looked when they did. */
  let spares = new Map<string, string>();
  let births = new Map<string, AnyRecord>();
  let lines = new Map<string, { ids: readonly string[]; spare: string | null; shown: readonly string[] }>();
  let lastRow = 0;

  const isRows = (name: string): boolean => entity.fields[name]?.kind === 'rows';

  function replace(next: AnyRecord, follows: Entity = entity): void {
    entity = follows;
    record = { ...next };
    order = new Map();
    rows = new Map();
    spares = new Map();
    births = new Map();
    lines = new Map();
    for (const [name, field] of Object.entries(entity.fields)) {
      if (field.kind !== 'rows') {
        record[name] = textOf(next, name);
        continue;
      }
      const list = rowsOf(next, name).map((row) => ({ ...blankRow(field), ...givenCells(field.of, row) }));
      record[name] = list;
      order.set(
        name,
        list.map((row) => remember(row)),
      );
    }
  }

  function remember(row: AnyRecord): string {
    lastRow += 1;
    const id = `r${lastRow}`;
    rows.set(id, row);
    return id;
  }

  function blankOf(list: string): AnyRecord {
    const field = entity.fields[list];
    return field?.kind === 'rows' ? blankRow(field) : {};
  }

  function isFree(list: string, rowId: string): boolean {
    const row = rows.get(rowId);
    const field = entity.fields[list];
    return row !== undefined && field?.kind === 'rows' && isSame(field.of, row, births.get(rowId) ?? blankOf(list));
  }

  function spareOf(list: string): string {
    const known = spares.get(list);
    if (known !== undefined) return known;
    const id = remember(blankOf(list));
    spares.set(list, id);
    return id;
  }

  function lineIds(list: string): readonly string[] {
    const ids = order.get(list) ?? [];
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
    const index = at ?? rowsOf(record, list).length;
    record[list] = rowsOf(record, list).toSpliced(index, 0, rows.get(id) ?? {});
    order.set(list, (order.get(list) ?? []).toSpliced(index, 0, id));
    return id;
  }

  function promote(list: string, values: AnyRecord = {}): string {
    const id = spareOf(list);
    spares.delete(list);
    births.set(id, { ...Object.assign(rows.get(id) ?? {}, values) });
    return insert(list, id);
  }

  function place(key: FieldKey): FieldPlace | null {
    const [first = '', rowId, name] = key.split('.');
    const field = entity.fields[first];
    if (!field) return null;
    if (field.kind !== 'rows') return { key, name: first, field, owner: record, record, list: null, rowId: null };
    const owner = rowId === undefined ? undefined : rows.get(rowId);
    const cell = name === undefined ? undefined : field.of[name];
    if (!owner || !cell || cell.kind === 'rows' || rowId === undefined || name === undefined) return null;
    return { key, name, field: cell, owner, record, list: first, rowId };
  }

  replace(start);

  return {
    get record() {
      return record;
    },
    place,
    replace,
    get: (key) => {
      const at = place(key);
      return at ? textOf(at.owner, at.name) : '';
    },
    set: (key, text) => {
      const at = place(key);
      if (at) at.owner[at.name] = text;
    },
    rowIds: (list) => order.get(list) ?? [],
    lineIds,
    isFree,
    isSpare: (list, rowId) => spares.get(list) === rowId,
    wasSpare: (rowId) => births.has(rowId),
    promote,
    rowOf: (_, rowId) => rows.get(rowId) ?? {},
    keysOfRow: (list, rowId) => {
      const field = entity.fields[list];
      return field?.kind === 'rows' ? Object.keys(field.of).map((name) => rowKey(list, rowId, name)) : [];
    },
    addRow: (list, values, at, known) => {
      if (known !== undefined) {
        rows.set(known, Object.assign(blankOf(list), values));
        return insert(list, known, at);
      }
      // The free line becomes the new row: whoever has the focus in it keeps it.
      const isLast = at === undefined || at >= rowsOf(record, list).length;
      const id = isLast ? spareOf(list) : remember(blankOf(list));
      if (isLast) spares.delete(list);
      Object.assign(rows.get(id) ?? {}, values);
      return insert(list, id, at);
    },
    removeRow: (list, rowId) => {
      const index = (order.get(list) ?? []).indexOf(rowId);
      const gone = rows.get(rowId) ?? {};
      if (index < 0) return gone;
      record[list] = rowsOf(record, list).toSpliced(index, 1);
      order.set(list, (order.get(list) ?? []).toSpliced(index, 1));
      rows.delete(rowId);
      births.delete(rowId);
      return gone;
    },
    keys: () =>
      Object.entries(entity.fields).flatMap(([name, field]) =>
        field.kind === 'rows'
          ? [
              name,
              ...(order.get(name) ?? []).flatMap((id) => Object.keys(field.of).map((cell) => rowKey(name, id, cell))),
            ]
          : [name],
      ),
    keyOf: (path) => {
      const [first = '', index, name] = path.split('.');
      if (!isRows(first) || index === undefined || name === undefined) return first;
      const rowId = order.get(first)?.[Number(index)];
      return rowId === undefined ? first : rowKey(first, rowId, name);
    },
    snapshot: () => {
      const copy = { ...record };
      for (const name of order.keys()) copy[name] = rowsOf(record, name).map((row) => ({ ...row }));
      return copy;
    },
  };
}

const blankRow = (field: RowsField): AnyRecord => blankFields(field.of);

/** Only the cells that a row has: the others start as those of a new row. */
function givenCells(fields: Fields, row: AnyRecord): AnyRecord {
  return Object.fromEntries(
    Object.keys(fields).flatMap((name) => (row[name] === undefined ? [] : [[name, textOf(row, name)]])),
  );
}
