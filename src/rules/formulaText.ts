/**
 * First characters that a spreadsheet may read as a formula. Includes the apostrophe, so that the change can be undone
 * exactly.
 */
const RISKY = /^[=+\-@\t\r\n\0＝＋－＠']/u;
const NEUTRALIZED = /^'[=+\-@\t\r\n\0＝＋－＠']/u;

/**
 * [L06] Prefixes a text that a spreadsheet would evaluate with an apostrophe.
 * @example neutralize('=1+1') // "'=1+1"
 */
export function neutralize(text: string): string {
  return RISKY.test(text) ? `'${text}` : text;
}

/**
 * Undoes `neutralize`; returns any other text unchanged.
 * @example undoNeutralized("'=1+1") // '=1+1'
 * @example undoNeutralized("'Quay 4") // "'Quay 4"
 */
export function undoNeutralized(text: string): string {
  return NEUTRALIZED.test(text) ? text.slice(1) : text;
}
