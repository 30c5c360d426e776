import type { Entity } from '#schema/entity.ts';
import type { AnyRecord } from '#schema/field.ts';
import type { Issue } from '#schema/issue.ts';
import { rowsOf, textOf } from '#schema/problems.ts';
import { whenIdle } from './afterPaint.ts';
import { fieldAnswers, type FieldAnswers } from './fieldAnswers.ts';
import { QUIET, UNTOLD, type FieldState } from './fieldState.ts';
import { formProblems } from './formProblems.ts';
import { recordTree, rowKey, type FieldKey, type FieldPlace } from './recordTree.ts';
import { createTopics } from './topics.ts';

export interface FormOptions {
  entity: Entity;
  /** Where records of one form follow different declarations: the one of this record. */
  entityOf?: (record: AnyRecord) => Entity;
  record: AnyRecord;
  /** A field's text as it is committed. */
  clean: (place: FieldPlace, text: string) => string;
  now: () => Date;
  /** Wraps work that may wait until the key is painted. */
  defer?: (work: () => void) => () => void;
  /** Fields of an existing record show at once what is wrong with them; blank ones stay quiet. */
  judged?: boolean;
  /** Follows a committed change: may write other fields. */
  onCommit?: (form: FormStore, place: FieldPlace, before: string) => void;
}

/** A form outside React: native inputs write into it, each field listens to itself only. */
export interface FormStore extends FieldAnswers {
  readonly entity: Entity;
  /** The live record: read, never keep or change. */
  readonly record: AnyRecord;
  /** Rises with every change of data. */
  readonly version: number;
  /** A copy of the data. */
  snapshot: () => AnyRecord;
  value: (key: FieldKey) => string;
  place: (key: FieldKey) => FieldPlace | null;
  state: (key: FieldKey) => FieldState;
  rowIds: (list: string) => readonly string[];
  /** The rows and the free line below the last filled one, which becomes a row when something is entered there. */
  lineIds: (list: string) => readonly string[];
  /** The live record of a row: read, never keep or change. */
  rowOf: (list: string, rowId: string) => AnyRecord;
  /** Whether a line is free: nothing was entered into it. */
  isFree: (list: string, rowId: string) => boolean;
  /** Fields that a new row takes over from the row above. */
  carry: (list: string, names: readonly string[]) => void;
  /** How often many changes were done as one; told as topic `bulk`. */
  readonly bulks: number;
  /** Does many changes as one: listeners hear of them at the end, once. */
  bulk: (work: () => void) => void;
  /** Brings a line to the page that is not drawn while out of sight; settled once its controls are there. */
  reveal: (key: FieldKey) => Promise<void>;
  /** Who draws a list's lines says how one is brought to the page. */
  onReveal: (list: string, show: (rowId: string) => void) => () => void;
  keyOf: (path: string) => FieldKey;
  /** Topics: a field key, `rows:<list>`, `structure`, `problems`, `change`, `bulk`. */
  on: (topic: string, listener: () => void) => () => void;
  type: (key: FieldKey, text: string) => void;
  enter: (key: FieldKey) => void;
  leave: (key: FieldKey) => void;
  setComposing: (composing: boolean) => void;
  /** Sets a value that nobody typed: a pick, a copy. */
  write: (key: FieldKey, text: string) => void;
  /** Cleans and commits the text of a field. */
  commit: (key: FieldKey) => void;
  addRow: (list: string, values?: AnyRecord, options?: { at?: number }) => string;
  removeRow: (list: string, rowId: string) => AnyRecord;
  /** Cleans and commits everything. */
  tidy: () => void;
  /** Drops rows that nobody filled, shows every problem from now on; gives all of them. */
  check: () => readonly Issue[];
  /** Shows what the portal says of fields, until they change. */
  showForeign: (issues: readonly Issue[]) => void;
  /** Every problem as of the last judgement, shown or not. */
  readonly problems: readonly Issue[];
  /** Whether a field's problems are being shown. */
  isShowing: (key: FieldKey) => boolean;
  replace: (record: AnyRecord) => void;
}

