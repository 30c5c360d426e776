import { recordOf } from './recordLines.ts';

/** One answer in a transmission: the records of a filing, of an advisory or of a reject, or none. */
export interface AnswerPart {
  kind: 'ack' | 'response' | 'advisory' | 'batchReject' | 'other';
  /** The A and B around it; empty without an envelope. */
  head: string;
  block: string;
  lines: string[];
  /**
   * `bare`: without an envelope, so nothing shows that its last record is there. `cut`: the Y or Z that should follow it
   * is missing.
   */
  end: 'whole' | 'bare' | 'cut';
  /** Answers about filings in the same block: with several, the texts of A and B do not identify one of them. */
  inBlock: number;
}

interface Group {
  kind: 'response' | 'advisory' | 'other';
  lines: string[];
}
interface Block {
  text: string;
  groups: Group[];
  hasEnded: boolean;
}
interface Batch {
  head: string;
  blocks: Block[];
  rejects: string[];
  hasEnded: boolean;
}

const newBatch = (head: string): Batch => ({ head, blocks: [], rejects: [], hasEnded: false });
const newBlock = (text: string): Block => ({ text, groups: [], hasEnded: false });

/**
 * Splits a transmission into its answers. A new SF10 or SA10 begins a filing; X0 and X1 of a batch are one answer. A, B,
 * Y and Z may be missing.
 * @param lines of 80 columns
 */
export function splitTransmission(lines: readonly string[]): AnswerPart[] {
  const batches: Batch[] = [];
  for (const line of lines) addLine(batches, line, recordOf(line));
  return batches.flatMap(partsOfBatch);
}

function addLine(batches: Batch[], line: string, record: string): void {
  if (record === 'A') return void batches.push(newBatch(line));
  let batch = batches.at(-1);
  if (!batch || (batch.hasEnded && record !== 'Z')) batches.push((batch = newBatch('')));
  if (record === 'Z') batch.hasEnded = true;
  else if (record === 'X0' || record === 'X1') batch.rejects.push(line);
  else if (record === 'B') batch.blocks.push(newBlock(line));
  else {
    let block = batch.blocks.at(-1);
    if (!block || (block.hasEnded && record !== 'Y')) batch.blocks.push((block = newBlock('')));
    if (record === 'Y') block.hasEnded = true;
    else addContent(block, line, record);
  }
}

function addContent(block: Block, line: string, record: string): void {
  if (record === 'SF10') block.groups.push({ kind: 'response', lines: [line] });
  else if (record === 'SA10') block.groups.push({ kind: 'advisory', lines: [line] });
  else {
    if (block.groups.length === 0) block.groups.push({ kind: 'other', lines: [] });
    block.groups.at(-1)?.lines.push(line);
  }
}

function partsOfBatch(batch: Batch): AnswerPart[] {
  const { head, blocks, rejects } = batch;
  const groups = blocks.flatMap((block) => block.groups);
  if (rejects.length > 0) {
    const [first] = blocks;
    return [
      { kind: 'batchReject', head, block: first?.text ?? '', lines: rejects, end: 'whole', inBlock: 1 },
      ...blocks.flatMap((block) => partsOfBlock(batch, block).filter(({ lines }) => lines.some(isDecision))),
    ];
  }
  if (groups.length > 0) return blocks.flatMap((block) => partsOfBlock(batch, block));
  const [block] = blocks;
  const isWhole = batch.hasEnded && head !== '' && blocks.every(({ hasEnded }) => hasEnded);
  const kind = isWhole ? 'ack' : 'other';
  return [{ kind, head, block: block?.text ?? '', lines: [], end: isWhole ? 'whole' : 'cut', inBlock: 1 }];
}

/** A rejected batch may be echoed: records without a decision of their own. */
const isDecision = (line: string): boolean => recordOf(line) === 'SF90' || recordOf(line) === 'SA50';

function partsOfBlock({ head, hasEnded }: Batch, { text, groups, hasEnded: isClosed }: Block): AnswerPart[] {
  const isCut = (text !== '' && !isClosed) || (head !== '' && !hasEnded);
  const lastEnd = isCut ? 'cut' : head === '' && text === '' && !isClosed && !hasEnded ? 'bare' : 'whole';
  const inBlock = groups.filter(({ kind }) => kind === 'response').length;
  return groups.map((group, at) => ({
    ...group,
    head,
    block: text,
    // What follows an answer shows that it is complete.
    end: at < groups.length - 1 ? 'whole' : lastEnd,
    inBlock,
  }));
}
