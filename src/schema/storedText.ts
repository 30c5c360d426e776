/** Soft hyphen, zero-width and filler characters, direction marks, variation selectors, tags, byte order marks. */
export const INVISIBLE =
  /[\u00ad\u061c\u115f\u1160\u17b4\u17b5\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]|\u034f|[\u180b-\u180f]|[\ufe00-\ufe0f]|[\u{e0000}-\u{e0fff}]/gu;
/** C0 and C1 control characters except tab and line ends. Escape sequences begin with one. */
// oxlint-disable-next-line no-control-regex -- it finds control characters
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/gu;
const LINE_SEPARATORS = /[\u2028\u2029]/u;
const LINES_AND_TABS = /[\t\n\r\u2028\u2029]/u;
/** Fast path of imports: most texts need no cleaning. */
const PLAIN = /^[\u0020-\u007e]*$/u;

/**
 * Removes invisible and control characters; keeps tabs, line ends, accents and combining marks.
 * @example storedText('ACME\u202e \u001b[31mCO') // 'ACME [31mCO'
 */
export function storedText(text: string): string {
  return PLAIN.test(text) ? text : text.replace(INVISIBLE, '').replace(CONTROLS, '');
}

/** Whether a text contains invisible characters, or, in a single-line field, tabs or line ends. */
export function containsInvisible(text: string, isMultiline = false): boolean {
  if (PLAIN.test(text)) return false;
  return storedText(text) !== text || (isMultiline ? LINE_SEPARATORS : LINES_AND_TABS).test(text);
}
