import type { MessagePort } from 'node:worker_threads';
import type { ImporterReport, ImporterReportRow, ReportSums } from '#contract/endpoints/importerReport.ts';
import { VIOLATIONS } from '#contract/codes.ts';
import type { Locale } from '#contract/limits.ts';
import type { Period } from '#rules/period.ts';
import { DAMAGES } from '#rules/damages.ts';
import { matchRate, shareText, timeliness, firstTryRate } from '#rules/reportRates.ts';
import { toServerText } from '#schema/dateText.ts';
import { translator, type Translate } from '../exports/translator.ts';
import { postPieces } from '../workers/postPieces.ts';
import type { WorkerTask } from '../workers/runInWorker.ts';
import { drawFacts, drawHeading } from './drawFacts.ts';
import { drawPages } from './drawPages.ts';
import { drawTable, type PdfColumn } from './drawTable.ts';
import { CONTENT_WIDTH, INK, PAGE, type PdfWriter } from './pdfWriter.ts';

/** [X07] A report card to be sent to an importer, or about all of them. */
export interface ReportTask {
  kind: 'importerReport';
  locale: Locale;
  enterprise: string;
  period: Period;
  report: ImporterReport;
  /** Null in the report about one of them. */
  importers: { rows: ImporterReportRow[]; total: number } | null;
  /** Milliseconds. */
  now: number;
}

const SMALL = { size: 8, color: INK.label } as const;
const RIGHT = { align: 'right' } as const;

export async function writeImporterReport(port: MessagePort, task: WorkerTask<ReportTask>): Promise<void> {
  const t = translator(task.locale);
  const pages = {
    title: t('importerReport.pdf.title'),
    now: task.now,
    footer: t('importerReport.pdf.footer'),
    pageOf: (page: number, of: number) => t('documents.paper.page', { page, pages: of }),
  };
  await postPieces(
    port,
    drawPages(pages, (pdf) => draw(pdf, t, task)),
  );
}

function draw(pdf: PdfWriter, t: Translate, task: ReportTask): void {
  const { report, importers, period, enterprise, now, locale } = task;
  const number = (value: number) => value.toLocaleString(locale);
  const write = (text: string, style: object) => {
    pdf.y += pdf.text(text, PAGE.left, pdf.y, CONTENT_WIDTH, style) + 4;
  };
  const { importer } = report;
  write(importer ? [importer.name, importer.number].filter(Boolean).join(' · ') : enterprise, { size: 11, bold: true });
  if (importer) write(t('importerReport.pdf.by', { enterprise }), { size: 9 });
  write(t('importerReport.pdf.period', { ...period, at: toServerText(new Date(now)) }), SMALL);
  pdf.y += 4;
  pdf.line(PAGE.left, pdf.y, CONTENT_WIDTH, INK.brand, 1.4);
  pdf.y += 12;
  drawFigures(pdf, t, report, number);
  drawHeading(pdf, { own: t('importerReport.exposure.title'), other: '' });
  write(
    t('importerReport.exposure.text', { each: number(DAMAGES.perViolation), most: number(DAMAGES.perFiling) }),
    SMALL,
  );
  drawTable(pdf, {
    rows: VIOLATIONS,
    sideBySide: 1,
    empty: '',
    continued: '',
    columns: [
      { head: t('importerReport.exposure.cause'), share: 60, text: (one) => t(`importerReport.violations.${one}`) },
      {
        head: t('importerReport.sums.filings'),
        share: 20,
        text: (one) => number(report.total[one]),
        style: RIGHT,
      },
    ],
  });
  drawRejects(pdf, t, report, number);
  if (importers) drawImporters(pdf, t, importers, number);
  else drawExposed(pdf, t, report, number);
  pdf.room(40);
  pdf.y += 8;
  write(t('importerReport.pdf.definitions', { hours: DAMAGES.hoursBefore, days: DAMAGES.unmatchedDays }), SMALL);
}

