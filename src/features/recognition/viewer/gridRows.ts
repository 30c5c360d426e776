import type { DocumentGrid, GridCell } from '#recognition/documentModel.ts';

/** A place of a table row: a cell with its text, or an empty one. */
type GridPlace = GridCell | { row: number; column: number; isEmpty: true };

/** The first rows as an HTML table needs them: places covered by a merged cell are left out. */
export function gridRows({ cells, columns }: DocumentGrid, count: number): GridPlace[][] {
  const byPlace = new Map(cells.map((cell) => [`${cell.row} ${cell.column}`, cell]));
  const covered = new Set<string>();
  for (const { row, column, rowSpan, columnSpan } of cells) {
    if (rowSpan === 1 && columnSpan === 1) continue;
    for (let down = 0; down < rowSpan; down += 1)
      for (let right = 0; right < columnSpan; right += 1)
        if (down + right > 0) covered.add(`${row + down} ${column + right}`);
  }
  const rows: GridPlace[][] = [];
  for (let row = 0; row < count; row += 1) {
    const places: GridPlace[] = [];
    for (let column = 0; column < columns; column += 1) {
      const place = `${row} ${column}`;
      if (!covered.has(place)) places.push(byPlace.get(place) ?? { row, column, isEmpty: true });
    }
    rows.push(places);
  }
  return rows;
}

/** The letters of a column as spreadsheets show them. @example columnName(27) // 'AB' */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}
