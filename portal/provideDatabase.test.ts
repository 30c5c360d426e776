import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { readConfig } from './config.ts';
import { provideDatabase } from './provideDatabase.ts';
import { administer } from './testing/administer.ts';
import { createTestDatabase, databaseUrl, type TestDatabase } from './testing/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await administer(inject('superuser'), `alter database "${database.connection.database}" set synchronous_commit = on`);
});
afterAll(() => database.drop());

async function warningsOf(url: string): Promise<string[]> {
  const warnings: string[] = [];
  const log = { info: () => {}, warn: (text: string) => void warnings.push(text), error: () => {} };
  await (await provideDatabase(readConfig({ DATABASE_URL: url }), log)).stop();
  return warnings;
}

it('[13.2.2] warns of a DATABASE_URL that signs in as a superuser, and of no other', async () => {
  expect(await warningsOf(databaseUrl(database.connection))).toEqual([]);
  const superuser = { ...inject('superuser'), database: database.connection.database };
  expect(await warningsOf(databaseUrl(superuser))).toEqual([
    'DATABASE_URL signs in as the superuser tenplustwo. Give TenPlusTwo a role that only owns its own database.',
  ]);
});

it('warns of a DATABASE_URL whose commits do not wait for the disk', async () => {
  const options = encodeURIComponent('-c synchronous_commit=off');
  expect(await warningsOf(`${databaseUrl(database.connection)}&options=${options}`)).toEqual([
    'DATABASE_URL reaches a database with synchronous_commit off: a crash of the server can lose sends that were answered and charged. Set it to on.',
  ]);
});

/** Accepts the start of connections like a pooler. @returns its address, and a function that ends it */
async function startPooler(onStart: (parameters: string[]) => string[] | null) {
  const { host, port } = database.connection;
  const pooler = createServer((socket) => {
    socket.once('data', (start: Buffer) => {
      const parameters = onStart(start.subarray(8).toString().split('\0').slice(0, -2));
      if (!parameters) {
        const fields = 'SFATAL\0C08P01\0Munsupported startup parameter: lock_timeout\0\0';
        const answer = Buffer.alloc(5 + fields.length);
        answer.write('E');
        answer.writeInt32BE(4 + fields.length, 1);
        answer.write(fields, 5);
        socket.end(answer);
        return;
      }
      const text = Buffer.from(`${parameters.join('\0')}\0\0`);
      const head = Buffer.from(start.subarray(0, 8));
      head.writeInt32BE(8 + text.length, 0);
      const server = connect(join(host, `.s.PGSQL.${port}`));
      for (const end of [socket, server]) end.on('error', () => end.destroy());
      server.write(Buffer.concat([head, text]));
      socket.pipe(server).pipe(socket);
    });
  }).listen(0, '127.0.0.1');
  await once(pooler, 'listening');
  const { user, password, database: name } = database.connection;
  const { port: own } = pooler.address() as AddressInfo;
  return { url: `postgres://${user}:${password}@127.0.0.1:${own}/${name}`, stop: () => void pooler.close() };
}

const KNOWN = ['user', 'database', 'client_encoding'];

it.runIf(process.platform === 'linux').each([
  [
    'refuses',
    (parameters: string[]) => (parameters.every((name, at) => at % 2 || KNOWN.includes(name)) ? parameters : null),
  ],
  ['ignores', (parameters: string[]) => parameters.filter((_, at) => KNOWN.includes(parameters[at - (at % 2)] ?? ''))],
])('refuses a pooler that %s the settings of connections, and says what to do', async (_, onStart) => {
  const pooler = await startPooler(onStart);
  try {
    await expect(warningsOf(pooler.url)).rejects.toThrow(
      /^DATABASE_URL reaches a connection pooler .+ Name the PostgreSQL server itself/,
    );
  } finally {
    pooler.stop();
  }
});

it.runIf(process.platform === 'linux')(
  'warns of a DATABASE_URL without TLS to another host than loopback',
  async () => {
    const { host, port, user, password, database: name } = database.connection;
    const proxy = createServer((socket) => {
      const server = connect(join(host, `.s.PGSQL.${port}`));
      for (const end of [socket, server]) end.on('error', () => end.destroy());
      socket.pipe(server).pipe(socket);
    }).listen(0, '0.0.0.0');
    await once(proxy, 'listening');
    const at = (hostName: string) =>
      `postgres://${user}:${password}@${hostName}:${(proxy.address() as AddressInfo).port}/${name}`;
    try {
      expect(await warningsOf(at('127.0.0.1'))).toEqual([]);
      // This address reaches this machine and is not a loopback name.
      expect(await warningsOf(at('0.0.0.0'))).toEqual([
        expect.stringMatching(/^DATABASE_URL reaches 0\.0\.0\.0 without TLS: .+ Add \?sslmode=verify-full /),
      ]);
    } finally {
      proxy.close();
    }
  },
);
