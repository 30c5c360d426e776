import type { Entity } from '#schema/entity.ts';
import { fieldRows, fieldText } from '#schema/recordText.ts';
import { rowKey, type FieldKey, type FieldPlace, type RecordTree } from './recordTree.ts';

interface Needs {
  tree: RecordTree;
  /** The declaration that the record follows now. */
  entity: () => Entity;
  activeKey: () => FieldKey | null;
  rewritten: (key: FieldKey) => void;
  changed: (list: string) => void;
  removeRow: (list: string, rowId: string) => void;
}

/** [B05] The free line of each list: becomes a row when filled; unfilled rows are dropped. */
export function freeLines({ tree, entity, activeKey, rewritten, changed, removeRow }: Needs) {
  const carried = new Map<string, readonly string[]>();
  const seen = new Map<string, readonly string[]>();

  /** Announces a change of the lines. */
  function updateLines(list: string | null): void {
    if (list === null) return;
    const lines = tree.lineIds(list);
    if (seen.get(list) === lines) return;
    seen.set(list, lines);
    changed(list);
  }

  return {
    updateLines,
    /** Fields that a new row copies from the row above. */
    carry(list: string, names: readonly string[]): void {
      carried.set(list, names);
    },
    /** Makes the free line a row, with the values that rows carry on. */
    promoteFree({ list, rowId, name }: FieldPlace): void {
      if (list === null || rowId === null || !tree.isFreeLine(list, rowId)) return;
      const above = fieldRows(tree.record, list).at(-1);
      const names = (carried.get(list) ?? []).filter((other) => other !== name && above !== undefined);
      tree.promote(list, Object.fromEntries(names.map((other) => [other, fieldText(above ?? {}, other)])));
      for (const other of names) rewritten(rowKey(list, rowId, other));
      updateLines(list);
    },
    /** Drops rows that came from the free line and were never filled, except the one being edited. */
    dropUnfilled(): void {
      for (const [list, field] of Object.entries(entity().fields)) {
        if (field.kind !== 'rows') continue;
        for (let ids = tree.rowIds(list); ids.length > 1; ids = tree.rowIds(list)) {
          const last = ids.at(-1) ?? '';
          if (!tree.wasFreeLine(last) || !tree.isFree(list, last) || activeKey()?.startsWith(`${list}.${last}.`)) break;
          removeRow(list, last);
        }
      }
    },
    forget: () => seen.clear(),
  };
}
