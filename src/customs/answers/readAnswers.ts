import type { Answer } from './answer.ts';
import { malformed } from './malformed.ts';
import { readAdvisory } from './readAdvisory.ts';
import { readReject } from './readReject.ts';
import { readResponse } from './readResponse.ts';
import { toRecordLines } from './recordLines.ts';
import { splitTransmission, type AnswerPart } from './splitTransmission.ts';

/**
 * Parses what customs sent, in any of its forms (`recordLines.ts`, `splitTransmission.ts`). A malformed answer does not
 * affect the others; an acknowledgment without records is none.
 * @example readAnswers(text).map((answer) => answer.kind)
 */
export function readAnswers(text: string | readonly string[]): Answer[] {
  const lines = toRecordLines(typeof text === 'string' ? text : text.join('\n'));
  if (!lines) return [malformed(0, '', 'tooLong')];
  return splitTransmission(lines)
    .filter(({ kind, lines: content }) => kind !== 'ack' && content.length > 0)
    .map(readPart);
}

/** Parses the records of one answer. */
export function readPart({ kind, lines, end }: Pick<AnswerPart, 'kind' | 'lines' | 'end'>): Answer {
  const numbered = lines.map((text, line) => ({ text, line }));
  if (kind === 'response') return readResponse(numbered, end);
  if (kind === 'advisory') return readAdvisory(numbered);
  if (kind === 'batchReject') return readReject(lines);
  return malformed(0, lines[0]?.slice(0, 4).trim() ?? '', 'outOfOrder');
}

/**
 * Parses a text with exactly one answer; otherwise it is malformed.
 * @example const answer = readAnswer(text); if (answer.kind === 'response') …
 */
export function readAnswer(text: string | readonly string[]): Answer {
  const answers = readAnswers(text);
  const [only] = answers;
  if (answers.length === 1 && only) return only;
  return answers.find(({ kind }) => kind === 'malformed') ?? malformed(0, '', only ? 'outOfOrder' : 'incomplete');
}
