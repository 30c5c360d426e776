import { LAYOUTS } from './layouts.ts';
import { padded, widthOf, type CustomsRecord } from './recordLine.ts';

/** A line of 80 columns, and what did not fit its columns. */
export interface LooseLine {
  text: string;
  /** Names of elements whose end was cut. */
  cut: string[];
}

/**
 * Writes a record while somebody still types it: what is too long is cut and told, what is of a foreign class stands as
 * it is, so that whoever reads the line finds it at its column. Never goes to customs.
 */
export function writeLoosely({ record, values }: CustomsRecord): LooseLine {
  const cut: string[] = [];
  const texts = (LAYOUTS.get(record)?.elements ?? []).map((element) => {
    const value = inOneLine(values[element.name] ?? '');
    const width = widthOf(element);
    if (value.length > width) cut.push(element.name);
    return padded(element, value.slice(0, width));
  });
  return { text: texts.join(''), cut };
}

/** A control character would tear the line; one beyond the basic plane would take two columns. */
const TEARS = /\p{Cc}|\p{Cs}|[\u2028\u2029]|[\u{10000}-\u{10ffff}]/gu;
const PLAIN = /^[\u0020-\u007e]*$/u;
const inOneLine = (value: string): string => (PLAIN.test(value) ? value : value.replace(TEARS, '\ufffd'));
