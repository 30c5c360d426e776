import type { FastifyReply } from 'fastify';
import type { Portal } from '../portal.ts';
import { Shares, type ShareOwner } from '../fairness/shares.ts';
import { SPOOL_BUDGET } from '../workers/spool.ts';
import { streamFromWorker } from '../workers/streamFromWorker.ts';
import type { WorkerName } from '../workers/workerFile.ts';
import { sendDownload } from './sendDownload.ts';

/**
 * Downloads in progress: each has a socket and maybe a spool file. Three per person leave half of a browser's six
 * connections to the page.
 */
const SENDING = {
  all: 40,
  reserved: 10,
  perEnterprise: 10,
  perPerson: 3,
  timeout: 30_000,
  own: 'exportBusy',
} as const;
/** Files being written: each has a thread and a database connection. */
const WRITING = { ...SENDING, all: 6, reserved: 0, perEnterprise: 3 } as const;

interface DownloadTask {
  name: string;
  worker: WorkerName;
  task: object;
}

/** The downloads of this process: workbooks, PDFs and stored files together. */
export class Downloads {
  readonly #sending = new Shares(SENDING);
  readonly #writing = new Shares(WRITING);

  /** Sends a file that is on the disk already. @throws the refusals of `send` */
  share(owner: ShareOwner, sendFile: () => Promise<void>): Promise<void> {
    return this.#sending.run(owner, sendFile);
  }

  /**
   * Writes a file in a thread and sends it. A slow reader occupies no thread, because a spool buffers the output.
   * @throws Refusal `exportBusy` over a person's limit, or when no slot became free in time
   */
  async send(portal: Portal, owner: ShareOwner, reply: FastifyReply, download: DownloadTask): Promise<void> {
    SPOOL_BUDGET.requireRoom();
    await this.#sending.run(owner, async () => {
      const releaseSlot = await this.#writing.take(owner);
      // The reader may have disconnected meanwhile.
      if (reply.raw.destroyed) return releaseSlot();
      const output = await streamFromWorker(download.worker, download.task).catch((error: unknown) => {
        releaseSlot();
        throw error;
      });
      void output.free.then(releaseSlot);
      await sendDownload(reply, download.name, output.stream, portal.paces?.download);
    });
  }
}
