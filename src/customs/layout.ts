/**
 * Columns of the 80-column records of the CATAIR ISF chapter: each element with its first and last column, one-based.
 * Encoder, decoder, wire view, practice customs and tests use the same table.
 */

/**
 * `A` letters; `N` digits; `AN` letters, digits, space; `X` these and special characters; `D` date as MMDDYY; `S`
 * filler, spaces only.
 */
export type CharacterClass = 'A' | 'N' | 'AN' | 'X' | 'D' | 'S';
/** Mandatory, conditional, optional. */
type Designation = 'M' | 'C' | 'O';

export interface Element {
  name: string;
  from: number;
  to: number;
  of: CharacterClass;
  designation: Designation;
  /** Digits are right-aligned with leading zeros by default. */
  align?: 'left' | 'right';
  /** The only allowed text. */
  fixed?: string;
}

export interface RecordLayout {
  /** The control identifier in columns 1–4, or the one or two letters of an envelope record. */
  record: string;
  /** The chapter's page, if known. */
  page: string | null;
  elements: readonly Element[];
}

export const RECORD_LENGTH = 80;

type Facts = Omit<Element, 'name' | 'from' | 'to'>;
const OF = /^(?<of>A|N|AN|X|D) (?<designation>M|C|O)(?: (?<align>left|right))?$/u;

/**
 * Creates a layout from `[name, first column, last column, 'class designation align?']`; other columns are filler.
 * @example layout('SF36', 'ISF-35', [['city', 5, 39, 'AN M'], ['country', 64, 65, 'A M']])
 */
export function layout(
  record: string,
  page: string | null,
  lines: readonly (readonly [name: string, from: number, to: number, of: string])[],
): RecordLayout {
  const elements: Element[] = [
    { name: 'record', from: 1, to: record.length, of: 'AN', designation: 'M', fixed: record },
  ];
  let next = record.length + 1;
  for (const [name, from, to, of] of lines) {
    if (from > next) elements.push(filler(next, from - 1));
    const facts = OF.exec(of)?.groups as unknown as Facts | undefined;
    if (!facts || from < next || to < from) throw new Error(`${record} ${name}: ${from}-${to} ${of}`);
    elements.push({
      name,
      from,
      to,
      of: facts.of,
      designation: facts.designation,
      align: facts.align ?? defaultAlignment(facts),
    });
    next = to + 1;
  }
  if (next <= RECORD_LENGTH) elements.push(filler(next, RECORD_LENGTH));
  return { record, page, elements };
}

const filler = (from: number, to: number): Element => ({ name: `filler${from}`, from, to, of: 'S', designation: 'M' });
const defaultAlignment = ({ of }: Facts): 'left' | 'right' => (of === 'N' ? 'right' : 'left');
