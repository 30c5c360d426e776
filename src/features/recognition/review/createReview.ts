import type { FormStore } from '#components/form/store/formStore.ts';
import { createTopics } from '#components/form/store/topics.ts';
import { rowKey, type FieldKey } from '#components/form/store/recordTree.ts';
import type { Confidence, RecognizedDraft, RecognizedValue } from '#contract/recognition.ts';
import { filledBlanks } from './filledBlanks.ts';
import type { ReviewCorrection } from './reviewCorrection.ts';
import { findRows } from './rowPlaces.ts';

/** What a field shows about its recognized value; null once it was confirmed or changed. */
type ReviewMark = Confidence | null;

/** [A02] The recognized values of an open form, and which of them are still to be checked. */
export interface Review {
  readonly draft: RecognizedDraft;
  /** The recognized value of a field, also after it was confirmed or changed. */
  value: (key: FieldKey) => RecognizedValue | undefined;
  mark: (key: FieldKey) => ReviewMark;
  /** Keys of values to check, in the order of the recognition. */
  open: () => readonly FieldKey[];
  confirm: (key: FieldKey) => void;
  corrections: () => ReviewCorrection[];
  /** Paths of confirmed values, for the store. */
  confirmed: () => string[];
  /** Topics: a field's key, and `open`, which is every change of what is to be checked. */
  on: (topic: string, listener: () => void) => () => void;
  /** Follows the form until the returned function is called. */
  listen: () => () => void;
}

/** The topic of any change of what is to be checked. */
export const OPEN_TOPIC = 'open';

/**
 * Joins a recognition to an open form. A value is settled by confirming it or when the form has another text; undoing
 * that change opens it again.
 * @param confirmed paths that were confirmed earlier
 */
export function createReview(form: FormStore, draft: RecognizedDraft, confirmed: readonly string[] = []): Review {
  const topics = createTopics();
  const settled = new Set(confirmed);
  let rows = new Map<string, ReadonlyMap<number, string>>();
  let values = new Map<FieldKey, RecognizedValue>();
  let marks = new Map<FieldKey, ReviewMark>();
  let open: readonly FieldKey[] = [];

  function place(): void {
    const lists = new Set(
      draft.values
        .map(({ path }) => path.split('.'))
        .flatMap(([list = '', index]) => (index === undefined ? [] : [list])),
    );
    rows = new Map(
      [...lists].map((list) => [
        list,
        findRows(draft.values, list, {
          ids: form.rowIds(list),
          text: (rowId, name) => form.value(rowKey(list, rowId, name)),
        }),
      ]),
    );
    values = new Map();
    for (const value of draft.values) {
      const [list = '', index, name] = value.path.split('.');
      const rowId = rows.get(list)?.get(Number(index));
      const key = index === undefined ? list : name && rowId ? rowKey(list, rowId, name) : null;
      if (key !== null && form.place(key)) values.set(key, value);
    }
  }

  function markOf(key: FieldKey, { path, value, confidence }: RecognizedValue): ReviewMark {
    return settled.has(path) || form.value(key) !== value ? null : confidence;
  }

  function update(): void {
    if ([...values.keys()].some((key) => !form.place(key))) place();
    const before = marks;
    marks = new Map([...values].map(([key, value]) => [key, markOf(key, value)]));
    const changed = [...new Set([...before.keys(), ...marks.keys()])].filter(
      (key) => (before.get(key) ?? null) !== (marks.get(key) ?? null),
    );
    if (changed.length === 0) return;
    open = [...marks].flatMap(([key, mark]) => (mark === 'check' || mark === 'guess' ? [key] : []));
    for (const key of changed) topics.emit(key);
    topics.emit(OPEN_TOPIC);
  }

  place();
  update();
  return {
    draft,
    value: (key) => values.get(key),
    mark: (key) => marks.get(key) ?? null,
    open: () => open,
    confirm(key) {
      const value = values.get(key);
      if (!value || marks.get(key) === null) return;
      settled.add(value.path);
      update();
    },
    corrections: () => [
      ...[...values].flatMap(([key, { path, value }]) => {
        const corrected = form.value(key);
        return corrected === value ? [] : [{ path, recognized: value, corrected }];
      }),
      ...filledBlanks(form, { bill: draft.bill, rows, isRecognized: (key) => values.has(key) }),
    ],
    confirmed: () => [...settled],
    on: topics.on,
    listen() {
      const stops = [form.on('change', update), form.on('structure', update)];
      update();
      return () => stops.forEach((stop) => stop());
    },
  };
}
