import type { RecognizedValue } from '#contract/recognition.ts';

/** The rows of a list as a form has them now: their ids and their texts by column. */
interface FormRows {
  ids: readonly string[];
  text: (rowId: string, name: string) => string;
}

/**
 * Finds the form's row of each recognized row. Rows may have been removed or added since: of the rows with the same
 * texts the one at the same place is taken, else the first; each once.
 * @returns row ids by recognized index
 */
export function findRows(values: readonly RecognizedValue[], list: string, rows: FormRows): Map<number, string> {
  const recognized = new Map<number, [name: string, value: string][]>();
  for (const { path, value } of values) {
    const [of, index, name] = path.split('.');
    if (of !== list || index === undefined || name === undefined) continue;
    const known = recognized.get(Number(index)) ?? [];
    recognized.set(Number(index), [...known, [name, value]]);
  }
  const found = new Map<number, string>();
  const taken = new Set<string>();
  const take = (index: number, rowId: string | undefined): void => {
    if (rowId === undefined || taken.has(rowId) || found.has(index)) return;
    found.set(index, rowId);
    taken.add(rowId);
  };
  const share = (cells: readonly [string, string][], rowId: string): number =>
    cells.filter(([name, value]) => rows.text(rowId, name) === value).length / cells.length;
  const isSame = (index: number, rowId: string | undefined): rowId is string =>
    rowId !== undefined && share(recognized.get(index) ?? [], rowId) === 1;

  for (const index of recognized.keys()) if (isSame(index, rows.ids[index])) take(index, rows.ids[index]);
  for (const index of recognized.keys()) {
    if (!found.has(index))
      take(
        index,
        rows.ids.find((rowId) => !taken.has(rowId) && isSame(index, rowId)),
      );
  }
  // Of the others, rows that share some text, best first.
  const rest = [...recognized].flatMap(([index, cells]) =>
    rows.ids.map((rowId) => ({ index, rowId, share: share(cells, rowId) })),
  );
  for (const { index, rowId } of rest.filter(({ share: part }) => part > 0).toSorted((a, b) => b.share - a.share))
    take(index, rowId);
  return found;
}
