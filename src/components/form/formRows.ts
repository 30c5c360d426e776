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
  /** Asked when a row comes or goes, because they need the rows themselves. */
  parts: () => { problems: ReturnType<typeof formProblems>; lines: ReturnType<typeof freeLines> };
  touch: () => void;
}

type Rows = Pick<FormStore, 'addRow' | 'removeRow' | 'reveal' | 'onReveal'>;

/** How the rows of a form come, go, and are brought to the page. */
export function formRows({ tree, cursor, states, parts, touch }: Needs): Rows {
  const revealers = new Map<string, (rowId: string) => void>();
  return {
    addRow(list, values, { at, id: known } = {}) {
      const id = tree.addRow(list, values, at, known);
      for (const key of tree.keysOfRow(list, id)) states.rewritten(key);
      parts().lines.look(list);
      touch();
      return id;
    },
    removeRow(list, rowId): AnyRecord {
      if (cursor.active?.key.startsWith(`${list}.${rowId}.`)) cursor.active = null;
      const keys = tree.keysOfRow(list, rowId);
      const gone = tree.removeRow(list, rowId);
      states.drop(keys);
      parts().problems.forget(keys);
      parts().lines.look(list);
      touch();
      return gone;
    },
    async reveal(key) {
      // Not within the caller's render or effect: lines are drawn at once.
      await Promise.resolve();
      const place = tree.place(key);
      if (place?.list && place.rowId) revealers.get(place.list)?.(place.rowId);
    },
    onReveal(list, show) {
      revealers.set(list, show);
      return () => revealers.delete(list);
    },
  };
}
