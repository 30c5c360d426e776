import type { Malformed } from './answer.ts';

export const malformed = (line: number, record: string, why: Malformed['why']): Malformed => ({
  kind: 'malformed',
  line,
  record,
  why,
});

export interface NumberedLine {
  text: string;
  line: number;
}
