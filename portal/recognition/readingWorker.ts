import { limitProcess } from '../workers/limitProcess.ts';
import { lowerPriority } from '../workers/lowerPriority.ts';
import type { ReadingMessage, ReadingTask } from './readInProcess.ts';

const MEGABYTE = 1024 * 1024;
/** A scanned page takes 380 MB. */
const MEMORY = 512 * MEGABYTE;
/** Milliseconds of the processor for a document, and for each of its scanned pages, which takes four seconds. */
const TIME = 8_000;
const TIME_PER_SCAN = 30_000;
/** What the compiler takes in tests, which run the sources. */
const COMPILER = import.meta.filename.endsWith('.ts')
  ? { memory: 400 * MEGABYTE, time: 12_000 }
  : { memory: 0, time: 0 };

lowerPriority();
const allowTime = limitProcess(MEMORY + COMPILER.memory, TIME + COMPILER.time);
// pdfjs drops promises of damaged objects that the text does not need.
process.on('unhandledRejection', () => {});
process.once('disconnect', () => process.exit());
process.once('message', (task: ReadingTask) => void read(task));

const post = (message: ReadingMessage): Promise<void> =>
  new Promise((resolve) => (process.send ? process.send(message, () => resolve()) : resolve()));

async function read({ filename, bytes }: ReadingTask): Promise<void> {
  const { readDocument } = await import('./readers/readDocument.ts');
  const { asUnreadable } = await import('./readers/unreadableDocument.ts');
  const onPage = (page: number, pages: number, isScan: boolean): void => {
    if (isScan) allowTime(TIME_PER_SCAN);
    void post({ kind: 'page', page, pages });
  };
  try {
    const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    await post({ kind: 'done', model: await readDocument(file, filename, { onPage }) });
  } catch (error) {
    const { reason, args } = asUnreadable(error);
    await post({ kind: 'unreadable', reason, args });
  }
  process.exit();
}
