import type { LineFault } from '../lineFault.ts';
import type { Malformed } from './answer.ts';

export const malformed = (line: number, record: string, why: Malformed['why'], column = 1): Malformed => ({
  kind: 'malformed',
  line,
  record,
  column,
  why,
});

export const malformedBy = ({ line, record, column, fault }: LineFault): Malformed =>
  malformed(line, record, fault, column);

export interface NumberedLine {
  text: string;
  line: number;
}
