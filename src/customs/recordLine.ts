import { findInvalidCharacter } from './characterClass.ts';
import { RECORD_LENGTH, type Element, type RecordLayout } from './layout.ts';
import { LAYOUTS, findLayout } from './layouts.ts';
import type { LineFault, LineFaultName } from './lineFault.ts';

/** One record with the text of its elements; a blank element is absent. */
export interface CustomsRecord {
  record: string;
  values: Readonly<Record<string, string>>;
}

/**
 * Writes a record as 80 columns.
 * @throws Error if a value is unknown, too long, or not of its class. Callers clean values first; this function changes
 * none
 * @example writeRecord({ record: 'SF15', values: { qualifier: 'BM', number: 'OOLU2719403685' } })
 */
export function writeRecord({ record, values }: CustomsRecord): string {
  const layout = LAYOUTS.get(record);
  if (!layout) throw new Error(`no record ${record}`);
  const unknown = Object.keys(values).find((name) => !layout.elements.some((element) => element.name === name));
  if (unknown !== undefined) throw new Error(`${record} has no ${unknown}`);
  return layout.elements.map((element) => writeElement(layout, element, values[element.name] ?? '')).join('');
}

function writeElement(layout: RecordLayout, element: Element, value: string): string {
  const width = columnCount(element);
  if (value.length > width) throw new Error(`${layout.record} ${element.name}: ${value.length} of ${width} columns`);
  const text = padToColumns(element, value);
  const at = findInvalidCharacter(text, element);
  if (at >= 0) throw new Error(`${layout.record} ${element.name}: ${text[at]} is not ${element.of}`);
  return text;
}

export function padToColumns(element: Element, value: string): string {
  const text = element.fixed ?? value;
  return element.align === 'right' && text !== ''
    ? text.padStart(columnCount(element), '0')
    : text.padEnd(columnCount(element));
}

export const columnCount = ({ from, to }: Element): number => to - from + 1;

/**
 * Parses one line by its layout. Reports every fault with its column, and parses the rest.
 * @param line zero-based line number
 */
export function readRecord(text: string, line: number): { record: CustomsRecord | null; faults: LineFault[] } {
  const layout = findLayout(text);
  if (!layout) {
    return { record: null, faults: [{ line, record: text.slice(0, 4).trim(), column: 1, fault: 'unknownRecord' }] };
  }
  const faults: LineFault[] = [];
  const report = (column: number, fault: LineFaultName, element?: string): void => {
    faults.push({ line, record: layout.record, column, fault, ...(element ? { element } : {}) });
  };
  if (text.length < RECORD_LENGTH) report(text.length + 1, 'tooShort');
  if (text.length > RECORD_LENGTH) report(RECORD_LENGTH + 1, 'tooLong');
  const values: Record<string, string> = {};
  for (const element of layout.elements) {
    const raw = text.slice(element.from - 1, element.to);
    if (element.of === 'S' && raw.trimEnd() === '') continue;
    const invalid = findInvalidCharacter(raw, element);
    if (invalid >= 0)
      report(element.from + invalid, element.of === 'S' ? 'notFiller' : 'foreignCharacter', element.name);
    if (element.fixed !== undefined || element.of === 'S') continue;
    // A leading space belongs to a text that was broken there.
    const value = element.align === 'right' ? raw.trim() : raw.trimEnd();
    if (value !== '') values[element.name] = value;
    else if (element.designation === 'M') report(element.from, 'missingElement', element.name);
  }
  return { record: { record: layout.record, values }, faults };
}
