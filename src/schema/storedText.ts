/**
 * Invisible characters that change what others read: soft hyphen, zero-width and filler signs, marks and
 * overrides of writing direction, variation selectors, tags, byte order marks.
 */
export const INVISIBLE =
  /[\u00ad\u061c\u115f\u1160\u17b4\u17b5\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]|\u034f|[\u180b-\u180f]|[\ufe00-\ufe0f]|[\u{e0000}-\u{e0fff}]/gu;
/** C0 and C1 control characters other than tab and line ends; escape sequences begin with one of them. */
// oxlint-disable-next-line no-control-regex -- control characters are what it finds
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/gu;
const LINE_SEPARATORS = /[\u2028\u2029]/u;
const LINES_AND_TABS = /[\t\n\r\u2028\u2029]/u;
/** Nothing to clean: most texts, and thousands are imported at once. */
const PLAIN = /^[\u0020-\u007e]*$/u;

/**
 * A text as it is stored: without invisible characters and controls. Tabs, line ends, accents and combining marks stay.
 * @example storedText('ACME\u202e \u001b[31mCO') // 'ACME [31mCO'
 */
export function storedText(text: string): string {
  return PLAIN.test(text) ? text : text.replace(INVISIBLE, '').replace(CONTROLS, '');
}

/** Whether a text holds what must not be filed: invisible characters, or in a single line tabs and line ends. */
export function holdsInvisible(text: string, isMultiline = false): boolean {
  if (PLAIN.test(text)) return false;
  return storedText(text) !== text || (isMultiline ? LINE_SEPARATORS : LINES_AND_TABS).test(text);
}
