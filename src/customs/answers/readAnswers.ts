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
      const faults = readRecord(line.text, line.line).faults.filter(({ fault }) => fault !== 'missingElement');
      if (faults.length > 0) groups.push([line]);
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
  if (record === 'X0' || record === 'X1') return batchReject(record, first.text);
  const [fault] = readRecord(first.text, first.line).faults;
  return fault ? malformedBy(fault) : malformed(first.line, record, 'outOfOrder');
}

/** X1 by its columns; a line of another form gives its text, and its three digits if it begins with them. */
function batchReject(record: string, text: string): BatchReject {
  const columns = /^X1[R ][A-Z](\w{3})...(.*)$/u.exec(text) ?? /^X[01](\d{3}(?=\s))?\s*(.*)$/u.exec(text);
  const [, code = '', narrative = ''] = columns ?? [];
  return { kind: 'batchReject', record, code, narrative: narrative.trim() };
}
