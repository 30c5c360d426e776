import type { DocumentPart } from '#recognition/documentModel.ts';
import { pageLines } from './pageLines.ts';

/** A text that can be taken into a field: a run of a page, or a line of a cell. */
export interface PickItem {
  id: string;
  text: string;
  /** Its place, for the arrow keys: in fractions of the page, or rows and columns. */
  x: number;
  y: number;
}

export type Direction = 'up' | 'down' | 'left' | 'right';

/** The texts of a part in reading order. */
export function pickItems(part: DocumentPart): PickItem[] {
  if (part.kind === 'page') {
    return pageLines(part).flatMap((line) => {
      const y = line[0]?.text.box.y ?? 0;
      return line.map(({ index, text }) => ({ id: `t${index}`, text: text.text.trim(), x: text.box.x, y }));
    });
  }
  return part.cells.flatMap(({ row, column, text }) =>
    cellLines(text).map((line, at) => ({
      id: cellItemId(row, column, at),
      text: line,
      x: column,
      // Lines of a cell are nearer to each other than to the next row.
      y: row + at / 1_000,
    })),
  );
}

export const cellLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const cellItemId = (row: number, column: number, line: number): string => `c${row}-${column}-${line}`;

/** The nearest item in a direction: of the same line first for left and right, of the nearest line for up and down. */
export function neighbor(
  items: readonly PickItem[],
  current: PickItem | undefined,
  to: Direction,
): PickItem | undefined {
  if (!current) return items[0];
  const sign = to === 'right' || to === 'down' ? 1 : -1;
  if (to === 'left' || to === 'right') return items[items.indexOf(current) + sign] ?? current;
  const beyond = items.filter(({ y }) => (y - current.y) * sign > 1e-9);
  const nearest = beyond.reduce((best, { y }) => Math.min(best, Math.abs(y - current.y)), Infinity);
  const line = beyond.filter(({ y }) => Math.abs(Math.abs(y - current.y) - nearest) < 1e-9);
  return line.toSorted((a, b) => Math.abs(a.x - current.x) - Math.abs(b.x - current.x))[0] ?? current;
}
