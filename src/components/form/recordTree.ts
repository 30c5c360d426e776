import { blankFields } from '#schema/blank.ts';
import type { Entity } from '#schema/entity.ts';
import type { AnyRecord, Fields, RowsField, ScalarField } from '#schema/field.ts';
import { rowsOf, textOf } from '#schema/problems.ts';

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
  addRow: (list: string, values?: AnyRecord, at?: number) => string;
  removeRow: (list: string, rowId: string) => AnyRecord;
  /** Every key in the order of the declaration, list names included. */
  keys: () => FieldKey[];
  /** An issue's path with indexes as our key. */
  keyOf: (path: string) => FieldKey;
  snapshot: () => AnyRecord;
  replace: (record: AnyRecord) => void;
}

export const rowKey = (list: string, rowId: string, name: string): FieldKey => `${list}.${rowId}.${name}`;

/** Holds a copy of a record of this entity; fields that are missing start empty. */
export function recordTree(entity: Entity, start: AnyRecord): RecordTree {
  let record: AnyRecord = {};
  let order = new Map<string, readonly string[]>();
  let rows = new Map<string, AnyRecord>();
  let lastRow = 0;

  const isRows = (name: string): boolean => entity.fields[name]?.kind === 'rows';

  function replace(next: AnyRecord): void {
    record = { ...next };
    order = new Map();
    rows = new Map();
    for (const [name, field] of Object.entries(entity.fields)) {
      if (field.kind !== 'rows') {
        record[name] = textOf(next, name);
        continue;
      }
      const list = rowsOf(next, name).map((row) => ({ ...blankRow(field), ...textsOf(field.of, row) }));
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
    addRow: (list, values, at) => {
      const field = entity.fields[list];
      const row = { ...(field?.kind === 'rows' ? blankRow(field) : {}), ...values };
      const id = remember(row);
      const index = at ?? rowsOf(record, list).length;
      record[list] = rowsOf(record, list).toSpliced(index, 0, row);
      order.set(list, (order.get(list) ?? []).toSpliced(index, 0, id));
      return id;
    },
    removeRow: (list, rowId) => {
      const index = (order.get(list) ?? []).indexOf(rowId);
      const gone = rows.get(rowId) ?? {};
      if (index < 0) return gone;
      record[list] = rowsOf(record, list).toSpliced(index, 1);
      order.set(list, (order.get(list) ?? []).toSpliced(index, 1));
      rows.delete(rowId);
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

function textsOf(fields: Fields, row: AnyRecord): AnyRecord {
  return Object.fromEntries(
    Object.keys(fields).flatMap((name) => (row[name] === undefined ? [] : [[name, textOf(row, name)]])),
  );
}
