/**
 * A ruler over the columns of a record: a digit at every tenth, a mark at every fifth.
 * @example ruler(20) // '····+····1····+····2'
 */
export const ruler = (columns: number): string =>
  Array.from({ length: columns }, (_, index) => {
    const column = index + 1;
    if (column % 10 === 0) return String((column / 10) % 10);
    return column % 5 === 0 ? '+' : '·';
  }).join('');
