import type { DocumentTableRow } from './gridWriter.ts';

/** A row of an old Word table. */
export interface DocRow {
  cells: readonly string[];
  /** Edges of its cells; empty where they are unknown. */
  edges: readonly number[];
  merges: readonly number[];
}

/** Edges that are nearer than this are one, in 1/20 point. */
const NEAR = 40;
const MERGED_ACROSS = 0b11;
const CONTINUES_ACROSS = 0b01;
const MERGED_DOWN = 0b110_0000;
const CONTINUES_DOWN = 0b010_0000;

/** Places the cells of a table in columns: rows of one table are divided differently. */
export function docTable(rows: readonly DocRow[]): DocumentTableRow[] {
  const columns = distinctEdges(rows.flatMap(({ edges }) => edges));
  return rows.map(({ cells, edges, merges }) => {
    const isPlaced = edges.length === cells.length + 1;
    const placed = cells.map((text, at) => {
      const column = isPlaced ? columnAt(columns, edges[at] ?? 0) : at;
      const end = isPlaced ? columnAt(columns, edges[at + 1] ?? 0) : at + 1;
      const isContinued = ((merges[at] ?? 0) & MERGED_DOWN) === CONTINUES_DOWN;
      return { column, columns: Math.max(1, end - column), text, isContinued };
    });
    return joinAcross(placed, merges);
  });
}

function joinAcross(
  cells: { column: number; columns: number; text: string; isContinued: boolean }[],
  merges: readonly number[],
) {
  const joined: typeof cells = [];
  for (const [at, cell] of cells.entries()) {
    const before = joined.at(-1);
    const isContinued = ((merges[at] ?? 0) & MERGED_ACROSS) === CONTINUES_ACROSS;
    if (isContinued && before && cell.text.trim() === '') before.columns += cell.columns;
    else joined.push(cell);
  }
  return joined;
}

function distinctEdges(edges: readonly number[]): number[] {
  const distinct: number[] = [];
  for (const edge of edges.toSorted((a, b) => a - b)) {
    if (distinct.length === 0 || edge - (distinct.at(-1) ?? 0) > NEAR) distinct.push(edge);
  }
  return distinct;
}

function columnAt(columns: readonly number[], edge: number): number {
  let at = columns.length - 1;
  while (at > 0 && (columns[at] ?? 0) > edge) at--;
  return at;
}
