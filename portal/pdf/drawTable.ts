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

const GAP = 12;
const LINE = 14;
const HEAD = 14;
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
  const xOf = (lane: number, column: number) =>
    PAGE.left + lane * (width + GAP) + widths.slice(0, column).reduce((sum, one) => sum + one, 0);

  const drawHead = (lanes: number) => {
    for (let lane = 0; lane < lanes; lane++) {
      pdf.box(xOf(lane, 0), pdf.y, width, HEAD, INK.soft);
      columns.forEach(({ head, style }, at) => {
        const look = { size: 6.8, color: INK.label, bold: true, oneLine: true, align: style?.align } as const;
        pdf.text(head, xOf(lane, at) + 3, pdf.y + 2.6, widths[at]! - 6, look);
      });
    }
    pdf.y += HEAD;
  };

  const heightOf = (at: number) => {
    const wrapped = columns.map(({ wraps, text }, column) =>
      wraps ? pdf.heightOf(text(rows[at] as R, at), widths[column]! - 6, { size: CELL.size }) : 0,
    );
    return Math.max(LINE, ...wrapped.map((height) => height + 2));
  };
  const drawRow = (at: number): number => {
    const height = heightOf(at);
    columns.forEach(({ text, style, wraps }, column) => {
      const look = { ...CELL, oneLine: !wraps, ...style };
      pdf.text(text(rows[at] as R, at), xOf(0, column) + 3, pdf.y + 0.8, widths[column]! - 6, look);
    });
    pdf.y += height;
    pdf.line(xOf(0, 0), pdf.y, width, INK.line, 0.4);
    return at + 1;
  };

  let done = 0;
  while (done < rows.length) {
    if (pdf.room(HEAD + Math.max(LINE * 2, sideBySide === 1 ? heightOf(done) : 0)) && done > 0) {
      pdf.text(continued, PAGE.left, pdf.y, CONTENT_WIDTH, { size: 8, color: INK.label, oneLine: true });
      pdf.y += 13;
    }
    if (sideBySide === 1) {
      drawHead(1);
      do done = drawRow(done);
      while (done < rows.length && pdf.fits(heightOf(done)));
      pdf.y += 3;
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
        const y = top + line * LINE;
        columns.forEach(({ text, style }, at) => {
          pdf.text(text(rows[done] as R, done), xOf(lane, at) + 3, y + 0.8, widths[at]! - 6, { ...CELL, ...style });
        });
        pdf.line(xOf(lane, 0), y + LINE, width, INK.line, 0.4);
        done += 1;
      }
    }
    pdf.y = top + lines * LINE + 3;
  }
}
