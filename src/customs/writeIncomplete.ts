import { LAYOUTS } from './layouts.ts';
import { padToColumns, columnCount, type CustomsRecord } from './recordLine.ts';

/** A line of 80 columns, and the elements that did not fit. */
export interface CutLine {
  text: string;
  /** Names of elements that were cut. */
  cut: string[];
}

/**
 * Writes an incomplete record for display and validation: cuts values that are too long, and keeps invalid characters,
 * so that the reader reports them at their columns. Never sent to customs.
 */
export function writeIncomplete({ record, values }: CustomsRecord): CutLine {
  const cut: string[] = [];
  const texts = (LAYOUTS.get(record)?.elements ?? []).map((element) => {
    const value = inOneLine(values[element.name] ?? '');
    const width = columnCount(element);
    if (value.length > width) cut.push(element.name);
    return padToColumns(element, value.slice(0, width));
  });
  return { text: texts.join(''), cut };
}

/** Control characters would break the line, and characters beyond the basic plane would take two columns. */
const LINE_BREAKING = /\p{Cc}|\p{Cs}|[\u2028\u2029]|[\u{10000}-\u{10ffff}]/gu;
const PLAIN = /^[\u0020-\u007e]*$/u;
const inOneLine = (value: string): string => (PLAIN.test(value) ? value : value.replace(LINE_BREAKING, '\ufffd'));
