import { CAPS } from '#schema/caps.ts';
import type { AnyRecord } from '#schema/field.ts';
import { whenIdle } from './afterPaint.ts';
import { bulkTopics } from './bulkTopics.ts';
import { fieldNotices } from './fieldNotices.ts';
import { NO_CONVERSION } from './fieldState.ts';
import { fieldStates } from './fieldStates.ts';
import { formEntries, type Cursor } from './formEntries.ts';
import { formProblems } from './formProblems.ts';
import { formRows } from './formRows.ts';
import type { FormOptions, FormStore } from './formStore.ts';
import { freeLines } from './freeLines.ts';
import { hiddenFields } from './hiddenFields.ts';
import { recordTree, type FieldPlace } from './recordTree.ts';

const trimmed = ({ field }: FieldPlace, text: string): string =>
  field.kind === 'text' && field.upper ? text.trim().toUpperCase() : text.trim();

/**
 * Creates a form store over a copy of a record; see `docs/form.md`.
 * @example const form = createFormStore({ entity: isf10, record: bill, clean, now: () => new Date() })
 */
export function createFormStore<R extends AnyRecord>(options: FormOptions<R>): FormStore<R> {
  const parts = formParts(options, (place, before) => options.onCommit?.(form, place, before));
  const { tree, cursor, topics, states, problems, lines, hidden, entries, notices, rows, data } = parts;

  const form: FormStore<R> = {
    ...notices.notices,
    ...rows,
    get entity() {
      return data.entity;
    },
    idPrefix: options.idPrefix ?? 'f',
    get record() {
      // The tree writes cells by name and keeps the record's type.
      return tree.record as R;
    },
    get version() {
      return data.version;
    },
    validate: problems.validate,
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
    mostRows: parts.mostRows,
    rowOf: tree.rowOf,
    isFree: tree.isFree,
    carry: (list, names) => lines.carry(list, names),
    bulk(work) {
      const before = data.version;
      topics.bulk(work);
      if (!topics.isHeld && data.version !== before) parts.validateSoon();
    },
    keyOf: tree.keyOf,
    on: topics.on,
    isShowing: problems.isShowing,
    type: entries.type,
    enter: entries.enter,
    leave: entries.leave,
    write: entries.write,
    commit: entries.commit,
    setComposing(isComposing) {
      cursor.isComposing = isComposing;
    },
    tidy() {
      const { active } = cursor;
      if (active) entries.commit(active.key);
      lines.dropUnfilled();
      for (const key of tree.keys()) if (key !== active?.key && tree.place(key)) entries.settle(key, tree.get(key));
    },
    check() {
      // A check also validates the row being edited.
      if (cursor.active?.key.includes('.')) entries.leave(cursor.active.key);
      form.tidy();
      problems.showAll();
      return problems.found();
    },
    showPortalIssues: (issues) => problems.showPortalIssues(issues),
    adopt(record) {
      topics.emit('adopting');
      form.replace(record);
      topics.emit('adopted');
    },
    replace(record) {
      // Before the declaration changes: removes messages of fields that it drops.
      problems.reset();
      data.entity = options.selectEntity?.(record) ?? data.entity;
      tree.replace(record, data.entity);
      cursor.active = null;
      for (const { forget } of [notices, hidden, lines, entries]) forget();
      for (const [name, field] of Object.entries(data.entity.fields)) {
        if (field.kind === 'rows') topics.emit(`rows:${name}`);
        else {
          entries.overwrite(name, tree.get(name));
          states.patch(name, NO_CONVERSION);
        }
      }
      data.version += 1;
      topics.emit('structure');
      start();
    },
  };

  function start(): void {
    entries.recordFilled();
    if (options.showProblems) problems.showFilled();
    problems.validate();
  }
  start();
  return form;
}

/** The parts of a form; each gets only the functions it needs from the others. */
function formParts<R extends AnyRecord>(
  options: FormOptions<R>,
  committed: Parameters<typeof formEntries>[0]['committed'],
) {
  const data = { entity: options.entity, version: 0 };
  const topics = bulkTopics();
  const mostRows = (list: string): number => options.most?.[list] ?? CAPS.rows;
  const tree = recordTree(data.entity, options.record, mostRows);
  const states = fieldStates(topics.emit);
  const cursor: Cursor = { active: null, isComposing: false };
  const activeKey = () => cursor.active?.key ?? null;
  const validateSoon = (options.defer ?? whenIdle)(() => problems.validate());

  function touch(): void {
    data.version += 1;
    topics.emit('change');
    if (!topics.isHeld) validateSoon();
  }

  const entries = formEntries({
    tree,
    cursor,
    topics,
    states,
    parts: () => ({ problems, lines, hidden, isCleaningUndone: notices.isCleaningUndone }),
    clean: options.clean ?? trimmed,
    touch,
    committed,
    validateSoon,
  });
  const problems = formProblems({
    tree,
    entity: () => data.entity,
    now: options.now ?? (() => new Date()),
    settings: options.settings ?? (() => ({})),
    cleaned: (place) => (place.key === activeKey() ? entries.cleanedValue(place) : tree.get(place.key)),
    activeKey,
    show: (key, issues) => states.patch(key, { issues }),
    shownMessages: (key) => states.of(key).issues,
    onValidated: () => topics.emit('problems'),
  });
  const rows = formRows({ tree, cursor, states, parts: () => ({ problems, lines }), touch });
  const lines = freeLines({
    tree,
    entity: () => data.entity,
    activeKey,
    rewritten: (key) => states.rewritten(key),
    changed: (list) => topics.emit(`rows:${list}`),
    removeRow: (list, rowId) => void rows.removeRow(list, rowId),
  });
  const hidden = hiddenFields({
    tree,
    entity: () => data.entity,
    overwrite: entries.overwrite,
    hideProblems: (key) => problems.hideProblems(key),
  });
  const notices = fieldNotices({
    stateOf: states.of,
    value: (key) => tree.get(key),
    write: entries.write,
    overwrite: entries.overwrite,
    patch: states.patch,
    fieldLeft: (key) => problems.fieldLeft(key),
    touch,
  });
  return {
    data,
    tree,
    cursor,
    topics,
    states,
    mostRows,
    validateSoon,
    entries,
    problems,
    rows,
    lines,
    hidden,
    notices,
  };
}
