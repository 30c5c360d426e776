import type { Cell } from '#rules/importCell.ts';
import { COLUMNS_MAX, type MergedBlock } from './tableSink.ts';

/**
 * What merged blocks show in rows that come one after the other. A value goes down its column; to the right only in
 * headings, because a name over two columns is not an address.
 */
export function mergedRows(merged: readonly MergedBlock[]) {
  const byTop = new Map<number, MergedBlock[]>();
  const corners = new Set<number>();
  for (const block of merged) {
    if (block.left >= COLUMNS_MAX || (block.bottom === block.top && block.right === block.left)) continue;
    // No program lays two blocks over each other; thousands with one corner would cost their number times their size.
    const corner = block.top * COLUMNS_MAX + block.left;
    if (corners.has(corner)) continue;
    corners.add(corner);
    const others = byTop.get(block.top);
    if (others) others.push(block);
    else byTop.set(block.top, [block]);
  }
  const tops = [...byTop.keys()].toSorted((a, b) => a - b);
  let next = 0;
  /** By its first column: blocks do not overlap. */
  const open = new Map<number, { block: MergedBlock; cell: Cell | undefined }>();

  /** Blocks that begin at or above a row; those above it that no row came for are blank. */
  const openUntil = (row: number, cells: readonly (Cell | undefined)[]): void => {
    for (let top = tops[next]; top !== undefined && top <= row; top = tops[++next]) {
      for (const block of byTop.get(top) ?? []) {
        open.set(block.left, { block, cell: top === row ? cells[block.left] : undefined });
      }
    }
  };

  return {
    /** The row with the values that blocks bring from above, marked. Rows must come in order. */
    down(row: number, cells: (Cell | undefined)[]): (Cell | undefined)[] {
      openUntil(row, cells);
      if (open.size === 0) return cells;
      const filled = cells;
      for (const [left, { block, cell }] of open) {
        if (block.bottom < row) open.delete(left);
        else if (block.top < row && cell && !filled[left]) filled[left] = { ...cell, merged: true };
      }
      return filled;
    },
    /** Columns of the row whose value spreads over several columns. */
    across(row: number, cells: readonly (Cell | undefined)[]): number[] {
      return (byTop.get(row) ?? []).filter(({ left, right }) => right > left && cells[left]).map(({ left }) => left);
    },
    /** The texts of rows that may be headings: there a value fills its whole block. */
    texts(rows: readonly { row: number; cells: readonly (Cell | undefined)[] }[]): string[][] {
      const lines = new Map(rows.map(({ row, cells }) => [row, Array.from(cells, (cell) => cell?.text.trim() ?? '')]));
      for (const block of rows.flatMap(({ row }) => byTop.get(row) ?? [])) {
        const text = lines.get(block.top)?.[block.left] ?? '';
        for (const [row, line] of lines) {
          if (text === '' || row < block.top || row > block.bottom) continue;
          for (let at = block.left; at <= Math.min(block.right, COLUMNS_MAX - 1); at++) line[at] ||= text;
        }
      }
      return [...lines.values()].map((line) => Array.from(line, (text) => text ?? ''));
    },
  };
}
