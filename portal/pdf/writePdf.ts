import type { MessagePort } from 'node:worker_threads';
import { billEntity, toBill } from '#contract/entities/bill.ts';
import type { BillType } from '#contract/codes.ts';
import type { Locale } from '#contract/limits.ts';
import type { DeclarationStatus } from '#contract/statuses.ts';
import { toServerText } from '#schema/dateText.ts';
import { readLeniently } from '#schema/readRecord.ts';
import { readRows, type RawRow, type RowsQuery } from '../exports/readRows.ts';
import { translator } from '../exports/translator.ts';
import type { WorkerConnection } from '../workers/connectionConfig.ts';
import { postPieces } from '../workers/postPieces.ts';
import type { WorkerTask } from '../workers/runInWorker.ts';
import { rulesFor } from '../ruleContext.ts';
import { createRequestYield } from '../workers/blockForRequests.ts';
import { drawFiling } from './drawFiling.ts';
import { readFonts } from './fonts.ts';
import { PdfWriter } from './pdfWriter.ts';
import type { PdfContext, PrintedBill } from './printedBill.ts';

/** A PDF to be written in a thread: rows with bill type, body, ISF number, CBP's number, status, time and operator. */
export interface PdfTask {
  connection: WorkerConnection;
  query: RowsQuery;
  locale: Locale;
  filer: string;
  /** Number of the provider's bond at that time. */
  providerBond: string;
  /** Milliseconds. */
  now: number;
}

/** Bills in memory at once; one may take megabytes. */
const BILLS = 5;

/** Writes the bills of a query one after the other. */
export async function writePdf(port: MessagePort, task: WorkerTask<PdfTask>): Promise<void> {
  await postPieces(port, pieces(task));
}

async function* pieces({
  connection,
  query,
  pendingRequests,
  ...task
}: WorkerTask<PdfTask>): AsyncGenerator<Uint8Array> {
  const yieldToRequests = createRequestYield(pendingRequests);
  const context = toContext(task);
  const pdf = new PdfWriter(readFonts(), { title: context.translate('documents.paper.title'), at: context.rules.now });
  const made: Uint8Array[] = [];
  pdf.doc.on('data', (piece: Uint8Array) => made.push(piece));
  const isEnded = new Promise((resolve) => pdf.doc.once('end', resolve));
  for await (const some of readRows(connection, query, { rows: BILLS, yieldToRequests })) {
    for (const row of some) {
      yieldToRequests();
      drawFiling(pdf, toPrintedBill(row), context);
      // The document's stream emits its bytes only after a turn of the event loop.
      await new Promise((resolve) => setImmediate(resolve));
      yield* made.splice(0);
    }
  }
  pdf.doc.end();
  await isEnded;
  yield* made;
}

function toContext({ locale, filer, providerBond, now }: Omit<PdfTask, 'connection' | 'query'>): PdfContext {
  const at = new Date(now);
  return {
    translate: translator(locale),
    english: translator('en'),
    locale,
    filer,
    printedAt: toServerText(at),
    rules: rulesFor({ providerBond }, at),
  };
}

/** A printed bill from a row. Fields that were declared after it was saved are blank. */
function toPrintedBill([billType, body, isfNo, customsNo, status, at, operator]: RawRow): PrintedBill {
  const type = billType as BillType;
  return {
    bill: toBill(type, readLeniently(billEntity(type), body) ?? {}, { id: null }),
    sent:
      typeof isfNo === 'string'
        ? { isfNo, customsNo: customsNo as string | null, status: status as DeclarationStatus }
        : null,
    at: String(at).slice(0, 19),
    operator: String(operator),
  };
}
