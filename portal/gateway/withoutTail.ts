const CTRL_Z = String.fromCharCode(0x1a);
const BLANK = String.raw`[ \t\r\n]*`;
/** After the last column of Z: blanks and line ends, and one Ctrl-Z, as systems that end a text with it write it. */
const TAIL = new RegExp(String.raw`(?<=(?:^|\n)Z.{79})(?:${BLANK}${CTRL_Z})?${BLANK}$`, 'u');

/**
 * A transmission without what may follow its Z and means nothing; every other text as it is.
 * @example withoutTail(`${transmission}\r\n\r\n`) === transmission
 */
export const withoutTail = (text: string): string => text.replace(TAIL, '');
