import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { once } from 'node:events';
import { chmodSync, chownSync, lstatSync, mkdtempSync, realpathSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { soundPortal } from '../faults/bundlePortal.ts';
import { findPackagedPostgres } from './packagedPostgres.ts';
import type { DatabaseConnection } from './probeDatabase.ts';
import { readPostmasterFile } from './postmaster.ts';
import { isRunning } from './processInfo.ts';
import { canEnter } from './runAs.ts';

const script = join(dirname(soundPortal()), 'embeddedChild.js');
const nobody = { uid: 65_534, gid: 65_534, name: 'nobody' };
const isRoot = process.getuid?.() === 0;
const isReadableByAll = isRoot && (await canRead());

let dataDir = '';
let parents: Parent[] = [];

type Parent = {
  child: ChildProcess;
  lines: string[];
  /** The first line that starts with the word, without the word. */
  waitForLine(word: string): Promise<string>;
  ready(): Promise<DatabaseConnection>;
  end(signal: NodeJS.Signals): Promise<number | null>;
};

async function canRead(): Promise<boolean> {
  const probe = spawn('/usr/bin/env', ['test', '-r', script], { uid: nobody.uid, gid: nobody.gid });
  const [code] = await once(probe, 'exit');
  return code === 0;
}

function startParent(options: { as?: typeof nobody; bin?: string; folder?: string } = {}): Parent {
  const child = spawn(process.execPath, [script, options.folder ?? dataDir, options.bin ?? ''], {
    stdio: ['ignore', 'pipe', 'inherit'],
    ...(options.as && { uid: options.as.uid, gid: options.as.gid }),
  });
  const lines: string[] = [];
  const waiting: (() => void)[] = [];
  const wake = () => waiting.splice(0).forEach((go) => go());
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    wake();
  });
  const exited = once(child, 'close').then(([code]) => {
    wake();
    return code as number | null;
  });
  const waitForLine = async (word: string) => {
    for (;;) {
      const line = lines.find((text) => text.startsWith(word));
      if (line) return line.slice(word.length).trim();
      if (child.exitCode !== null) throw new Error(`It ended after: ${lines.join('\n')}`);
      await new Promise<void>((go) => waiting.push(go));
    }
  };
  const parent: Parent = {
    child,
    lines,
    waitForLine,
    ready: async () => JSON.parse(await waitForLine('ready')) as DatabaseConnection,
    end: (signal) => {
      child.kill(signal);
      return exited;
    },
  };
  parents.push(parent);
  return parent;
}

async function query(connection: DatabaseConnection, statement: string): Promise<unknown[][]> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query({ text: statement, rowMode: 'array' })).rows as unknown[][];
  } finally {
    await client.end();
  }
}

function serverPid(): number {
  return readPostmasterFile(join(realpathSync(join(dataDir, 'database')), 'cluster'))?.pid ?? 0;
}

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tpt-embedded-'));
  chmodSync(dataDir, 0o755);
  parents = [];
});

afterEach(async () => {
  for (const parent of parents) {
    if (parent.child.exitCode === null && parent.child.signalCode === null) {
      await parent.end('SIGKILL');
    }
  }
  try {
    if (isRunning(serverPid())) process.kill(serverPid(), 'SIGQUIT');
    rmSync(realpathSync(join(dataDir, 'database')), { recursive: true, force: true });
  } catch {
    // The test failed before it had a database.
  }
  rmSync(dataDir, { recursive: true, force: true });
});

