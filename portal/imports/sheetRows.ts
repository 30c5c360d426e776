import { sharedCell, type ImportCell } from '#rules/importCell.ts';
import { columnIndex } from './cellAddress.ts';
import { detachText } from './detachText.ts';
import { numberCell, PLAIN_STYLE, type NumberStyle } from './numberCell.ts';
import { PlainCell } from './plainCell.ts';
import { CELL_MAX, COLUMNS_MAX, type SheetSink } from './tableSink.ts';
import { textCell } from './textCell.ts';
import type { TextTable } from './textTable.ts';
import { Unreadable } from './unreadable.ts';
import { attributeOf, type XmlHandler } from './xmlScanner.ts';

/** Data of a workbook that its cells refer to. */
export interface BookFacts {
  styles: readonly NumberStyle[];
  texts: TextTable;
  is1904: boolean;
}

/** Cached date cells. */
const DATES_MAX = 5_000;

/** Converts the XML of a sheet to rows of cells. */
export class SheetRows implements XmlHandler {
  readonly #book: BookFacts;
  readonly #sink: SheetSink;
  #row = 0;
  #column = -1;
  #cells: (ImportCell | undefined)[] = [];
  #isFilled = false;
  #isHidden = false;
  #hiddenRows = 0;
  #isTooWide = false;
  #type = '';
  #style = 0;
  #hasFormula = false;
  #value: string | null = null;
  /** The element whose text is being read. */
  #inside: '' | 'v' | 't' = '';
  #phonetic = 0;
  #inData = false;
  readonly #plain = new PlainCell();
  readonly #dates = new Map<string, ImportCell>();

  constructor(book: BookFacts, sink: SheetSink) {
    this.#book = book;
    this.#sink = sink;
  }

  open(name: string, attributes: string): void {
    if (name === 'sheetData') this.#inData = true;
    if (!this.#inData) return;
    if (name === 'c') this.#openCell(attributes);
    else if (name === 'v') this.#inside = 'v';
    else if (name === 't') this.#inside = 't';
    else if (name === 'f') this.#hasFormula = true;
    else if (name === 'rPh') this.#phonetic++;
    else if (name === 'row') this.#openRow(attributes);
  }

  plainCell(text: string, start: number): number {
    const plain = this.#plain;
    const end = plain.read(text, start);
    if (end === 0 || !this.#inData) return end;
    this.#beginCell(plain.column, plain.type, plain.style);
    const shared = plain.type === 's' ? plain.index(text) : -1;
    if (shared >= 0) this.#addCell(this.#book.texts.cell(shared));
    else {
      this.#value = plain.from < 0 ? null : text.slice(plain.from, plain.to);
      this.#closeCell();
    }
    return end;
  }

  close(name: string): void {
    if (!this.#inData) return;
    if (name === 'c') this.#closeCell();
    else if (name === 'v' || name === 't') {
      this.#inside = '';
      this.#value ??= '';
    } else if (name === 'row') this.#closeRow();
    else if (name === 'rPh') this.#phonetic--;
    else if (name === 'sheetData') this.#inData = false;
  }

  text(text: string): void {
    if (this.#inside === '' || this.#phonetic > 0) return;
    this.#value = this.#value === null ? text : this.#value + text;
    if (this.#value.length > 8 * CELL_MAX) throw new Unreadable('tooLarge');
  }

  end(): void {
    this.#sink.end({ hiddenRows: this.#hiddenRows, isTooWide: this.#isTooWide });
  }

  #openRow(attributes: string): void {
    const number = attributeOf(attributes, 'r');
    const row = number === '' ? this.#row + 1 : Number(number);
    // Programs disagree on how to read rows that are out of order.
    if (!Number.isInteger(row) || row <= this.#row) throw new Unreadable('damaged');
    this.#row = row;
    this.#column = -1;
    this.#cells = [];
    this.#isFilled = false;
    this.#isHidden = /^(?:1|true)$/u.test(attributeOf(attributes, 'hidden'));
  }

  #closeRow(): void {
    if (!this.#isFilled) return;
    if (this.#isHidden) this.#hiddenRows++;
    this.#sink.row(this.#row, this.#cells);
  }

  #openCell(attributes: string): void {
    const style = Number(attributeOf(attributes, 's'));
    const address = attributeOf(attributes, 'r');
    const column = address === '' ? this.#column + 1 : columnIndex(address);
    this.#beginCell(column, attributeOf(attributes, 't'), style);
  }

  #beginCell(column: number, type: string, style: number): void {
    if (column <= this.#column) throw new Unreadable('damaged');
    this.#column = column;
    this.#type = type;
    this.#style = style;
    this.#hasFormula = false;
    this.#value = null;
  }

  #closeCell(): void {
    this.#addCell(this.#parseCell());
  }

  #addCell(cell: ImportCell | null): void {
    if (!cell) return;
    if (this.#column >= COLUMNS_MAX) {
      this.#isTooWide = true;
      return;
    }
    this.#isFilled = true;
    this.#cells[this.#column] = cell;
  }

  #parseCell(): ImportCell | null {
    const raw = this.#value;
    if (raw === null || raw === '') return this.#hasFormula && raw === null ? { text: '', kind: 'empty' } : null;
    switch (this.#type) {
      case 's':
        return this.#book.texts.cell(Number(raw));
      case 'b':
        return { text: raw === '1' || raw === 'true' ? 'TRUE' : 'FALSE', kind: 'text' };
      case 'e':
        return { text: raw, kind: 'failed' };
      case 'd':
        return { text: raw.replace('T', ' ').replace(/(?:\.0+)?Z?$/u, ''), kind: 'date' };
      case 'str':
      case 'inlineStr':
        return textCell(detachText(raw));
      default:
        return this.#parseNumber(raw);
    }
  }

  /** Dates are cached: they repeat, and calendar arithmetic is slow. */
  #parseNumber(raw: string): ImportCell {
    const style = this.#book.styles[this.#style] ?? PLAIN_STYLE;
    const cached = style.isDate ? this.#dates.get(raw) : undefined;
    if (cached) return cached;
    if (!style.isDate) return numberCell(raw, style, this.#book.is1904);
    const detached = detachText(raw);
    const cell = sharedCell(numberCell(detached, style, this.#book.is1904));
    if (this.#dates.size >= DATES_MAX) this.#dates.clear();
    this.#dates.set(detached, cell);
    return cell;
  }
}
