import type { DocumentPage, PageText } from '#recognition/documentModel.ts';

interface PlacedText {
  index: number;
  text: PageText;
}

const middle = ({ box }: PageText): number => box.y + box.height / 2;

/** Texts whose middles differ by less than half of their height are in one line; lines from the top, texts from the left. */
export function pageLines({ texts }: Pick<DocumentPage, 'texts'>): PlacedText[][] {
  const sorted = texts
    .map((text, index) => ({ text, index }))
    .filter(({ text }) => text.text.trim() !== '')
    .toSorted((a, b) => middle(a.text) - middle(b.text));
  const lines: PlacedText[][] = [];
  for (const placed of sorted) {
    const line = lines.at(-1);
    const first = line?.[0];
    const reach = first ? Math.min(first.text.box.height, placed.text.box.height) / 2 : 0;
    if (line && first && middle(placed.text) - middle(first.text) < reach) line.push(placed);
    else lines.push([placed]);
  }
  return lines.map((line) => line.toSorted((a, b) => a.text.box.x - b.text.box.x));
}
