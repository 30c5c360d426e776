import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ISF_10 } from '#contract/codes.ts';
import { LIMITS } from '#contract/limits.ts';
import { asCsv, goodBills, goodRows } from '../imports/testing/goodTable.ts';
import { multipartBody } from '../imports/testing/multipartBody.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import type { TestClient } from '../testing/client.ts';
import { UPLOAD_PACE } from './uploads.ts';

/** Long enough for an upload's checks, however busy the machine is. */
const BODY_TIMEOUT = 4_000;
const PATIENT = { idle: 600_000, grace: 600_000, rate: 0 };
const DRIP = 20;

let test: TestPortal;
let filer: TestClient;
let port: number;
beforeAll(async () => {
  test = await startTestPortal({ bodyTimeout: BODY_TIMEOUT, paces: { upload: PATIENT } });
  filer = await test.signIn(ACCOUNTS.filer);
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  port = (test.app.server.address() as AddressInfo).port;
});

const open: Socket[] = [];
afterAll(() => {
  for (const socket of open) socket.destroy();
  return test.close();
});

/** Opens a connection and sends bytes; `received` returns the response so far, `ended` resolves to it on close. */
function begin(bytes: string) {
  const socket = connect(port, '127.0.0.1');
  open.push(socket);
  const connection = { socket, received: '', ended: Promise.resolve('') };
  socket.on('data', (part: Buffer) => (connection.received += part.toString()));
  socket.on('error', () => {});
  connection.ended = new Promise((resolve) => socket.once('close', () => resolve(connection.received)));
  socket.write(bytes);
  return connection;
}

/** Sends one byte after the other until the connection ends. */
function drip(bytes: string): Promise<string> {
  const { socket, ended } = begin(bytes);
  const timer = setInterval(() => socket.write(' '), DRIP);
  return ended.finally(() => clearInterval(timer));
}

/** The head of a request of a person, with a body of a length. */
function head(line: string, length: number, contentType = 'application/json'): string {
  const { userId, enterpriseId } = filer.user ?? {};
  const headers = {
    host: 'localhost',
    cookie: filer.cookie,
    'x-xsrf-token': filer.cookies.get('XSRF-TOKEN') ?? '',
    'x-owner': `${userId}.${enterpriseId}`,
    'content-type': contentType,
    'content-length': length,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${line} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

// All wait for the same deadline.
describe.concurrent('a request whose body arrives byte by byte', () => {
  it('is answered with 408 at the deadline and disconnected', async ({ expect }) => {
    const received = await drip(head('POST /portal/draft-bills/save', 100_000));
    expect(received).toMatch(/^HTTP\/1\.1 408 /u);
    expect(received.toLowerCase()).toContain('connection: close');
  });

  it('is also disconnected when it was answered before its end', async ({ expect }) => {
    const received = await drip(head('GET /portal/me', 100_000));
    expect(received).toMatch(/^HTTP\/1\.1 200 /u);
    expect(received.match(/HTTP\/1\.1/gu)).toHaveLength(1);
  });

  it('is not cut when it is an upload within its pace', async ({ expect }) => {
    const { body, contentType } = multipartBody(Buffer.from(asCsv(goodRows(goodBills(ISF_10, 3), 'en'))), 'list.csv');
    const upload = begin(head('POST /portal/draft-bills/import?billType=1&dryRun=true', body.length, contentType));
    upload.socket.write(body.subarray(0, 200));
    // Another request that began later is cut meanwhile.
    await drip(head('POST /portal/draft-bills/save', 100_000));
    expect(upload.received).toBe('');
    upload.socket.write(body.subarray(200));
    await expect.poll(() => upload.received).toMatch(/^HTTP\/1\.1 20[02] /u);
  });
});

it('allows the largest upload at the lowest rate, and a minute for headers', () => {
  const { requestTimeout, headersTimeout } = test.app.server;
  expect(requestTimeout).toBeGreaterThan((LIMITS.importFile / UPLOAD_PACE.rate) * 1_000);
  expect(headersTimeout).toBe(60_000);
});
