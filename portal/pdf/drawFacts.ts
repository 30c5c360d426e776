import { INK, PAGE, CONTENT_WIDTH, type PdfWriter } from './pdfWriter.ts';

export interface Fact {
  label: { own: string; other: string };
  /** Empty shows a placeholder. */
  value: string;
}

/** A block of facts below a heading, e.g. a party. */
export interface FactBlock {
  heading: { own: string; other: string };
  /** Lines below it, the most important first. Empty shows a placeholder. */
  lines: readonly string[];
}

const GAP = 14;
const LABEL = { size: 6.6, color: INK.label, oneLine: true } as const;
const VALUE = { size: 8.8 } as const;

/** A heading over the whole width, kept with the content after it. */
export function drawHeading(pdf: PdfWriter, { own, other }: Fact['label'], needed = 60): void {
  pdf.room(needed);
  pdf.y += 9;
  const width = pdf.widthOf(own, { size: 9.5, bold: true });
  pdf.text(own, PAGE.left, pdf.y, CONTENT_WIDTH, { size: 9.5, bold: true, color: INK.brand, oneLine: true });
  if (other) {
    pdf.text(other, PAGE.left + width + 6, pdf.y + 2.4, CONTENT_WIDTH - width - 6, { ...LABEL, size: 7 });
  }
  pdf.y += 15;
  pdf.line(PAGE.left, pdf.y, CONTENT_WIDTH, INK.line);
  pdf.y += 5;
}

/** Draws facts in columns; a row is as high as its highest fact. */
export function drawFacts(pdf: PdfWriter, facts: readonly Fact[], columns: number, empty: string): void {
  const width = (CONTENT_WIDTH - GAP * (columns - 1)) / columns;
  for (let at = 0; at < facts.length; at += columns) {
    const row = facts.slice(at, at + columns);
    const height = Math.max(...row.map(({ value }) => pdf.heightOf(value || empty, width, VALUE)));
    pdf.room(height + 16);
    row.forEach(({ label, value }, column) => {
      const x = PAGE.left + column * (width + GAP);
      pdf.text(joined(label), x, pdf.y, width, LABEL);
      pdf.text(value || empty, x, pdf.y + 9.5, width, value ? VALUE : { ...VALUE, color: INK.label });
    });
    pdf.y += height + 15;
  }
}

/** Draws blocks in columns, none split across pages. */
export function drawBlocks(pdf: PdfWriter, blocks: readonly FactBlock[], columns: number, empty: string): void {
  const width = (CONTENT_WIDTH - GAP * (columns - 1)) / columns;
  const styleOf = (line: number) => (line === 0 ? { size: 8.8, bold: true } : { size: 8.4 });
  const linesOf = ({ lines }: FactBlock) => (lines.length > 0 ? lines : [empty]);
  const heightOf = (block: FactBlock) =>
    linesOf(block).reduce((sum, text, line) => sum + pdf.heightOf(text, width, styleOf(line)), 12);
  for (let at = 0; at < blocks.length; at += columns) {
    const row = blocks.slice(at, at + columns);
    const height = Math.max(...row.map(heightOf));
    pdf.room(height + 8);
    row.forEach((block, column) => {
      const x = PAGE.left + column * (width + GAP);
      pdf.text(joined(block.heading), x, pdf.y, width, { ...LABEL, size: 7 });
      let y = pdf.y + 11;
      linesOf(block).forEach((text, line) => {
        const style = block.lines.length > 0 ? styleOf(line) : { size: 8.4, color: INK.label };
        y += pdf.text(text, x, y, width, style);
      });
    });
    pdf.y += height + 9;
  }
}

const joined = ({ own, other }: Fact['label']): string => (other ? `${own}  ${other}` : own);
