import {
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDataFolder, removeDataFolder } from '../testing/scratchFolder.ts';
import { TEST_SETTINGS } from './postgresSettings.ts';
import { startEmbedded } from './startEmbedded.ts';

const isRoot = process.getuid?.() === 0;
/** Over the size limit, so that the start moves it. */
const LARGE = 'secret\n'.repeat(900_000);

let dataDir: string;
const options = () => ({
  dataDir,
  log: { info: () => {}, warn: () => {}, error: () => {} },
  settings: TEST_SETTINGS,
});
const home = (name = '') => join(dataDir, 'database', name);

beforeAll(async () => {
  dataDir = makeDataFolder();
  await (await startEmbedded(options())).stop();
});
afterAll(() => removeDataFolder(dataDir));

/** A file of this process, which the database's account must not touch. */
function makeTarget(name: string, text: string): string {
  const path = join(dataDir, name);
  rmSync(path, { force: true });
  writeFileSync(path, text, { mode: 0o600 });
  return path;
}

const stateOf = (path: string) => {
  const { uid, gid, mode, size } = statSync(path);
  return { uid, gid, mode, size, text: readFileSync(path, 'utf8').slice(0, 100) };
};

// A hard link to an own file is the file itself.
const kinds = isRoot ? (['symbolic', 'hard'] as const) : (['symbolic'] as const);

describe.runIf(process.platform !== 'win32')('[13.2.2] a folder of the database with planted links', () => {
  it.each(kinds)('is started without writing or handing over the target of a %s link', async (kind) => {
    const plant = kind === 'hard' ? linkSync : symlinkSync;
    const names = ['postgres.log', 'postgres.log.1', 'password.new', 'portal.lock', 'database.json.new'];
    const targets = names.map((name) => makeTarget(`target-${name}`, name === 'postgres.log' ? LARGE : 'secret'));
    for (const [index, name] of names.entries()) {
      const path = name.startsWith('database.json') ? join(dataDir, name) : home(name);
      rmSync(path, { force: true });
      plant(targets[index] ?? '', path);
    }
    // Both are created again, so their temporary files are written.
    rmSync(home('password'));
    rmSync(join(dataDir, 'database.json'));
    const before = targets.map(stateOf);

    const database = await startEmbedded(options());
    try {
      for (const name of ['postgres.log', 'password', 'portal.lock']) {
        const { uid } = lstatSync(home(name));
        expect([name, lstatSync(home(name)).isFile(), uid]).toEqual([name, true, statSync(home()).uid]);
      }
    } finally {
      await database.stop();
    }
    expect(targets.map(stateOf)).toEqual(before);
    for (const name of ['postgres.log', 'password']) expect(readFileSync(home(name), 'utf8')).not.toContain('secret');
  });

  it('is not started where the socket folder or the password is a link to another’s file', async () => {
    const elsewhere = join(dataDir, 'elsewhere');
    mkdirSync(elsewhere, { mode: 0o755 });
    rmSync(home('socket'), { recursive: true, force: true });
    symlinkSync(elsewhere, home('socket'));
    const before = stateOfFolder(elsewhere);
    await expect(startEmbedded(options())).rejects.toThrow(/socket belongs to another user/);
    expect(stateOfFolder(elsewhere)).toEqual(before);
    rmSync(home('socket'));

    renameSync(home('password'), home('password.kept'));
    symlinkSync(makeTarget('target-password', 'secret'), home('password'));
    await expect(startEmbedded(options())).rejects.toThrow(/Cannot read .+password|does not accept the password/);
    expect(readFileSync(join(dataDir, 'target-password'), 'utf8')).toBe('secret');
    renameSync(home('password.kept'), home('password'));
  });
});

function stateOfFolder(path: string) {
  const { uid, gid, mode } = statSync(path);
  return { uid, gid, mode };
}
