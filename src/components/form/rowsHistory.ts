import type { FormStore } from './formStore.ts';
import { rowKey } from './recordTree.ts';
import { linesNow, reversed, stepBetween, takeStepBack, type LineThen, type RowsStep } from './rowsStep.ts';

/** Where a step was taken back, and which it was. */
export interface TakenBack {
  step: RowsStep;
  rowId?: string;
  name?: string;
}

/** [B05] What was done to the lines of one list, to be taken back and done again, the last first. */
export interface RowsHistory {
  /** What changed since the last mark is one step: called whenever another cell gets the focus. */
  mark: () => void;
  /** Does something that is one step. */
  step: <T>(work: () => T) => { made: T; step: RowsStep | null };
  /** Whether a cell is as it was when it got the focus. */
  isUntouched: (rowId: string, name: string) => boolean;
  /** Something was typed: what was taken back before is not done again. */
  typed: () => void;
  /** Whether something was typed since the last step: then it is the browser's to be done again. */
  isTyped: () => boolean;
  /** A cell got back what was typed before it was tidied: taking back its last step goes on from there. */
  amend: () => void;
  undo: () => TakenBack | null;
  redo: () => TakenBack | null;
  /** Takes back this step, whatever came after it. */
  takeBack: (step: RowsStep) => TakenBack;
}

/** Steps that are kept: more than a person remembers. */
const MOST = 100;

/** @example const { step } = history.step(() => form.removeRow('billHsRequestList', 'r7')) */
export function rowsHistory(form: FormStore, list: string, names: readonly string[]): RowsHistory {
  let past: RowsStep[] = [];
  let future: RowsStep[] = [];
  let seen: readonly LineThen[] = linesNow(form, list, names);
  let version = form.version;
  let isTyped = false;

  function look(): RowsStep | null {
    if (form.version === version) return null;
    const now = linesNow(form, list, names);
    const step = stepBetween(list, seen, now);
    seen = now;
    version = form.version;
    return step;
  }

  function keep(step: RowsStep): void {
    past = [...past, step].slice(-MOST);
    future = [];
  }

  /** What nobody typed goes with the step whose cells it changes, where there is one. */
  function merge(change: RowsStep): void {
    const last = past.at(-1);
    const isOfLast = last && change.cells.size > 0 && [...change.cells.keys()].every((key) => last.cells.has(key));
    if (!isOfLast || change.gone.length + change.come.length > 0) return keep(change);
    const cells = new Map(last.cells);
    for (const [key, { after }] of change.cells) cells.set(key, { before: cells.get(key)?.before ?? '', after });
    past = [...past.slice(0, -1), { ...last, cells }];
    future = [];
  }

  function mark(): void {
    const wasTyped = isTyped;
    isTyped = false;
    const old = seen;
    const step = look();
    const isOther = old.length > 0 && step?.gone.length === old.length;
    // Another record stands there: its lines have nothing to do with those of the one before.
    if (isOther && seen.every(({ id }) => !old.some((line) => line.id === id))) {
      past = [];
      future = [];
    } else if (step) (wasTyped ? keep : merge)(step);
  }

  function move(from: RowsStep[], to: RowsStep[], turn: (step: RowsStep) => RowsStep): TakenBack | null {
    const step = from.pop();
    if (!step) return null;
    const where = takeStepBack(form, list, turn(step));
    to.push(step);
    look();
    return { step, ...where };
  }

  const history: RowsHistory = {
    mark,
    step(work) {
      mark();
      const made = work();
      const step = look();
      if (step) keep(step);
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
      const change = look();
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
    takeBack(step) {
      mark();
      if (past.at(-1) === step) return history.undo() ?? { step };
      const where = takeStepBack(form, list, step);
      const change = look();
      if (change) keep(change);
      return { step, ...where };
    },
  };
  return history;
}
