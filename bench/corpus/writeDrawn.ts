import PDFDocument from 'pdfkit';
import type { Content } from './content.ts';

/** Points from the top left corner of a letter page. */
export async function writeDrawn({ texts, lines = [] }: Extract<Content, { kind: 'drawn' }>): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'LETTER', margin: 0, compress: true });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve) => pdf.on('end', resolve));
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const pages = Math.max(1, ...texts.map(({ page = 1 }) => page));
  for (let number = 1; number <= pages; number += 1) {
    if (number > 1) pdf.addPage();
    if (number === 1) for (const [x1, y1, x2, y2] of lines) pdf.lineWidth(0.5).moveTo(x1, y1).lineTo(x2, y2).stroke();
    for (const { x, y, text, size = 9, bold } of texts.filter(({ page = 1 }) => page === number))
      pdf
        .font(bold ? 'Helvetica-Bold' : 'Helvetica')
        .fontSize(size)
        .text(text, x, y, { lineBreak: false });
  }
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
