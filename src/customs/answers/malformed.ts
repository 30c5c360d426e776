import type { LineFault } from '../lineFault.ts';
import type { Malformed } from './answer.ts';

/** Says where an answer cannot be read. */
export const malformed = (line: number, record: string, why: Malformed['why'], column = 1): Malformed => ({
  kind: 'malformed',
  line,
  record,
  column,
  why,
});

/** The same of a line's fault. */
export const malformedBy = ({ line, record, column, fault }: LineFault): Malformed =>
  malformed(line, record, fault, column);

/** Lines that keep the numbers they have in the whole text. */
export interface NumberedLine {
  text: string;
  line: number;
}
