import { ISF_10 } from '#contract/codes.ts';
import { CONTENT_WIDTH, INK, PAGE, type PdfWriter } from './pdfWriter.ts';
import type { PdfContext, PrintedBill } from './printedBill.ts';

const RIGHT = PAGE.left + CONTENT_WIDTH;

/** The head of the first page: filer, document type and filing status. */
export function drawHead(pdf: PdfWriter, printed: PrintedBill, context: PdfContext, problems: number): void {
  const { translate, filer } = context;
  drawWordmark(pdf, PAGE.top, 15);
  const title = translate('documents.paper.title');
  const kind = translate(printed.bill.billType === ISF_10 ? 'documents.paper.isf10' : 'documents.paper.isf5');
  const half = CONTENT_WIDTH / 2;
  pdf.text(title, RIGHT - half, PAGE.top - 2, half, { size: 13, bold: true, align: 'right', oneLine: true });
  pdf.text(kind, RIGHT - half, PAGE.top + 16, half, { size: 9, color: INK.label, align: 'right', oneLine: true });
  pdf.y = PAGE.top + 36;
  pdf.line(PAGE.left, pdf.y, CONTENT_WIDTH, INK.brand, 1.4);
  pdf.y += 9;
  const width = drawMark(pdf, printed, context, PAGE.left, pdf.y);
  const said = describeState(printed, context, problems);
  pdf.text(said, PAGE.left + width + 10, pdf.y + 2.5, CONTENT_WIDTH - width - 190, { size: 8.5, oneLine: true });
  pdf.text(`${translate('documents.paper.filer')}: ${filer}`, RIGHT - 180, pdf.y + 2.5, 180, {
    size: 8.5,
    align: 'right',
    oneLine: true,
  });
  pdf.y += 22;
  const saved = translate('documents.paper.by', { at: printed.at, name: printed.operator });
  const label = translate(printed.sent ? 'documents.paper.sentOn' : 'documents.paper.lastSaved');
  const { customsNo } = printed.sent ?? {};
  const facts = [`${label}: ${saved}`, customsNo && `${translate('documents.paper.customsNo')}: ${customsNo}`];
  const text = facts.filter(Boolean).join(' – ');
  pdf.text(text, PAGE.left, pdf.y, CONTENT_WIDTH, { size: 7.5, color: INK.label, oneLine: true });
  pdf.y += 17;
}

/** The head of the following pages. */
export function drawSmallHead(pdf: PdfWriter, printed: PrintedBill, context: PdfContext): number {
  drawWordmark(pdf, PAGE.top, 10);
  const amsNo = printed.bill.amsRequestList[0]?.amsNo.trim() ?? '';
  const title = context.translate('documents.paper.continued', { title: context.translate('documents.paper.title') });
  pdf.text([title, amsNo].filter(Boolean).join(' – '), PAGE.left + 130, PAGE.top + 1, CONTENT_WIDTH - 270, {
    size: 8,
    color: INK.label,
    oneLine: true,
  });
  const mark = markText(printed, context);
  drawMark(pdf, printed, context, RIGHT - markWidth(pdf, mark), PAGE.top - 2);
  pdf.line(PAGE.left, PAGE.top + 19, CONTENT_WIDTH, INK.brand, 1);
  return PAGE.top + 26;
}

/** The footer: print time, page number and page count. */
export function drawFooter(pdf: PdfWriter, page: number, pages: number, { translate, printedAt }: PdfContext): void {
  const y = PAGE.height - 36;
  pdf.line(PAGE.left, y - 6, CONTENT_WIDTH);
  const style = { size: 7, color: INK.label, oneLine: true } as const;
  pdf.text(translate('documents.paper.printed', { at: printedAt }), PAGE.left, y, CONTENT_WIDTH / 2, style);
  pdf.text(translate('documents.paper.page', { page, pages }), RIGHT - 160, y, 160, { ...style, align: 'right' });
}

/** The signature lines with the statement that is signed, kept on one page. */
export function drawSignatures(pdf: PdfWriter, { translate }: PdfContext): void {
  const statement = translate('documents.paper.statement');
  const height = pdf.heightOf(statement, CONTENT_WIDTH, { size: 8 });
  pdf.room(height + 74);
  // Aligned to the foot of the last page.
  pdf.y = Math.max(pdf.y + 12, PAGE.height - PAGE.bottom - height - 60);
  pdf.text(statement, PAGE.left, pdf.y, CONTENT_WIDTH, { size: 8 });
  pdf.y += height + 34;
  const gap = 18;
  const lines = [
    { key: 'documents.paper.preparedBy', share: 0.36 },
    { key: 'documents.paper.date', share: 0.22 },
    { key: 'documents.paper.signature', share: 0.42 },
  ];
  let x: number = PAGE.left;
  for (const { key, share } of lines) {
    const width = (CONTENT_WIDTH - gap * 2) * share;
    pdf.line(x, pdf.y, width, INK.text, 0.7);
    pdf.text(translate(key), x, pdf.y + 3, width, { size: 7, color: INK.label, oneLine: true });
    x += width + gap;
  }
}

/** The name of the tool at the left margin. */
export function drawWordmark(pdf: PdfWriter, y: number, size: number): void {
  const name = { size, bold: true, color: INK.brand, oneLine: true } as const;
  pdf.text('TenPlusTwo', PAGE.left, y, 200, name);
  const width = pdf.widthOf('TenPlusTwo', name);
  const small = { size: size * 0.62, bold: true, color: '#FFFFFF', oneLine: true } as const;
  const pill = pdf.widthOf('10+2', small) + size * 0.6;
  const top = y + size * 0.36;
  const height = size * 0.92;
  pdf.doc
    .roundedRect(PAGE.left + width + size * 0.45, top, pill, height, 2)
    .fillColor(INK.brand)
    .fill();
  pdf.text('10+2', PAGE.left + width + size * 0.75, top + size * 0.02, pill, small);
}

const MARK = { size: 8.5, bold: true, oneLine: true } as const;
const markText = ({ sent }: PrintedBill, { translate }: PdfContext): string =>
  translate(sent ? 'documents.paper.sent' : 'documents.paper.draft');
const markWidth = (pdf: PdfWriter, text: string): number => pdf.widthOf(text, MARK) + 14;

/** A framed mark: sent or draft, so that a draft is not mistaken for a filing. @returns its width */
function drawMark(pdf: PdfWriter, printed: PrintedBill, context: PdfContext, x: number, y: number): number {
  const text = markText(printed, context);
  const width = markWidth(pdf, text);
  const color = printed.sent ? INK.good : INK.warning;
  pdf.doc.roundedRect(x, y, width, 17, 2).lineWidth(1).strokeColor(color).stroke();
  pdf.text(text, x + 7, y + 2.2, width, { ...MARK, color });
  return width;
}

function describeState({ sent }: PrintedBill, { translate, locale }: PdfContext, problems: number): string {
  if (sent) {
    return `${translate('documents.paper.isfNo')}: ${sent.isfNo} – ${translate(`statuses.declaration.${sent.status}`)}`;
  }
  if (problems === 0) return translate('documents.paper.noProblems');
  const plural = new Intl.PluralRules(locale).select(problems);
  return translate(`documents.paper.problems_${plural === 'one' ? 'one' : 'other'}`, { count: problems });
}
