import { toRecordLines } from '#customs/answers/recordLines.ts';
import { splitTransmission, type AnswerPart } from '#customs/answers/splitTransmission.ts';
import { readUserData, writeUserData } from './userData.ts';

/** One answer of customs, as received. */
export interface AnswerText extends Pick<AnswerPart, 'kind' | 'lines' | 'end'> {
  /** Control numbers that the answer names, the most reliable first: B or X0, then A. */
  controlNos: string[];
  /** The order given by customs; null without one. */
  seq: number | null;
  /** A transmission with this answer alone, its lines of 80 columns. */
  raw: string;
}

/** Columns A 60–80 and B 60–80, and X0 41–61 of a rejected block. */
const USER_DATA = 59;
const BLOCK_TEXT = { from: 40, to: 61 } as const;
const TRAILER = ['Y', 'Z'].map((record) => record.padEnd(80));

/**
 * Splits a transmission of customs into its answers, in any form. Answers of a batch are numbered consecutively from the
 * number in A 70–79, if there is one.
 * @returns null for text without a record
 */
export function splitAnswers(text: string): AnswerText[] | null {
  const lines = toRecordLines(text);
  if (!lines || lines.length === 0) return null;
  const parts = splitTransmission(lines).flatMap(splitReject);
  if (parts.length === 1) return parts.map((part) => toAnswerText(part, 0, lines.join('\n')));
  const heads = new Map<string, number>();
  return parts.map((part) => {
    const at = heads.get(part.head) ?? 0;
    heads.set(part.head, at + 1);
    return toAnswerText(part, at, null);
  });
}

function toAnswerText(
  { kind, lines, end, head, block, inBlock }: AnswerPart,
  at: number,
  whole: string | null,
): AnswerText {
  const sender = readUserData(head.slice(USER_DATA));
  const blockText = readUserData(block.slice(USER_DATA)).controlNo;
  // The texts of a block with several filings do not identify one of them.
  const isShared = inBlock > 1 && kind === 'response';
  const own = kind === 'batchReject' ? rejectedBlocks(lines) : [];
  const seq = sender.answerNo === null ? null : sender.answerNo + at;
  const controlNos = isShared ? [] : [...own, blockText, sender.controlNo].filter((number) => number !== null);
  return { kind, lines, end, seq, controlNos, raw: whole ?? alone() };

  function alone(): string {
    if (head === '' && block === '') return lines.join('\n');
    const text = seq === null ? head.slice(USER_DATA) : writeUserData({ controlNo: sender.controlNo, answerNo: seq });
    const ownHead = isShared ? hideControlNo(head, seq) : head.slice(0, USER_DATA) + text.padEnd(21);
    const ownBlock = isShared ? block.slice(0, USER_DATA).padEnd(80) : block;
    const envelope = [ownHead, ownBlock].filter((line) => line.trim() !== '');
    return [...envelope, ...lines, ...(end === 'cut' ? [] : TRAILER)].join('\n');
  }
}

const hideControlNo = (head: string, seq: number | null): string =>
  head.slice(0, USER_DATA) + (seq === null ? '' : writeUserData({ controlNo: null, answerNo: seq })).padEnd(21);

const blockOf = (line: string): string | null =>
  line.startsWith('X0 BLOCK ') ? readUserData(line.slice(BLOCK_TEXT.from, BLOCK_TEXT.to)).controlNo : null;

const rejectedBlocks = (lines: readonly string[]): string[] => [
  ...new Set(lines.map(blockOf).filter((number) => number !== null)),
];

/** A rejected batch with blocks of several messages is one answer to each, with the conditions of the whole batch. */
function splitReject(part: AnswerPart): AnswerPart[] {
  const blocks = part.kind === 'batchReject' ? rejectedBlocks(part.lines) : [];
  if (blocks.length < 2) return [part];
  return blocks.map((own) => {
    let current: string | null = null;
    const lines = part.lines.filter((line) => {
      if (line.startsWith('X0 BLOCK ')) current = blockOf(line);
      return current === null || current === own || line.startsWith('X1R');
    });
    return { ...part, lines };
  });
}
