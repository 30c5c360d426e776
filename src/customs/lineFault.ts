/** What is wrong with a line: where, and with which element. `line` counts from 0, `column` from 1. */
export interface LineFault {
  line: number;
  record: string;
  column: number;
  fault: LineFaultName;
  element?: string;
}

export const LINE_FAULTS = [
  'tooShort',
  'tooLong',
  'unknownRecord',
  'foreignCharacter',
  'missingElement',
  'notFiller',
  'outOfOrder',
  'tooMany',
  'incomplete',
] as const;
export type LineFaultName = (typeof LINE_FAULTS)[number];

/** The lines of a text: either line end, and one at its end begins no further line. */
export const linesOf = (text: string): string[] => text.replace(/\r?\n$/u, '').split(/\r?\n/u);
