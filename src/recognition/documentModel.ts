import type { PageBox } from '#contract/recognition.ts';

/** A word or an unbroken run of text on a page. */
export interface PageText {
  text: string;
  box: PageBox;
  /** 0 to 1 where text recognition read it from a picture. */
  certainty?: number | undefined;
}

/** A page of a PDF file or of a scan: texts with their places, in no particular order. */
export interface DocumentPage {
  kind: 'page';
  /** Points of 1/72 inch, so that heights and gaps can be compared. */
  width: number;
  height: number;
  /** Degrees by which the page was turned clockwise so that its text is upright; size and boxes are those of the turned page. */
  rotation?: 90 | 180 | 270 | undefined;
  texts: PageText[];
}

export interface GridCell {
  /** From 0. */
  row: number;
  column: number;
  rowSpan: number;
  columnSpan: number;
  /** Lines are parted by `\n`. */
  text: string;
}

/**
 * A sheet of a workbook, or a stretch of a text document: a table gives its cells, a paragraph is a row of one cell.
 * Rows of all tables and paragraphs are counted on, so that one grid keeps the order of the document.
 */
export interface DocumentGrid {
  kind: 'grid';
  name: string;
  rows: number;
  columns: number;
  /** Cells that hold text, in reading order. A merged cell occurs once. */
  cells: GridCell[];
}

export type DocumentPart = DocumentPage | DocumentGrid;

/** One file, independent of its format. */
export interface DocumentModel {
  filename: string;
  parts: DocumentPart[];
}
