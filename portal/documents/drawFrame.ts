import { ISF_10 } from '#contract/codes.ts';
import { CONTENT_WIDTH, INK, PAGE, type Paper } from './paper.ts';
import type { PaperWords, PrintedBill } from './printedBill.ts';

const RIGHT = PAGE.left + CONTENT_WIDTH;

/** The head of the first page: filer, document type and filing status. */
export function drawHead(paper: Paper, printed: PrintedBill, words: PaperWords, problems: number): void {
  const { say, filer } = words;
  drawWordmark(paper, PAGE.top, 15);
  const title = say('documents.paper.title');
  const kind = say(printed.bill.billType === ISF_10 ? 'documents.paper.isf10' : 'documents.paper.isf5');
  const half = CONTENT_WIDTH / 2;
  paper.text(title, RIGHT - half, PAGE.top - 2, half, { size: 13, bold: true, align: 'right', oneLine: true });
  paper.text(kind, RIGHT - half, PAGE.top + 16, half, { size: 9, color: INK.label, align: 'right', oneLine: true });
  paper.y = PAGE.top + 36;
  paper.line(PAGE.left, paper.y, CONTENT_WIDTH, INK.brand, 1.4);
  paper.y += 9;
  const width = drawMark(paper, printed, words, PAGE.left, paper.y);
  const said = stateOf(printed, words, problems);
  paper.text(said, PAGE.left + width + 10, paper.y + 2.5, CONTENT_WIDTH - width - 190, { size: 8.5, oneLine: true });
  paper.text(`${say('documents.paper.filer')}: ${filer}`, RIGHT - 180, paper.y + 2.5, 180, {
    size: 8.5,
    align: 'right',
    oneLine: true,
  });
  paper.y += 22;
  const saved = say('documents.paper.by', { at: printed.at, name: printed.operator });
  const label = say(printed.sent ? 'documents.paper.sentOn' : 'documents.paper.lastSaved');
  paper.text(`${label}: ${saved}`, PAGE.left, paper.y, CONTENT_WIDTH, { size: 7.5, color: INK.label, oneLine: true });
  paper.y += 17;
}

/** The head of the following pages. */
export function drawSmallHead(paper: Paper, printed: PrintedBill, words: PaperWords): number {
  drawWordmark(paper, PAGE.top, 10);
  const amsNo = printed.bill.amsRequestList[0]?.amsNo.trim() ?? '';
  const title = words.say('documents.paper.continued', { title: words.say('documents.paper.title') });
  paper.text([title, amsNo].filter(Boolean).join(' – '), PAGE.left + 130, PAGE.top + 1, CONTENT_WIDTH - 270, {
    size: 8,
    color: INK.label,
    oneLine: true,
  });
  const mark = markText(printed, words);
  drawMark(paper, printed, words, RIGHT - markWidth(paper, mark), PAGE.top - 2);
  paper.line(PAGE.left, PAGE.top + 19, CONTENT_WIDTH, INK.brand, 1);
  return PAGE.top + 26;
}

/** The footer: print time, page number and page count. */
export function drawFooter(paper: Paper, page: number, pages: number, { say, printedAt }: PaperWords): void {
  const y = PAGE.height - 36;
  paper.line(PAGE.left, y - 6, CONTENT_WIDTH);
  const style = { size: 7, color: INK.label, oneLine: true } as const;
  paper.text(say('documents.paper.printed', { at: printedAt }), PAGE.left, y, CONTENT_WIDTH / 2, style);
  paper.text(say('documents.paper.page', { page, pages }), RIGHT - 160, y, 160, { ...style, align: 'right' });
}

/** The signature lines with the statement that is signed, kept on one page. */
export function drawSignatures(paper: Paper, { say }: PaperWords): void {
  const statement = say('documents.paper.statement');
  const height = paper.heightOf(statement, CONTENT_WIDTH, { size: 8 });
  paper.room(height + 74);
  // Aligned to the foot of the last page.
  paper.y = Math.max(paper.y + 12, PAGE.height - PAGE.bottom - height - 60);
  paper.text(statement, PAGE.left, paper.y, CONTENT_WIDTH, { size: 8 });
  paper.y += height + 34;
  const gap = 18;
  const lines = [
    { key: 'documents.paper.preparedBy', share: 0.36 },
    { key: 'documents.paper.date', share: 0.22 },
    { key: 'documents.paper.signature', share: 0.42 },
  ];
  let x: number = PAGE.left;
  for (const { key, share } of lines) {
    const width = (CONTENT_WIDTH - gap * 2) * share;
    paper.line(x, paper.y, width, INK.text, 0.7);
    paper.text(say(key), x, paper.y + 3, width, { size: 7, color: INK.label, oneLine: true });
    x += width + gap;
  }
}

function drawWordmark(paper: Paper, y: number, size: number): void {
  const name = { size, bold: true, color: INK.brand, oneLine: true } as const;
  paper.text('TenPlusTwo', PAGE.left, y, 200, name);
  const width = paper.widthOf('TenPlusTwo', name);
  const small = { size: size * 0.62, bold: true, color: '#FFFFFF', oneLine: true } as const;
  const pill = paper.widthOf('10+2', small) + size * 0.6;
  const top = y + size * 0.36;
  const height = size * 0.92;
  paper.doc
    .roundedRect(PAGE.left + width + size * 0.45, top, pill, height, 2)
    .fillColor(INK.brand)
    .fill();
  paper.text('10+2', PAGE.left + width + size * 0.75, top + size * 0.02, pill, small);
}

const MARK = { size: 8.5, bold: true, oneLine: true } as const;
const markText = ({ sent }: PrintedBill, { say }: PaperWords): string =>
  say(sent ? 'documents.paper.sent' : 'documents.paper.draft');
const markWidth = (paper: Paper, text: string): number => paper.widthOf(text, MARK) + 14;

/** A framed mark: sent or draft, so that a draft is not mistaken for a filing. @returns its width */
function drawMark(paper: Paper, printed: PrintedBill, words: PaperWords, x: number, y: number): number {
  const text = markText(printed, words);
  const width = markWidth(paper, text);
  const color = printed.sent ? INK.good : INK.warning;
  paper.doc.roundedRect(x, y, width, 17, 2).lineWidth(1).strokeColor(color).stroke();
  paper.text(text, x + 7, y + 2.2, width, { ...MARK, color });
  return width;
}

function stateOf({ sent }: PrintedBill, { say, locale }: PaperWords, problems: number): string {
  if (sent) {
    return `${say('documents.paper.isfNo')}: ${sent.isfNo} – ${say(`statuses.declaration.${sent.status}`)}`;
  }
  if (problems === 0) return say('documents.paper.noProblems');
  const plural = new Intl.PluralRules(locale).select(problems);
  return say(`documents.paper.problems_${plural === 'one' ? 'one' : 'other'}`, { count: problems });
}
