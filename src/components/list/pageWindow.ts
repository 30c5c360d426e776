export const GAP = 0;

/**
 * The page numbers a pagination bar shows: first, last, and the neighbors of the current one.
 * @returns page numbers from 1, {@link GAP} for a gap
 * @example pageWindow(6, 20) // [1, 0, 5, 6, 7, 0, 20]
 */
export function pageWindow(current: number, last: number): number[] {
  const shown = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(shown)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1];
    if (before === undefined || page - before === 1) return [page];
    return page - before === 2 ? [page - 1, page] : [GAP, page];
  });
}
