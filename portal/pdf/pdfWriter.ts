import PDFDocument from 'pdfkit';
import type { Fonts } from './fonts.ts';

/** Points; A4 with space for a punch at the left. */
export const PAGE = { width: 595.28, height: 841.89, left: 48, right: 40, top: 38, bottom: 52 } as const;
export const CONTENT_WIDTH = PAGE.width - PAGE.left - PAGE.right;
export const INK = {
  text: '#14213D',
  label: '#475467',
  line: '#D0D5DD',
  soft: '#F2F5F7',
  brand: '#0B5C7A',
  warning: '#8A5A00',
  good: '#1B7F4B',
} as const;

export interface TextStyle {
  size?: number;
  bold?: boolean;
  color?: string;
  align?: 'left' | 'right' | 'center';
  /** One line; longer text ends in an ellipsis. */
  oneLine?: boolean;
}

/** Header and footer of every page. */
interface PageFrame {
  /** Drawn at the top of following pages; returns the y at which the content begins. */
  continued: (pdf: PdfWriter) => number;
  footer: (pdf: PdfWriter, page: number, pages: number) => void;
}

/**
 * A PDF that is written downwards from `y`; `room` begins a new page where needed. Pages of one filing stay in memory
 * until it ends, because their footers show the page count.
 */
export class PdfWriter {
  readonly doc: PDFKit.PDFDocument;
  y: number = PAGE.top;
  #frame: PageFrame | null = null;

  constructor(fonts: Fonts, info: { title: string; at: Date }) {
    this.doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      info: {
        Title: info.title,
        Creator: 'TenPlusTwo',
        Producer: 'TenPlusTwo',
        CreationDate: info.at,
        ModDate: info.at,
      },
    });
    this.doc.registerFont('regular', fonts.regular);
    this.doc.registerFont('bold', fonts.bold);
  }

  /** Starts a filing on a new page. */
  begin(frame: PageFrame): void {
    this.#frame = frame;
    this.doc.addPage();
    this.y = PAGE.top;
  }

  /** Ends a filing and draws the footer of each of its pages. */
  finish(): void {
    const { start, count } = this.doc.bufferedPageRange();
    for (let at = 0; at < count; at++) {
      this.doc.switchToPage(start + at);
      this.#frame?.footer(this, at + 1, count);
    }
    this.doc.flushPages();
  }

  fits(height: number): boolean {
    return this.y + height <= PAGE.height - PAGE.bottom;
  }

  /** Ensures that a height is free, on a new page if necessary. @returns whether a page began */
  room(height: number): boolean {
    if (this.fits(height)) return false;
    this.doc.addPage();
    this.y = PAGE.top;
    this.y = this.#frame?.continued(this) ?? PAGE.top;
    return true;
  }

  /** Draws a text at a position. @returns its height */
  text(text: string, x: number, y: number, width: number, style: TextStyle = {}): number {
    this.#use(style);
    const shown = style.oneLine ? this.#cut(clean(text), width) : clean(text);
    const height = style.oneLine ? this.doc.currentLineHeight() : this.doc.heightOfString(shown, { width });
    this.doc.text(shown, x, y, {
      width,
      align: style.align ?? 'left',
      lineBreak: !style.oneLine || style.align !== undefined,
    });
    return height;
  }

  heightOf(text: string, width: number, style: TextStyle = {}): number {
    this.#use(style);
    return style.oneLine ? this.doc.currentLineHeight() : this.doc.heightOfString(clean(text), { width });
  }

  widthOf(text: string, style: TextStyle = {}): number {
    this.#use(style);
    return this.doc.widthOfString(clean(text));
  }

  line(x: number, y: number, width: number, color: string = INK.line, thickness = 0.6): void {
    this.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(thickness)
      .strokeColor(color)
      .stroke();
  }

  box(x: number, y: number, width: number, height: number, color: string): void {
    this.doc.rect(x, y, width, height).fillColor(color).fill();
  }

  #use({ size = 8.5, bold = false, color = INK.text }: TextStyle): void {
    this.doc
      .font(bold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(color);
  }

  #cut(text: string, width: number): string {
    if (this.doc.widthOfString(text) <= width) return text;
    let fits = 0;
    let tooLong = text.length;
    while (tooLong - fits > 1) {
      const middle = (fits + tooLong) >> 1;
      if (this.doc.widthOfString(`${text.slice(0, middle)}…`) <= width) fits = middle;
      else tooLong = middle;
    }
    return `${text.slice(0, fits).trimEnd()}…`;
  }
}

/** Replaces control and private-use characters, which pasted text may contain and the font cannot show. */
function clean(text: string): string {
  return text.normalize('NFC').replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]+/gu, ' ');
}
