import type { Malformed } from './answer.ts';

export const malformed = (line: number, record: string, why: Malformed['why'], column = 1): Malformed => ({
  kind: 'malformed',
  line,
  record,
  column,
  why,
});

export interface NumberedLine {
  text: string;
  line: number;
}
