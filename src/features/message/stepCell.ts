import { isStop, type WireCell } from './wireCells.ts';

/** The line and the index of a cell in a message. */
export interface CellPlace {
  line: number;
  cell: number;
}

/**
 * The cell that an arrow key moves to: left and right through all cells, up and down to the nearest column, Home and
 * End within the line, with Ctrl within the message. Null for other keys.
 * @param lines creates the cells of a line on demand
 */
export function stepCell(
  { line, cell }: CellPlace,
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  count: number,
  lines: (line: number) => readonly WireCell[],
): CellPlace | null {
  const stops = (at: number): number[] =>
    at < 0 || at >= count ? [] : lines(at).flatMap((one, index) => (isStop(one) ? [index] : []));
  const firstStop = (at: number): CellPlace | null => placed(at, stops(at)[0]);
  const lastStop = (at: number): CellPlace | null => placed(at, stops(at).at(-1));
  const here = { line, cell };

  switch (key) {
    case 'ArrowRight': {
      const next = stops(line).find((index) => index > cell);
      return placed(line, next) ?? seek(line, 1, firstStop) ?? here;
    }
    case 'ArrowLeft': {
      const before = stops(line).findLast((index) => index < cell);
      return placed(line, before) ?? seek(line, -1, lastStop) ?? here;
    }
    case 'ArrowDown':
      return seek(line, 1, nearest) ?? here;
    case 'ArrowUp':
      return seek(line, -1, nearest) ?? here;
    case 'Home':
      return (ctrlKey ? seek(-1, 1, firstStop) : firstStop(line)) ?? here;
    case 'End':
      return (ctrlKey ? seek(count, -1, lastStop) : lastStop(line)) ?? here;
    default:
      return null;
  }

  function nearest(at: number): CellPlace | null {
    const cells = at < 0 || at >= count ? [] : lines(at);
    const column = lines(line)[cell]?.from ?? 1;
    const found = stops(at).toSorted((a, b) => away(cells[a], column) - away(cells[b], column))[0];
    return placed(at, found);
  }
  /** The next line with a stop. */
  function seek(from: number, by: 1 | -1, pick: (at: number) => CellPlace | null): CellPlace | null {
    for (let at = from + by; at >= 0 && at < count; at += by) {
      const found = pick(at);
      if (found) return found;
    }
    return null;
  }
}

const placed = (line: number, cell: number | undefined): CellPlace | null =>
  cell === undefined ? null : { line, cell };

const away = (cell: WireCell | undefined, column: number): number => {
  if (!cell) return Number.POSITIVE_INFINITY;
  if (cell.from <= column && column <= cell.to) return 0;
  return Math.min(Math.abs(cell.from - column), Math.abs(cell.to - column));
};
