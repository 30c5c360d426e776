/** What a spreadsheet may take for the beginning of a formula, and the apostrophe itself, so that undoing is exact. */
const RISKY = /^[=+\-@\t\r\n\0＝＋－＠']/u;
const NEUTRALIZED = /^'[=+\-@\t\r\n\0＝＋－＠']/u;

/**
 * [L06] A text as it may stand in a cell: one that a spreadsheet would run gets an apostrophe in front.
 * @example neutralize('=1+1') // "'=1+1"
 */
export function neutralize(text: string): string {
  return RISKY.test(text) ? `'${text}` : text;
}

/**
 * The text that `neutralize` was given; any other text as it is.
 * @example undoNeutralized("'=1+1") // '=1+1'
 * @example undoNeutralized("'Quay 4") // "'Quay 4"
 */
export function undoNeutralized(text: string): string {
  return NEUTRALIZED.test(text) ? text.slice(1) : text;
}
