import { findLayout } from '../layouts.ts';

/**
 * The line of each echo in the sent message. Customs fills, drops and shifts columns, so an echo that equals no sent
 * record belongs to the next one of its kind with the same key; a header to the header. Null for an echo of no sent record.
 */
export function findEchoLines(echoes: readonly string[], sent: readonly string[]): (number | null)[] {
  const taken = new Set<number>();
  const find = (fits: (text: string) => boolean): number | null => {
    const found = sent.findIndex((text, at) => !taken.has(at) && fits(text));
    if (found < 0) return null;
    taken.add(found);
    return found;
  };
  return echoes.map((echo) => {
    const text = content(echo);
    return find((line) => content(line) === text) ?? find((line) => keyOf(line) === keyOf(echo));
  });
}

const content = (text: string): string => text.toUpperCase().trimEnd();

/** Columns that identify a record among those of its kind; further ones may be filled or dropped by customs. */
const KEY_COLUMNS: Readonly<Record<string, number>> = { SF10: 4, SF13: 4, SF30: 7, SF50: 4 };

function keyOf(text: string): string {
  const record = findLayout(text.toUpperCase())?.record ?? '';
  return content(text).slice(0, KEY_COLUMNS[record]).replaceAll(/\s+/gu, '');
}
