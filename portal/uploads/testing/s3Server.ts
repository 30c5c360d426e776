import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { ObjectStoreSettings } from '../../config/objectStore.ts';

const BUCKET = 'isf';
const PREFIX = 'office/uploads/';
/** How the server names the files of its objects. */
const ENDING = '._S3rver_object';

export interface S3Server {
  settings: ObjectStoreSettings;
  /** `PUT /bucket/key`, in the order of arrival. */
  requests: string[];
  /** Answers instead of the store; false leaves the request to the store. */
  fault: ((request: IncomingMessage, response: ServerResponse) => boolean) | null;
  /** Names below the prefix. */
  objects(): Promise<string[]>;
  /** Adds an object as another program would. */
  add(name: string, content: string): Promise<void>;
  /** Changes when all objects were stored. */
  age(storedAt: Date): Promise<void>;
  close(): Promise<void>;
}

/** Starts a server of the S3 protocol, which verifies signatures, on a free port. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'tpt-s3-'));
  const folder = join(directory, BUCKET, PREFIX);
  const s3rver = new S3rver({ directory, silent: true, configureBuckets: [{ name: BUCKET, configs: [] }] });
  await s3rver.configureBuckets();
  await mkdir(folder, { recursive: true });
  const handle = s3rver.getMiddleware();
  const server = createServer((request, response) => {
    started.requests.push(`${request.method} ${request.url}`);
    if (!started.fault?.(request, response)) handle(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const files = async () => (await readdir(folder)).filter((name) => name.endsWith(ENDING));
  const started: S3Server = {
    settings: {
      origin: `http://127.0.0.1:${port}`,
      bucket: BUCKET,
      prefix: PREFIX,
      region: 'eu-central-1',
      accessKey: 'S3RVER',
      secretKey: 'S3RVER',
      timeout: 20_000,
    },
    requests: [],
    fault: null,
    objects: async () => (await files()).map((name) => name.slice(0, -ENDING.length)),
    add: (name, content) => writeFile(join(folder, name + ENDING), content),
    age: async (storedAt) => {
      for (const name of await files()) await utimes(join(folder, name), storedAt, storedAt);
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
  return started;
}
