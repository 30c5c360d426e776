import { normalizeHeading } from '#schema/normalizeHeading.ts';

/** What a list knows of spreadsheets. */
export interface PasteRules {
  /** How a column may be headed, as `normalizeHeading` makes it. */
  headings: Readonly<Record<string, readonly string[]>>;
  /**
   * A spreadsheet's text of a column as the form writes it, before it is cleaned as any other.
   * `zero`: a lost leading zero was put back; `read`: a word became its code.
   */
  read: (name: string, text: string) => { text: string; how?: 'zero' | 'read' };
  /** Lines without tabs as cells, where they are without a doubt some; null for plain texts. `from`: the field pasted into. */
  split?: (lines: readonly string[], from: string) => string[][] | null;
}

/** Cells with the field each belongs to. */
export interface PastePlan {
  /** Texts by field, row by row. */
  rows: Readonly<Record<string, string>>[];
  /** The first row was headings and is left out. */
  isHeaded: boolean;
  /** Columns with texts that have no field here: by heading, else by number. */
  unused: string[];
}

/**
 * Which cell goes to which field: by the headings where the first row has them, else from the field that was pasted
 * into rightwards.
 * @param names fields in their order, `from` the one that was pasted into
 */
export function planPaste(
  cells: readonly (readonly string[])[],
  { names, from, rules }: { names: readonly string[]; from: string; rules: PasteRules | undefined },
): PastePlan {
  const columns = rules ? headed(cells[0] ?? [], names, rules) : null;
  const first = names.indexOf(from);
  const width = Math.max(...cells.map((row) => row.length));
  const nameAt = (column: number): string | undefined => (columns ? columns[column] : names[first + column]);
  const body = columns ? cells.slice(1) : cells;
  const unused: string[] = [];
  for (let column = 0; column < width; column += 1) {
    if (nameAt(column) !== undefined || body.every((row) => (row[column] ?? '').trim() === '')) continue;
    unused.push((columns && cells[0]?.[column]?.trim()) || String(column + 1));
  }
  const rows = body.map((row) => {
    const texts: Record<string, string> = {};
    row.forEach((text, column) => {
      const name = nameAt(column);
      if (name !== undefined) texts[name] = text;
    });
    return texts;
  });
  return { rows, isHeaded: columns !== null, unused };
}

/** Fields by column where a row is one of headings: at least one is known, and none is a number. */
function headed(
  row: readonly string[],
  names: readonly string[],
  { headings }: PasteRules,
): (string | undefined)[] | null {
  if (row.some((cell) => /\d{4}/u.test(cell))) return null;
  const taken = new Set<string>();
  const columns = row.map((cell) => {
    const name = names.find((one) => !taken.has(one) && headings[one]?.includes(normalizeHeading(cell)));
    if (name !== undefined) taken.add(name);
    return name;
  });
  return taken.size > 0 ? columns : null;
}
