import { retryDelay } from '../../jobs/runJob.ts';
import { codeOf, messageOf } from '../../startError.ts';
import type { InboxTools } from './takeFile.ts';

interface Failure {
  /** The file as it was; another one is tried at once. */
  state: string;
  times: number;
  /** By the clock that only runs forward. */
  nextAt: number;
  reason: string;
}

/** Files of the inbox that could not be taken: each is tried again ever later, with one line in the log per reason. */
export class InboxFailures {
  readonly #tools: Pick<InboxTools, 'log' | 'elapsed'>;
  readonly #failures = new Map<string, Failure>();

  constructor(tools: Pick<InboxTools, 'log' | 'elapsed'>) {
    this.#tools = tools;
  }

  /** Whether a file is not to be tried yet. */
  isResting(name: string, state: string): boolean {
    const last = this.#failures.get(name);
    return last?.state === state && this.#tools.elapsed() < last.nextAt;
  }

  failed(name: string, state: string, error: unknown): void {
    const last = this.#failures.get(name);
    const reason = codeOf(error) || messageOf(error);
    const times = last?.state === state ? last.times + 1 : 1;
    this.#failures.set(name, { state, times, nextAt: this.#tools.elapsed() + retryDelay(times), reason });
    if (last?.reason !== reason) {
      this.#tools.log.warn({ err: error, file: name }, 'a file of the inbox cannot be taken and is tried again later');
    }
  }

  succeeded(name: string): void {
    const last = this.#failures.get(name);
    if (last) this.#tools.log.warn({ file: name, tries: last.times }, 'a file of the inbox was taken after all');
    this.#failures.delete(name);
  }

  /** Forgets files that are gone. */
  keepOnly(names: ReadonlySet<string>): void {
    for (const name of this.#failures.keys()) if (!names.has(name)) this.#failures.delete(name);
  }
}
