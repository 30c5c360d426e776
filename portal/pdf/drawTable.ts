import { CONTENT_WIDTH, INK, PAGE, type PdfWriter, type TextStyle } from './pdfWriter.ts';

export interface PdfColumn<R> {
  head: string;
  /** Share of the width. */
  share: number;
  text: (row: R, index: number) => string;
  style?: TextStyle;
  /** Wraps long texts; only without side-by-side rows. */
  wraps?: boolean;
}

export interface PdfTable<R> {
  rows: readonly R[];
  columns: readonly PdfColumn<R>[];
  /** Places rows side by side, to save paper with long lists of short rows. */
  sideBySide: number;
  /** Shown when there are no rows. */
  empty: string;
  /** The heading of the part on a following page. */
  continued: string;
}

/** Points, like all lengths here: between lanes, and heights of a row and of the head. */
const GAP = 12;
const LINE = 14;
const HEAD = 14;
/** Beside the text of a cell, and above it in the head and in a row. */
const PADDING = 3;
const HEAD_TOP = 2.6;
const CELL_TOP = 0.8;
/** Thickness of the line below a row, and space below the table. */
const RULE = 0.4;
const SPACE_BELOW = 3;
const CONTINUED_HEIGHT = 13;
const CELL = { size: 8.4, oneLine: true } as const;

/** Draws a table; rows continue below its head in the next lane, then on the next page. */
export function drawTable<R>(pdf: PdfWriter, { rows, columns, sideBySide, empty, continued }: PdfTable<R>): void {
  if (rows.length === 0) {
    pdf.text(empty, PAGE.left, pdf.y, CONTENT_WIDTH, { ...CELL, color: INK.label });
    pdf.y += LINE;
    return;
  }
  const width = (CONTENT_WIDTH - GAP * (sideBySide - 1)) / sideBySide;
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => (share / shares) * width);
  const textWidth = (column: number) => (widths[column] ?? 0) - 2 * PADDING;
  const xOf = (lane: number, column: number) =>
    PAGE.left + lane * (width + GAP) + widths.slice(0, column).reduce((sum, one) => sum + one, 0);

  const drawHead = (lanes: number) => {
    for (let lane = 0; lane < lanes; lane++) {
      pdf.box(xOf(lane, 0), pdf.y, width, HEAD, INK.soft);
      columns.forEach(({ head, style }, at) => {
        const look = { size: 6.8, color: INK.label, bold: true, oneLine: true, align: style?.align } as const;
        pdf.text(head, xOf(lane, at) + PADDING, pdf.y + HEAD_TOP, textWidth(at), look);
      });
    }
    pdf.y += HEAD;
  };

  const heightOf = (at: number) => {
    const wrapped = columns.map(({ wraps, text }, column) =>
      wraps ? pdf.heightOf(text(rows[at] as R, at), textWidth(column), { size: CELL.size }) : 0,
    );
    return Math.max(LINE, ...wrapped.map((height) => height + 2));
  };
  const drawRow = (at: number, lane: number, y: number, height: number): void => {
    columns.forEach(({ text, style, wraps }, column) => {
      const look = { ...CELL, oneLine: !wraps, ...style };
      pdf.text(text(rows[at] as R, at), xOf(lane, column) + PADDING, y + CELL_TOP, textWidth(column), look);
    });
    pdf.line(xOf(lane, 0), y + height, width, INK.line, RULE);
  };
  const drawNextRow = (at: number): number => {
    const height = heightOf(at);
    drawRow(at, 0, pdf.y, height);
    pdf.y += height;
    return at + 1;
  };

  let done = 0;
  while (done < rows.length) {
    if (pdf.room(HEAD + Math.max(LINE * 2, sideBySide === 1 ? heightOf(done) : 0)) && done > 0) {
      pdf.text(continued, PAGE.left, pdf.y, CONTENT_WIDTH, { size: 8, color: INK.label, oneLine: true });
      pdf.y += CONTINUED_HEIGHT;
    }
    if (sideBySide === 1) {
      drawHead(1);
      do done = drawNextRow(done);
      while (done < rows.length && pdf.fits(heightOf(done)));
      pdf.y += SPACE_BELOW;
      continue;
    }
    const space = Math.floor((PAGE.height - PAGE.bottom - pdf.y - HEAD) / LINE);
    const left = rows.length - done;
    // Balances the lanes on the last page; full pages are filled.
    const lines = Math.min(space, Math.ceil(left / sideBySide));
    drawHead(Math.min(sideBySide, Math.ceil(left / lines)));
    const top = pdf.y;
    for (let lane = 0; lane < sideBySide; lane++) {
      for (let line = 0; line < lines && done < rows.length; line++) {
        drawRow(done, lane, top + line * LINE, LINE);
        done += 1;
      }
    }
    pdf.y = top + lines * LINE + SPACE_BELOW;
  }
}
