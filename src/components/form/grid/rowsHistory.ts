import type { FormStore } from '../store/formStore.ts';
import { rowKey } from '../store/recordTree.ts';
import { readLines, reversed, stepBetween, revertStep, type LineSnapshot, type RowsStep } from './rowsStep.ts';

export interface RevertedStep {
  step: RowsStep;
  rowId?: string;
  name?: string;
}

/** [B05] Undo history of the lines of one list. */
export interface RowsHistory {
  /** Ends a step; called when another cell gets the focus. */
  mark: () => void;
  /** Runs `work` as one step. */
  step: <T>(work: () => T) => { made: T; step: RowsStep | null };
  /** Whether a cell is unchanged since it got the focus. */
  isUntouched: (rowId: string, name: string) => boolean;
  /** Typing clears the redo steps. */
  typed: () => void;
  /** Whether something was typed since the last step: then redo is the browser's. */
  isTyped: () => boolean;
  /** Adds an undone conversion to the last step. */
  amend: () => void;
  undo: () => RevertedStep | null;
  redo: () => RevertedStep | null;
  /** Reverts this step, keeping later ones. */
  revert: (step: RowsStep) => RevertedStep;
  /** Drops the steps when another writer's record is taken; returns a function that stops it. */
  listen: () => () => void;
}

/** Limit of undo steps. */
const STEPS_MAX = 100;

/** @example const { step } = history.step(() => form.removeRow('billHsRequestList', 'r7')) */
export function rowsHistory(form: FormStore, list: string, names: readonly string[]): RowsHistory {
  let past: RowsStep[] = [];
  let future: RowsStep[] = [];
  let seen: readonly LineSnapshot[] = readLines(form, list, names);
  let version = form.version;
  let isTyped = false;

  function detectStep(): RowsStep | null {
    if (form.version === version) return null;
    const now = readLines(form, list, names);
    const step = stepBetween(list, seen, now);
    seen = now;
    version = form.version;
    return step;
  }

  function pushStep(step: RowsStep): void {
    past = [...past, step].slice(-STEPS_MAX);
    future = [];
  }

  /** Merges a programmatic change into the step that changed the same cells, if any. */
  function merge(change: RowsStep): void {
    const last = past.at(-1);
    const isOfLast = last && change.cells.size > 0 && [...change.cells.keys()].every((key) => last.cells.has(key));
    if (!isOfLast || change.removed.length + change.added.length > 0) return pushStep(change);
    const cells = new Map(last.cells);
    for (const [key, { after }] of change.cells) cells.set(key, { before: cells.get(key)?.before ?? '', after });
    past = [...past.slice(0, -1), { ...last, cells }];
    future = [];
  }

  function forget(): void {
    detectStep();
    past = [];
    future = [];
  }

  function mark(): void {
    const wasTyped = isTyped;
    isTyped = false;
    const old = seen;
    const step = detectStep();
    const isOther = old.length > 0 && step?.removed.length === old.length;
    // The record was replaced.
    if (isOther && seen.every(({ id }) => !old.some((line) => line.id === id))) forget();
    else if (step) (wasTyped ? pushStep : merge)(step);
  }

  function move(from: RowsStep[], to: RowsStep[], turn: (step: RowsStep) => RowsStep): RevertedStep | null {
    const step = from.pop();
    if (!step) return null;
    const where = revertStep(form, list, turn(step));
    // The undo of the form has already reverted it.
    if (!detectStep()) return move(from, to, turn);
    to.push(step);
    return { step, ...where };
  }

  const history: RowsHistory = {
    mark,
    step(work) {
      mark();
      const made = work();
      const step = detectStep();
      if (step) pushStep(step);
      return { made, step };
    },
    isUntouched(rowId, name) {
      const then = seen.find((line) => line.id === rowId);
      if (!then) return form.isFree(list, rowId);
      return then.texts[name] === form.value(rowKey(list, rowId, name));
    },
    typed() {
      future = [];
      isTyped = true;
    },
    isTyped: () => isTyped,
    amend() {
      const change = detectStep();
      if (change) merge(change);
    },
    undo() {
      mark();
      return move(past, future, (step) => step);
    },
    redo() {
      mark();
      return move(future, past, reversed);
    },
    revert(step) {
      mark();
      if (past.at(-1) === step) return history.undo() ?? { step };
      const where = revertStep(form, list, step);
      const change = detectStep();
      if (change) pushStep(change);
      return { step, ...where };
    },
    listen: () => form.on('adopted', forget),
  };
  return history;
}
