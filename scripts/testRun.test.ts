import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { endTestRun, processesOf } from './endTestRun.mjs';

const POLLING = { timeout: 60_000, interval: 50 };
const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));
/** Starts a run as `npm test` does: a step, and a database with its own process group. */
const PROGRAM = `
  import { spawn } from 'node:child_process';
  import { mkdirSync, writeFileSync } from 'node:fs';
  import { join } from 'node:path';
  import { openTestRun } from ${JSON.stringify(path('testRun.mjs'))};
  import { ownPrefix, scratchPlace } from ${JSON.stringify(path('scratchPlace.mjs'))};
  import { runCommand } from ${JSON.stringify(path('runCommand.mjs'))};
  const { folder } = await openTestRun();
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  writeFileSync(join(folder, 'report.json'), '{}');
  const testDatabases = join(scratchPlace(), ownPrefix('tpt-tests') + process.pid);
  mkdirSync(testDatabases);
  const database = spawn(process.execPath, ['--import', 'tsx', ${JSON.stringify(path('../portal/testing/embeddedChild.ts'))}, dataDir], {
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  database.stdout.once('data', () => console.log(folder + ' ' + testDatabases));
  void runCommand(process.execPath, ['-e', process.argv[1]]);
`;

const WAITS = 'setInterval(() => {}, 1_000)';

let runner: ChildProcess | undefined;
let folder = '';
let testDatabases = '';
afterEach(async () => {
  runner?.kill('SIGKILL');
  await endTestRun(folder);
});

async function startRun(step: string): Promise<void> {
  runner = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM, step], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!runner.stdout) throw new Error('no output');
  const [line] = await once(createInterface(runner.stdout), 'line');
  [folder = '', testDatabases = ''] = String(line).split(' ');
}

// Only Linux shows which processes belong to a run.
describe.runIf(process.platform === 'linux')('a test run', { timeout: 120_000 }, () => {
  it.each([
    ['SIGKILL', `process.on('SIGTERM', () => {}); ${WAITS}`],
    ['SIGTERM', WAITS],
    ['SIGINT', WAITS],
  ] as const)('leaves no process, database or folder after %s', async (signal, step) => {
    await startRun(step);
    // The step, the parent of the database and at least the postmaster.
    expect(processesOf(folder).length).toBeGreaterThanOrEqual(3);
    expect(existsSync(testDatabases)).toBe(true);
    runner?.kill(signal);
    await expect
      .poll(() => [processesOf(folder), existsSync(folder), existsSync(testDatabases)], POLLING)
      .toEqual([[], false, false]);
  });
});
