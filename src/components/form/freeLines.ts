import type { Entity } from '#schema/entity.ts';
import { rowsOf, textOf } from '#schema/problems.ts';
import { rowKey, type FieldKey, type FieldPlace, type RecordTree } from './recordTree.ts';

interface Needs {
  tree: RecordTree;
  /** The declaration that the record follows now. */
  entity: () => Entity;
  activeKey: () => FieldKey | null;
  /** A cell got a text that nobody typed. */
  rewritten: (key: FieldKey) => void;
  /** Lines of a list came or went. */
  changed: (list: string) => void;
  removeRow: (list: string, rowId: string) => void;
}

/** [B05] The free line of each list: how it becomes a row, and how rows that nobody filled go again. */
export function freeLines({ tree, entity, activeKey, rewritten, changed, removeRow }: Needs) {
  const carried = new Map<string, readonly string[]>();
  const seen = new Map<string, readonly string[]>();

  /** The free line comes and goes with what is entered above it. */
  function look(list: string | null): void {
    if (list === null) return;
    const lines = tree.lineIds(list);
    if (seen.get(list) === lines) return;
    seen.set(list, lines);
    changed(list);
  }

  return {
    look,
    /** Fields that a new row takes over from the row above. */
    carry(list: string, names: readonly string[]): void {
      carried.set(list, names);
    },
    /** Something is entered into the free line: it becomes a row, and takes over what rows carry on. */
    wake({ list, rowId, name }: FieldPlace): void {
      if (list === null || rowId === null || !tree.isSpare(list, rowId)) return;
      const above = rowsOf(tree.record, list).at(-1);
      const names = (carried.get(list) ?? []).filter((other) => other !== name && above !== undefined);
      tree.promote(list, Object.fromEntries(names.map((other) => [other, textOf(above ?? {}, other)])));
      for (const other of names) rewritten(rowKey(list, rowId, other));
      look(list);
    },
    /** Rows that came from the free line and were never filled go unseen; the one being edited stays. */
    dropUnfilled(): void {
      for (const [list, field] of Object.entries(entity().fields)) {
        if (field.kind !== 'rows') continue;
        for (let ids = tree.rowIds(list); ids.length > 1; ids = tree.rowIds(list)) {
          const last = ids.at(-1) ?? '';
          if (!tree.wasSpare(last) || !tree.isFree(list, last) || activeKey()?.startsWith(`${list}.${last}.`)) break;
          removeRow(list, last);
        }
      }
    },
    /** Another record stands there. */
    forget: () => seen.clear(),
  };
}
