import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { npm } from './npm.mjs';
import { root } from './root.mjs';
import { runCommand } from './runCommand.mjs';

/**
 * `node scripts/upgradeFixture.mjs COMMIT`: starts the portal of an earlier commit with its practice data and writes its
 * database to `portal/migrations/upgrades`, named after its last migration. `upgrades.test.ts` migrates it. Needs git and pg_dump.
 */
const [, , commit] = process.argv;
if (!commit) throw new Error('Name a commit: node scripts/upgradeFixture.mjs COMMIT');

/** Runs a program. @returns its output @throws when it fails */
async function mustRun(command, args, env) {
  const { code, output } = await runCommand(command, args, { env });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`);
  return output;
}

const folder = mkdtempSync(join(tmpdir(), 'tpt-upgrade-'));
const source = join(folder, 'source');
const dataDir = join(folder, 'data');
mkdirSync(dataDir);
await mustRun('git', ['worktree', 'add', '--detach', '--quiet', source, commit]);
let portal;
try {
  await providePackages();
  portal = spawn(process.execPath, ['--import', 'tsx', 'portal/main.ts'], {
    cwd: source,
    env: { PATH: process.env.PATH, TPT_DATA_DIR: dataDir, TPT_DEMO: 'on', PORT: '0', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve, reject) => {
    portal.stdout.on('data', (text) => /ready at/u.test(text.toString()) && resolve());
    portal.once('exit', () => reject(new Error('The portal of that commit did not start.')));
  });
  const PGPASSWORD = readFileSync(join(dataDir, 'database', 'password'), 'utf8').trim();
  const dumpWith = (...options) => mustRun('pg_dump', [...options, ...dumpArguments()], { PGPASSWORD });
  // After its start the portal replaces indexes (`portal/db/laterIndexes.ts`), and pg_dump does not read them at one time.
  for (let before = ''; ;) {
    // `\restrict` has a random key.
    const schema = (await dumpWith('--schema-only')).replaceAll(/^\\.*$/gmu, '');
    if (schema === before) break;
    before = schema;
    await setTimeout(3_000);
  }
  const dump = await dumpWith();
  const names = [...dump.matchAll(/INSERT INTO public\.kysely_migration VALUES\s([^;]+);/gu)]
    .flatMap(([, rows]) => [...rows.matchAll(/'(\d{4}_\w+)'/gu)])
    .map(([, name]) => name)
    .toSorted();
  const file = join(root, 'portal', 'migrations', 'upgrades', `${names.at(-1)}.sql.br`);
  mkdirSync(join(file, '..'), { recursive: true });
  // psql's own commands are not SQL.
  const text = dump.replaceAll(/^\\.*\n|^--.*\n|^SET transaction_timeout.*\n/gmu, '').replaceAll(/\n{2,}/gu, '\n');
  writeFileSync(file, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } }));
  console.log(`${file}: ${names.length} migrations, ${text.length} characters`);
} finally {
  if (portal && portal.exitCode === null) {
    portal.kill('SIGTERM');
    await once(portal, 'exit');
  }
  await mustRun('git', ['worktree', 'remove', '--force', source]);
  rmSync(realpathSync(join(dataDir, 'database')), { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
}

/** Uses the installed packages, unless that commit needs one that is no longer among them. */
async function providePackages() {
  const { dependencies } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  const modules = join(root, 'node_modules');
  if (Object.keys(dependencies).every((name) => existsSync(join(modules, name)))) {
    symlinkSync(modules, join(source, 'node_modules'), 'dir');
    return;
  }
  const { code, output } = await npm(['ci', '--prefix', source, '--no-audit', '--no-fund']);
  if (code !== 0) throw new Error(output);
}

/** The portal's database over the socket that its server has noted. */
function dumpArguments() {
  const noted = readFileSync(join(dataDir, 'database', 'cluster', 'postmaster.pid'), 'utf8').split('\n');
  const [, , , port, socketFolder] = noted;
  return [
    `--host=${socketFolder || 'localhost'}`,
    `--port=${port}`,
    '--username=tenplustwo',
    '--no-owner',
    '--no-privileges',
    '--no-comments',
    '--rows-per-insert=200',
    'tenplustwo',
  ];
}
