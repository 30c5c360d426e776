import { execFileSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrateToLatest } from '../db/migrate.ts';
import { makeDataFolder, removeDataFolder } from '../testing/scratchFolder.ts';
import { boundLog } from './boundLog.ts';
import { enableChecksums } from './checksums.ts';
import { findProgram } from './findPostgres.ts';
import { TEST_SETTINGS } from './postgresSettings.ts';
import type { DatabaseConnection } from './probeDatabase.ts';
import { chooseRunAs, identityOf } from './runAs.ts';
import { startEmbedded, type EmbeddedDatabase } from './startEmbedded.ts';

let dataDir: string;
let warnings: string[] = [];
const options = () => ({
  dataDir,
  log: { info: () => {}, warn: (text: string) => void warnings.push(text), error: () => {} },
  settings: TEST_SETTINGS,
});
const cluster = () => join(dataDir, 'database', 'cluster');
const marker = () => join(dataDir, 'database.json');
const password = () => join(dataDir, 'database', 'password');

async function during<T>(work: (database: EmbeddedDatabase) => Promise<T>): Promise<T> {
  const database = await startEmbedded(options());
  try {
    return await work(database);
  } finally {
    await database.stop();
  }
}

async function run(connection: DatabaseConnection, text: string): Promise<{ rows: Record<string, unknown>[] }> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await client.query<Record<string, unknown>>(text);
  } finally {
    await client.end();
  }
}

const rowsOf = async (connection: DatabaseConnection, text: string): Promise<unknown[][]> =>
  (await run(connection, text)).rows.map((row) => Object.values(row));

beforeAll(async () => {
  dataDir = makeDataFolder();
  await during(({ connection }) => migrateToLatest(connection));
});
afterAll(() => removeDataFolder(dataDir));
beforeEach(() => void (warnings = []));

describe('the marker of the data folder', () => {
  it.each([
    ['missing', () => {}],
    ['an empty folder', (home: string) => mkdirSync(home)],
    ['a link to a missing folder', (home: string) => symlinkSync('/nowhere/database-1', home)],
  ])('refuses a start when the database is %s, and creates nothing', async (_, leave) => {
    const home = join(dataDir, 'database');
    renameSync(home, `${home}.unmounted`);
    leave(home);
    try {
      await expect(startEmbedded(options())).rejects.toThrow(
        /^The data folder .+ has had a database since \d{4}-\d\d-\d\d, but .+cluster is missing or empty\. Mount that folder again or restore a backup into it\. Only to begin with an empty database, remove .+database\.json\.$/,
      );
      expect(existsSync(cluster())).toBe(false);
    } finally {
      rmSync(home, { recursive: true, force: true });
      renameSync(`${home}.unmounted`, home);
    }
  });

  it('refuses the database of another data folder', async () => {
    const written = readFileSync(marker(), 'utf8');
    writeFileSync(marker(), written.replace(/"systemIdentifier": "\d+"/, '"systemIdentifier": "7"'));
    await expect(startEmbedded(options())).rejects.toThrow(/now holds another database.+remove .+database\.json\.$/);
    writeFileSync(marker(), written);
  });

  it('is written at the next start of a data folder without one', async () => {
    const written = JSON.parse(readFileSync(marker(), 'utf8')) as Record<string, string>;
    rmSync(marker());
    await during(async () => {});
    expect(JSON.parse(readFileSync(marker(), 'utf8'))).toEqual({
      systemIdentifier: written['systemIdentifier'],
      createdAt: expect.any(String),
      createdBy: expect.stringMatching(/^\d+\.\d+\.\d+/),
    });
  });
});

