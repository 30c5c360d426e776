import { drawWordmark } from './drawFrame.ts';
import { readFonts } from './fonts.ts';
import { CONTENT_WIDTH, INK, PAGE, PdfWriter } from './pdfWriter.ts';

const SMALL = { size: 7, color: INK.label, oneLine: true } as const;
/** Width of the page number. */
const NUMBER = 120;

interface Pages {
  title: string;
  /** Milliseconds; the same time gives the same bytes. */
  now: number;
  footer: string;
  pageOf: (page: number, pages: number) => string;
}

/** A document other than a bill: wordmark, title, then what `draw` draws; a footer with the page number. */
export async function* drawPages(
  { title, now, footer, pageOf }: Pages,
  draw: (pdf: PdfWriter) => void,
): AsyncGenerator<Uint8Array> {
  const pdf = new PdfWriter(readFonts(), { title, at: new Date(now) });
  const made: Uint8Array[] = [];
  pdf.doc.on('data', (piece: Uint8Array) => made.push(piece));
  const isEnded = new Promise((resolve) => pdf.doc.once('end', resolve));
  pdf.begin({
    continued: (page) => {
      drawWordmark(page, PAGE.top, 10);
      return PAGE.top + 28;
    },
    footer: (page, no, pages) => {
      const y = PAGE.height - 36;
      page.line(PAGE.left, y - 6, CONTENT_WIDTH);
      page.text(footer, PAGE.left, y, CONTENT_WIDTH - NUMBER - 10, SMALL);
      const style = { ...SMALL, align: 'right' } as const;
      page.text(pageOf(no, pages), PAGE.left + CONTENT_WIDTH - NUMBER, y, NUMBER, style);
    },
  });
  drawWordmark(pdf, PAGE.top, 15);
  pdf.y = PAGE.top + 34;
  pdf.y += pdf.text(title, PAGE.left, pdf.y, CONTENT_WIDTH, { size: 20, bold: true }) + 4;
  draw(pdf);
  pdf.finish();
  pdf.doc.end();
  await isEnded;
  yield* made;
}
