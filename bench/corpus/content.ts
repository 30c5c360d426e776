import type { seeded } from './random.ts';
import type { Truth } from './truth.ts';

export interface SheetContent {
  name: string;
  rows: (string | number | null)[][];
  /** Such as `A1:D1`. */
  merges?: string[];
}

export type WordCell =
  | string
  | {
      text: string;
      span?: number;
      rows?: number;
      bold?: boolean;
      fill?: string;
      /** Turned by 90 degrees. */
      turned?: boolean;
      /** Lines of the cell are one paragraph with breaks, not a paragraph each. */
      breaks?: boolean;
    };

export type WordBlock =
  | string
  | { text: string; bold?: boolean; size?: number; align?: 'left' | 'center' | 'right' }
  | { table: WordCell[][]; plain?: boolean }
  | { box: string }
  | { newPage: true };

export type Content =
  | { kind: 'sheet'; format: 'xlsx' | 'xls'; sheets: SheetContent[] }
  | { kind: 'word'; format: 'docx' | 'doc'; blocks: WordBlock[]; header?: string; footer?: string; wide?: boolean }
  /** A page of HTML, printed to PDF. `scan` makes a picture of it, as a scanner would. */
  | { kind: 'print'; html: string; wide?: boolean; scan?: Scan }
  /** A PDF whose texts are placed one by one, as programs for forms do. */
  | { kind: 'drawn'; texts: DrawnText[]; lines?: [number, number, number, number][] };

export interface Scan {
  dpi: number;
  /** Degrees. */
  turn: number;
  /** Share of dark and light specks, 0 to 1. */
  noise: number;
}

export interface DrawnText {
  x: number;
  y: number;
  text: string;
  size?: number;
  bold?: boolean;
  page?: number;
}

/** One document, or several of one shipment that are dropped together, as a layout family makes them. */
export interface Made {
  files: { name: string; content: Content }[];
  truth: Truth[];
  /** Fields of which the documents say different things: both must be shown. */
  disagreeing?: string[];
}

export interface Sample extends Made {
  /** The family. */
  name: string;
}

/** A sample of one document, whose file has the name of the family. */
export const single = (content: Content, truth: Truth[]): Made => ({ files: [{ name: '', content }], truth });

export const extensionOf = (content: Content) =>
  content.kind === 'sheet' || content.kind === 'word' ? content.format : 'pdf';

/** Makes the documents of one layout family. */
export type Family = (random: ReturnType<typeof seeded>) => Made;

/** A page that is printed to PDF. @param wide landscape */
export const printedPage = (html: string, wide = false) => ({ kind: 'print' as const, html, wide });
