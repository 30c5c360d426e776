/**
 * A 60–80, free for the filer: ten digits identify the message; in answers ten more are the answer's number (decision
 * 0011). An advisory answers no message and has zeros instead.
 */
export interface UserData {
  /** Null in an advisory. */
  controlNo: string | null;
  /** Null in a message to customs. */
  answerNo: number | null;
}

const DIGITS = 10;
const NONE = '0'.repeat(DIGITS);

/** @example writeUserData({ controlNo: '0000000012', answerNo: 7 }) // '00000000120000000007' */
export const writeUserData = ({ controlNo, answerNo }: UserData): string =>
  (controlNo ?? NONE) + (answerNo === null ? '' : String(answerNo).padStart(DIGITS, '0'));

/** Null when the text has another format. */
export function readUserData(text: string): UserData | null {
  const [, controlNo, answerNo] = /^(\d{10})(\d{10})?$/u.exec(text) ?? [];
  if (controlNo === undefined) return null;
  return { controlNo: controlNo === NONE ? null : controlNo, answerNo: answerNo ? Number(answerNo) : null };
}
