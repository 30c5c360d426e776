import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** A portal with its embedded database in a separate process. */
export interface PortalProcess {
  /** Null when it exited before it was ready. */
  url: string | null;
  /** Resolves with the signal that ended the process. */
  exited: Promise<NodeJS.Signals | null>;
  /** Null while it runs and after a signal. */
  exitCode(): number | null;
  stderr(): string;
  kill(): Promise<void>;
  /** Sends SIGTERM and waits for the exit. */
  stop(): Promise<void>;
  signal(name: NodeJS.Signals): void;
  /** Clock ticks of the processor that it has used; empty without `/proc`. */
  cpuTime(): string;
}

export interface PortalProcessOptions {
  crashAt?: string;
  /** TPT_PRACTICE_SPEED */
  speed?: number;
  /** Further variables. */
  env?: Record<string, string>;
}

/**
 * Starts a built portal on a data folder.
 * @param ended kills the portal while it starts
 */
export async function spawnPortal(
  bundle: string,
  dataDir: string,
  { crashAt, speed = 50, env = {} }: PortalProcessOptions,
  ended: AbortSignal,
): Promise<PortalProcess> {
  const child = spawn(process.execPath, [bundle], {
    env: {
      PATH: process.env.PATH,
      TMPDIR: process.env.TMPDIR,
      TPT_POSTGRES_BIN: process.env.TPT_POSTGRES_BIN,
      TPT_DATA_DIR: dataDir,
      TPT_PRACTICE_SPEED: String(speed),
      TPT_CRASH_AT: crashAt,
      PORT: '0',
      LOG_LEVEL: 'silent',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stderr = '';
  child.stderr?.on('data', (text: Buffer) => (stderr += text.toString()));
  const exited = once(child, 'exit').then(([, signal]) => signal as NodeJS.Signals | null);
  const abort = () => void child.kill('SIGKILL');
  ended.addEventListener('abort', abort);
  const url = await Promise.race([readyUrl(child), exited.then(() => null)]);
  ended.removeEventListener('abort', abort);
  return {
    url,
    exited,
    exitCode: () => child.exitCode,
    stderr: () => stderr,
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
    signal: (name) => void child.kill(name),
    cpuTime: () => cpuTime(child.pid),
  };
}

/** The address that a starting portal prints. */
function readyUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    let stdout = '';
    child.stdout?.on('data', (text: Buffer) => {
      stdout += text.toString();
      const [, url] = /ready at (\S+)/u.exec(stdout) ?? [];
      if (url) resolve(url);
    });
  });
}

function cpuTime(pid: number | undefined): string {
  try {
    // The name of the program may contain spaces; user and system time are the 14th and 15th field.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return fields.slice(11, 13).join(' ');
  } catch {
    return '';
  }
}
