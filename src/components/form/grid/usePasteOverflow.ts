import { useCallback, useState } from 'react';
import type { RowsStep } from './rowsStep.ts';

type Cells = readonly (readonly string[])[];

/** Pasted rows beyond the limit, until the user closes them or undoes the paste. */
export interface PasteOverflowState {
  rows: Cells;
  show: (step: RowsStep, rows: Cells) => void;
  drop: () => void;
  /** A step was undone, or redone (`isAgain`). */
  moved: (step: RowsStep, isAgain: boolean) => void;
}

export function usePasteOverflow(): PasteOverflowState {
  const [rows, setRows] = useState<Cells>([]);
  const [overflows] = useState(() => new WeakMap<RowsStep, Cells>());
  return {
    rows,
    show(step, overflow) {
      overflows.set(step, overflow);
      setRows(overflow);
    },
    drop: () => setRows([]),
    moved: useCallback(
      (step, isAgain) => {
        const overflow = overflows.get(step);
        if (overflow) setRows(isAgain ? overflow : []);
      },
      [overflows],
    ),
  };
}
