import type { MessagePort } from 'node:worker_threads';
import type { Locale } from '#contract/limits.ts';
import { readRows, type RowsQuery } from '../exports/readRows.ts';
import { translator, type Translate } from '../exports/translator.ts';
import { createRequestYield } from '../workers/blockForRequests.ts';
import type { WorkerConnection } from '../workers/connectionConfig.ts';
import { postPieces } from '../workers/postPieces.ts';
import type { WorkerTask } from '../workers/runInWorker.ts';
import { drawPages } from './drawPages.ts';
import { drawTable, type PdfColumn } from './drawTable.ts';
import { CONTENT_WIDTH, INK, PAGE, type PdfWriter } from './pdfWriter.ts';

/** [M03] A monthly statement; its query is `statementRows`. */
export interface StatementTask {
  kind: 'statement';
  connection: WorkerConnection;
  query: RowsQuery;
  locale: Locale;
  enterprise: string;
  /** `2026-10` */
  month: string;
  clientRef: string;
  /** As the wire writes it; empty for a closed month. */
  soFar: string;
  /** Milliseconds; the same for each copy of a closed month. */
  now: number;
}

interface Line {
  purse: string;
  at: string;
  kind: string;
  about: string;
  clientRef: string;
  amount: number | null;
  balance: number;
}
export async function writeStatement(port: MessagePort, task: WorkerTask<StatementTask>): Promise<void> {
  await postPieces(port, pieces(task));
}

async function* pieces(task: WorkerTask<StatementTask>): AsyncGenerator<Uint8Array> {
  const t = translator(task.locale);
  const lines: Line[] = [];
  const yieldToRequests = createRequestYield(task.pendingRequests);
  for await (const rows of readRows(task.connection, task.query, { yieldToRequests })) lines.push(...rows.map(toLine));
  const pages = {
    title: t('cashier.statement.title', { month: task.month }),
    now: task.now,
    footer: t('cashier.statement.footer'),
    pageOf: (page: number, of: number) => t('cashier.statement.page', { page, pages: of }),
  };
  yield* drawPages(pages, (pdf) => draw(pdf, t, task, lines));
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function toLine([purse, at, kind, amsNo, clientRef, reference, amount, balance]: readonly unknown[]): Line {
  return {
    purse: textOf(purse),
    at: textOf(at).slice(0, 16),
    kind: textOf(kind),
    about: [amsNo, reference].map(textOf).filter(Boolean).join(' · '),
    clientRef: textOf(clientRef),
    amount: amount === null ? null : Number(amount),
    balance: Number(balance),
  };
}

function draw(pdf: PdfWriter, t: Translate, task: StatementTask, lines: readonly Line[]): void {
  const write = (text: string, style: object) => {
    pdf.y += pdf.text(text, PAGE.left, pdf.y, CONTENT_WIDTH, style) + 4;
  };
  write(task.enterprise, { size: 11 });
  if (task.clientRef) write(t('cashier.statement.client', { client: task.clientRef }), { size: 11 });
  if (task.soFar) write(t('cashier.statement.soFar', { at: task.soFar }), { size: 9, color: INK.warning });
  pdf.y += 8;
  pdf.line(PAGE.left, pdf.y, CONTENT_WIDTH, INK.brand, 1.4);
  pdf.y += 14;
  const amountOf = (amount: number | null) => (amount === null ? '' : amount.toLocaleString(task.locale));
  const columns: PdfColumn<Line>[] = [
    { head: t('cashier.ledger.at'), share: 16, text: ({ at }) => at },
    { head: t('cashier.ledger.kind'), share: 19, text: ({ kind }) => t(`cashier.ledger.kinds.${kind}`), wraps: true },
    { head: t('cashier.ledger.about'), share: 27, text: ({ about }) => about, wraps: true },
    { head: t('cashier.ledger.clientRef'), share: 15, text: ({ clientRef }) => clientRef, wraps: true },
    { head: t('cashier.ledger.amount'), share: 11, text: ({ amount }) => amountOf(amount), style: { align: 'right' } },
    {
      head: t('cashier.ledger.balanceAfter'),
      share: 14,
      text: ({ balance }) => amountOf(balance),
      style: { align: 'right', bold: true },
    },
  ];
  for (const purse of new Set(lines.map((line) => line.purse))) {
    const heading = t(`cashier.ledger.purses.${purse}`);
    pdf.room(60);
    write(heading, { size: 11, bold: true });
    const rows = lines.filter((line) => line.purse === purse);
    const continued = `${heading} (${t('cashier.statement.continued')})`;
    drawTable(pdf, { rows, columns, sideBySide: 1, empty: '', continued });
    pdf.y += 14;
  }
}
