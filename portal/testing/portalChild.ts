import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));

/** A portal in a separate process, run from its sources. */
export type PortalChild = {
  child: ChildProcess;
  /** Base URL of its calls; rejects with its output when it ends before it is ready. */
  ready: Promise<string>;
  /** Its output so far, on both streams. */
  printed(): string;
  /** The exit code; null after a signal. */
  exited: Promise<number | null>;
  stop(): Promise<number | null>;
};

/**
 * Starts a portal on a free port.
 * @param env for example TPT_DATA_DIR or DATABASE_URL
 * @param args of Node, in the working directory `cwd`; default: the sources of this repository
 */
export function startPortalChild(
  env: Record<string, string>,
  args = ['--import', 'tsx', 'portal/main.ts'],
  cwd = REPOSITORY,
): PortalChild {
  const child = spawn(process.execPath, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      TMPDIR: process.env.TMPDIR,
      TSX_DISABLE_CACHE: '1',
      PORT: '0',
      TPT_GATEWAY: 'practice',
      ...env,
    },
  });
  let text = '';
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  const ready = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        const [, url] = /ready at (\S+)/u.exec(text) ?? [];
        if (url) resolve(`${url}/portal`);
      });
    }
    child.once('close', () => reject(new Error(text)));
  });
  // A test may await only `exited`.
  ready.catch(() => {});
  return {
    child,
    ready,
    exited,
    printed: () => text,
    stop: () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      return exited;
    },
  };
}
