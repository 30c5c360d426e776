import { existsSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { isf10Bill } from '../src/contract/testing/bills.ts';
import { signInClient } from './client.mjs';
import { importBook } from './importBook.mjs';

/** Pause of a greedy client between two calls: it ignores `Retry-After`. Milliseconds. */
const GREEDY_PAUSE = 50;
/** Milliseconds after which an unread download has filled the buffers of both sides; the portal ends it after 30 s. */
const STALLED = 15_000;
const PARALLEL_SENDS = 60;
const BULK = 200;

/** A client with its own sockets. */
function rawRequest({ url, headers }, method, path, further) {
  const { hostname, port, pathname } = new URL(url + path);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  const lines = Object.entries({ host: `${hostname}:${port}`, ...headers(), ...further });
  socket.write(
    `${method} ${pathname}${new URL(url + path).search} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n`,
  );
  return socket;
}

const closed = (socket) => new Promise((resolve) => socket.once('close', resolve));
const UPLOAD = '/draft-bills/import?billType=1&dryRun=true';
const FORM = { 'content-type': 'multipart/form-data; boundary=x' };
const PART = '--x\r\ncontent-disposition: form-data; name="file"; filename="list.xlsx"\r\n\r\n';

/** Kinds of clients; each repeats until the load stops. `person` is signed in and has its headers. */
const KINDS = {
  async drippingUpload(person, load) {
    const socket = rawRequest(person, 'POST', UPLOAD, { ...FORM, 'content-length': '1000000' });
    load.open(socket);
    socket.write(PART);
    while (!socket.destroyed) {
      socket.write('.');
      await sleep(500);
    }
  },
  async unreadDownload(person, load) {
    const socket = rawRequest(person, 'GET', '/bills/export', {});
    load.open(socket);
    socket.pause();
    const started = performance.now();
    await closed(socket);
    load.note('unreadDownload', performance.now() - started > STALLED ? 'stalled' : 'ended at once');
  },
  async halfRequest(person, load) {
    const socket = connect(Number(new URL(person.url).port), new URL(person.url).hostname);
    socket.on('error', () => {});
    load.open(socket);
    socket.write('GET /portal/bills HTTP/1.1\r\nx-slow: ');
    await closed(socket);
  },
  async abortedUpload(person, load) {
    const socket = rawRequest(person, 'POST', UPLOAD, { ...FORM, 'content-length': '5000000' });
    load.open(socket);
    socket.write(PART);
    socket.write(Buffer.alloc(200_000, 'a'));
    await sleep(200);
    socket.destroy();
  },
  async eventStream(person, load) {
    const socket = rawRequest(person, 'GET', '/events', {});
    load.open(socket);
    socket.pause();
    await Promise.race([closed(socket), sleep(5_000)]);
    socket.destroy();
  },
  async brokenBody(person, load) {
    await load.count('brokenBody', person.callPortal('/draft-bills/save', { billType: 'x', amsRequestList: [{}] }));
    await sleep(GREEDY_PAUSE);
  },
  async greedySend(person, load) {
    const amsNo = `${load.houseScac}${String(load.next()).padStart(8, '0')}`;
    const bill = isf10Bill({ houseScac: load.houseScac });
    const body = { ...bill, amsRequestList: [{ ...bill.amsRequestList[0], amsNo }], quotedTotal: 70 };
    await load.count(
      'greedySend',
      person.callPortal('/bills/send?payType=0', body, { 'idempotency-key': `bad-${amsNo}` }),
    );
    await sleep(GREEDY_PAUSE);
  },
  async bulkSend(person, load) {
    const bill = isf10Bill({ houseScac: load.houseScac });
    const ids = [];
    for (let index = 0; index < BULK && load.isRunning(); index += 1) {
      const amsNo = `${load.houseScac}${String(load.next()).padStart(8, '0')}`;
      const draft = { ...bill, id: null, amsRequestList: [{ ...bill.amsRequestList[0], amsNo }] };
      const saved = await load.count('draft', person.callPortal('/draft-bills/save', draft));
      if (saved) ids.push((await saved.json()).id);
    }
    if (ids.length === 0) return sleep(1_000);
    const key = { 'idempotency-key': `bulk-${ids[0]}` };
    await load.count(
      'bulkSend',
      person.callPortal('/draft-bills/send?payType=0', { ids, quotedTotal: 70 * ids.length }, key),
    );
  },
  async search(person, load) {
    await load.count('search', person.callPortal(`/bills?keyword=${encodeURIComponent('WIDE00')}&pageNum=7`));
    await sleep(GREEDY_PAUSE);
  },
  async import(person, load) {
    const form = new FormData();
    form.append('file', new Blob([load.book]), 'list.xlsx');
    await load.count('import', person.callPortal(UPLOAD, form));
    await sleep(GREEDY_PAUSE);
  },
};

/** Concurrent clients of each kind. */
const CLIENTS = {
  drippingUpload: 6,
  unreadDownload: 10,
  halfRequest: 10,
  abortedUpload: 2,
  eventStream: 20,
  brokenBody: 2,
  greedySend: PARALLEL_SENDS,
  bulkSend: 1,
  search: 4,
  import: 3,
};

/** The child process: signs users in, then starts and stops the load on request. */
async function serveCommands() {
  setPriority(19);
  // The kernel schedules sessions as a whole, whatever the priorities of their processes.
  if (existsSync('/proc/self/autogroup')) writeFileSync('/proc/self/autogroup', '19');
  let serial = 0;
  const sockets = new Set();
  const answers = {};
  let isRunning = false;
  let people = [];
  let working = [];
  const load = {
    houseScac: '',
    book: importBook(20_000, 1),
    isRunning: () => isRunning,
    next: () => (serial += 1),
    open: (socket) => {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    },
    note: (kind, result) => {
      const results = (answers[kind] ??= {});
      results[result] = (results[result] ?? 0) + 1;
    },
    count: async (kind, call) => {
      const result = await call.catch((error) => error);
      load.note(kind, result.status ?? /answered (\d+)/u.exec(result.message)?.[1] ?? 'none');
      return result.status ? result : null;
    },
  };
  const run = async (kind, person) => {
    while (isRunning) {
      await KINDS[kind](person, load).catch(() => {});
      // Prevents a busy loop of refused calls.
      await sleep(20);
    }
  };
  const commands = {
    async open({ url, people: accounts, houseScac }) {
      load.houseScac = houseScac;
      people = [];
      for (const account of accounts) {
        const callPortal = await signInClient(url, account);
        people.push({ url, callPortal, headers: callPortal.headers });
      }
    },
    async start() {
      isRunning = true;
      working = Object.entries(CLIENTS).flatMap(([kind, count]) =>
        Array.from({ length: count }, (_, index) => run(kind, people[index % people.length])),
      );
    },
    async stop() {
      isRunning = false;
      for (const socket of sockets) socket.destroy();
      await Promise.all(working);
    },
  };
  process.on('message', async ({ type, ...data }) => {
    await commands[type](data);
    process.send({ type: `${type} done`, answers });
  });
  process.on('disconnect', () => process.exit());
}

await serveCommands();
