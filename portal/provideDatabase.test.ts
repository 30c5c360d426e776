import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { readConfig } from './config.ts';
import type { DatabaseConnection } from './embedded/probeDatabase.ts';
import { provideDatabase } from './provideDatabase.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function warningsOf(url: string): Promise<string[]> {
  const warnings: string[] = [];
  const log = { info: () => {}, warn: (text: string) => void warnings.push(text), error: () => {} };
  await (await provideDatabase(readConfig({ DATABASE_URL: url }), log)).stop();
  return warnings;
}

const urlOf = ({ user, password, database: name, host, port }: DatabaseConnection) =>
  `postgres://${user}:${password}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;

it('[13.2.2] warns of a DATABASE_URL that signs in as a superuser, and of no other', async () => {
  expect(await warningsOf(urlOf(database.connection))).toEqual([]);
  const superuser = { ...inject('superuser'), database: database.connection.database };
  expect(await warningsOf(urlOf(superuser))).toEqual([
    'DATABASE_URL signs in as the superuser tenplustwo. Give TenPlusTwo a role that only owns its own database.',
  ]);
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
      // This address reaches the own machine, and is no name of loopback.
      expect(await warningsOf(at('0.0.0.0'))).toEqual([
        expect.stringMatching(/^DATABASE_URL reaches 0\.0\.0\.0 without TLS: .+ Add \?sslmode=verify-full /),
      ]);
    } finally {
      proxy.close();
    }
  },
);
