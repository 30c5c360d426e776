import { INK, PAGE, CONTENT_WIDTH, type Paper } from './paper.ts';

/** A label and its value. */
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
export function drawHeading(paper: Paper, { own, other }: Fact['label'], needed = 60): void {
  paper.room(needed);
  paper.y += 9;
  const width = paper.widthOf(own, { size: 9.5, bold: true });
  paper.text(own, PAGE.left, paper.y, CONTENT_WIDTH, { size: 9.5, bold: true, color: INK.brand, oneLine: true });
  if (other) {
    paper.text(other, PAGE.left + width + 6, paper.y + 2.4, CONTENT_WIDTH - width - 6, { ...LABEL, size: 7 });
  }
  paper.y += 15;
  paper.line(PAGE.left, paper.y, CONTENT_WIDTH, INK.line);
  paper.y += 5;
}

/** Draws facts in columns; a row is as high as its highest fact. */
export function drawFacts(paper: Paper, facts: readonly Fact[], columns: number, empty: string): void {
  const width = (CONTENT_WIDTH - GAP * (columns - 1)) / columns;
  for (let at = 0; at < facts.length; at += columns) {
    const row = facts.slice(at, at + columns);
    const height = Math.max(...row.map(({ value }) => paper.heightOf(value || empty, width, VALUE)));
    paper.room(height + 16);
    row.forEach(({ label, value }, column) => {
      const x = PAGE.left + column * (width + GAP);
      paper.text(joined(label), x, paper.y, width, LABEL);
      paper.text(value || empty, x, paper.y + 9.5, width, value ? VALUE : { ...VALUE, color: INK.label });
    });
    paper.y += height + 15;
  }
}

/** Draws blocks in columns, none split across pages. */
export function drawBlocks(paper: Paper, blocks: readonly FactBlock[], columns: number, empty: string): void {
  const width = (CONTENT_WIDTH - GAP * (columns - 1)) / columns;
  const styleOf = (line: number) => (line === 0 ? { size: 8.8, bold: true } : { size: 8.4 });
  const linesOf = ({ lines }: FactBlock) => (lines.length > 0 ? lines : [empty]);
  const heightOf = (block: FactBlock) =>
    linesOf(block).reduce((sum, text, line) => sum + paper.heightOf(text, width, styleOf(line)), 12);
  for (let at = 0; at < blocks.length; at += columns) {
    const row = blocks.slice(at, at + columns);
    const height = Math.max(...row.map(heightOf));
    paper.room(height + 8);
    row.forEach((block, column) => {
      const x = PAGE.left + column * (width + GAP);
      paper.text(joined(block.heading), x, paper.y, width, { ...LABEL, size: 7 });
      let y = paper.y + 11;
      linesOf(block).forEach((text, line) => {
        const style = block.lines.length > 0 ? styleOf(line) : { size: 8.4, color: INK.label };
        y += paper.text(text, x, y, width, style);
      });
    });
    paper.y += height + 9;
  }
}

const joined = ({ own, other }: Fact['label']): string => (other ? `${own}  ${other}` : own);
