import type { ImportCell } from '#rules/importCell.ts';
import { COLUMNS_MAX, type MergedBlock } from './tableSink.ts';

/**
 * Applies merged blocks to consecutive rows. A value is repeated down its column; to the right only in headings,
 * because a name that spans two columns is not also the value of the second.
 */
export function mergedRows(merged: readonly MergedBlock[]) {
  const byTop = new Map<number, MergedBlock[]>();
  const corners = new Set<number>();
  for (const block of merged) {
    if (block.left >= COLUMNS_MAX || (block.bottom === block.top && block.right === block.left)) continue;
    // Programs write no overlapping blocks. Thousands with one corner would take quadratic time.
    const corner = block.top * COLUMNS_MAX + block.left;
    if (corners.has(corner)) continue;
    corners.add(corner);
    const others = byTop.get(block.top);
    if (others) others.push(block);
    else byTop.set(block.top, [block]);
  }
  const tops = [...byTop.keys()].toSorted((a, b) => a - b);
  let next = 0;
  /** By first column. */
  const open = new Map<number, { block: MergedBlock; cell: ImportCell | undefined }>();

  /** Opens the blocks that start at or above a row; the value of those above is blank, because their row was missing. */
  const openUntil = (row: number, cells: readonly (ImportCell | undefined)[]): void => {
    for (let top = tops[next]; top !== undefined && top <= row; top = tops[++next]) {
      for (const block of byTop.get(top) ?? []) {
        open.set(block.left, { block, cell: top === row ? cells[block.left] : undefined });
      }
    }
  };

  return {
    /** Fills in values from blocks above, marked as `merged`. Rows must come in order. */
    fillDown(row: number, cells: (ImportCell | undefined)[]): (ImportCell | undefined)[] {
      openUntil(row, cells);
      if (open.size === 0) return cells;
      const filled = cells;
      for (const [left, { block, cell }] of open) {
        if (block.bottom < row) open.delete(left);
        else if (block.top < row && cell && !filled[left]) filled[left] = { ...cell, merged: true };
      }
      return filled;
    },
    /** Columns whose value spans several columns. */
    spreadColumns(row: number, cells: readonly (ImportCell | undefined)[]): number[] {
      return (byTop.get(row) ?? []).filter(({ left, right }) => right > left && cells[left]).map(({ left }) => left);
    },
    /** Texts of possible heading rows: a value fills its whole block. */
    headingTexts(rows: readonly { row: number; cells: readonly (ImportCell | undefined)[] }[]): string[][] {
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
