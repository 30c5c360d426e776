import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { messageOf } from '../errorFacts.ts';
import type { EmbeddedLog } from './embeddedLog.ts';
import { isRunning } from './processInfo.ts';
import type { RunningPostmaster } from './runPostmaster.ts';

const STOP_TIMEOUT = 30_000;

interface Supervision {
  server: RunningPostmaster;
  /** Starts it again after it ended unexpectedly. */
  run: () => Promise<RunningPostmaster>;
  stopServer: (server: RunningPostmaster) => Promise<void>;
  log: EmbeddedLog;
}

/** Restarts a server whenever it ends, until it is stopped or killed. */
export function superviseServer({ server: first, run, stopServer, log }: Supervision) {
  let server = first;
  let isStopping = false;

  async function restart(): Promise<void> {
    while (!isStopping) {
      try {
        server = await run();
        log.warn('The database runs again.');
        return;
      } catch (error) {
        log.error(`The database does not start: ${messageOf(error)}`);
        await sleep(2_000);
      }
    }
  }
  async function keepRunning(): Promise<void> {
    while (!isStopping) {
      const how = await server.exited;
      if (isStopping) return;
      log.error(`The database ended unexpectedly (${how}); starting it again.`);
      await sleep(100);
      await restart();
    }
  }
  const watch = keepRunning();

  return {
    async stop(): Promise<void> {
      isStopping = true;
      await stopServer(server);
      await watch;
      // A restart may have been in progress when the stop began.
      if (isRunning(server.pid)) await stopServer(server);
    },
    kill(): void {
      isStopping = true;
      signal(server.pid, 'SIGQUIT');
    },
  };
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has exited already.
  }
}

async function waitUntilGone(server: RunningPostmaster, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (isRunning(server.pid)) {
    if (Date.now() > deadline) return false;
    await sleep(25);
  }
  return true;
}

/** Ends connections, flushes to disk and waits until the server has exited; kills it when that takes too long. */
export async function stopServer(server: RunningPostmaster, bin: string, cluster: string): Promise<void> {
  // Windows has no signals: killing the process would be a crash.
  if (process.platform === 'win32') {
    await promisify(execFile)(join(bin, 'pg_ctl'), ['stop', '-D', cluster, '-m', 'fast', '-w']);
    return;
  }
  signal(server.pid, 'SIGINT');
  if (await waitUntilGone(server, STOP_TIMEOUT)) return;
  signal(server.pid, 'SIGQUIT');
  if (await waitUntilGone(server, 5_000)) return;
  signal(server.pid, 'SIGKILL');
  await waitUntilGone(server, 5_000);
}
