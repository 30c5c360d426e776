import { RECORD_LENGTH, type CharacterClass, type Element, type Layout } from './layout.ts';
import { LAYOUTS, layoutOf } from './layouts.ts';

/** One record with the text of its elements; a blank element is absent. */
export interface CustomsRecord {
  record: string;
  values: Readonly<Record<string, string>>;
}

/** What is wrong with a line: where, and which element. `line` counts from 1, `column` from 1. */
export interface LineFault {
  line: number;
  record: string;
  column: number;
  fault: LineFaultName;
  element?: string;
}
export type LineFaultName =
  | 'tooShort'
  | 'tooLong'
  | 'unknownRecord'
  | 'foreignCharacter'
  | 'missingElement'
  | 'notFiller'
  | 'outOfOrder'
  | 'tooMany'
  | 'incomplete';

/** Which characters an element of a class may hold. */
export const CLASS_PATTERNS: Record<CharacterClass, RegExp> = {
  A: /^[A-Z ]$/u,
  N: /^[0-9 ]$/u,
  AN: /^[A-Z0-9 ]$/u,
  X: /^[A-Z0-9 !@#$%^&*()\-_=+[{\]}\\|;:'",<.>/?`~¢]$/u,
  S: /^ $/u,
};

/**
 * Writes a record as its 80 columns.
 * @throws Error when a value is unknown, too long, or not of its class: callers clean first, this never bends a value
 * @example writeRecord({ record: 'SF15', values: { qualifier: 'BM', number: 'OOLU2719403685' } })
 */
export function writeRecord({ record, values }: CustomsRecord): string {
  const layout = LAYOUTS.get(record);
  if (!layout) throw new Error(`no record ${record}`);
  const unknown = Object.keys(values).find((name) => !layout.elements.some((element) => element.name === name));
  if (unknown !== undefined) throw new Error(`${record} has no ${unknown}`);
  return layout.elements.map((element) => writeElement(layout, element, values[element.name] ?? '')).join('');
}

function writeElement(layout: Layout, element: Element, value: string): string {
  const width = element.to - element.from + 1;
  const text = element.fixed ?? value;
  if (text.length > width) throw new Error(`${layout.record} ${element.name}: ${text.length} of ${width} columns`);
  const foreign = Array.from(text).find((character) => !CLASS_PATTERNS[element.of].test(character));
  if (foreign !== undefined) throw new Error(`${layout.record} ${element.name}: ${foreign} is not ${element.of}`);
  if (text === '') return ' '.repeat(width);
  return element.align === 'right' ? text.padStart(width, '0') : text.padEnd(width, ' ');
}

/** Reads one line by its layout; every fault is told with its column, and what can be read is read. */
export function readRecord(line: string, number: number): { record: CustomsRecord | null; faults: LineFault[] } {
  const layout = layoutOf(line);
  const record = line.slice(0, 4).trim();
  if (!layout) return { record: null, faults: [{ line: number, record, column: 1, fault: 'unknownRecord' }] };
  const faults: LineFault[] = [];
  const say = (column: number, fault: LineFaultName, element?: string): void => {
    faults.push({ line: number, record: layout.record, column, fault, ...(element ? { element } : {}) });
  };
  if (line.length < RECORD_LENGTH) say(line.length + 1, 'tooShort');
  if (line.length > RECORD_LENGTH) say(RECORD_LENGTH + 1, 'tooLong');
  const values: Record<string, string> = {};
  for (const element of layout.elements) {
    const raw = line.slice(element.from - 1, element.to);
    const foreign = Array.from(raw).findIndex((character) => !CLASS_PATTERNS[element.of].test(character));
    if (foreign >= 0) say(element.from + foreign, element.of === 'S' ? 'notFiller' : 'foreignCharacter', element.name);
    if (element.fixed !== undefined || element.of === 'S') continue;
    // A space in front belongs to a text that was broken there.
    const value = element.align === 'right' ? raw.trim() : raw.trimEnd();
    if (value === '') {
      if (element.designation === 'M') say(element.from, 'missingElement', element.name);
    } else values[element.name] = value;
  }
  return { record: { record: layout.record, values }, faults };
}
