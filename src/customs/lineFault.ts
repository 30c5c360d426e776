/** A fault of a line and its element. `line` is zero-based, `column` one-based. */
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

/** Splits a text at either line end; a final line end does not start a new line. */
export const splitLines = (text: string): string[] => text.replace(/\r?\n$/u, '').split(/\r?\n/u);
