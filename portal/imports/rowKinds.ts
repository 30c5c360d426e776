import { EXAMPLE_NUMBER } from '#rules/importExample.ts';
import type { Heading } from '#rules/importHeading.ts';
import type { Cells } from '#rules/openBill.ts';

const TOTALS = /^(?:grand |sub-?)?totals?[ :：]*$|^(?:合计|总计|小计)[ :：]*$|^tổng(?: cộng| số)?[ :：]*$/iu;

/**
 * Tells rows that are no filings under a heading.
 * @param example the example row of the import template, by field path
 */
export function rowKinds({ columns }: Heading, example: ReadonlyMap<string, string>) {
  const wanted = [...columns].map(([at, { path }]) => ({ at, text: example.get(path) ?? '' }));
  const numbers = [...columns].flatMap(([at, { path }]) => (path === 'amsRequestList.amsNo' ? [at] : []));
  return {
    /** The example row of the template, as it was given out. */
    isExample: (cells: Cells): boolean =>
      wanted.every(({ at, text }) => (cells[at]?.text ?? '') === text) && hasText(cells, EXAMPLE_NUMBER),
    /** The sum under a list: its first word says so, and it has no number of a bill of lading. */
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
