import { countedLength } from './countedLength.ts';
import type { BulkTopics } from './bulkTopics.ts';
import { NO_CONVERSION } from './fieldState.ts';
import type { fieldStates } from './fieldStates.ts';
import type { formProblems } from './formProblems.ts';
import type { freeLines } from './freeLines.ts';
import type { hiddenFields } from './hiddenFields.ts';
import { isWorthShowing } from './isWorthShowing.ts';
import type { FieldKey, FieldPlace, RecordTree } from './recordTree.ts';

export interface Cursor {
  /** The focused field and its text when it got the focus. */
  active: { key: FieldKey; before: string } | null;
  isComposing: boolean;
}

interface Needs {
  tree: RecordTree;
  cursor: Cursor;
  topics: BulkTopics;
  states: ReturnType<typeof fieldStates>;
  /** Resolved late: these parts depend on the entries in turn. */
  parts: () => {
    problems: ReturnType<typeof formProblems>;
    lines: ReturnType<typeof freeLines>;
    hidden: ReturnType<typeof hiddenFields>;
    /** Whether the user restored this text after it was cleaned. */
    isCleaningUndone: (key: FieldKey, text: string) => boolean;
  };
  clean: (place: FieldPlace, text: string) => string;
  touch: () => void;
  /** Called after a committed change. */
  committed: (place: FieldPlace, before: string) => void;
  validateSoon: () => void;
}

const isBlank = (text: string): boolean => text.trim() === '';

/** Text entry: typed, written programmatically, cleaned on leaving. */
export function formEntries({ tree, cursor, topics, states, parts, clean, touch, committed, validateSoon }: Needs) {
  const everFilled = new Set<FieldKey>();

  function cleanedValue(place: FieldPlace): string {
    const text = tree.get(place.key);
    return parts().isCleaningUndone(place.key, text) ? text : clean(place, text);
  }

  const countLength = (place: FieldPlace | null, text: string): number | null => countedLength(place, text, clean);
  const textBefore = (key: FieldKey): string => (cursor.active?.key === key ? cursor.active.before : tree.get(key));

  function setText(key: FieldKey, text: string): void {
    if (text !== '') everFilled.add(key);
    tree.set(key, text);
  }

  /** Sets a value without consequences for other fields. */
  function overwrite(key: FieldKey, text: string): void {
    setText(key, text);
    const place = tree.place(key);
    states.rewritten(key, { length: countLength(place, text) });
    parts().lines.updateLines(place?.list ?? null);
  }

  function settle(key: FieldKey, before: string): void {
    const place = tree.place(key);
    if (!place) return;
    if (!cursor.isComposing) {
      const text = tree.get(key);
      const cleaned = cleanedValue(place);
      if (cleaned !== text) {
        overwrite(key, cleaned);
        if (isWorthShowing(place, text, cleaned)) states.patch(key, { converted: text });
        touch();
      }
    }
    if (tree.get(key) !== before) follow(place, before);
  }

  /** Applies the consequences of a committed change. */
  function follow(place: FieldPlace, before: string): void {
    if (place.field.kind === 'choice') {
      parts().hidden.follow(place, before);
      touch();
      topics.emit('structure');
    } else if (isBlank(before) !== isBlank(tree.get(place.key))) {
      // Other fields' `required` may depend on whether this one is blank.
      topics.emit('structure');
    }
    committed(place, before);
  }

  return {
    overwrite,
    settle,
    cleanedValue,
    type: (key: FieldKey, text: string): void => {
      const place = tree.place(key);
      if (!place) return;
      const before = tree.get(key);
      const { lines, problems } = parts();
      lines.promoteFree(place);
      setText(key, text);
      lines.updateLines(place.list);
      states.patch(key, { ...NO_CONVERSION, length: countLength(place, text) });
      problems.fieldTyped(key);
      if (place.field.kind === 'choice') settle(key, before);
      touch();
    },
    enter: (key: FieldKey): void => {
      cursor.active = { key, before: tree.get(key) };
    },
    leave: (key: FieldKey): void => {
      const before = textBefore(key);
      cursor.active = null;
      settle(key, before);
      if (tree.get(key) !== '' || everFilled.has(key)) parts().problems.fieldLeft(key);
      validateSoon();
    },
    write: (key: FieldKey, text: string): void => {
      if (tree.get(key) === text) return;
      const before = tree.get(key);
      const place = tree.place(key);
      if (place) parts().lines.promoteFree(place);
      overwrite(key, text);
      // Clears the undo, which belongs to the replaced text.
      states.patch(key, NO_CONVERSION);
      parts().problems.fieldTyped(key);
      if (place) follow(place, before);
      touch();
    },
    commit: (key: FieldKey): void => {
      settle(key, textBefore(key));
      if (cursor.active?.key === key) cursor.active = { key, before: tree.get(key) };
    },
    /** Records filled fields, so that they report `required` when emptied. */
    recordFilled(): void {
      for (const key of tree.keys()) if (tree.get(key) !== '') everFilled.add(key);
    },
    forget: () => everFilled.clear(),
  };
}
