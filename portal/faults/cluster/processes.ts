import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';

/** After it, a process that was asked to end is killed. Milliseconds. */
const END_TIMEOUT = 20_000;

/** PostgreSQL refuses to run as root; everything of the cluster runs as its account then. */
function account(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null;

/** Programs of the cluster, each with a log in the folder. */
export class Processes {
  readonly identity = account();
  readonly #folder: string;
  readonly #running = new Map<string, ChildProcess>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  start(name: string, command: string, args: readonly string[], env: Record<string, string> = {}): void {
    const log = openSync(join(this.#folder, `${name}.log`), 'a');
    const child = spawn(command, args, {
      cwd: this.#folder,
      stdio: ['ignore', log, log],
      env: { PATH: `${process.env.PATH}:/usr/sbin`, LC_ALL: 'C', TMPDIR: this.#folder, ...env },
      ...this.identity,
    });
    closeSync(log);
    this.#running.set(name, child);
  }

  signal(name: string, signal: NodeJS.Signals): void {
    this.#running.get(name)?.kill(signal);
  }

  /** Sends the signal, and SIGKILL to a process that does not end in time; waits for the exit. */
  async kill(name: string, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.#running.get(name);
    if (!child || !isRunning(child)) return;
    const exited = once(child, 'exit');
    // A paused process would not receive it.
    child.kill('SIGCONT');
    child.kill(signal);
    const timer = setTimeout(() => child.kill('SIGKILL'), END_TIMEOUT);
    await exited;
    clearTimeout(timer);
  }

  /** Ends everything, the last started first: a database stops while its supervisor runs. */
  async endAll(): Promise<void> {
    for (const name of [...this.#running.keys()].toReversed()) await this.kill(name, 'SIGTERM');
  }
}