/** @example const form = createFormStore({ entity: isf10, record: bill, clean, now: () => new Date() }) */
export function createFormStore(options: FormOptions): FormStore {
  let { entity } = options;
  const topics = createTopics();
  const tree = recordTree(entity, options.record);
  const states = new Map<FieldKey, FieldState>();
  const everFilled = new Set<FieldKey>();
  const stash = new Map<string, string>();
  const carried = new Map<string, readonly string[]>();
  const seenLines = new Map<string, readonly string[]>();
  const revealers = new Map<string, (rowId: string) => void>();
  const held = new Set<string>();
  let depth = 0;
  let bulks = 0;
  let active: { key: FieldKey; before: string } | null = null;
  let composing = false;
  let version = 0;

  const problems = formProblems({
    tree,
    entity: () => entity,
    now: options.now,
    cleaned: (place) => (place.key === active?.key ? cleanedValue(place) : tree.get(place.key)),
    activeKey: () => active?.key ?? null,
    show: (key, issues) => patch(key, { issues }),
    shownOf: (key) => states.get(key)?.issues ?? QUIET.issues,
    judged: () => emit('problems'),
  });
  const judgeSoon = (options.defer ?? whenIdle)(() => problems.judge());

  function patch(key: FieldKey, change: Partial<FieldState>): void {
    const before = states.get(key) ?? QUIET;
    const changed = Object.entries(change).some(([name, value]) => before[name as keyof FieldState] !== value);
    if (!changed) return;
    states.set(key, { ...before, ...change });
    emit(key);
  }

  function touch(): void {
    version += 1;
    emit('change');
    if (depth === 0) judgeSoon();
  }

  function emit(topic: string): void {
    if (depth > 0) held.add(topic);
    else topics.emit(topic);
  }

  /** The free line comes and goes with what is entered above it. */
  function lookAtLines(list: string | null): void {
    if (list === null) return;
    const lines = tree.lineIds(list);
    if (seenLines.get(list) === lines) return;
    seenLines.set(list, lines);
    emit(`rows:${list}`);
  }

  /** [B05] Something is entered into the free line: it becomes a row, and takes over what rows carry on. */
  function wake({ list, rowId, name }: FieldPlace): void {
    if (list === null || rowId === null || !tree.isSpare(list, rowId)) return;
    const above = rowsOf(tree.record, list).at(-1);
    const names = (carried.get(list) ?? []).filter((other) => other !== name && above !== undefined);
    tree.promote(list, Object.fromEntries(names.map((other) => [other, textOf(above ?? {}, other)])));
    for (const other of names) {
      const key = rowKey(list, rowId, other);
      patch(key, { writes: (states.get(key)?.writes ?? 0) + 1 });
    }
    lookAtLines(list);
  }

  /** Rows that came from the free line and were never filled go unseen; the one being edited stays. */
  function dropUnfilled(): void {
    for (const [list, field] of Object.entries(entity.fields)) {
      if (field.kind !== 'rows') continue;
      for (let ids = tree.rowIds(list); ids.length > 1; ids = tree.rowIds(list)) {
        const last = ids.at(-1) ?? '';
        if (!tree.wasSpare(last) || !tree.isFree(list, last) || active?.key.startsWith(`${list}.${last}.`)) break;
        form.removeRow(list, last);
      }
    }
  }

  function cleanedValue(place: FieldPlace): string {
    const text = tree.get(place.key);
    return isKept(place.key, text) ? text : options.clean(place, text);
  }

  const lengthOf = (place: FieldPlace | null, text: string): number | null => counted(place, text, options.clean);

  function note(key: FieldKey, text: string): void {
    if (text !== '') everFilled.add(key);
    tree.set(key, text);
  }

  function overwrite(key: FieldKey, text: string): void {
    note(key, text);
    const place = tree.place(key);
    patch(key, { writes: (states.get(key)?.writes ?? 0) + 1, length: lengthOf(place, text) });
    lookAtLines(place?.list ?? null);
  }

  function settle(key: FieldKey, before: string): void {
    const place = tree.place(key);
    if (!place) return;
    if (!composing) {
      const text = tree.get(key);
      const clean = cleanedValue(place);
      if (clean !== text) {
        overwrite(key, clean);
        if (place.field.kind === 'text' && isWorthShowing(place, text, clean)) patch(key, { converted: text });
        touch();
      }
    }
    if (tree.get(key) === before) return;
    if (place.field.kind === 'choice') reshape(place, before);
    options.onCommit?.(form, place, before);
  }

  /** [B07] Values of fields that a choice hides are cleared, and come back when it shows them again. */
  function reshape(place: FieldPlace, before: string): void {
    const now = tree.get(place.key);
    for (const [name, field] of Object.entries(entity.fields)) {
      if (field.kind === 'rows' || !field.shown || place.list) continue;
      const wasShown = field.shown({ ...tree.record, [place.name]: before });
      const isShown = field.shown({ ...tree.record, [place.name]: now });
      if (wasShown && !isShown) {
        stash.set(name, tree.get(name));
        overwrite(name, '');
        problems.quiet(name);
      } else if (!wasShown && isShown && tree.get(name) === '' && stash.get(name)) {
        overwrite(name, stash.get(name) ?? '');
      }
    }
    touch();
    emit('structure');
  }

  const { answers, isKept, forget } = fieldAnswers({
    stateOf: (key) => states.get(key) ?? QUIET,
    value: (key) => tree.get(key),
    write: (key, text) => form.write(key, text),
    overwrite,
    patch,
    left: (key) => problems.left(key),
    touch,
  });

  const form: FormStore = {
    ...answers,
    get entity() {
      return entity;
    },
    get record() {
      return tree.record;
    },
    get version() {
      return version;
    },
    get problems() {
      return problems.found();
    },
    get bulks() {
      return bulks;
    },
    snapshot: () => tree.snapshot(),
    value: (key) => tree.get(key),
    place: (key) => tree.place(key),
    state: (key) => states.get(key) ?? QUIET,
    rowIds: (list) => tree.rowIds(list),
    lineIds: (list) => tree.lineIds(list),
    rowOf: (list, rowId) => tree.rowOf(list, rowId),
    isFree: (list, rowId) => tree.isFree(list, rowId),
    carry: (list, names) => {
      carried.set(list, names);
    },
    bulk(work) {
      const before = version;
      depth += 1;
      try {
        work();
      } finally {
        depth -= 1;
      }
      if (depth > 0) return;
      bulks += 1;
      const topicsHeld = [...held, 'bulk'];
      held.clear();
      for (const topic of topicsHeld) topics.emit(topic);
      if (version !== before) judgeSoon();
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
    keyOf: (path) => tree.keyOf(path),
    on: (topic, listener) => topics.on(topic, listener),
    isShowing: (key) => problems.isShowing(key),

    type(key, text) {
      const place = tree.place(key);
      if (!place) return;
      const before = tree.get(key);
      wake(place);
      note(key, text);
      lookAtLines(place.list);
      patch(key, { ...UNTOLD, length: lengthOf(place, text) });
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
      if (place) wake(place);
      overwrite(key, text);
      // What is written now was never tidied: its undo would bring back another text.
      patch(key, UNTOLD);
      problems.typed(key);
      if (place) {
        if (place.field.kind === 'choice') reshape(place, before);
        options.onCommit?.(form, place, before);
      }
      touch();
    },
    commit(key) {
      const before = active?.key === key ? active.before : tree.get(key);
      settle(key, before);
      if (active?.key === key) active = { key, before: tree.get(key) };
    },
    addRow(list, values, { at } = {}) {
      const id = tree.addRow(list, values, at);
      for (const key of tree.keysOfRow(list, id)) patch(key, { writes: (states.get(key)?.writes ?? 0) + 1 });
      lookAtLines(list);
      touch();
      return id;
    },
    removeRow(list, rowId) {
      if (active?.key.startsWith(`${list}.${rowId}.`)) active = null;
      const keys = tree.keysOfRow(list, rowId);
      const gone = tree.removeRow(list, rowId);
      for (const key of keys) states.delete(key);
      problems.forget(keys);
      lookAtLines(list);
      touch();
      return gone;
    },
    tidy() {
      if (active) form.commit(active.key);
      dropUnfilled();
      for (const key of tree.keys()) if (key !== active?.key && tree.place(key)) settle(key, tree.get(key));
    },
    check() {
      // Whoever asks for a check has left the line they were in.
      if (active?.key.includes('.')) form.leave(active.key);
      form.tidy();
      problems.showAll();
      return problems.found();
    },
    showForeign(issues) {
      problems.showForeign(issues);
    },
    replace(record) {
      // Before the declaration changes: what is shown of fields that go must go with them.
      problems.reset();
      entity = options.entityOf?.(record) ?? entity;
      tree.replace(record, entity);
      active = null;
      forget();
      for (const kept of [stash, seenLines, everFilled]) kept.clear();
      for (const [name, field] of Object.entries(entity.fields)) {
        if (field.kind === 'rows') emit(`rows:${name}`);
        else {
          overwrite(name, tree.get(name));
          patch(name, UNTOLD);
        }
      }
      version += 1;
      emit('structure');
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

/** A character count near the limit, where people need it; of the text as it will be committed. */
function counted(place: FieldPlace | null, text: string, clean: FormOptions['clean']): number | null {
  if (place?.field.kind !== 'text' || !place.field.max || place.field.code || place.field.max < 30) return null;
  if (text.length < place.field.max * 0.8) return null;
  return clean(place, text).length;
}

/** Upper case and outer spaces are nobody's news, nor are the separators of a number; the screen shows capitals anyway. */
function isWorthShowing({ field }: FieldPlace, text: string, clean: string): boolean {
  const bare = (value: string): string =>
    (field.kind === 'text' && field.code ? value.replace(/[\s\-./]/gu, '') : value.trim()).toUpperCase();
  return bare(text) !== bare(clean);
}
