import type { DocText } from './docPieces.ts';

/** Properties of a paragraph that concern tables. */
export interface ParagraphFacts {
  isInTable: boolean;
  isRowEnd: boolean;
  /** Of a row: left edges of its cells and the right edge of the last, in 1/20 point. */
  edges: readonly number[];
  /** Of a row: the merge flags of its cells. */
  merges: readonly number[];
}

interface Run {
  from: number;
  to: number;
}

const PLAIN: ParagraphFacts = { isInTable: false, isRowEnd: false, edges: [], merges: [] };
/** Places of the tables of character and paragraph formatting. */
const CHARACTERS = 0xfa;
const PARAGRAPHS = 0x102;
const PAGE = 512;
const PAGES_MAX = 20_000;

/** Formatting instructions (sprm). */
const IN_TABLE = 0x2416;
const ROW_END = 0x2417;
const ELSEWHERE = 0x6646;
const ROW_LAYOUT = 0xd608;
const DELETED = 0x0800;

/** Finds the formatting of characters by their place in the file. */
export function docRuns(main: Buffer, table: Buffer, data: Buffer | null) {
  const paragraphs = readRuns(main, table, PARAGRAPHS, 13, (page, at) => {
    const words = page[at] ?? 0;
    const start = words === 0 ? at + 2 : at + 1;
    const size = words === 0 ? (page[at + 1] ?? 0) * 2 : words * 2 - 1;
    // Two bytes name the style.
    return paragraphFacts(page.subarray(start + 2, start + size), data);
  });
  const deleted = readRuns(main, table, CHARACTERS, 1, (page, at) => {
    let isDeleted = false;
    eachInstruction(page.subarray(at + 1, at + 1 + (page[at] ?? 0)), (code, operand) => {
      if (code === DELETED) isDeleted = operand[0] === 1;
    });
    return isDeleted ? true : null;
  });
  return {
    paragraph: (place: number): ParagraphFacts => runAt(paragraphs, place)?.facts ?? PLAIN,
    /** Leaves out what the author deleted while changes were tracked. */
    withoutDeleted: ({ place }: DocText, from: number, value: string): string =>
      deleted.length === 0
        ? value
        : Array.from({ length: value.length }, (_, at) =>
            runAt(deleted, place(from + at)) ? '' : value.charAt(at),
          ).join(''),
  };
}

/** Reads pages of runs; each names the place of its formatting within the page. */
function readRuns<T>(
  main: Buffer,
  table: Buffer,
  place: number,
  entrySize: number,
  read: (page: Buffer, at: number) => T | null,
): (Run & { facts: T })[] {
  const from = main.readUInt32LE(place);
  const count = Math.floor((main.readUInt32LE(place + 4) - 4) / 8);
  const runs: (Run & { facts: T })[] = [];
  for (let index = 0; index < Math.min(count, PAGES_MAX); index++) {
    const entry = from + (count + 1) * 4 + index * 4;
    if (entry + 4 > table.length) break;
    const start = (table.readUInt32LE(entry) & 0x3fffff) * PAGE;
    const page = main.subarray(start, start + PAGE);
    const runCount = page.length === PAGE ? (page[PAGE - 1] ?? 0) : 0;
    for (let run = 0; run < runCount; run++) {
      const pointer = (runCount + 1) * 4 + run * entrySize;
      if (pointer >= PAGE) break;
      const at = (page[pointer] ?? 0) * 2;
      const facts = at === 0 ? null : read(page, at);
      if (facts) runs.push({ from: page.readUInt32LE(run * 4), to: page.readUInt32LE(run * 4 + 4), facts });
    }
  }
  return runs.toSorted((a, b) => a.from - b.from);
}

function runAt<T extends Run>(runs: readonly T[], place: number): T | undefined {
  let low = 0;
  let high = runs.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((runs[middle]?.from ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  const run = runs[low];
  return run && run.from <= place && place < run.to ? run : undefined;
}

function paragraphFacts(instructions: Buffer, data: Buffer | null): ParagraphFacts {
  let facts: ParagraphFacts = PLAIN;
  const take = (code: number, operand: Buffer): void => {
    if (code === IN_TABLE) facts = { ...facts, isInTable: operand[0] === 1 };
    else if (code === ROW_END) facts = { ...facts, isRowEnd: operand[0] === 1 };
    else if (code === ROW_LAYOUT) facts = { ...facts, ...rowLayout(operand) };
  };
  eachInstruction(instructions, (code, operand) => {
    take(code, operand);
    // Long formatting is in the data stream.
    if (code !== ELSEWHERE || !data || operand.length < 4) return;
    const at = operand.readUInt32LE(0);
    if (at + 2 <= data.length) eachInstruction(data.subarray(at + 2, at + 2 + data.readUInt16LE(at)), take);
  });
  return facts;
}

const FLAGS_SIZE = 20;

function rowLayout(operand: Buffer): Pick<ParagraphFacts, 'edges' | 'merges'> {
  const count = operand[0] ?? 0;
  if (operand.length < 1 + (count + 1) * 2) return { edges: [], merges: [] };
  const edges = Array.from({ length: count + 1 }, (_, at) => operand.readInt16LE(1 + at * 2));
  const first = 1 + (count + 1) * 2;
  const merges = Array.from({ length: count }, (_, at) => {
    const flags = first + at * FLAGS_SIZE;
    return flags + 2 <= operand.length ? operand.readUInt16LE(flags) : 0;
  });
  return { edges, merges };
}

/** Bytes of an operand by the three highest bits of its instruction; six means that its first byte counts them. */
const OPERAND_SIZES = [1, 1, 2, 4, 2, 2, 0, 3];

function eachInstruction(bytes: Buffer, take: (code: number, operand: Buffer) => void): void {
  let at = 0;
  while (at + 3 <= bytes.length) {
    const code = bytes.readUInt16LE(at);
    at += 2;
    let size = OPERAND_SIZES[code >> 13] ?? 1;
    if (code === ROW_LAYOUT && at + 2 <= bytes.length) {
      size = bytes.readUInt16LE(at) - 1;
      at += 2;
    } else if (size === 0) {
      size = bytes[at] ?? 0;
      at += 1;
    }
    if (size < 0) return;
    take(code, bytes.subarray(at, at + size));
    at += size;
  }
}
