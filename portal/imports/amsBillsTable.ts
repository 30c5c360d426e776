import type { MessagePort } from 'node:worker_threads';
import type { AmsImportError } from '#contract/endpoints/amsBills.ts';
import { cleanAmsNumber } from '#rules/amsNumber.ts';
import { amsNumberProblem } from '#rules/amsNumberProblem.ts';
import type { ImportCell } from '#rules/importCell.ts';
import { HEADING_ROWS } from '#rules/importHeading.ts';
import { isDay, isTime } from '#schema/dateText.ts';
import { createRequestYield } from '../workers/blockForRequests.ts';
import type { WorkerTask } from '../workers/runInWorker.ts';
import { readTable } from './readTable.ts';
import type { TableSink } from './tableSink.ts';
import { Unreadable } from './unreadable.ts';

/** A list of B/L numbers to read. */
export interface AmsBillsTask {
  kind: 'amsBills';
  bytes: Uint8Array;
  /** File name; its ending must fit the content. */
  name: string;
}

export interface AmsBillsOutcome {
  /** Different numbers; `filedAt` is `YYYY-MM-DD HH:mm:ss`, empty where the file has none. */
  bills: { amsNo: string; filedAt: string }[];
  rows: number;
  /** The first ones. */
  errors: AmsImportError[];
  errorCount: number;
}

const ROWS_MAX = 100_000;
const ERRORS_MAX = 200;
const VALUE_MAX = 60;

const normalize = (text: string): string => text.toLowerCase().replaceAll(/[\s.:：_-]/gu, '');
const NUMBER_HEADINGS = new Set(['amsNo', 'B/L no', 'AMS B/L no', 'AMS 提单号', 'Số vận đơn AMS'].map(normalize));
const TIME_HEADINGS = new Set(['filedAt', 'Filed', 'Filed for AMS', '申报时间', 'Thời gian khai'].map(normalize));

interface Columns {
  number: number;
  time: number;
}

/** Collects the numbers of a table; rows above the heading are skipped. */
function amsBillsSink(onProgress: () => void): TableSink & { outcome(): AmsBillsOutcome } {
  const bills = new Map<string, string>();
  const errors: AmsImportError[] = [];
  let [rows, errorCount, hasHeading] = [0, 0, false];
  const fail = (error: AmsImportError): void => {
    errorCount += 1;
    if (errors.length < ERRORS_MAX) errors.push({ ...error, value: error.value.slice(0, VALUE_MAX) });
  };
  function read(row: number, number: string, time: string): void {
    rows += 1;
    if (rows > ROWS_MAX) throw new Unreadable('tooManyRows', { max: ROWS_MAX });
    const amsNo = cleanAmsNumber(number);
    const problem = amsNumberProblem(amsNo);
    if (problem) return fail({ row, value: number, message: problem.message, args: problem.args ?? {} });
    const filedAt = isDay(time) ? `${time} 00:00:00` : time.length === 16 ? `${time}:00` : time;
    if (filedAt !== '' && !isTime(filedAt)) {
      return fail({ row, value: time, message: 'validation.dateTime', args: {} });
    }
    if (!bills.has(amsNo)) bills.set(amsNo, filedAt);
  }
  return {
    sheet: () => {
      let columns: Columns | null = null;
      let seen = 0;
      return {
        row: (row, cells) => {
          const texts = cells.map((cell) => textOf(cell));
          if (columns) {
            const [number = '', time = ''] = [texts[columns.number], texts[columns.time]];
            if (number !== '' || time !== '') read(row, number, time);
          } else if (seen < HEADING_ROWS) columns = findColumns(texts);
          hasHeading ||= columns !== null;
          seen += 1;
        },
        end: () => {},
      };
    },
    hidden: () => {},
    note: () => {},
    score: (row) => row.filter((text) => NUMBER_HEADINGS.has(normalize(text))).length,
    progress: async () => onProgress(),
    outcome: () => {
      if (!hasHeading) throw new Unreadable('noNumbers', { example: 'amsNo', max: HEADING_ROWS });
      if (rows === 0) throw new Unreadable('noRows');
      return { bills: [...bills].map(([amsNo, filedAt]) => ({ amsNo, filedAt })), rows, errors, errorCount };
    },
  };
}

const textOf = (cell: ImportCell | undefined): string => (cell?.kind === 'failed' ? '' : (cell?.text ?? '').trim());

function findColumns(texts: readonly string[]): Columns | null {
  const names = texts.map(normalize);
  const number = names.findIndex((name) => NUMBER_HEADINGS.has(name));
  return number < 0 ? null : { number, time: names.findIndex((name) => TIME_HEADINGS.has(name)) };
}

/** Reads a list in the worker thread of imports. */
export async function readAmsBills(port: MessagePort, task: WorkerTask<AmsBillsTask>): Promise<void> {
  const { bytes, name, pendingRequests } = task;
  const sink = amsBillsSink(createRequestYield(pendingRequests));
  try {
    await readTable(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), sink, name);
    port.postMessage({ kind: 'done', ...sink.outcome() });
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    port.postMessage({ kind: 'unreadable', reason: error.reason, args: error.args });
  }
}