describe('the embedded database', () => {
  it('keeps every committed row over a stop, a kill of the portal and a kill of the server', async () => {
    const first = startParent();
    await query(await first.ready(), 'create table kept (n int); insert into kept values (1)');
    expect(await first.end('SIGTERM')).toBe(0);
    expect(serverPid()).toBe(0);

    const second = startParent();
    await query(await second.ready(), 'insert into kept values (2)');
    const adopted = serverPid();
    await second.end('SIGKILL');
    expect(isRunning(adopted)).toBe(true);

    const third = startParent();
    await query(await third.ready(), 'insert into kept values (3)');
    expect(serverPid()).toBe(adopted);
    process.kill(adopted, 'SIGKILL');
    await third.waitForLine('log The database runs again.');
    expect(await query(await third.ready(), 'select n from kept order by n')).toEqual([[1], [2], [3]]);

    process.kill(serverPid(), 'SIGKILL');
    await third.end('SIGKILL');
    const fourth = startParent();
    expect(await query(await fourth.ready(), 'select n from kept order by n')).toEqual([[1], [2], [3]]);
    expect(await fourth.end('SIGTERM')).toBe(0);
  });

  it('refuses a second portal on the same data folder and names the first', async () => {
    const first = startParent();
    await first.ready();
    const second = startParent();
    expect(await second.waitForLine('refused')).toBe(
      `Another TenPlusTwo (process ${first.child.pid}) already uses the data folder ${dataDir}. Stop it first, or set TPT_DATA_DIR and PORT to start a second one beside it.`,
    );
    expect(await first.end('SIGTERM')).toBe(0);
  });

  it('listens on no network address and flushes each commit to disk', async () => {
    const parent = startParent();
    const connection = await parent.ready();
    const settings = `select name, setting from pg_settings where name in
      ('fsync','synchronous_commit','full_page_writes','listen_addresses','TimeZone','server_encoding') order by name`;
    expect(Object.fromEntries(await query(connection, settings))).toEqual({
      TimeZone: 'UTC',
      fsync: 'on',
      full_page_writes: 'on',
      listen_addresses: process.platform === 'win32' ? '127.0.0.1' : '',
      server_encoding: 'UTF8',
      synchronous_commit: 'on',
    });
    await expect(query({ ...connection, password: 'wrong' }, 'select 1')).rejects.toThrow(
      /password authentication failed/,
    );
    if (process.platform !== 'win32') expect(statSync(connection.host).mode & 0o077).toBe(0);
    await parent.end('SIGTERM');
  });

  it('uses a short socket path when the data folder is deep', async () => {
    const parent = startParent({ folder: join(dataDir, 'deep'.repeat(20), 'deep'.repeat(20)) });
    expect(await query(await parent.ready(), 'select 1')).toEqual([[1]]);
    expect(await parent.end('SIGTERM')).toBe(0);
  });

  it('refuses a file in place of the data folder in one sentence', async () => {
    const parent = startParent({ folder: join(script, 'data') });
    expect(await parent.waitForLine('refused')).toMatch(
      /^Cannot write to the data folder .+ \(ENOTDIR\)\. Make it writable or set TPT_DATA_DIR to another folder\.$/,
    );
  });

  it('refuses programs that are not PostgreSQL 15', async () => {
    const parent = startParent({ bin: tmpdir() });
    expect(await parent.waitForLine('refused')).toMatch(
      /^TPT_POSTGRES_BIN must be a folder with the programs of PostgreSQL 15: .+ has no postgres\.$/,
    );
  });

  const packaged = findPackagedPostgres();
  if (packaged) {
    it('runs the PostgreSQL of the npm package with the extension of the searches', async () => {
      const parent = startParent({ bin: packaged.bin });
      const connection = await parent.ready();
      await query(connection, 'create extension pg_trgm');
      const search = `select 'VIỆT' ilike 'việt', cardinality(show_trgm('海运')) > 0`;
      expect(await query(connection, search)).toEqual([[true, true]]);
      await parent.end('SIGTERM');
    });
  }

  if (isReadableByAll) {
    it('runs as an unprivileged user', async () => {
      chownSync(dataDir, nobody.uid, nobody.gid);
      const parent = startParent({ as: nobody });
      expect(await query(await parent.ready(), 'select 1')).toEqual([[1]]);
      expect(statSync(`/proc/${serverPid()}`).uid).toBe(nobody.uid);
      expect(await parent.end('SIGTERM')).toBe(0);
    });
  }

  if (isRoot) {
    it('drops root, also under a folder that is closed to others', async () => {
      chmodSync(dataDir, 0o700);
      const parent = startParent();
      expect(await query(await parent.ready(), 'select 1')).toEqual([[1]]);
      expect(lstatSync(join(dataDir, 'database')).isSymbolicLink()).toBe(true);
      expect(statSync(realpathSync(join(dataDir, 'database'))).uid).not.toBe(0);
      expect(await canEnter(dataDir, nobody)).toBe(false);
      expect(await parent.end('SIGTERM')).toBe(0);
    });
  }
});