/** Each figure with the one of the period before. */
function drawFigures(
  pdf: PdfWriter,
  t: Translate,
  { total, previous }: ImporterReport,
  number: (value: number) => string,
): void {
  const percent = (share: number | null) => shareText(share, t('statistics.percent'));
  const rows: { key: string; text: (sums: ReportSums) => string }[] = [
    { key: 'filings', text: (sums) => number(sums.filings) },
    { key: 'timeliness', text: (sums) => percent(timeliness(sums)) },
    { key: 'untimed', text: (sums) => number(sums.untimed) },
    { key: 'matchRate', text: (sums) => percent(matchRate(sums)) },
    { key: 'firstTry', text: (sums) => percent(firstTryRate(sums)) },
    { key: 'exposure', text: (sums) => t('importerReport.usd', { amount: number(sums.exposure) }) },
  ];
  const facts = rows.map(({ key, text }) => ({
    label: { own: t(`importerReport.tiles.${key}`), other: '' },
    value: `${text(total)}  (${text(previous)})`,
  }));
  drawFacts(pdf, facts, 3, '–');
  pdf.y +=
    pdf.text(
      t('importerReport.pdf.before', { start: previous.start, end: previous.end }),
      PAGE.left,
      pdf.y,
      CONTENT_WIDTH,
      SMALL,
    ) + 2;
}

function drawRejects(
  pdf: PdfWriter,
  t: Translate,
  { topRejects }: ImporterReport,
  number: (value: number) => string,
): void {
  const title = t('importerReport.rejects.title');
  drawHeading(pdf, { own: title, other: '' });
  drawTable(pdf, {
    rows: topRejects,
    sideBySide: 2,
    empty: t('documents.paper.noRows'),
    continued: title,
    columns: [
      { head: t('statistics.code'), share: 50, text: ({ code }) => (code === '01' ? t('statistics.noReason') : code) },
      { head: t('importerReport.sums.filings'), share: 30, text: ({ count }) => number(count), style: RIGHT },
    ],
  });
}

function drawImporters(
  pdf: PdfWriter,
  t: Translate,
  { rows, total }: NonNullable<ReportTask['importers']>,
  number: (value: number) => string,
): void {
  const title = t('importerReport.importers.title');
  drawHeading(pdf, { own: `${title} (${number(total)})`, other: '' });
  const percent = (share: number | null) => shareText(share, t('statistics.percent'));
  const figure = (
    head: string,
    share: number,
    text: (row: ImporterReportRow) => string,
  ): PdfColumn<ImporterReportRow> => ({
    head: t(head),
    share,
    text,
    style: RIGHT,
  });
  drawTable(pdf, {
    rows,
    sideBySide: 1,
    empty: t('documents.paper.noRows'),
    continued: t('documents.paper.continued', { title }),
    columns: [
      { head: t('importerReport.importer'), share: 30, text: ({ name }) => name || '–', wraps: true },
      { head: t('importerReport.number'), share: 16, text: ({ number: shown }) => shown || '–' },
      figure('importerReport.sums.filings', 9, (row) => number(row.filings)),
      figure('importerReport.tiles.timeliness', 11, (row) => percent(timeliness(row))),
      figure('importerReport.tiles.matchRate', 11, (row) => percent(matchRate(row))),
      figure('importerReport.tiles.firstTry', 11, (row) => percent(firstTryRate(row))),
      figure('importerReport.sums.exposure', 12, (row) => number(row.exposure)),
    ],
  });
  if (rows.length < total) {
    const more = t('importerReport.pdf.more', { count: number(total - rows.length) });
    pdf.y += pdf.text(more, PAGE.left, pdf.y, CONTENT_WIDTH, SMALL) + 4;
  }
}

function drawExposed(
  pdf: PdfWriter,
  t: Translate,
  { exposed }: ImporterReport,
  number: (value: number) => string,
): void {
  const title = t('importerReport.exposed.title');
  drawHeading(pdf, { own: title, other: '' });
  drawTable(pdf, {
    rows: exposed,
    sideBySide: 1,
    empty: t('importerReport.exposed.none'),
    continued: t('documents.paper.continued', { title }),
    columns: [
      { head: t('fields.bill.amsRequestList.amsNo'), share: 20, text: ({ amsNo }) => amsNo },
      { head: t('importerReport.exposed.accepted'), share: 20, text: ({ accepted }) => accepted?.slice(0, 16) ?? '–' },
      { head: t('importerReport.exposed.loading'), share: 20, text: ({ loading }) => loading?.slice(0, 16) ?? '–' },
      {
        head: t('importerReport.exposure.cause'),
        share: 28,
        text: ({ violations }) => violations.map((one) => t(`importerReport.violations.${one}`)).join(', '),
        wraps: true,
      },
      { head: t('importerReport.sums.exposure'), share: 12, text: ({ exposure }) => number(exposure), style: RIGHT },
    ],
  });
}
