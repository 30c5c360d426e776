import { findField } from '../findField.ts';
import type { Finding } from '../finding.ts';
import { validateRecords } from '../validateRecords.ts';
import type { RecordPlace } from '../place.ts';
import { readIsf } from '../readIsf.ts';
import { LAYOUTS } from '../layouts.ts';
import type { AnswerError, Response } from './answer.ts';
import { findEchoLines } from './echo.ts';
import { locateEdit } from './locateEdit.ts';

interface PlacedError extends AnswerError {
  /** Zero-based line in the message; null if the echo matches no record. */
  sentLine: number | null;
  /** Path in the bill; null if the field is unknown. */
  field: string | null;
  /** The record's fields, if the error could refer to several of them. */
  among: string[];
}

type Where = Pick<PlacedError, 'field' | 'among'>;
const nowhere: Where = { field: null, among: [] };

/**
 * Maps each error of a response to its sent record and form field. If several values of the record cause it, each gets
 * an entry.
 * @param sent the lines of the answered message
 * @example placeErrors(answer, records)[0].field // 'importerId'
 */
export function placeErrors(
  { errors, echoes }: Pick<Response, 'errors' | 'echoes'>,
  sent: readonly string[],
): PlacedError[] {
  const read = readIsf(sent);
  const submissionType = read.message?.header.submissionType ?? '';
  const lines = findEchoLines(echoes, sent);
  const findings = errors.length > 0 ? validateRecords(sent, {}, read) : [];
  return errors.flatMap((error) => {
    const sentLine = lines[error.echoAt] ?? null;
    const place = sentLine === null ? null : read.places[sentLine];
    const sameErrors = errors.filter((other) => other.echoAt === error.echoAt && isSame(other, error));
    const nth = sameErrors.indexOf(error);
    const found = place ? locateValues(error, place, sentLine, nth, sameErrors.length) : [nowhere];
    return found.map((where) => ({ ...error, sentLine, ...where }));
  });

  function locateValues(
    error: AnswerError,
    place: RecordPlace,
    line: number | null,
    nth: number,
    sameErrors: number,
  ): Where[] {
    const meant = locateEdit(error.edit, place);
    if (meant) return [{ field: findField(meant, submissionType), among: [] }];
    const broken = fieldsBreaking(
      error,
      findings.filter((finding) => finding.line === line),
    );
    // Customs may send an error per value, or fewer; the last one then applies to the remaining values.
    const own = nth < sameErrors - 1 ? broken.slice(nth, nth + 1) : broken.slice(nth);
    if (own.length > 0) return own.map((field) => ({ field, among: [] }));
    const fields = HEADERS.has(place.record) ? [] : recordFields(place, submissionType);
    const [only] = fields;
    return [only !== undefined && fields.length === 1 ? { field: only, among: [] } : { field: null, among: fields }];
  }
}

/** The form fields of a line of a message; none for the header, which is written from too many. */
export function fieldsOfLine(sent: readonly string[], line: number): string[] {
  const read = readIsf(sent);
  const place = read.places[line];
  return place && !HEADERS.has(place.record) ? recordFields(place, read.message?.header.submissionType ?? '') : [];
}

/** Written from so many fields that a list of them is useless. */
const HEADERS: ReadonlySet<string> = new Set(['SF10']);

const isSame = (one: AnswerError, other: AnswerError): boolean =>
  one.code === other.code && one.narrative === other.narrative;

/** The fields of a record whose values cause this error. */
function fieldsBreaking({ code, edit, narrative }: AnswerError, findings: readonly Finding[]): string[] {
  const listed = findings.filter((finding) =>
    edit === null ? finding.narrative === narrative : finding.name === edit || (code !== '' && finding.code === code),
  );
  return [...new Set(listed.flatMap(({ field }) => field ?? []))];
}

/**
 * The form fields that a record was written from, in column order.
 * @example recordFields({ record: 'SF50' }, '2') // ['dischargingPortCode', 'deliveryCode']
 */
function recordFields(place: RecordPlace, submissionType: string): string[] {
  const elements = LAYOUTS.get(place.record)?.elements ?? [];
  const written = elements.filter(({ name }) => name !== 'record');
  const fields = written.map(({ name }) => findField({ ...place, element: name }, submissionType));
  return [...new Set(fields)].filter((field) => field !== null);
}
