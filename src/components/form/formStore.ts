import type { Entity } from '#schema/entity.ts';
import type { AnyRecord } from '#schema/field.ts';
import type { Issue, Severity } from '#schema/issue.ts';
import { whenIdle } from './afterPaint.ts';
import { formProblems } from './formProblems.ts';
import { recordTree, type FieldKey, type FieldPlace } from './recordTree.ts';
import { createTopics } from './topics.ts';

/** One thing said below a field. */
export interface Said {
  message: string;
  args: Record<string, string | number>;
  severity: Severity;
}

/** What a field shows beside its text; the same object until something changes. */
export interface FieldState {
  issues: readonly Said[];
  /** The text before it was cleaned, while that can be undone. */
  converted: string | null;
  /** Characters typed, from 80 % of the limit; else null. */
  length: number | null;
  /** Rises when something else than typing wrote the value. */
  writes: number;
}

export interface FormOptions {
  entity: Entity;
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
export interface FormStore {
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
  keyOf: (path: string) => FieldKey;
  /** Topics: a field key, `rows:<list>`, `structure`, `problems`, `change`. */
  on: (topic: string, listener: () => void) => () => void;
  type: (key: FieldKey, text: string) => void;
  enter: (key: FieldKey) => void;
  leave: (key: FieldKey) => void;
  setComposing: (composing: boolean) => void;
  /** Sets a value that nobody typed: a pick, a copy. */
  write: (key: FieldKey, text: string) => void;
  /** Cleans and commits the text of a field. */
  commit: (key: FieldKey) => void;
  undoConversion: (key: FieldKey) => void;
  /** Takes a conversion as told elsewhere: the field says nothing of it any more. */
  acceptConversion: (key: FieldKey) => void;
  /** `fresh`: nobody typed into it yet; it goes unseen when it is still so at the next check. */
  addRow: (list: string, values?: AnyRecord, options?: { at?: number; fresh?: boolean }) => string;
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

const QUIET: FieldState = { issues: [], converted: null, length: null, writes: 0 };

/** @example const form = createFormStore({ entity: isf10, record: bill, clean, now: () => new Date() }) */
export function createFormStore(options: FormOptions): FormStore {
  const { entity } = options;
  const topics = createTopics();
  const tree = recordTree(entity, options.record);
  const states = new Map<FieldKey, FieldState>();
  const everFilled = new Set<FieldKey>();
  const keptRaw = new Map<FieldKey, string>();
  const stash = new Map<string, string>();
  const freshRows = new Map<string, string>();
  let active: { key: FieldKey; before: string } | null = null;
  let composing = false;
  let version = 0;

  const problems = formProblems({
    tree,
    entity,
    now: options.now,
    cleaned: (place) => (place.key === active?.key ? cleanedValue(place) : tree.get(place.key)),
    activeKey: () => active?.key ?? null,
    show: (key, issues) => patch(key, { issues }),
    shownOf: (key) => states.get(key)?.issues ?? QUIET.issues,
    judged: () => topics.emit('problems'),
  });
  const judgeSoon = (options.defer ?? whenIdle)(() => problems.judge());

  function patch(key: FieldKey, change: Partial<FieldState>): void {
    const before = states.get(key) ?? QUIET;
    const changed = Object.entries(change).some(([name, value]) => before[name as keyof FieldState] !== value);
    if (!changed) return;
    states.set(key, { ...before, ...change });
    topics.emit(key);
  }

  function touch(): void {
    version += 1;
    topics.emit('change');
    judgeSoon();
  }

  function cleanedValue(place: FieldPlace): string {
    const text = tree.get(place.key);
    return keptRaw.get(place.key) === text ? text : options.clean(place, text);
  }

  function note(key: FieldKey, text: string): void {
    if (text !== '') everFilled.add(key);
    tree.set(key, text);
  }

  function overwrite(key: FieldKey, text: string): void {
    note(key, text);
    patch(key, { writes: (states.get(key)?.writes ?? 0) + 1, length: counted(tree.place(key), text) });
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
    topics.emit('structure');
  }

  const form: FormStore = {
    entity,
    get record() {
      return tree.record;
    },
    get version() {
      return version;
    },
    get problems() {
      return problems.found();
    },
    snapshot: () => tree.snapshot(),
    value: (key) => tree.get(key),
    place: (key) => tree.place(key),
    state: (key) => states.get(key) ?? QUIET,
    rowIds: (list) => tree.rowIds(list),
    keyOf: (path) => tree.keyOf(path),
    on: (topic, listener) => topics.on(topic, listener),
    isShowing: (key) => problems.isShowing(key),

    type(key, text) {
      const place = tree.place(key);
      if (!place) return;
      const before = tree.get(key);
      note(key, text);
      if (place.rowId) freshRows.delete(place.rowId);
      patch(key, { converted: null, length: counted(place, text) });
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
      if (place?.rowId) freshRows.delete(place.rowId);
      overwrite(key, text);
      // What is written now was never tidied: its undo would bring back another text.
      patch(key, { converted: null });
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
    undoConversion(key) {
      const place = tree.place(key);
      const original = states.get(key)?.converted;
      if (!place || original === null || original === undefined) return;
      keptRaw.set(key, original);
      overwrite(key, original);
      patch(key, { converted: null });
      problems.left(key);
      touch();
    },
    acceptConversion: (key) => patch(key, { converted: null }),
    addRow(list, values, { at, fresh } = {}) {
      const id = tree.addRow(list, values, at);
      if (fresh) freshRows.set(id, list);
      topics.emit(`rows:${list}`);
      touch();
      return id;
    },
    removeRow(list, rowId) {
      if (active?.key.startsWith(`${list}.${rowId}.`)) active = null;
      const gone = tree.removeRow(list, rowId);
      freshRows.delete(rowId);
      for (const key of states.keys()) if (key.startsWith(`${list}.${rowId}.`)) states.delete(key);
      problems.forget(`${list}.${rowId}.`);
      topics.emit(`rows:${list}`);
      touch();
      return gone;
    },
    tidy() {
      if (active) form.commit(active.key);
      for (const key of tree.keys()) if (key !== active?.key && tree.place(key)) settle(key, tree.get(key));
    },
    check() {
      for (const [rowId, list] of freshRows) {
        if (tree.rowIds(list).length > 1) form.removeRow(list, rowId);
      }
      form.tidy();
      problems.showAll();
      return problems.found();
    },
    showForeign(issues) {
      problems.showForeign(issues);
    },
    replace(record) {
      tree.replace(record);
      active = null;
      for (const field of [keptRaw, stash, freshRows]) field.clear();
      problems.reset();
      for (const [name, field] of Object.entries(entity.fields)) {
        if (field.kind === 'rows') topics.emit(`rows:${name}`);
        else overwrite(name, tree.get(name));
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

/** A character count near the limit, where people need it. */
function counted(place: FieldPlace | null, text: string): number | null {
  if (place?.field.kind !== 'text' || !place.field.max || place.field.code || place.field.max < 30) return null;
  return text.length >= place.field.max * 0.8 ? text.length : null;
}

/** Upper case and outer spaces are nobody's news, nor are the separators of a number; the screen shows capitals anyway. */
function isWorthShowing({ field }: FieldPlace, text: string, clean: string): boolean {
  const bare = (value: string): string =>
    (field.kind === 'text' && field.code ? value.replace(/[\s\-./]/gu, '') : value.trim()).toUpperCase();
  return bare(text) !== bare(clean);
}
