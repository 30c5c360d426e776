import { fieldOf } from '../fieldOf.ts';
import { readIsf } from '../readIsf.ts';
import type { AnswerError, Response } from './answer.ts';
import { linesOfEchoes } from './echo.ts';
import { placeOfCode } from './elementsOfCodes.ts';

/** An error of an answer, where it stands in the message that was sent and in the form. */
export interface PlacedError extends AnswerError {
  /** Line of the message, from 0; null where the echo is none of its records. */
  sentLine: number | null;
  /** Path into the bill; null where no field is known. */
  field: string | null;
}

/**
 * Leads each error of a response to the record that was sent and to the form field.
 * @param sent the lines of the message that the response answers
 * @example placeErrors(answer, records)[0].field // 'importerId'
 */
export function placeErrors(
  { errors, echoes }: Pick<Response, 'errors' | 'echoes'>,
  sent: readonly string[],
): PlacedError[] {
  const { message, places } = readIsf(sent);
  const submissionType = message?.header.submissionType ?? '';
  const lines = linesOfEchoes(echoes, sent);
  return errors.map((error) => {
    const sentLine = lines[error.echoAt] ?? null;
    const place = sentLine === null ? null : places[sentLine];
    const meant = place ? placeOfCode(error.edit, place) : null;
    return { ...error, sentLine, field: meant ? fieldOf(meant, submissionType) : null };
  });
}
