import type { MessagePort } from 'node:worker_threads';
import { agreement, type AgreementRecord } from '#contract/entities/agreement.ts';
import { FEES, type Locale } from '#contract/limits.ts';
import { labelKey } from '#schema/entity.ts';
import { fieldText } from '#schema/recordText.ts';
import { translator, type Translate } from '../exports/translator.ts';
import { postPieces } from '../workers/postPieces.ts';
import type { WorkerTask } from '../workers/runInWorker.ts';
import { drawPages } from './drawPages.ts';
import { CONTENT_WIDTH, INK, PAGE, type PdfWriter } from './pdfWriter.ts';

/** [G04] A service agreement to be signed. */
export interface AgreementTask {
  kind: 'agreement';
  locale: Locale;
  enterprise: string;
  number: string;
  /** As the wire writes it. */
  preparedAt: string;
  details: AgreementRecord;
  /** Milliseconds. */
  now: number;
}

const CLAUSES = ['service', 'fees', 'duties', 'filerCode', 'data', 'liability', 'term'] as const;
const LINE = 4;
const BODY = { size: 9 } as const;
/** Height of the place where both parties sign: fits on the first page below usual details. */
const SIGNING = 124;
const SMALL = { size: 8, color: INK.label } as const;

/** Writes the agreement with the details of the enterprise. */
export async function writeAgreement(port: MessagePort, task: WorkerTask<AgreementTask>): Promise<void> {
  await postPieces(port, pieces(task));
}

function pieces(task: AgreementTask): AsyncGenerator<Uint8Array> {
  const t = translator(task.locale);
  const pages = {
    title: t('documents.agreement.title'),
    now: task.now,
    footer: t('documents.agreement.next'),
    pageOf: (page: number, of: number) => t('documents.agreement.page', { page, pages: of }),
  };
  return drawPages(pages, (pdf) => draw(pdf, t, task));
}

function draw(pdf: PdfWriter, t: Translate, task: AgreementTask): void {
  drawHeading(pdf, t, task);
  drawParties(pdf, t, task);
  const fees = { filing: FEES.filing, filed: FEES.filingAlreadyInAms, bond: FEES.providerBond };
  for (const clause of CLAUSES) {
    drawClause(pdf, t(`documents.agreement.${clause}.title`), t(`documents.agreement.${clause}.text`, fees));
  }
  drawSigning(pdf, t, task);
}

function drawHeading(pdf: PdfWriter, t: Translate, { number, preparedAt }: AgreementTask): void {
  pdf.y += pdf.text(t('documents.agreement.subject'), PAGE.left, pdf.y, CONTENT_WIDTH, { size: 11 }) + LINE;
  pdf.y += pdf.text(
    t('documents.agreement.number', { number, at: preparedAt }),
    PAGE.left,
    pdf.y,
    CONTENT_WIDTH,
    SMALL,
  );
  pdf.y += 12;
  pdf.line(PAGE.left, pdf.y, CONTENT_WIDTH, INK.brand, 1.4);
  pdf.y += 12;
}

/** The client as the applicant described it. */
function drawParties(pdf: PdfWriter, t: Translate, { enterprise, details }: AgreementTask): void {
  pdf.y += pdf.text(t('documents.agreement.provider'), PAGE.left, pdf.y, CONTENT_WIDTH, BODY) + 2 * LINE;
  pdf.y += pdf.text(t('documents.agreement.client'), PAGE.left, pdf.y, CONTENT_WIDTH, { ...BODY, bold: true }) + LINE;
  const facts = [
    { label: t('documents.agreement.name'), value: enterprise },
    ...Object.keys(agreement.fields).map((name) => ({
      label: t(labelKey(agreement, name)),
      value: fieldText(details, name),
    })),
  ];
  const labelWidth = 170;
  for (const { label, value } of facts) {
    const height = Math.max(14, pdf.heightOf(value, CONTENT_WIDTH - labelWidth, BODY));
    pdf.text(label, PAGE.left, pdf.y, labelWidth - 8, { ...BODY, color: INK.label, oneLine: true });
    pdf.text(value, PAGE.left + labelWidth, pdf.y, CONTENT_WIDTH - labelWidth, { ...BODY, bold: true });
    pdf.y += height + LINE;
    pdf.line(PAGE.left, pdf.y - 2, CONTENT_WIDTH, INK.line, 0.5);
    pdf.y += 2;
  }
  pdf.y += 10;
}

function drawClause(pdf: PdfWriter, title: string, text: string): void {
  pdf.room(18 + pdf.heightOf(text, CONTENT_WIDTH, BODY));
  pdf.y += pdf.text(title, PAGE.left, pdf.y, CONTENT_WIDTH, { size: 9.5, bold: true }) + 1;
  pdf.y += pdf.text(text, PAGE.left, pdf.y, CONTENT_WIDTH, BODY) + 6;
}

/** Two columns, client and provider, with space for the stamps. */
function drawSigning(pdf: PdfWriter, t: Translate, { enterprise, details }: AgreementTask): void {
  pdf.room(SIGNING + 8);
  pdf.y += 8;
  const gap = 28;
  const width = (CONTENT_WIDTH - gap) / 2;
  const top = pdf.y;
  const columns = [
    { who: `${t('documents.agreement.client')}: ${enterprise}`, sign: t('documents.agreement.signature') },
    { who: t('documents.agreement.provider'), sign: t('documents.agreement.signatureProvider') },
  ];
  columns.forEach(({ who, sign }, at) => {
    const x = PAGE.left + at * (width + gap);
    pdf.text(who, x, top, width, { ...BODY, bold: true, oneLine: true });
    pdf.text(t('documents.agreement.stamp'), x, top + 18, width, SMALL);
    pdf.line(x, top + 76, width, INK.text, 0.7);
    const name = at === 0 && details.legalRepresentative ? ` – ${details.legalRepresentative}` : '';
    pdf.text(`${sign}${name}`, x, top + 79, width, { ...SMALL, oneLine: true });
    pdf.line(x, top + 106, width, INK.text, 0.7);
    pdf.text(t('documents.agreement.date'), x, top + 109, width, { ...SMALL, oneLine: true });
  });
  pdf.y = top + SIGNING;
}
