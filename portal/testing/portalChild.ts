import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

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
 * @param args of Node: a bundle, with options before it
 * @param env for example TPT_DATA_DIR or DATABASE_URL
 * @param cwd default: that of the tests
 */
export function startPortalChild(args: string[], env: Record<string, string>, cwd?: string): PortalChild {
  const child = spawn(process.execPath, args, {
    ...(cwd ? { cwd } : {}),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      TMPDIR: process.env.TMPDIR,
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
