import {
  AlignmentType,
  Document,
  type FileChild,
  Footer,
  Header,
  Packer,
  PageBreak,
  PageOrientation,
  Paragraph,
  ShadingType,
  Table,
  TableBorders,
  TableCell,
  TableRow,
  TextDirection,
  TextRun,
  Textbox,
  WidthType,
} from 'docx';
import type { Content, WordBlock, WordCell } from './content.ts';

const paragraphs = (text: string, bold = false) =>
  text.split('\n').map((line) => new Paragraph({ children: [new TextRun({ text: line, bold, size: 19 })] }));

const broken = (text: string, bold = false) => [
  new Paragraph({
    children: text.split('\n').map((line, at) => new TextRun({ text: line, bold, size: 19, break: at > 0 ? 1 : 0 })),
  }),
];

function tableCell(cell: WordCell) {
  const { text, span, rows, bold, fill, turned, breaks } = typeof cell === 'string' ? { text: cell } : cell;
  return new TableCell({
    children: breaks ? broken(text, bold) : paragraphs(text, bold),
    ...(span ? { columnSpan: span } : {}),
    ...(rows ? { rowSpan: rows } : {}),
    ...(fill ? { shading: { type: ShadingType.CLEAR, fill } } : {}),
    ...(turned ? { textDirection: TextDirection.BOTTOM_TO_TOP_LEFT_TO_RIGHT } : {}),
  });
}

function blockOf(block: WordBlock): FileChild[] {
  if (typeof block === 'string') return paragraphs(block);
  if ('newPage' in block) return [new Paragraph({ children: [new PageBreak()] })];
  if ('box' in block)
    return [
      new Textbox({
        alignment: 'left',
        children: paragraphs(block.box),
        style: { width: '260pt', height: 'auto' },
      }),
    ];
  if ('table' in block)
    return [
      new Table({
        width: { size: 100, type: WidthType.PERCENTAGE },
        rows: block.table.map((cells) => new TableRow({ children: cells.map(tableCell) })),
        ...(block.plain ? { borders: TableBorders.NONE } : {}),
      }),
      new Paragraph({}),
    ];
  const { text, bold = false, size = 10, align = 'left' } = block;
  return text.split('\n').map(
    (line) =>
      new Paragraph({
        alignment: AlignmentType[align === 'left' ? 'LEFT' : align === 'center' ? 'CENTER' : 'RIGHT'],
        children: [new TextRun({ text: line, bold, size: size * 2 })],
      }),
  );
}

export async function writeWord(content: Extract<Content, { kind: 'word' }>): Promise<Buffer> {
  const { blocks, header, footer, wide } = content;
  return Packer.toBuffer(
    new Document({
      styles: { default: { document: { run: { font: 'Liberation Sans', size: 20 } } } },
      sections: [
        {
          properties: {
            page: {
              margin: { top: 900, bottom: 900, left: 900, right: 900 },
              size: { orientation: wide ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT },
            },
          },
          ...(header ? { headers: { default: new Header({ children: paragraphs(header) }) } } : {}),
          ...(footer ? { footers: { default: new Footer({ children: paragraphs(footer) }) } } : {}),
          children: blocks.flatMap(blockOf),
        },
      ],
    }),
  );
}
