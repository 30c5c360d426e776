import { useCallback, useState } from 'react';
import type { RowsStep } from './rowsStep.ts';

type Cells = readonly (readonly string[])[];

/** Pasted rows that found no place: in sight until the person is done with them, and gone with the paste they are of. */
export interface KeptRest {
  rows: Cells;
  keep: (step: RowsStep, rows: Cells) => void;
  drop: () => void;
  /** A step was taken back, or done again. */
  moved: (step: RowsStep, isAgain: boolean) => void;
}

export function usePasteRest(): KeptRest {
  const [rows, setRows] = useState<Cells>([]);
  const [rests] = useState(() => new WeakMap<RowsStep, Cells>());
  return {
    rows,
    keep(step, rest) {
      rests.set(step, rest);
      setRows(rest);
    },
    drop: () => setRows([]),
    moved: useCallback(
      (step, isAgain) => {
        const rest = rests.get(step);
        if (rest) setRows(isAgain ? rest : []);
      },
      [rests],
    ),
  };
}
