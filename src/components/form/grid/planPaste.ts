import { normalizeHeading } from '#schema/normalizeHeading.ts';

/**
 * How a list reads spreadsheets.
 * @example const rules: PasteRules = { headings: { hsCode: ['hs'] }, read: (_name, text) => ({ text }) }
 */
export interface PasteRules {
  /** Accepted headings of a column, normalized by `normalizeHeading`. */
  headings: Readonly<Record<string, readonly string[]>>;
  /**
   * Converts a pasted text before it is cleaned. `zero`: a lost leading zero was restored; `read`: a word became its
   * code.
   */
  read: (name: string, text: string) => { text: string; how?: 'zero' | 'read' };
  /** Splits lines without tabs into cells if they are unambiguous; null otherwise. `from`: the target field. */
  split?: (lines: readonly string[], from: string) => string[][] | null;
}

/** Pasted cells by field. */
interface PastePlan {
  rows: Readonly<Record<string, string>>[];
  /** The first row contains headings and is skipped. */
  isHeaded: boolean;
  /** Columns without a field: by heading, else by number. */
  unused: string[];
}

/**
 * Assigns cells to fields: by the headings in the first row if there are any, else to the right from the target field.
 * @param names fields in order; `from`: the target field
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

/** Fields by column if a row contains headings: at least one is known, and none is a number. */
function headed(
  row: readonly string[],
  names: readonly string[],
  { headings }: PasteRules,
): (string | undefined)[] | null {
  if (row.some((cell) => /\d{4}/u.test(cell))) return null;
  const used = new Set<string>();
  const columns = row.map((cell) => {
    const name = names.find((one) => !used.has(one) && headings[one]?.includes(normalizeHeading(cell)));
    if (name !== undefined) used.add(name);
    return name;
  });
  return used.size > 0 ? columns : null;
}
