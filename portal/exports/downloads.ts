import type { FastifyReply } from 'fastify';
import type { Portal } from '../portal.ts';
import { Shares, type ShareOwner } from '../fairness/shares.ts';
import { SPOOL_BUDGET } from '../workers/spool.ts';
import { streamFromWorker } from '../workers/streamFromWorker.ts';
import type { WorkerName } from '../workers/workerFile.ts';
import { sendDownload } from './sendDownload.ts';

/**
 * Files on their way to readers: each holds a socket, and maybe a spool file. Three per person leave half of a browser's
 * six connections to the page.
 */
const OPEN = { all: 40, reserved: 10, perEnterprise: 10, perPerson: 3, patience: 30_000, own: 'exportBusy' } as const;
/** Files being made: each holds a thread and a connection. */
const MADE = { ...OPEN, all: 6, reserved: 0, perEnterprise: 3 } as const;

/** A file that a thread is to make. */
export interface DownloadOrder {
  name: string;
  worker: WorkerName;
  order: object;
}

/** The downloads of this process: tables and papers together. */
export class Downloads {
  readonly #open = new Shares(OPEN);
  readonly #made = new Shares(MADE);

  /**
   * Makes a file and answers with it. The thread works at its own pace; a slow reader holds none.
   * @throws Refusal `exportBusy`, or that no place came free in time
   */
  async send(portal: Portal, owner: ShareOwner, reply: FastifyReply, what: DownloadOrder): Promise<void> {
    SPOOL_BUDGET.requireRoom();
    await this.#open.run(owner, async () => {
      const give = await this.#made.take(owner);
      // The reader may be gone by now.
      if (reply.raw.destroyed) return give();
      const made = await streamFromWorker(what.worker, what.order).catch((error: unknown) => {
        give();
        throw error;
      });
      void made.free.then(give);
      await sendDownload(reply, what.name, made.stream, portal.paces?.download);
    });
  }
}
