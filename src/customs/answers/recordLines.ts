import { RECORD_LENGTH } from '../layout.ts';
import { findLayout } from '../layouts.ts';

const CTRL_Z = '\u001A';

/**
 * The records of a transmission as lines of 80 columns. Accepts lines that were cut at the right, any line end, blank
 * lines, one Ctrl-Z at the end, and a stream of 80-column records without line ends.
 * @returns null for text that no layout explains: a NUL, or columns beyond 80
 */
export function toRecordLines(text: string): string[] | null {
  if (text.includes('\0')) return null;
  const whole = text.replace(/\s*$/u, '').endsWith(CTRL_Z)
    ? text.replace(/\s*$/u, '').slice(0, -CTRL_Z.length).trimEnd()
    : text.trimEnd();
  const isStream = !/[\r\n]/u.test(whole) && whole.length > RECORD_LENGTH;
  const lines = isStream ? cutStream(whole) : whole.split(/\r\n|\n|\r/u).map((line) => line.trimEnd());
  if (lines.some((line) => line.length > RECORD_LENGTH)) return null;
  return lines.filter((line) => line.trim() !== '').map((line) => line.padEnd(RECORD_LENGTH));
}

const cutStream = (text: string): string[] =>
  Array.from({ length: Math.ceil(text.length / RECORD_LENGTH) }, (_, at) =>
    text.slice(at * RECORD_LENGTH, (at + 1) * RECORD_LENGTH),
  );

/** The control identifier of a line of 80 columns; empty for a line without a known one. */
export const recordOf = (line: string): string => findLayout(line.toUpperCase())?.record ?? '';
