import { CFB } from '@e965/xlsx';

/** A paragraph of an old Word document: in running text, the end of a cell, or the end of a row with its cell edges. */
type DocParagraph = { text: string } | { cell: string } | { row: readonly number[] };

const TEXT = 0x600;
const PAGE = 512;

/** Writes an old Word document (MS-DOC) as one piece of text. @param streams further streams, such as macros */
export function docFile(paragraphs: readonly DocParagraph[], streams: Record<string, string> = {}): Buffer {
  const texts = paragraphs.map((one) =>
    'text' in one ? `${one.text}\r` : 'cell' in one ? `${one.cell}\u0007` : '\u0007',
  );
  const text = Buffer.from(texts.join(''), 'utf16le');
  const formatting = Math.ceil((TEXT + text.length) / PAGE);
  const main = Buffer.alloc((formatting + 1) * PAGE);
  text.copy(main, TEXT);
  main.writeUInt16LE(0xa5ec, 0);
  main.writeUInt16LE(0xc1, 2);
  const characters = text.length / 2;
  main.writeUInt32LE(characters, 0x4c);
  paragraphPage(paragraphs, texts).copy(main, formatting * PAGE);

  const pieces = Buffer.alloc(5 + 16);
  pieces.writeUInt8(2, 0);
  pieces.writeUInt32LE(16, 1);
  pieces.writeUInt32LE(characters, 9);
  pieces.writeUInt32LE(TEXT, 15);
  const pages = Buffer.alloc(12);
  pages.writeUInt32LE(TEXT, 0);
  pages.writeUInt32LE(TEXT + text.length, 4);
  pages.writeUInt32LE(formatting, 8);
  main.writeUInt32LE(pieces.length, 0x1a6);
  main.writeUInt32LE(pieces.length, 0x102);
  main.writeUInt32LE(pages.length, 0x106);

  const container = CFB.utils.cfb_new();
  CFB.utils.cfb_add(container, 'WordDocument', main);
  CFB.utils.cfb_add(container, '0Table', Buffer.concat([pieces, pages]));
  for (const [name, content] of Object.entries(streams)) CFB.utils.cfb_add(container, name, Buffer.from(content));
  return Buffer.from(CFB.write(container, { type: 'buffer' }) as Uint8Array);
}

/** Formatting of up to some twenty paragraphs: each names the place of its instructions in the page. */
function paragraphPage(paragraphs: readonly DocParagraph[], texts: readonly string[]): Buffer {
  const page = Buffer.alloc(PAGE);
  page.writeUInt8(paragraphs.length, PAGE - 1);
  let place = TEXT;
  let end = PAGE - 2;
  paragraphs.forEach((paragraph, at) => {
    page.writeUInt32LE(place, at * 4);
    place += (texts[at]?.length ?? 0) * 2;
    const instructions = paragraphFormat(paragraph);
    // A count of words, a style of two bytes, instructions.
    end = (end - instructions.length - 3) & ~1;
    page.writeUInt8(Math.ceil((instructions.length + 3) / 2), end);
    instructions.copy(page, end + 3);
    page.writeUInt8(end / 2, (paragraphs.length + 1) * 4 + at * 13);
  });
  page.writeUInt32LE(place, paragraphs.length * 4);
  return page;
}

function paragraphFormat(paragraph: DocParagraph): Buffer {
  if ('text' in paragraph) return Buffer.alloc(0);
  const inTable = Buffer.from([0x16, 0x24, 1]);
  if ('cell' in paragraph) return inTable;
  const edges = paragraph.row;
  const layout = Buffer.alloc(5 + edges.length * 2);
  layout.writeUInt16LE(0xd608, 0);
  layout.writeUInt16LE(edges.length * 2 + 2, 2);
  layout.writeUInt8(edges.length - 1, 4);
  edges.forEach((edge, at) => layout.writeInt16LE(edge, 5 + at * 2));
  return Buffer.concat([inTable, Buffer.from([0x17, 0x24, 1]), layout]);
}
