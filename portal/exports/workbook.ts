import { Buffer } from 'node:buffer';
import { neutralize } from '#rules/formulaText.ts';
import { columnLetters } from '#schema/sheet.ts';
import { bookHead, bookTail, FROZEN_HEAD, MAIN, sheetPath, XML } from './bookParts.ts';
import { cellText } from './cellText.ts';
import { zip, type ZipEntry } from './zip.ts';

export interface WorkbookColumn {
  header: string;
  /** In characters. */
  width: number;
}

export type WorkbookCell = string | number | null | undefined;

export interface WorkbookSource {
  sheet: string;
  columns: readonly WorkbookColumn[];
  rows: AsyncIterable<readonly (readonly WorkbookCell[])[]>;
  /** Rows per sheet; further rows go to another sheet. */
  sheetRows?: number;
  /** A bold line below all rows and a blank line; called after the last row. Empty for none. */
  foot?: () => readonly WorkbookCell[];
}

/** Style indices; the default is text. */
const HEAD = 1;
const NUMBER = 2;
const BOLD_NUMBER = 3;
const STYLES = [{ format: 49 }, { format: 49, bold: true }, { format: 0 }, { format: 0, bold: true }] as const;
/** With its header, below the limit of 1,048,576. */
const SHEET_ROWS = 1_000_000;

/**
 * Streams an xlsx workbook with backpressure: memory does not grow with the rows. [L06] Every text cell is typed as
 * text and escaped against formula injection.
 */
export function workbook(source: WorkbookSource): AsyncGenerator<Uint8Array> {
  return zip(entriesOf(source));
}

async function* entriesOf({
  sheet,
  columns,
  rows,
  sheetRows = SHEET_ROWS,
  foot,
}: WorkbookSource): AsyncGenerator<ZipEntry> {
  yield* bookHead(STYLES);
  const pieces = rows[Symbol.asyncIterator]();
  let count = 0;
  let rest: readonly (readonly WorkbookCell[])[] = [];
  let isDone = false;
  // A workbook requires a sheet, also without rows.
  do {
    count += 1;
    yield { name: sheetPath(count - 1), content: sheetOf() };
    while (rest.length === 0 && !isDone) await more();
  } while (rest.length > 0);
  yield* bookTail(Array.from({ length: count }, (_, at) => (at === 0 ? sheet : `${sheet} ${at + 1}`)));

  async function more(): Promise<void> {
    const next = await pieces.next();
    isDone = next.done === true;
    rest = next.done ? [] : next.value;
  }

  async function* sheetOf(): AsyncGenerator<Uint8Array> {
    let space = sheetRows;
    yield Buffer.from(sheetHead(columns));
    const letters = columns.map((_, at) => columnLetters(at));
    let rowNo = 2;
    while (space > 0) {
      while (rest.length === 0 && !isDone) await more();
      if (rest.length === 0) break;
      const some = rest.slice(0, space);
      rest = rest.slice(some.length);
      space -= some.length;
      yield Buffer.from(some.map((row) => rowXml(row, rowNo++, letters)).join(''));
    }
    const lastRow = rowNo - 1;
    while (rest.length === 0 && !isDone) await more();
    // Apart from the rows, so that sorting and filtering leave it in place.
    const line = rest.length === 0 ? (foot?.() ?? []) : [];
    if (line.length > 0) yield Buffer.from(rowXml(line, rowNo + 1, letters, true));
    yield Buffer.from(`</sheetData><autoFilter ref="A1:${letters.at(-1)}${lastRow}"/></worksheet>`);
  }
}

function rowXml(cells: readonly WorkbookCell[], rowNo: number, letters: readonly string[], isBold = false): string {
  let xml = `<row r="${rowNo}">`;
  for (let at = 0; at < cells.length; at++) {
    const cell = cells[at];
    if (cell === '' || cell === null || cell === undefined) continue;
    xml +=
      typeof cell === 'number'
        ? `<c r="${letters[at]}${rowNo}" s="${isBold ? BOLD_NUMBER : NUMBER}"><v>${cell}</v></c>`
        : textCell(`${letters[at]}${rowNo}`, neutralize(cell), isBold ? ` s="${HEAD}"` : '');
  }
  return `${xml}</row>`;
}

function textCell(at: string, text: string, style = ''): string {
  // Without it, spaces at the ends and line breaks would be lost.
  const space = /^\s|\s$|[\n\t]/.test(text) ? ' xml:space="preserve"' : '';
  return `<c r="${at}"${style} t="inlineStr"><is><t${space}>${cellText(text)}</t></is></c>`;
}

function sheetHead(columns: readonly WorkbookColumn[]): string {
  const widths = columns
    .map(({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join('');
  const cells = columns
    .map(({ header }, at) => textCell(`${columnLetters(at)}1`, neutralize(header), ` s="${HEAD}"`))
    .join('');
  return (
    `${XML}<worksheet xmlns="${MAIN}">${FROZEN_HEAD}` + `<cols>${widths}</cols><sheetData><row r="1">${cells}</row>`
  );
}