describe('the password file', () => {
  it.each(['empty', 'missing'])('is created again when it is %s', async (state) => {
    if (state === 'empty') writeFileSync(password(), '');
    else rmSync(password());
    const rows = await during(({ connection }) => rowsOf(connection, 'select count(*) > 0 from kysely_migration'));
    expect(rows).toEqual([[true]]);
    expect(readFileSync(password(), 'utf8')).toMatch(/^[0-9a-f]{48}$/);
    expect(statSync(password()).mode & 0o077).toBe(0);
    expect(warnings.join()).toMatch(/missing or empty; the database has a new password/);
  });

  it('is left unchanged when the database rejects it, and the refusal names the remedies', async () => {
    const right = readFileSync(password(), 'utf8');
    writeFileSync(password(), 'wrong');
    await expect(startEmbedded(options())).rejects.toThrow(
      /does not accept the password in .+\. Restore that file, or remove it/,
    );
    expect(readFileSync(password(), 'utf8')).toBe('wrong');
    writeFileSync(password(), right);
  });
});

describe('the role of the portal', () => {
  it('[13.2.2] is not a superuser, and becomes owner of an older cluster’s objects', async () => {
    await during(async ({ superuser, connection }) => {
      const { rows } = await run(
        superuser,
        `select format('alter %s %s owner to tenplustwo', kind, name) as text from (
           select 'table' as kind, oid::regclass::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
           union all select 'function', p.oid::regprocedure::text from pg_proc p where pronamespace = 'public'::regnamespace
             and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')) found`,
      );
      for (const { text } of rows) await run(superuser, String(text));
      await run(superuser, 'alter database tenplustwo owner to tenplustwo');
      await expect(run(connection, 'select * from draft')).rejects.toThrow(/permission denied/);
    });
    await during(async ({ superuser, connection }) => {
      await migrateToLatest(connection);
      expect(
        await rowsOf(
          superuser,
          `select rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls, rolcanlogin from pg_roles
           where rolname = 'tenplustwo_portal'`,
        ),
      ).toEqual([[false, false, false, false, false, true]]);
      expect(
        await rowsOf(
          superuser,
          `select pg_get_userbyid(relowner), count(*) > 30 from pg_class where relnamespace = 'public'::regnamespace group by 1`,
        ),
      ).toEqual([['tenplustwo_portal', true]]);
      await expect(run(connection, "copy draft to program 'cat'")).rejects.toThrow(/permission|superuser/);
      await expect(run({ ...connection, database: 'postgres' }, 'select 1')).rejects.toThrow(/permission denied/);
      await run(connection, 'alter table draft add column probe int; alter table draft drop column probe');
    });
  });
});

const program = findProgram('pg_checksums', '');
describe('checksums of pages', () => {
  it('are on in a new cluster', async () => {
    expect(await during(({ hasChecksums }) => Promise.resolve(hasChecksums))).toBe(true);
    expect(warnings).toEqual([]);
  });

  it.runIf(program)('are enabled by a command in an older cluster, after a warning', async () => {
    execFileSync(program ?? '', ['--disable', '-D', cluster()], { ...identityOf(chooseRunAs(cluster())), cwd: '/' });
    expect(await during(({ hasChecksums }) => Promise.resolve(hasChecksums))).toBe(false);
    expect(warnings.join()).toMatch(/keeps no checksums.+npm run portal:enable-checksums/);
    expect(await enableChecksums(options())).toBe(true);
    expect(await enableChecksums(options())).toBe(false);
    expect(await during(({ hasChecksums }) => Promise.resolve(hasChecksums))).toBe(true);
  });
});

describe('the log of PostgreSQL', () => {
  it('is truncated at its size limit while the server appends, and keeps the older lines once', () => {
    const path = join(dataDir, 'postgres.log');
    const server = openSync(path, 'a');
    for (const word of ['first', 'second', 'third']) {
      writeSync(server, `${word}\n`.repeat(300));
      boundLog(path, 1_000);
      boundLog(path, 1_000);
      expect([readFileSync(path, 'utf8'), readFileSync(`${path}.1`, 'utf8')]).toEqual(['', `${word}\n`.repeat(300)]);
    }
    closeSync(server);
  });
});
