/**
 * Our text in A 60–80 and B 60–80: ten digits of the control number. Engines that number their answers add ten digits of
 * the answer's own number in A 70–79 (decision 0011); an advisory, which answers no message, may have zeros instead of a
 * control number.
 */
export interface UserData {
  /** Null in an advisory. */
  controlNo: string | null;
  /** Null in a message to customs, and in answers without a number. */
  answerNo: number | null;
}

const DIGITS = 10;
const NONE = '0'.repeat(DIGITS);

/** @example writeUserData({ controlNo: '0000000012', answerNo: 7 }) // '00000000120000000007' */
export const writeUserData = ({ controlNo, answerNo }: UserData): string =>
  (controlNo ?? NONE) + (answerNo === null ? '' : String(answerNo).padStart(DIGITS, '0'));

/** Reads A 60–80 or B 60–80 of any origin; columns 70–80 may hold a number of customs, which is not the answer's. */
export function readUserData(text: string): UserData {
  const [, controlNo = NONE, answerNo] = /^(\d{10})(?:(\d{10})?|\d{11})$/u.exec(text.trimEnd()) ?? [];
  return { controlNo: controlNo === NONE ? null : controlNo, answerNo: Number(answerNo) || null };
}
