import { fields as en } from '#messages/en/fields.ts';
import { fields as vi } from '#messages/vi/fields.ts';
import { fields as zhCN } from '#messages/zh-CN/fields.ts';
import { labelKey, type Entity } from '#schema/entity.ts';
import { allSheetColumns, type SheetColumn } from '#schema/sheet.ts';
import { COLUMN_ALIASES, PARTY_FIELD_WORDS, PARTY_WORDS } from './importAliases.ts';

/** The headings are searched in this many rows. */
export const HEADING_ROWS = 20;

export interface Heading {
  /** Zero-based index of the heading row. */
  at: number;
  columns: Map<number, SheetColumn>;
  unknown: { at: number; name: string }[];
  /** Further columns for a field that already has one; `first` is the column that is used. */
  doubled: { at: number; name: string; first: number; column: SheetColumn }[];
}

export interface HeadingFinder {
  columns: readonly SheetColumn[];
  columnOf(heading: string): SheetColumn | null;
  /** The number of different columns that a row names. */
  score(row: readonly string[]): number;
  /** Finds the heading row among the first rows of a sheet; null for none. */
  find(rows: readonly (readonly string[])[]): Heading | null;
}

/**
 * A field's label in a language.
 * @param locale en, zh-CN or vi
 */
export function fieldLabel(of: Pick<Entity, 'name' | 'fields'>, path: string, locale: string): string {
  const keys = labelKey(of, path).split('.').slice(1);
  let node: unknown = { en, vi, 'zh-CN': zhCN }[locale] ?? en;
  for (const key of keys) node = (node as Record<string, unknown> | undefined)?.[key];
  return typeof node === 'string' ? node : path;
}

/**
 * Finds columns by their headings: labels in three languages, field names and aliases.
 * @example headingFinder(isf10).columnOf('HBL No.') // the column of amsRequestList.amsNo
 */
export function headingFinder(of: Entity): HeadingFinder {
  const kept = finders.get(of) ?? createFinder(of);
  finders.set(of, kept);
  return kept;
}

const finders = new WeakMap<Entity, HeadingFinder>();

function createFinder(of: Entity): HeadingFinder {
  const columns = allSheetColumns(of);
  const known = new Map<string, SheetColumn>();
  const learn = (text: string, column: SheetColumn): void => {
    const folded = foldHeading(text);
    if (folded !== '' && !known.has(folded)) known.set(folded, column);
  };
  for (const column of columns) {
    for (const locale of ['en', 'zh-CN', 'vi']) learn(fieldLabel(of, column.path, locale), column);
    learn(column.name, column);
  }
  for (const column of columns) for (const alias of listAliases(column)) learn(alias, column);

  const columnOf = (heading: string): SheetColumn | null => {
    const whole = known.get(foldHeading(heading)) ?? known.get(foldHeading(heading.replace(/[(（].*$/su, '')));
    return whole ?? bilingual(heading, known);
  };
  const columnUnder = (above: string, heading: string): SheetColumn | null =>
    (above === '' || heading === '' ? null : columnOf(`${above} ${heading}`)) ?? columnOf(heading);
  const read = (row: readonly string[], above: readonly string[]) =>
    row.map((text, at) => (text === '' ? null : columnUnder(above[at] ?? '', text)));
  const distinct = (found: readonly (SheetColumn | null)[]): number => new Set(found.filter(Boolean)).size;

  return {
    columns,
    columnOf,
    score: (row) => distinct(read(row, [])),
    find: (rows) => {
      let best = { at: -1, score: 0, found: [] as (SheetColumn | null)[] };
      rows.forEach((row, at) => {
        const found = read(row, rows[at - 1] ?? []);
        const score = distinct(found);
        if (score > best.score) best = { at, score, found };
      });
      const row = rows[best.at] ?? [];
      // One known word among other texts is not a heading row.
      const isSentence = best.score === 1 && row.filter((text) => text !== '').length > 1;
      return best.score === 0 || isSentence ? null : buildHeading(best.at, row, best.found);
    },
  };
}

function buildHeading(at: number, row: readonly string[], found: readonly (SheetColumn | null)[]): Heading {
  const heading: Heading = { at, columns: new Map(), unknown: [], doubled: [] };
  const places = new Map<SheetColumn, number>();
  row.forEach((name, index) => {
    if (name === '') return;
    const column = found[index];
    const first = column && places.get(column);
    if (!column) heading.unknown.push({ at: index, name });
    else if (first !== undefined && first !== null) heading.doubled.push({ at: index, name, first, column });
    else {
      places.set(column, index);
      heading.columns.set(index, column);
    }
  });
  return heading;
}

/** Matches a bilingual heading such as `提单号 AMS B/L NO.`: one part must match, and the other must not contradict it. */
function bilingual(heading: string, known: ReadonlyMap<string, SheetColumn>): SheetColumn | null {
  const chinese = heading.replace(/[^\p{Script=Han}]/gu, '');
  const other = heading.replace(/\p{Script=Han}/gu, ' ');
  if (chinese === '' || foldHeading(other) === '') return null;
  const left = known.get(foldHeading(chinese));
  const right = known.get(foldHeading(other)) ?? known.get(foldHeading(other.replace(/[(（].*$/su, '')));
  if (left && right) return left === right ? left : null;
  const found = left ?? right ?? null;
  const unread = left ? other : chinese;
  // `制造商名称 MANUFACTURER NAME & ADDRESS` contains more than the name.
  return found && /addr|地址/iu.test(unread) && !found.path.endsWith('Addr') ? null : found;
}

/**
 * Normalizes a heading for comparison: no case, accents, punctuation or spaces.
 * @example foldHeading('Số vận đơn *') // 'sovandon'
 */
export function foldHeading(text: string): string {
  return text
    .normalize('NFKC')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đĐ]/gu, 'd')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function listAliases({ path, name }: SheetColumn): string[] {
  const own = [...(COLUMN_ALIASES[path] ?? [])];
  for (const [party, partyWords] of Object.entries(PARTY_WORDS)) {
    const fieldWords = name.startsWith(party) ? PARTY_FIELD_WORDS[name.slice(party.length)] : undefined;
    for (const word of fieldWords ?? []) {
      for (const who of partyWords) own.push(`${who} ${word}`, `${word} ${who}`, `${word} of ${who}`);
    }
  }
  return own;
}
