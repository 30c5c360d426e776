import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import type { ObjectStoreSettings } from '../config/objectStore.ts';
import { watchPace } from '../plugins/watchPace.ts';
import { sha256 } from '../sha256.ts';
import { readListing } from './readListing.ts';
import { readText, S3Client, StoreRefusal, type StoreRequest } from './s3Client.ts';
import { UPLOAD_ID, type ArrivedFile, type UploadStore } from './uploadStore.ts';

/** A page has at most 1,000 objects. */
const LISTING_MAX = 4 * 1024 * 1024;
const SMALL = 64 * 1024;
/** Object beside the files that names the installation. */
const OWNER = 'installation';

/** Objects `<prefix><id>` of a bucket. */
export class ObjectStore implements UploadStore {
  readonly #client: S3Client;
  readonly #prefix: string;
  /** Milliseconds without a byte, after which a download ends. */
  readonly #silence: number;

  constructor(settings: ObjectStoreSettings) {
    this.#client = new S3Client(settings);
    this.#prefix = settings.prefix;
    this.#silence = settings.timeout;
  }

  async put({ id, path, size, sha256: hash }: ArrivedFile): Promise<void> {
    await this.#send({ method: 'PUT', name: id, body: { content: { path }, size, sha256: hash } });
    // `sweepParts` removes a file that is left.
    await rm(path, { force: true }).catch(() => {});
  }

  read(id: string) {
    return this.#unlessMissing(
      this.#client.send({ method: 'GET', name: id }, (content) => {
        endWhenSilent(content, this.#silence);
        return Promise.resolve({ size: Number(content.headers['content-length']), content });
      }),
    );
  }

  async remove(id: string): Promise<void> {
    await this.#unlessMissing(this.#send({ method: 'DELETE', name: id }));
  }

  async *list() {
    let next: string | undefined;
    do {
      const query = {
        'list-type': '2',
        ...(this.#prefix ? { prefix: this.#prefix } : {}),
        ...(next ? { 'continuation-token': next } : {}),
      };
      const page = await this.#client.send({ method: 'GET', name: '', query }, async (response) =>
        readListing(await readText(response, LISTING_MAX)),
      );
      for (const { key, storedAt } of page.objects) {
        const id = key.slice(this.#prefix.length);
        if (UPLOAD_ID.test(id)) yield { id, storedAt };
      }
      ({ next } = page);
    } while (next);
  }

  async belongsTo(installation: string): Promise<boolean> {
    const owner = await this.#unlessMissing(this.#send({ method: 'GET', name: OWNER }));
    if (owner !== null) return owner === installation;
    const body = { content: installation, size: Buffer.byteLength(installation), sha256: sha256(installation) };
    await this.#send({ method: 'PUT', name: OWNER, body });
    return true;
  }

  #send(request: StoreRequest): Promise<string> {
    return this.#client.send(request, (response) => readText(response, SMALL));
  }

  /** A bucket that is missing is a mistake in the settings, not a missing file. */
  #unlessMissing<T>(answer: Promise<T>): Promise<T | null> {
    return answer.catch((error: unknown) => {
      if (error instanceof StoreRefusal && error.code === 'NoSuchKey') return null;
      throw error;
    });
  }
}

/** Only time in which the store is waited for counts: a reader may be slow. */
function endWhenSilent(content: IncomingMessage, idle: number): void {
  const arrived = () => (content.readableLength > 0 ? null : content.socket.bytesRead);
  const stop = watchPace(arrived, { idle, grace: idle, rate: 0 }, () => {
    content.destroy(new Error('the store of uploads fell silent'));
  });
  content.once('close', stop);
}
