/** The last heading of each chapter of the Harmonized System (2022), from chapter 1; 0 for chapter 77, which is empty. */
const LAST_HEADINGS =
  '06 10 09 10 11 04 14 14 10 08 09 14 02 04 22 05 04 06 05 09 06 09 09 04 30 21 16 53 42 06 05 15 07 07 07 06 07 27 26 17 15 06 04 21 04 02 07 23 11 07 13 12 11 08 16 09 05 11 11 06 17 17 10 06 07 03 04 15 14 20 18 29 26 19 08 16 00 06 07 07 13 15 11 87 49 09 16 07 08 33 14 09 07 06 08 20 06'
    .split(' ')
    .map(Number);

/** Whether the first four digits of a code are a heading of the tariff; most numbers of other kinds have none. */
export function isHeading(code: string): boolean {
  const [chapter, heading] = [Number(code.slice(0, 2)), Number(code.slice(2, 4))];
  return heading > 0 && heading <= (LAST_HEADINGS[chapter - 1] ?? 0);
}

/** Whether the tariff has the chapter of a code. */
export const isChapter = (code: string): boolean => (LAST_HEADINGS[Number(code.slice(0, 2)) - 1] ?? 0) > 0;
