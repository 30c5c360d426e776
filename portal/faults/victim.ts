import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A portal in a process of its own, with its own embedded database, that a test may kill. */
export interface Victim {
  /** Null when it died before it was ready. */
  url: string | null;
  /** Settles when the process is gone, with the signal that ended it. */
  gone: Promise<NodeJS.Signals | null>;
  /** What it complained of. */
  lastWords(): string;
  kill(): Promise<void>;
  /** Asks it to stop and waits until it is gone. */
  stop(): Promise<void>;
  signal(name: NodeJS.Signals): void;
}

export interface VictimOptions {
  /** TPT_CRASH_AT */
  crashAt?: string;
  /** TPT_PRACTICE_SPEED; at 0.01 customs says nothing during a test. */
  speed?: number;
}

/** Starts a built portal on a data folder. */
export async function startVictim(
  bundle: string,
  dataDir: string,
  { crashAt, speed = 50 }: VictimOptions = {},
): Promise<Victim> {
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
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaints = '';
  child.stderr?.on('data', (text: Buffer) => (complaints += text.toString()));
  const gone = once(child, 'exit').then(([, signal]) => signal as NodeJS.Signals | null);
  const url = await Promise.race([readyUrl(child), gone.then(() => null)]);
  return {
    url,
    gone,
    lastWords: () => complaints,
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
    },
    signal: (name) => void child.kill(name),
  };
}

/** The address a starting portal prints. */
function readyUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    let said = '';
    child.stdout?.on('data', (text: Buffer) => {
      said += text.toString();
      const [, url] = /ready at (\S+)/u.exec(said) ?? [];
      if (url) resolve(url);
    });
  });
}
