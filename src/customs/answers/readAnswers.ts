import { findLayout } from '../layouts.ts';
import { splitLines } from '../lineFault.ts';
import { readRecord } from '../recordLine.ts';
import type { Answer, BatchReject } from './answer.ts';
import { malformed, malformedBy, type NumberedLine } from './malformed.ts';
import { readAdvisory } from './readAdvisory.ts';
import { readResponse } from './readResponse.ts';

const ENVELOPE = new Set(['A', 'B', 'Y', 'Z']);

/**
 * Parses what customs sent, with or without envelope. A malformed answer does not affect the others.
 * @example readAnswers(text).map((answer) => answer.kind)
 */
export function readAnswers(text: string | readonly string[]): Answer[] {
  const lines = (typeof text === 'string' ? splitLines(text) : text).map((line, at): NumberedLine => ({
    text: line,
    line: at,
  }));
  const groups: NumberedLine[][] = [];
  let isOpen = false;
  for (const line of lines) {
    const record = findLayout(line.text)?.record ?? '';
    if (ENVELOPE.has(record)) {
      isOpen = false;
      const [fault] = readRecord(line.text, line.line).faults;
      if (fault) groups.push([line]);
      continue;
    }
    const begins = record === 'SF10' || record === 'SA10' || record === 'X0' || record === 'X1';
    if (begins || !isOpen) groups.push([]);
    groups.at(-1)?.push(line);
    isOpen = record !== 'X0' && record !== 'X1';
  }
  return groups.map(readGroup);
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

function readGroup(lines: readonly NumberedLine[]): Answer {
  const [first = { text: '', line: 0 }] = lines;
  const record = findLayout(first.text)?.record ?? '';
  if (record === 'SF10') return readResponse(lines);
  if (record === 'SA10') return readAdvisory(lines);
  const [fault] = readRecord(first.text, first.line).faults;
  if (fault) return malformedBy(fault);
  return record === 'X0' || record === 'X1'
    ? batchReject(record, first.text)
    : malformed(first.line, record, 'outOfOrder');
}

/** Splits a reject into its three-digit number (optional) and its text. */
function batchReject(record: string, text: string): BatchReject {
  const [, code = '', narrative = ''] = /^(\d{3}(?=\s))?\s*(.*?)\s*$/u.exec(text.slice(2)) ?? [];
  return { kind: 'batchReject', record, code, narrative };
}
