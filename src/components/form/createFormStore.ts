import { CAPS } from '#schema/caps.ts';
import type { AnyRecord } from '#schema/field.ts';
import { whenIdle } from './afterPaint.ts';
import { bulkTopics } from './bulkTopics.ts';
import { countedLength } from './countedLength.ts';
import { fieldAnswers } from './fieldAnswers.ts';
import { UNTOLD } from './fieldState.ts';
import { fieldStates } from './fieldStates.ts';
import { formProblems } from './formProblems.ts';
import type { FormOptions, FormStore } from './formStore.ts';
import { freeLines } from './freeLines.ts';
import { hiddenFields } from './hiddenFields.ts';
import { isWorthShowing } from './isWorthShowing.ts';
import { recordTree, type FieldKey, type FieldPlace } from './recordTree.ts';

const trimmed = (_: FieldPlace, text: string): string => text.trim();

/**
 * Makes a form over a copy of a record.
 * @example const form = createFormStore({ entity: isf10, record: bill, clean, now: () => new Date() })
 */
export function createFormStore<R extends AnyRecord>(options: FormOptions<R>): FormStore<R> {
  let { entity } = options;
  const { clean = trimmed, now = () => new Date() } = options;
  const topics = bulkTopics();
  const mostRows = (list: string): number => options.most?.[list] ?? CAPS.rows;
  const tree = recordTree(entity, options.record, mostRows);
  const states = fieldStates(topics.emit);
  const everFilled = new Set<FieldKey>();
  const revealers = new Map<string, (rowId: string) => void>();
  let active: { key: FieldKey; before: string } | null = null;
  let composing = false;
  let version = 0;

  const problems = formProblems({
    tree,
    entity: () => entity,
    now,
    cleaned: (place) => (place.key === active?.key ? cleanedValue(place) : tree.get(place.key)),
    activeKey: () => active?.key ?? null,
    show: (key, issues) => states.patch(key, { issues }),
    shownOf: (key) => states.of(key).issues,
    judged: () => topics.emit('problems'),
  });
  const judgeSoon = (options.defer ?? whenIdle)(() => problems.judge());
  const lines = freeLines({
    tree,
    entity: () => entity,
    activeKey: () => active?.key ?? null,
    rewritten: (key) => states.rewritten(key),
    changed: (list) => topics.emit(`rows:${list}`),
    removeRow: (list, rowId) => void form.removeRow(list, rowId),
  });
  const hidden = hiddenFields({ tree, entity: () => entity, overwrite, quiet: (key) => problems.quiet(key) });

  function touch(): void {
    version += 1;
    topics.emit('change');
    if (!topics.isHeld) judgeSoon();
  }

  function cleanedValue(place: FieldPlace): string {
    const text = tree.get(place.key);
    return isKept(place.key, text) ? text : clean(place, text);
  }

  const lengthOf = (place: FieldPlace | null, text: string): number | null => countedLength(place, text, clean);

  function note(key: FieldKey, text: string): void {
    if (text !== '') everFilled.add(key);
    tree.set(key, text);
  }

  function overwrite(key: FieldKey, text: string): void {
    note(key, text);
    const place = tree.place(key);
    states.rewritten(key, { length: lengthOf(place, text) });
    lines.look(place?.list ?? null);
  }

  function settle(key: FieldKey, before: string): void {
    const place = tree.place(key);
    if (!place) return;
    if (!composing) {
      const text = tree.get(key);
      const clean = cleanedValue(place);
      if (clean !== text) {
        overwrite(key, clean);
        if (isWorthShowing(place, text, clean)) states.patch(key, { converted: text });
        touch();
      }
    }
    if (tree.get(key) !== before) follow(place, before);
  }

  const isBlank = (text: string): boolean => text.trim() === '';

  /** What a committed change brings with it. */
  function follow(place: FieldPlace, before: string): void {
    if (place.field.kind === 'choice') {
      hidden.follow(place, before);
      touch();
      topics.emit('structure');
    } else if (isBlank(before) !== isBlank(tree.get(place.key))) {
      // What is asked beside it may hang on whether there is anything at all.
      topics.emit('structure');
    }
    options.onCommit?.(form, place, before);
  }

  const {
    answers,
    isKept,
    forget: forgetAnswers,
  } = fieldAnswers({
    stateOf: states.of,
    value: (key) => tree.get(key),
    write: (key, text) => form.write(key, text),
    overwrite,
    patch: states.patch,
    left: (key) => problems.left(key),
    touch,
  });

  const form: FormStore<R> = {
    ...answers,
    get entity() {
      return entity;
    },
    get record() {
      // The tree writes cells by their names; it holds what it was given, so the type stays.
      return tree.record as R;
    },
    get version() {
      return version;
    },
    judge: problems.judge,
    get problems() {
      return problems.found();
    },
    get bulks() {
      return topics.bulks;
    },
    snapshot: () => tree.snapshot() as R,
    value: tree.get,
    place: tree.place,
    state: states.of,
    rowIds: tree.rowIds,
    lineIds: tree.lineIds,
    mostRows,
    rowOf: tree.rowOf,
    isFree: tree.isFree,
    carry: (list, names) => lines.carry(list, names),
    bulk(work) {
      const before = version;
      topics.bulk(work);
      if (!topics.isHeld && version !== before) judgeSoon();
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
    keyOf: tree.keyOf,
    on: topics.on,
    isShowing: problems.isShowing,

    type(key, text) {
      const place = tree.place(key);
      if (!place) return;
      const before = tree.get(key);
      lines.wake(place);
      note(key, text);
      lines.look(place.list);
      states.patch(key, { ...UNTOLD, length: lengthOf(place, text) });
      problems.typed(key);
      if (place.field.kind === 'choice') settle(key, before);
      touch();
    },
    enter(key) {
      active = { key, before: tree.get(key) };
    },
    leave(key) {
      const before = active?.key === key ? active.before : tree.get(key);
      active = null;
      settle(key, before);
      if (tree.get(key) !== '' || everFilled.has(key)) problems.left(key);
      judgeSoon();
    },
    setComposing(now) {
      composing = now;
    },
    write(key, text) {
      if (tree.get(key) === text) return;
      const before = tree.get(key);
      const place = tree.place(key);
      if (place) lines.wake(place);
      overwrite(key, text);
      // What is written now was never tidied: its undo would bring back another text.
      states.patch(key, UNTOLD);
      problems.typed(key);
      if (place) follow(place, before);
      touch();
    },
    commit(key) {
      const before = active?.key === key ? active.before : tree.get(key);
      settle(key, before);
      if (active?.key === key) active = { key, before: tree.get(key) };
    },
    addRow(list, values, { at, id: known } = {}) {
      const id = tree.addRow(list, values, at, known);
      for (const key of tree.keysOfRow(list, id)) states.rewritten(key);
      lines.look(list);
      touch();
      return id;
    },
    removeRow(list, rowId) {
      if (active?.key.startsWith(`${list}.${rowId}.`)) active = null;
      const keys = tree.keysOfRow(list, rowId);
      const gone = tree.removeRow(list, rowId);
      states.drop(keys);
      problems.forget(keys);
      lines.look(list);
      touch();
      return gone;
    },
    tidy() {
      if (active) form.commit(active.key);
      lines.dropUnfilled();
      for (const key of tree.keys()) if (key !== active?.key && tree.place(key)) settle(key, tree.get(key));
    },
    check() {
      // Whoever asks for a check has left the line they were in.
      if (active?.key.includes('.')) form.leave(active.key);
      form.tidy();
      problems.showAll();
      return problems.found();
    },
    showForeign: (issues) => problems.showForeign(issues),
    replace(record) {
      // Before the declaration changes: what is shown of fields that go must go with them.
      problems.reset();
      entity = options.entityOf?.(record) ?? entity;
      tree.replace(record, entity);
      active = null;
      for (const forget of [forgetAnswers, hidden.forget, lines.forget]) forget();
      everFilled.clear();
      for (const [name, field] of Object.entries(entity.fields)) {
        if (field.kind === 'rows') topics.emit(`rows:${name}`);
        else {
          overwrite(name, tree.get(name));
          states.patch(name, UNTOLD);
        }
      }
      version += 1;
      topics.emit('structure');
      start();
    },
  };

  function start(): void {
    for (const key of tree.keys()) if (tree.get(key) !== '') everFilled.add(key);
    if (options.judged) problems.showFilled();
    problems.judge();
  }
  start();
  return form;
}
