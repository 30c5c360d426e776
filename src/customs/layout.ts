/**
 * How one 80-column record of the CATAIR ISF chapter is cut: each element with its first and last column, counted from 1.
 * The layouts are data; encoder, decoder, wire view, practice customs and tests read the same table.
 */

/**
 * `A` letters; `N` digits; `AN` letters, digits, space; `X` those and keyboard specials; `D` a day as MMDDYY; `S` filler,
 * spaces only.
 */
export type CharacterClass = 'A' | 'N' | 'AN' | 'X' | 'D' | 'S';
/** Mandatory, conditional, optional. */
export type Designation = 'M' | 'C' | 'O';

export interface Element {
  name: string;
  from: number;
  to: number;
  of: CharacterClass;
  designation: Designation;
  /** Digits stand at the end with zeros in front, unless the chapter says otherwise. */
  align?: 'left' | 'right';
  /** The only text it may hold. */
  fixed?: string;
}

export interface Layout {
  /** The control identifier in columns 1–4, or the envelope's one or two letters. */
  record: string;
  /** The chapter's page, where it is known. */
  page: string | null;
  elements: readonly Element[];
}

export const RECORD_LENGTH = 80;

type Facts = Omit<Element, 'name' | 'from' | 'to'>;
const OF = /^(?<of>A|N|AN|X|D) (?<designation>M|C|O)(?: (?<align>left|right))?$/u;

/**
 * A layout from lines of `[name, first column, last column, 'class designation align?']`; columns that no line names are
 * filler.
 * @example layout('SF36', 'ISF-35', [['city', 5, 39, 'AN M'], ['country', 64, 65, 'A M']])
 */
export function layout(
  record: string,
  page: string | null,
  lines: readonly (readonly [name: string, from: number, to: number, of: string])[],
): Layout {
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
      align: facts.align ?? alignOf(facts),
    });
    next = to + 1;
  }
  if (next <= RECORD_LENGTH) elements.push(filler(next, RECORD_LENGTH));
  return { record, page, elements };
}

const filler = (from: number, to: number): Element => ({ name: `filler${from}`, from, to, of: 'S', designation: 'M' });
const alignOf = ({ of }: Facts): 'left' | 'right' => (of === 'N' ? 'right' : 'left');
