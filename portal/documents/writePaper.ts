import type { MessagePort } from 'node:worker_threads';
import { billEntity, billOf } from '#contract/entities/bill.ts';
import type { BillType } from '#contract/codes.ts';
import type { Locale } from '#contract/limits.ts';
import type { DeclarationStatus } from '#contract/statuses.ts';
import { toServerText } from '#rules/serverTime.ts';
import { readLeniently } from '#schema/readRecord.ts';
import { readRows, type RawRow, type RowsQuery } from '../exports/readRows.ts';
import { texts } from '../exports/texts.ts';
import type { WorkerConnection } from '../workers/connectionConfig.ts';
import { postPieces } from '../workers/postPieces.ts';
import type { Ordered } from '../workers/giveOrder.ts';
import { takeTurns } from '../workers/takeTurns.ts';
import { drawFiling } from './filingSheet.ts';
import { readFonts } from './fonts.ts';
import { Paper } from './paper.ts';
import type { PaperWords, PrintedBill } from './printedBill.ts';

/** A PDF to be written in a thread: rows with bill type, body, ISF number, status, time and operator. */
export interface PaperOrder {
  connection: WorkerConnection;
  query: RowsQuery;
  locale: Locale;
  filer: string;
  /** Milliseconds. */
  now: number;
}

/** Bills in memory at once; one may take megabytes. */
const BILLS = 5;

/** Writes the bills of a query one after the other. */
export async function writePaper(port: MessagePort, order: Ordered<PaperOrder>): Promise<void> {
  await postPieces(port, pieces(order));
}

async function* pieces({ connection, query, waiting, ...order }: Ordered<PaperOrder>): AsyncGenerator<Uint8Array> {
  const turn = takeTurns(waiting);
  const words = wordsOf(order);
  const paper = new Paper(readFonts(), { title: words.say('documents.paper.title'), at: words.now });
  const made: Uint8Array[] = [];
  paper.doc.on('data', (piece: Uint8Array) => made.push(piece));
  const isEnded = new Promise((resolve) => paper.doc.once('end', resolve));
  for await (const some of readRows(connection, query, { rows: BILLS, turn })) {
    for (const row of some) {
      turn();
      drawFiling(paper, printedOf(row), words);
      // The document's stream emits its bytes only after a turn of the event loop.
      await new Promise((resolve) => setImmediate(resolve));
      yield* made.splice(0);
    }
  }
  paper.doc.end();
  await isEnded;
  yield* made;
}

function wordsOf({ locale, filer, now }: Pick<PaperOrder, 'locale' | 'filer' | 'now'>): PaperWords {
  const at = new Date(now);
  return { say: texts(locale), english: texts('en'), locale, filer, printedAt: toServerText(at), now: at };
}

/** A printed bill from a row. Fields that were declared after it was saved are blank. */
function printedOf([billType, body, isfNo, status, at, operator]: RawRow): PrintedBill {
  const type = billType as BillType;
  return {
    bill: billOf(type, readLeniently(billEntity(type), body) ?? {}, { id: null }),
    sent: typeof isfNo === 'string' ? { isfNo, status: status as DeclarationStatus } : null,
    at: String(at).slice(0, 19),
    operator: String(operator),
  };
}
