import { CAPS } from '#schema/caps.ts';
import type { Entity } from '#schema/entity.ts';
import type { AnyRecord, ScalarField } from '#schema/field.ts';
import { fieldRows, fieldText } from '#schema/recordText.ts';
import { recordRows } from './recordRows.ts';

/** Address of a value: `bugerName`, or `billHsRequestList.r7.hsCode` with the row's generated id. */
export type FieldKey = string;

export interface FieldPlace {
  key: FieldKey;
  name: string;
  field: ScalarField;
  /** The record that contains the value: the bill or a row. */
  owner: AnyRecord;
  record: AnyRecord;
  list: string | null;
  rowId: string | null;
}

/** A record being edited. Rows have generated ids, so that keys and errors survive removals. */
export interface RecordTree {
  readonly record: AnyRecord;
  place: (key: FieldKey) => FieldPlace | null;
  get: (key: FieldKey) => string;
  set: (key: FieldKey, text: string) => void;
  /** Ids in order; a new array whenever rows are added or removed. */
  rowIds: (list: string) => readonly string[];
  /**
   * The displayed lines: rows, and below the last filled one a free line that is not a row until something is typed
   * ([B05]).
   */
  lineIds: (list: string) => readonly string[];
  /** Whether this is the free line, or a row that came from it and is unchanged. */
  isFree: (list: string, rowId: string) => boolean;
  isFreeLine: (list: string, rowId: string) => boolean;
  /** Makes the free line the last row, with these values. */
  promote: (list: string, values?: AnyRecord) => string;
  wasFreeLine: (rowId: string) => boolean;
  /** A row's record; empty for a removed row. */
  rowOf: (list: string, rowId: string) => AnyRecord;
  /** Keys of a row's cells. */
  keysOfRow: (list: string, rowId: string) => FieldKey[];
  /** @param id of a restored row, which keeps its keys */
  addRow: (list: string, values?: AnyRecord, at?: number, id?: string) => string;
  removeRow: (list: string, rowId: string) => AnyRecord;
  /** Every key in declaration order, list names included. */
  keys: () => FieldKey[];
  /** Converts an issue's path (row index) to a key (row id). */
  keyOf: (path: string) => FieldKey;
  snapshot: () => AnyRecord;
  /** Replaces the record and its declaration. */
  replace: (record: AnyRecord, entity?: Entity) => void;
}

export const rowKey = (list: string, rowId: string, name: string): FieldKey => `${list}.${rowId}.${name}`;

/** Creates a tree from a copy of a record; missing fields are empty. */
export function recordTree(
  first: Entity,
  start: AnyRecord,
  mostRows: (list: string) => number = () => CAPS.rows,
): RecordTree {
  let entity = first;
  let record: AnyRecord = {};
  const rows = recordRows({ entity: () => entity, record: () => record, mostRows });

  function replace(next: AnyRecord, follows: Entity = entity): void {
    entity = follows;
    record = { ...next };
    rows.reset();
    for (const [name, field] of Object.entries(entity.fields)) {
      if (field.kind === 'rows') rows.loadRows(name, field, fieldRows(next, name));
      else record[name] = fieldText(next, name);
    }
  }

  function place(key: FieldKey): FieldPlace | null {
    const [list = '', rowId, name] = key.split('.');
    const field = entity.fields[list];
    if (!field) return null;
    if (field.kind !== 'rows') return { key, name: list, field, owner: record, record, list: null, rowId: null };
    const owner = rowId === undefined ? undefined : rows.row(rowId);
    const cell = name === undefined ? undefined : field.of[name];
    if (!owner || !cell || cell.kind === 'rows' || rowId === undefined || name === undefined) return null;
    return { key, name, field: cell, owner, record, list, rowId };
  }

  function keysOfRow(list: string, rowId: string): FieldKey[] {
    const field = entity.fields[list];
    return field?.kind === 'rows' ? Object.keys(field.of).map((name) => rowKey(list, rowId, name)) : [];
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
      return at ? fieldText(at.owner, at.name) : '';
    },
    set: (key, text) => {
      const at = place(key);
      if (at) at.owner[at.name] = text;
    },
    rowIds: rows.rowIds,
    lineIds: rows.lineIds,
    isFree: rows.isFree,
    isFreeLine: rows.isFreeLine,
    wasFreeLine: rows.wasFreeLine,
    promote: rows.promote,
    rowOf: (_, rowId) => rows.row(rowId) ?? {},
    keysOfRow,
    addRow: rows.addRow,
    removeRow: rows.removeRow,
    keys: () =>
      Object.entries(entity.fields).flatMap(([name, field]) =>
        field.kind === 'rows' ? [name, ...rows.rowIds(name).flatMap((id) => keysOfRow(name, id))] : [name],
      ),
    keyOf: (path) => {
      const [list = '', index, name] = path.split('.');
      if (entity.fields[list]?.kind !== 'rows' || index === undefined || name === undefined) return list;
      const rowId = rows.rowIds(list)[Number(index)];
      return rowId === undefined ? list : rowKey(list, rowId, name);
    },
    snapshot: () => {
      const copy = { ...record };
      for (const name of rows.lists()) copy[name] = fieldRows(record, name).map((row) => ({ ...row }));
      return copy;
    },
  };
}
