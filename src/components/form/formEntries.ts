import { countedLength } from './countedLength.ts';
import type { BulkTopics } from './bulkTopics.ts';
import { UNTOLD } from './fieldState.ts';
import type { fieldStates } from './fieldStates.ts';
import type { formProblems } from './formProblems.ts';
import type { freeLines } from './freeLines.ts';
import type { hiddenFields } from './hiddenFields.ts';
import { isWorthShowing } from './isWorthShowing.ts';
import type { FieldKey, FieldPlace, RecordTree } from './recordTree.ts';

/** Where the person is in a form. */
export interface Cursor {
  /** The field that has the focus, and what stood there when it got it. */
  active: { key: FieldKey; before: string } | null;
  /** An input method is composing a character. */
  isComposing: boolean;
}

interface Needs {
  tree: RecordTree;
  cursor: Cursor;
  topics: BulkTopics;
  states: ReturnType<typeof fieldStates>;
  /** Parts that need the entries themselves: asked when something is entered. */
  parts: () => {
    problems: ReturnType<typeof formProblems>;
    lines: ReturnType<typeof freeLines>;
    hidden: ReturnType<typeof hiddenFields>;
    /** Whether a text stands as entered because its cleaning was undone. */
    isKept: (key: FieldKey, text: string) => boolean;
  };
  clean: (place: FieldPlace, text: string) => string;
  /** The data changed. */
  touch: () => void;
  /** What another module does about a committed change. */
  committed: (place: FieldPlace, before: string) => void;
  judgeSoon: () => void;
}

const isBlank = (text: string): boolean => text.trim() === '';

/** How a text comes into a field of a form: typed, written by something else, tidied when it is left. */
export function formEntries({ tree, cursor, topics, states, parts, clean, touch, committed, judgeSoon }: Needs) {
  const everFilled = new Set<FieldKey>();

  function cleanedValue(place: FieldPlace): string {
    const text = tree.get(place.key);
    return parts().isKept(place.key, text) ? text : clean(place, text);
  }

  const lengthOf = (place: FieldPlace | null, text: string): number | null => countedLength(place, text, clean);
  const textBefore = (key: FieldKey): string => (cursor.active?.key === key ? cursor.active.before : tree.get(key));

  function note(key: FieldKey, text: string): void {
    if (text !== '') everFilled.add(key);
    tree.set(key, text);
  }

  /** Sets a value that nothing follows. */
  function overwrite(key: FieldKey, text: string): void {
    note(key, text);
    const place = tree.place(key);
    states.rewritten(key, { length: lengthOf(place, text) });
    parts().lines.look(place?.list ?? null);
  }

  /** Cleans and commits the text of a field. */
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

  /** What a committed change brings with it. */
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
      lines.wake(place);
      note(key, text);
      lines.look(place.list);
      states.patch(key, { ...UNTOLD, length: lengthOf(place, text) });
      problems.typed(key);
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
      if (tree.get(key) !== '' || everFilled.has(key)) parts().problems.left(key);
      judgeSoon();
    },
    write: (key: FieldKey, text: string): void => {
      if (tree.get(key) === text) return;
      const before = tree.get(key);
      const place = tree.place(key);
      if (place) parts().lines.wake(place);
      overwrite(key, text);
      // What is written now was never tidied: its undo would bring back another text.
      states.patch(key, UNTOLD);
      parts().problems.typed(key);
      if (place) follow(place, before);
      touch();
    },
    commit: (key: FieldKey): void => {
      settle(key, textBefore(key));
      if (cursor.active?.key === key) cursor.active = { key, before: tree.get(key) };
    },
    /** Fields with a text have been filled: emptied ones show that something is missing. */
    noteFilled(): void {
      for (const key of tree.keys()) if (tree.get(key) !== '') everFilled.add(key);
    },
    forget: () => everFilled.clear(),
  };
}
