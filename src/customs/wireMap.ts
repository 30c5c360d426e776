import { findField } from './findField.ts';
import { findLayout } from './layouts.ts';
import type { RecordPlace } from './place.ts';
import { readIsf, type ReadIsf } from './readIsf.ts';

interface Span {
  /** Zero-based line of the message. */
  line: number;
  record: string;
  element: string;
  /** First and last column, one-based. */
  from: number;
  to: number;
}

export interface WireMap {
  /**
   * In message order: an address has up to three spans, an importer's number two, and a field that is not sent none.
   */
  spansOf(field: string): readonly Span[];
  /**
   * @param line zero-based
   * @param column one-based
   */
  fieldAt(line: number, column: number): string | null;
  fields(): string[];
}

/**
 * Maps a filing's records to form fields and back. Needs only the records, so it works for drafts and for messages that
 * were sent earlier.
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
  return (findLayout(text)?.elements ?? []).flatMap(({ name: element, from, to, of, fixed }) => {
    const field = of === 'S' || fixed !== undefined ? null : findField({ ...place, element }, submissionType);
    return field ? [{ field, span: { line, record: place.record, element, from, to } }] : [];
  });
}
