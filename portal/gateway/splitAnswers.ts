import { readBatch } from '#customs/envelope.ts';
import { splitLines } from '#customs/lineFault.ts';
import { readUserData, writeUserData } from './userData.ts';

/** One answer of customs, as received. */
export interface AnswerText {
  /** Of the answered message; null in an advisory. */
  controlNo: string | null;
  /** The order given by customs. */
  seq: number;
  /** Its records; none in an acknowledgement. */
  lines: string[];
  /** A transmission with this answer alone. */
  raw: string;
}

const FIRST_RECORD = /^(?:SF10|SA10|X0|X1)/u;
/** Columns A 60–80. */
const USER_DATA = { from: 59, to: 80 } as const;

const CTRL_Z = String.fromCharCode(0x1a);
const BLANK = String.raw`[ \t\r\n]*`;
/** Blanks and line ends after the last column of Z, and one Ctrl-Z, which some systems write at the end of a text. */
const TRAILER = new RegExp(String.raw`(?<=(?:^|\n)Z.{79})(?:${BLANK}${CTRL_Z})?${BLANK}$`, 'u');

/**
 * Removes meaningless characters after the Z record; every other text stays as it is.
 * @example stripTrailer(`${transmission}\r\n\r\n`) === transmission
 */
export const stripTrailer = (text: string): string => text.replace(TRAILER, '');

/**
 * Splits a transmission of customs into its answers, numbered consecutively from the number in its envelope.
 * @returns null when the envelope is incomplete or has no answer number
 */
export function splitAnswers(text: string): AnswerText[] | null {
  const all = splitLines(stripTrailer(text));
  const { batch } = readBatch(all);
  const userData = batch && readUserData(batch.envelope.text);
  if (!batch || !userData || userData.answerNo === null || userData.answerNo === 0 || text.includes('\0')) return null;
  const { controlNo, answerNo } = userData;
  const content = batch.blocks.flat(2);
  const groups: string[][] = [];
  for (const line of content) {
    if (groups.length === 0 || FIRST_RECORD.test(line)) groups.push([]);
    groups.at(-1)?.push(line);
  }
  if (groups.length < 2) return [{ controlNo, seq: answerNo, lines: content, raw: all.join('\n') }];
  const [head = '', block = ''] = all;
  const [end = '', close = ''] = all.slice(-2);
  return groups.map((lines, index) => {
    const seq = answerNo + index;
    const own = writeUserData({ controlNo, answerNo: seq }).padEnd(USER_DATA.to - USER_DATA.from);
    return {
      controlNo,
      seq,
      lines,
      raw: [head.slice(0, USER_DATA.from) + own, block, ...lines, end, close].join('\n'),
    };
  });
}
