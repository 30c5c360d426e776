import { diff, diffCells, isSame } from '#schema/record.ts';
import { fieldRows } from '#schema/recordText.ts';
import type { AnyRecord } from '#schema/field.ts';
import type { FormStore } from './formStore.ts';

/** Milliseconds without a change that end a step. */
const STEP_MS = 300;
const STEPS_MAX = 100;

interface FormHistory {
  /** Reverts the last step; the path of the first field it changed, or null if there is none. */
  undo: () => string | null;
  redo: () => string | null;
  /** Ends the current step, e.g. when the focus moves. */
  mark: () => void;
  /** Starts recording; returns a function that stops it. */
  listen: () => () => void;
}

/**
 * Undo and redo of a whole form. A step is what changed without a pause: typing in one field, a pasted address, removed
 * lines, a template. What another writer changed is no step, and stays when earlier steps are reverted.
 */
export function formHistory(form: FormStore): FormHistory {
  let current = form.snapshot();
  let entity = form.entity;
  let undone: AnyRecord[] = [];
  let done: AnyRecord[] = [];
  /** The only field of the last step; more typing there belongs to it. */
  let lastPath: string | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;

  const changedPaths = (before: AnyRecord, after: AnyRecord): string[] =>
    diffCells(form.entity.fields, before, after).map(({ field }) => field);

  function record(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const now = form.snapshot();
    const isOther = form.entity !== entity;
    const paths = changedPaths(current, now);
    if (paths.length === 0 && !isOther) return;
    const previous = done.at(-1);
    const path = paths.length === 1 && !isOther ? (paths[0] ?? null) : null;
    if (previous && !isOther && changedPaths(previous, now).length === 0) {
      // Undone in the field or the list itself.
      done.pop();
      undone.push(current);
      lastPath = null;
    } else {
      if (path === null || path !== lastPath) done.push(current);
      if (done.length > STEPS_MAX) done.shift();
      undone = [];
      lastPath = path;
    }
    current = now;
    entity = form.entity;
  }

  /** Takes the fields that another writer changed into each step, a list as one field. */
  function rebase(): void {
    const now = form.snapshot();
    const isOther = form.entity !== entity;
    const theirs = diff(form.entity.fields, current, now).map((name) => [name, now[name]] as const);
    if (theirs.length > 0 || isOther) lastPath = null;
    current = now;
    entity = form.entity;
    const rebased = (steps: readonly AnyRecord[]): AnyRecord[] => {
      if (isOther) return [];
      const next = steps.map((step) => ({ ...step, ...Object.fromEntries(theirs.filter(([name]) => name in step)) }));
      // A step that changed nothing else is gone.
      return next.filter((step, at) => !isSameStep(step, next[at + 1] ?? now));
    };
    done = rebased(done);
    undone = rebased(undone);
  }

  /** Steps of two declarations have different fields. */
  const isSameStep = (one: AnyRecord, other: AnyRecord): boolean =>
    Object.keys(one).every((name) => name in other) && isSame(form.entity.fields, one, other);

  function apply(target: AnyRecord): string | null {
    const cells = diffCells(form.entity.fields, current, target);
    const hasSameRows = Object.entries(form.entity.fields).every(
      ([name, field]) => field.kind !== 'rows' || fieldRows(current, name).length === fieldRows(target, name).length,
    );
    if (hasSameRows && form.entity === entity && cells.length > 0) {
      form.bulk(() => {
        for (const { field, after } of cells) form.write(form.keyOf(field), after);
      });
    } else form.replace(target);
    current = form.snapshot();
    entity = form.entity;
    lastPath = null;
    return cells[0]?.field ?? null;
  }

  function move(steps: () => Record<'from' | 'to', AnyRecord[]>): string | null {
    record();
    const { from, to } = steps();
    const target = from.pop();
    if (!target) return null;
    to.push(current);
    return apply(target);
  }
  return {
    undo: () => move(() => ({ from: done, to: undone })),
    redo: () => move(() => ({ from: undone, to: done })),
    mark: () => {
      if (timer !== null) record();
    },
    listen() {
      const stops = [
        form.on('change', () => {
          if (timer !== null) clearTimeout(timer);
          timer = setTimeout(record, STEP_MS);
        }),
        form.on('adopting', record),
        form.on('adopted', rebase),
      ];
      return () => {
        for (const stop of stops) stop();
        if (timer !== null) clearTimeout(timer);
      };
    },
  };
}
