import type { Column, Row } from './column.ts';

const DEFAULT_WIDTH = 8;
const CHECKBOX = 2.25;

/**
 * The CSS widths of columns and of their table, below which the table scrolls. Space that is left goes to columns that
 * grow; `cqi` refers to the frame of the table.
 * @example columnWidths([{ key: 'name', rowHeader: true, width: 9 }], false) // { table: '9rem', columns: ['calc(…)'] }
 */
export function columnWidths<R extends Row>(
  columns: readonly Pick<Column<R>, 'width' | 'grow' | 'rowHeader'>[],
  selectable: boolean,
): { table: string; columns: string[] } {
  const facts = columns.map(({ width = DEFAULT_WIDTH, rowHeader, grow = rowHeader ? 1 : 0 }) => ({ width, grow }));
  const least = facts.reduce((sum, { width }) => sum + width, selectable ? CHECKBOX : 0);
  const shares = facts.reduce((sum, { grow }) => sum + grow, 0);
  return {
    table: `${least}rem`,
    columns: facts.map(({ width, grow }) =>
      grow > 0 ? `calc(${width}rem + max(0px, 100cqi - ${least}rem) * ${grow} / ${shares})` : `${width}rem`,
    ),
  };
}
