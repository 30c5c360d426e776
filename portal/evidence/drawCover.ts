import { Buffer } from 'node:buffer';
import { billEntity } from '#contract/entities/bill.ts';
import { labelKey } from '#schema/entity.ts';
import { fieldAt, type CellChange } from '#schema/record.ts';
import { translator, type Translate } from '../exports/translator.ts';
import { drawFacts, drawHeading } from '../pdf/drawFacts.ts';
import { drawPages } from '../pdf/drawPages.ts';
import { drawTable, type PdfColumn } from '../pdf/drawTable.ts';
import { CONTENT_WIDTH, INK, PAGE, type PdfWriter } from '../pdf/pdfWriter.ts';
import { displayedValue } from '../pdf/printedBill.ts';
import type { ChargeEvidence, FilingEvidence } from './evidenceRows.ts';
import type { Collected, EvidenceTask, HistoryEntry, PackedFile, ReceiptEntry } from './evidenceTask.ts';

type CoverTask = Pick<EvidenceTask, 'locale' | 'enterprise' | 'by' | 'hasCharges' | 'now'>;
type CoverFacts = Collected & { filing: FilingEvidence };

/** Changes that the cover shows; the files have all. */
const SHOWN_CHANGES = 60;
/** SHA-256 on one line. */
const HASH = { size: 5.9 } as const;
const SMALL = { size: 8, color: INK.label } as const;

/** `2026-08-03T10:00:00.123+08:00` → `2026-08-03 10:00:00` */
const shownTime = (iso: string | null): string => iso?.slice(0, 19).replace('T', ' ') ?? '–';

/** The cover of an evidence pack: what happened to a filing, and the hashes of its files. Personal ids are masked. */
export async function drawCover(task: CoverTask, facts: CoverFacts, files: readonly PackedFile[]): Promise<Uint8Array> {
  const t = translator(task.locale);
  const pages = {
    title: t('documents.evidence.title'),
    now: task.now,
    footer: t('documents.evidence.footer', { isfNo: facts.filing.isfNo }),
    pageOf: (page: number, of: number) => t('documents.paper.page', { page, pages: of }),
  };
  const made: Uint8Array[] = [];
  const draw = (pdf: PdfWriter) => {
    drawFiling(pdf, t, task, facts);
    drawHistory(pdf, t, facts.operations);
    drawChanges(pdf, t, task, facts);
    drawReceipts(pdf, t, facts.receipts);
    if (task.hasCharges) drawCharges(pdf, t, facts.charges);
    drawFiles(pdf, t, files);
  };
  for await (const piece of drawPages(pages, draw)) made.push(piece);
  return Buffer.concat(made);
}

function drawFiling(pdf: PdfWriter, t: Translate, task: CoverTask, { filing }: CoverFacts): void {
  pdf.y += pdf.text(task.enterprise, PAGE.left, pdf.y, CONTENT_WIDTH, { size: 11 }) + 4;
  const prepared = t('documents.evidence.prepared', {
    at: shownTime(new Date(task.now + 8 * 3_600_000).toISOString()),
    name: task.by,
  });
  pdf.y += pdf.text(prepared, PAGE.left, pdf.y, CONTENT_WIDTH, SMALL) + 8;
  pdf.line(PAGE.left, pdf.y, CONTENT_WIDTH, INK.brand, 1.4);
  pdf.y += 12;
  const fact = (key: string, value: string) => ({ label: { own: t(key), other: '' }, value });
  const values = [
    fact('sent.isfNo', filing.isfNo),
    fact('fields.bill.amsRequestList.amsNo', filing.amsNo),
    fact('fields.bill.billType', t(`choices.billType.${filing.billType}`)),
    fact('sent.sentAt', shownTime(filing.createdAt)),
    fact('sent.declarationStatus', t(`statuses.declaration.${filing.declarationStatus}`)),
    fact('sent.matchStatus', t(`statuses.match.${filing.matchStatus}`)),
    fact('sent.customsNo', filing.customsNo ?? ''),
    fact('sent.source', filing.source),
    fact('documents.evidence.revision', String(filing.revision)),
  ];
  drawFacts(pdf, values, 4, '–');
}

function drawPart<R>(pdf: PdfWriter, t: Translate, key: string, rows: readonly R[], columns: PdfColumn<R>[]): void {
  const heading = t(`documents.evidence.${key}`);
  drawHeading(pdf, { own: `${heading} (${rows.length})`, other: '' });
  const continued = t('documents.paper.continued', { title: heading });
  drawTable(pdf, { rows, columns, sideBySide: 1, empty: t('documents.paper.noRows'), continued });
}

