import { EXAMPLE_NUMBER } from '#rules/importExample.ts';
import type { Heading } from '#rules/importHeading.ts';
import type { Cells } from '#rules/unfinishedBill.ts';

const TOTALS = /^(?:grand |sub-?)?totals?[ :：]*$|^(?:合计|总计|小计)[ :：]*$|^tổng(?: cộng| số)?[ :：]*$/iu;

/**
 * Recognizes rows that are not filings.
 * @param example what every example row of the import template has, by field path
 */
export function rowKinds({ columns }: Heading, example: ReadonlyMap<string, string>) {
  const wanted = [...columns].flatMap(([at, { path }]) => {
    const text = example.get(path);
    return text === undefined ? [] : [{ at, text }];
  });
  const numbers = [...columns].flatMap(([at, { path }]) => (path === 'amsRequestList.amsNo' ? [at] : []));
  return {
    /** The unchanged example row of a template, whenever it was downloaded. */
    isExample: (cells: Cells): boolean =>
      wanted.every(({ at, text }) => (cells[at]?.text ?? '') === text) && hasText(cells, EXAMPLE_NUMBER),
    /** A total below a list: its first text is a word for totals, and it has no B/L number. */
    isTotals: (cells: Cells): boolean =>
      isTotal(firstText(cells)) && numbers.every((at) => !cells[at] || isTotal(cells[at].text)),
  };
}

const isTotal = (text: string): boolean => TOTALS.test(text.trim());

const hasText = (cells: Cells, text: string): boolean => cells.some((cell) => cell?.text === text);

function firstText(cells: Cells): string {
  for (const cell of cells) if (cell) return cell.text;
  return '';
}
