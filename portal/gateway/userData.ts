/**
 * A 60–80, which is ours: ten digits that name the message, and in answers ten more that customs' side counts its answers
 * by (decision 0011). An advisory answers no message: zeros name none.
 */
export interface UserData {
  /** Null in an advisory. */
  controlNo: string | null;
  /** Null in a message of ours. */
  answerNo: number | null;
}

const DIGITS = 10;
const NONE = '0'.repeat(DIGITS);

/** @example writeUserData({ controlNo: '0000000012', answerNo: 7 }) // '00000000120000000007' */
export const writeUserData = ({ controlNo, answerNo }: UserData): string =>
  (controlNo ?? NONE) + (answerNo === null ? '' : String(answerNo).padStart(DIGITS, '0'));

/** Reads it back; null when it is not ours. */
export function readUserData(text: string): UserData | null {
  const [, controlNo, answerNo] = /^(\d{10})(\d{10})?$/u.exec(text) ?? [];
  if (controlNo === undefined) return null;
  return { controlNo: controlNo === NONE ? null : controlNo, answerNo: answerNo ? Number(answerNo) : null };
}
