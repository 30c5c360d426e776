import type { DocumentPart } from '#recognition/documentModel.ts';
import { oleStreams } from '../../imports/readXls.ts';
import { docRuns, type ParagraphFacts } from './docRuns.ts';
import { docPieces, type DocText } from './docPieces.ts';
import { docTable, type DocRow } from './docTable.ts';
import { GridWriter, type DocumentBudget } from './gridWriter.ts';
import { UnreadableDocument } from './unreadableDocument.ts';

const WORD_97 = 0xc1;
const ENCRYPTED = 0x0100;
const TABLE_1 = 0x0200;
/** Offsets in the file information block of the lengths of each story, in the order of their text. */
const STORIES = {
  body: 0x4c,
  notes: 0x50,
  headers: 0x54,
  comments: 0x5c,
  endNotes: 0x60,
  boxes: 0x64,
  headerBoxes: 0x68,
};
const HEADER_PLACES = 0xf2;
/** The first six stories of the headers are separators of notes. */
const SEPARATORS = 6;

/**
 * Reads the text of an old Word document (MS-DOC) with its tables. Macros are in other streams, which are not opened.
 * No maintained library returns merged cells, or distinguishes a tab from the end of a cell.
 */
export function readDoc(bytes: Buffer, budget: DocumentBudget): DocumentPart[] {
  const { content } = oleStreams(bytes);
  const main = content('WordDocument');
  if (!main || main.length < 0x200 || main.readUInt16LE(0) !== 0xa5ec) throw new UnreadableDocument('damaged');
  const flags = main.readUInt16LE(0x0a);
  if ((flags & ENCRYPTED) !== 0) throw new UnreadableDocument('password');
  if (main.readUInt16LE(2) < WORD_97) throw new UnreadableDocument('type');
  const table = content((flags & TABLE_1) === 0 ? '0Table' : '1Table');
  if (!table) throw new UnreadableDocument('damaged');
  const text = docPieces(main, table);
  const runs = docRuns(main, table, content('Data'));
  const starts = storyStarts(main);
  const story = ({ start, end }: { start: number; end: number }, grid: GridWriter): void =>
    writeStory(text, start, end, runs, grid);
  const { headers, footers } = headerStories(main, table, starts.headers);
  const grids = [headers, [starts.body, starts.boxes], [starts.headerBoxes, ...footers]].map((stories) => {
    const grid = new GridWriter(budget);
    for (const one of stories) story(one, grid);
    return grid;
  });
  return grids.map((grid, at) => grid.end(['header', '', 'footer'][at] ?? '')).filter(({ cells }) => cells.length > 0);
}

type Range = { start: number; end: number };

function storyStarts(main: Buffer): Record<keyof typeof STORIES, Range> {
  let start = 0;
  const ranges = Object.entries(STORIES).map(([name, at]) => {
    const range = { start, end: start + main.readUInt32LE(at) };
    start = range.end;
    return [name, range] as const;
  });
  return Object.fromEntries(ranges) as Record<keyof typeof STORIES, Range>;
}

/** Each section has six: headers of even, odd and first pages are the first, second and fifth of them. */
function headerStories(main: Buffer, table: Buffer, { start, end }: Range): { headers: Range[]; footers: Range[] } {
  const from = main.readUInt32LE(HEADER_PLACES);
  const size = main.readUInt32LE(HEADER_PLACES + 4);
  const headers: Range[] = [];
  const footers: Range[] = [];
  if (from + size > table.length) throw new UnreadableDocument('damaged');
  for (let at = SEPARATORS; (at + 1) * 4 < size; at++) {
    const first = start + table.readUInt32LE(from + at * 4);
    const last = Math.min(end, start + table.readUInt32LE(from + at * 4 + 4));
    if (last > first) ([0, 1, 4].includes(at % 6) ? headers : footers).push({ start: first, end: last });
  }
  return { headers, footers };
}

/** Marks at the end of a paragraph: paragraph, cell or row, page or section. */
const PARAGRAPH_ENDS = new Set(['\r', '\u0007', '\f']);

function writeStory(
  text: DocText,
  from: number,
  end: number,
  runs: ReturnType<typeof docRuns>,
  grid: GridWriter,
): void {
  let rows: DocRow[] = [];
  let cells: string[] = [];
  let cell = '';
  const flush = (): void => {
    if (cells.length > 0 || cell !== '') rows.push({ cells: [...cells, cell], edges: [], merges: [] });
    if (rows.length > 0) grid.table(docTable(rows));
    rows = [];
    cells = [];
    cell = '';
  };
  for (const { at, value } of paragraphs(text.text, from, Math.min(end, text.text.length))) {
    const facts: ParagraphFacts = runs.paragraph(text.place(at));
    const line = shownText(runs.withoutDeleted(text, at - value.length, value));
    if (!facts.isInTable) {
      flush();
      grid.paragraph(line);
    } else if (facts.isRowEnd) {
      rows.push({ cells, edges: facts.edges, merges: facts.merges });
      cells = [];
      cell = '';
    } else if (text.text[at] === '\u0007') {
      cells.push(cell + line);
      cell = '';
    } else cell += `${line}\n`;
  }
  flush();
}

function* paragraphs(text: string, from: number, end: number): Generator<{ at: number; value: string }> {
  let start = from;
  for (let at = from; at < end; at++) {
    if (!PARAGRAPH_ENDS.has(text.charAt(at))) continue;
    yield { at, value: text.slice(start, at) };
    start = at + 1;
  }
  if (start < end) yield { at: end - 1, value: text.slice(start, end) };
}

/** Removes field codes, of which only the results are shown, and marks of pictures and notes. */
function shownText(text: string): string {
  let shown = text;
  // Fields nest: the innermost are replaced first.
  for (let round = 0; round < 4 && shown.includes('\u0013'); round++) {
    // oxlint-disable-next-line no-control-regex -- Word marks fields and cells with control characters.
    shown = shown.replace(/\u0013[^\u0013\u0014\u0015]*(?:\u0014([^\u0013\u0014\u0015]*))?\u0015/gu, '$1');
  }
  return shown.replaceAll('\v', '\n').replaceAll('\u001e', '-');
}
