import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { ObjectStoreSettings } from '../config/objectStore.ts';
import { sha256 } from '../sha256.ts';

const ATTEMPTS = 3;
const FIRST_DELAY = 200;
/** Characters of an error, of which the code is read. */
const ERROR_MAX = 64 * 1024;
const NO_BODY = sha256('');
const CODE = /<Code>([\w.-]{1,64})<\/Code>/u;

export interface StoreRequest {
  method: 'GET' | 'PUT' | 'DELETE';
  /** Below the prefix; empty for the bucket itself. */
  name: string;
  query?: Record<string, string>;
  body?: StoreBody;
}

interface StoreBody {
  content: string | { path: string };
  size: number;
  sha256: string;
}

/** The store refused; the message has no text of the store, which repeats what was signed. */
export class StoreRefusal extends Error {
  override name = 'StoreRefusal';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(`the store of uploads answered ${status} ${code}`.trim());
    this.status = status;
    this.code = code;
  }
}

/** Sends signed requests of the S3 protocol, each with one deadline. Every request must be repeatable. */
export class S3Client {
  readonly #settings: ObjectStoreSettings;
  readonly #request: typeof http.request;
  readonly #agent: http.Agent;
  /** Signing keys of the day. */
  readonly #keys = new Map<string, ArrayBuffer>();

  constructor(settings: ObjectStoreSettings) {
    this.#settings = settings;
    // Without a limit of its own: uploads and downloads have theirs, and a slow reader must not delay others.
    const options = { keepAlive: true };
    const isEncrypted = settings.origin.startsWith('https:');
    this.#request = isEncrypted ? https.request : http.request;
    this.#agent = isEncrypted ? new https.Agent(options) : new http.Agent(options);
  }

  /**
   * Repeats the request when the store is unreachable or busy.
   * @param take reads the answer; the deadline ends with it
   * @throws StoreRefusal, or another error without an answer
   */
  async send<T>(request: StoreRequest, take: (response: IncomingMessage) => Promise<T>): Promise<T> {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), this.#settings.timeout);
    try {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await this.#tryOnce(request, deadline.signal, take);
        } catch (error) {
          if (deadline.signal.aborted) throw new Error('the store of uploads did not answer in time');
          const isFinal = error instanceof StoreRefusal && error.status < 500 && error.status !== 429;
          if (isFinal || attempt === ATTEMPTS) throw error;
          await sleep(FIRST_DELAY * 2 ** (attempt - 1), undefined, { signal: deadline.signal }).catch(() => {});
        }
      }
    } finally {
      clearTimeout(timer);
    }
  }

  async #tryOnce<T>(
    request: StoreRequest,
    signal: AbortSignal,
    take: (response: IncomingMessage) => Promise<T>,
  ): Promise<T> {
    const response = await this.#open(request, signal);
    const { statusCode: status = 0 } = response;
    if (status >= 200 && status < 300) return take(response);
    const text = await readText(response, ERROR_MAX).catch(() => '');
    // The rest of the body may still be leaving.
    response.destroy();
    throw new StoreRefusal(status, CODE.exec(text)?.[1] ?? '');
  }

  async #open({ method, name, query, body }: StoreRequest, signal: AbortSignal): Promise<IncomingMessage> {
    const { origin, bucket, prefix, region, accessKey, secretKey } = this.#settings;
    const url = new URL(`/${bucket}${name ? `/${prefix}${name}` : ''}`, origin);
    for (const [key, value] of Object.entries(query ?? {})) url.searchParams.set(key, value);
    const signer = new AwsV4Signer({
      url: url.href,
      method,
      headers: { 'x-amz-content-sha256': body?.sha256 ?? NO_BODY },
      service: 's3',
      region,
      accessKeyId: accessKey,
      secretAccessKey: secretKey,
      cache: this.#keys,
    });
    const headers = Object.fromEntries((await signer.sign()).headers);
    if (body) {
      headers['content-length'] = String(body.size);
      headers['content-type'] = 'application/octet-stream';
    }
    const outgoing = this.#request(url, { method, headers, signal, agent: this.#agent });
    // Errors after the answer.
    outgoing.on('error', () => {});
    const answered = once(outgoing, 'response');
    if (body && typeof body.content !== 'string') {
      pipeline(createReadStream(body.content.path), outgoing).catch((error: unknown) => {
        outgoing.destroy(error instanceof Error ? error : undefined);
      });
    } else outgoing.end(body?.content);
    const [response] = (await answered) as [IncomingMessage];
    // A reader gets the error, but there may be none yet, or none any more.
    response.on('error', () => {});
    return response;
  }
}

/** Reads an answer to its end. @throws Error beyond `max` bytes */
export async function readText(response: IncomingMessage, max: number): Promise<string> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of response) {
    size += (piece as Buffer).length;
    if (size > max) throw new Error('the answer of the store is too large');
    pieces.push(piece as Buffer);
  }
  return Buffer.concat(pieces).toString('utf8');
}
