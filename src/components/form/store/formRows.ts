import type { AnyRecord } from '#schema/field.ts';
import type { fieldStates } from './fieldStates.ts';
import type { Cursor } from './formEntries.ts';
import type { formProblems } from './formProblems.ts';
import type { FormStore } from './formStore.ts';
import type { freeLines } from './freeLines.ts';
import type { RecordTree } from './recordTree.ts';

interface Needs {
  tree: RecordTree;
  cursor: Cursor;
  states: ReturnType<typeof fieldStates>;
  /** Resolved late: these parts depend on the rows in turn. */
  parts: () => { problems: ReturnType<typeof formProblems>; lines: ReturnType<typeof freeLines> };
  touch: () => void;
}

type Rows = Pick<FormStore, 'addRow' | 'removeRow' | 'reveal' | 'onReveal'>;

/** Adds, removes and reveals rows. */
export function formRows({ tree, cursor, states, parts, touch }: Needs): Rows {
  const revealers = new Map<string, (rowId: string) => void>();
  return {
    addRow(list, values, { at, id: known } = {}) {
      const id = tree.addRow(list, values, at, known);
      for (const key of tree.keysOfRow(list, id)) states.rewritten(key);
      parts().lines.updateLines(list);
      touch();
      return id;
    },
    removeRow(list, rowId): AnyRecord {
      if (cursor.active?.key.startsWith(`${list}.${rowId}.`)) cursor.active = null;
      const keys = tree.keysOfRow(list, rowId);
      const removed = tree.removeRow(list, rowId);
      states.drop(keys);
      parts().problems.forget(keys);
      parts().lines.updateLines(list);
      touch();
      return removed;
    },
    async reveal(key) {
      // Lines are drawn with flushSync, which React forbids in a render or effect.
      await Promise.resolve();
      const place = tree.place(key);
      // A path of a whole list is no key.
      const name = place?.list ?? place?.name ?? key;
      revealers.get(`fold:${name}`)?.('');
      if (place?.list && place.rowId) revealers.get(place.list)?.(place.rowId);
    },
    onReveal(list, show) {
      revealers.set(list, show);
      return () => revealers.delete(list);
    },
  };
}
