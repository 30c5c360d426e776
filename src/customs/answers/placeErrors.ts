import { fieldOf } from '../fieldOf.ts';
import type { Finding } from '../finding.ts';
import { judge } from '../judge.ts';
import type { RecordPlace } from '../place.ts';
import { readIsf } from '../readIsf.ts';
import type { AnswerError, Response } from './answer.ts';
import { linesOfEchoes } from './echo.ts';
import { placeOfCode } from './elementsOfCodes.ts';
import { fieldsOfRecord } from './fieldsOfRecord.ts';

/** An error of an answer, where it stands in the message that was sent and in the form. */
export interface PlacedError extends AnswerError {
  /** Line of the message, from 0; null where the echo is none of its records. */
  sentLine: number | null;
  /** Path into the bill; null where no field is known. */
  field: string | null;
  /** The record's fields, where it cannot be told which of them is meant. */
  among: string[];
}

type Where = Pick<PlacedError, 'field' | 'among'>;
const nowhere: Where = { field: null, among: [] };

/**
 * Leads each error of a response to the record that was sent and to the form field. An error that several values of its
 * record earn stands once for each.
 * @param sent the lines of the message that the response answers
 * @example placeErrors(answer, records)[0].field // 'importerId'
 */
export function placeErrors(
  { errors, echoes }: Pick<Response, 'errors' | 'echoes'>,
  sent: readonly string[],
): PlacedError[] {
  const read = readIsf(sent);
  const submissionType = read.message?.header.submissionType ?? '';
  const lines = linesOfEchoes(echoes, sent);
  const findings = errors.length > 0 ? judge(sent, {}, read) : [];
  return errors.flatMap((error) => {
    const sentLine = lines[error.echoAt] ?? null;
    const place = sentLine === null ? null : read.places[sentLine];
    const alike = errors.filter((other) => other.echoAt === error.echoAt && isSame(other, error));
    const nth = alike.indexOf(error);
    const found = place ? wheresOf(error, place, sentLine, nth, alike.length) : [nowhere];
    return found.map((where) => ({ ...error, sentLine, ...where }));
  });

  function wheresOf(error: AnswerError, place: RecordPlace, line: number | null, nth: number, alike: number): Where[] {
    const meant = placeOfCode(error.edit, place);
    if (meant) return [{ field: fieldOf(meant, submissionType), among: [] }];
    const broken = fieldsBreaking(
      error,
      findings.filter((finding) => finding.line === line),
    );
    // One answer for each value, or fewer: then the last one speaks of the rest.
    const own = nth < alike - 1 ? broken.slice(nth, nth + 1) : broken.slice(nth);
    if (own.length > 0) return own.map((field) => ({ field, among: [] }));
    const fields = HEADERS.has(place.record) ? [] : fieldsOfRecord(place, submissionType);
    const [only] = fields;
    return [only !== undefined && fields.length === 1 ? { field: only, among: [] } : { field: null, among: fields }];
  }
}

/** So many fields come from it that naming them all would say nothing. */
const HEADERS: ReadonlySet<string> = new Set(['SF10']);

const isSame = (one: AnswerError, other: AnswerError): boolean =>
  one.code === other.code && one.narrative === other.narrative;

/** The fields of one record whose values break just what customs says of it. */
function fieldsBreaking({ edit, narrative }: AnswerError, findings: readonly Finding[]): string[] {
  const told = findings.filter((finding) => (edit === null ? finding.narrative === narrative : finding.name === edit));
  return [...new Set(told.flatMap(({ field }) => field ?? []))];
}
