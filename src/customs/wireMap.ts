import { fieldOf } from './fieldOf.ts';
import { layoutOf } from './layouts.ts';
import type { RecordPlace } from './place.ts';
import { readIsf, type ReadIsf } from './readIsf.ts';

/** Columns of a record that hold one element. */
export interface Span {
  /** Of the message, from 0. */
  line: number;
  record: string;
  element: string;
  /** First and last column, from 1. */
  from: number;
  to: number;
}

/** Which columns a form field became, and which field stands in a column. */
export interface WireMap {
  /** In the message's order: an address has up to three spans, an importer's number two; a field that does not go to customs none. */
  spansOf(field: string): readonly Span[];
  /** @param line from 0 @param column from 1 */
  fieldAt(line: number, column: number): string | null;
  /** Every field that stands somewhere, in the message's order. */
  fields(): string[];
}

/**
 * The two ways between a filing's records and its form. It knows the records alone, so it serves a draft as well as a
 * message that was sent long ago.
 * @example wireMap(records).spansOf('sellerCity') // [{ line: 9, record: 'SF36', element: 'city', from: 5, to: 39 }]
 */
export function wireMap(records: readonly string[], read: ReadIsf = readIsf(records)): WireMap {
  const submissionType = read.message?.header.submissionType ?? '';
  const spans = new Map<string, Span[]>();
  const lines = read.places.map((place, line) => {
    const found = place ? spansOfLine(records[line] ?? '', line, place, submissionType) : [];
    for (const { field, span } of found) {
      const known = spans.get(field);
      if (known) known.push(span);
      else spans.set(field, [span]);
    }
    return found;
  });
  return {
    spansOf: (field) => spans.get(field) ?? [],
    fieldAt: (line, column) => lines[line]?.find(({ span }) => span.from <= column && column <= span.to)?.field ?? null,
    fields: () => [...spans.keys()],
  };
}

function spansOfLine(text: string, line: number, place: RecordPlace, submissionType: string) {
  return (layoutOf(text)?.elements ?? []).flatMap(({ name: element, from, to, of, fixed }) => {
    const field = of === 'S' || fixed !== undefined ? null : fieldOf({ ...place, element }, submissionType);
    return field ? [{ field, span: { line, record: place.record, element, from, to } }] : [];
  });
}
