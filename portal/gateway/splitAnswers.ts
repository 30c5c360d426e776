import { readBatch } from '#customs/envelope.ts';
import { splitLines } from '#customs/lineFault.ts';
import { readUserData, writeUserData } from './userData.ts';
import { withoutTail } from './withoutTail.ts';

/** One answer of customs, as it came. */
export interface AnswerText {
  /** Of the message that it answers; null in an advisory. */
  controlNo: string | null;
  /** Customs' own order. */
  seq: number;
  /** Its records; none when only the transmission is acknowledged. */
  lines: string[];
  /** Its transmission, with nobody else's answer in it. */
  raw: string;
}

/** What begins an answer. */
const BEGINS = /^(?:SF10|SA10|X0|X1)/u;
/** A 60–80 in a line. */
const USER_DATA = { from: 59, to: 80 } as const;

/**
 * Takes a transmission of customs apart into its answers; those after the first have the numbers that follow.
 * @returns null when its envelope is torn or does not say which answer it is
 */
export function splitAnswers(text: string): AnswerText[] | null {
  const all = splitLines(withoutTail(text));
  const { batch } = readBatch(all);
  const said = batch && readUserData(batch.envelope.userData);
  if (!batch || !said || said.answerNo === null || said.answerNo === 0 || text.includes('\0')) return null;
  const { controlNo, answerNo } = said;
  const content = batch.blocks.flat(2);
  const groups: string[][] = [];
  for (const line of content) {
    if (groups.length === 0 || BEGINS.test(line)) groups.push([]);
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