function drawHistory(pdf: PdfWriter, t: Translate, operations: readonly HistoryEntry[]): void {
  drawPart(pdf, t, 'history', operations, [
    { head: t('documents.paper.no'), share: 6, text: ({ seq }) => String(seq + 1) },
    {
      head: t('documents.evidence.action'),
      share: 14,
      text: ({ action }) => t(`documents.evidence.actions.${action}`),
    },
    { head: t('documents.evidence.at'), share: 20, text: ({ at }) => shownTime(at) },
    {
      head: t('documents.evidence.by'),
      share: 20,
      text: ({ operator, source }) => `${operator} ${source}`,
      wraps: true,
    },
    { head: t('documents.evidence.controlNo'), share: 16, text: ({ controlNo }) => controlNo ?? '–' },
    {
      head: t('documents.evidence.leftAt'),
      share: 24,
      text: ({ sentAt }) => (sentAt ? shownTime(sentAt) : t('documents.evidence.notSent')),
      wraps: true,
    },
  ]);
}

interface ShownChange extends CellChange {
  seq: number;
}

function drawChanges(pdf: PdfWriter, t: Translate, { locale }: CoverTask, { filing, operations }: CoverFacts): void {
  const all = operations.flatMap(({ seq, changes }) => changes.map((change): ShownChange => ({ ...change, seq })));
  if (all.length === 0) return;
  const entity = billEntity(filing.billType);
  const valueOf = (path: string, value: string) => {
    const field = fieldAt(entity.fields, path);
    return (field ? displayedValue(field, value, { translate: t, locale }) : value) || '–';
  };
  const nameOf = (path: string) => {
    const row = path.split('.')[1];
    const label = t(labelKey(entity, path), {}, path);
    return row === undefined ? label : `${label} ${Number(row) + 1}`;
  };
  drawPart(pdf, t, 'changes', all.slice(0, SHOWN_CHANGES), [
    { head: t('documents.paper.no'), share: 6, text: ({ seq }) => String(seq + 1) },
    { head: t('documents.evidence.field'), share: 28, text: ({ field }) => nameOf(field), wraps: true },
    {
      head: t('documents.evidence.before'),
      share: 33,
      text: ({ field, before }) => valueOf(field, before),
      wraps: true,
    },
    { head: t('documents.evidence.after'), share: 33, text: ({ field, after }) => valueOf(field, after), wraps: true },
  ]);
  if (all.length <= SHOWN_CHANGES) return;
  const more = t('documents.evidence.moreChanges', { count: all.length - SHOWN_CHANGES });
  pdf.y += pdf.text(more, PAGE.left, pdf.y, CONTENT_WIDTH, SMALL) + 4;
}

function drawReceipts(pdf: PdfWriter, t: Translate, receipts: readonly ReceiptEntry[]): void {
  drawPart(pdf, t, 'receipts', receipts, [
    { head: t('documents.paper.no'), share: 6, text: ({ seq }) => String(seq) },
    { head: t('documents.evidence.at'), share: 20, text: ({ at }) => shownTime(at) },
    { head: t('documents.evidence.kind'), share: 18, text: ({ kind }) => t(`documents.evidence.kinds.${kind}`) },
    {
      head: t('documents.evidence.answers'),
      share: 10,
      text: ({ kind, operationSeq }) => (kind === 'advisory' ? '–' : String(operationSeq + 1)),
    },
    { head: t('documents.evidence.code'), share: 8, text: ({ code }) => code },
    { head: t('documents.evidence.text'), share: 38, text: ({ message }) => message, wraps: true },
  ]);
}

function drawCharges(pdf: PdfWriter, t: Translate, charges: readonly ChargeEvidence[]): void {
  // Records repeat the entries with an order number; the file has both.
  const entries = charges.filter(({ record }) => record === 'ledger');
  const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
  drawPart(pdf, t, 'charges', entries, [
    { head: t('documents.evidence.at'), share: 24, text: ({ at }) => shownTime(at) },
    { head: t('documents.evidence.for'), share: 12, text: ({ operationSeq }) => String(operationSeq + 1) },
    { head: t('cashier.ledger.kind'), share: 26, text: ({ kind }) => t(`cashier.ledger.kinds.${text(kind)}`) },
    { head: t('documents.evidence.purse'), share: 24, text: ({ purse }) => t(`cashier.ledger.purses.${text(purse)}`) },
    { head: t('cashier.ledger.amount'), share: 14, text: ({ amount }) => text(amount), style: { align: 'right' } },
  ]);
}

function drawFiles(pdf: PdfWriter, t: Translate, files: readonly PackedFile[]): void {
  drawPart(pdf, t, 'files', files, [
    { head: t('documents.evidence.file'), share: 34, text: ({ name }) => name, wraps: true },
    { head: t('documents.evidence.size'), share: 10, text: ({ size }) => String(size), style: { align: 'right' } },
    { head: 'SHA-256', share: 56, text: ({ sha256 }) => sha256, style: HASH },
  ]);
  pdf.room(30);
  pdf.y += 6;
  pdf.y += pdf.text(t('documents.evidence.check'), PAGE.left, pdf.y, CONTENT_WIDTH, SMALL);
}
