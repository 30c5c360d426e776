import { retryDelay } from '../../jobs/runJob.ts';
import { codeOf, messageOf } from '../../errorFacts.ts';
import type { InboxTools } from './acceptFile.ts';

interface Failure {
  /** State of the file; a changed file is retried at once. */
  state: string;
  times: number;
  /** On the monotonic clock. */
  nextAt: number;
  reason: string;
}

/** Files of the inbox that could not be processed. Retries each with exponential back-off, and logs each reason once. */
export class InboxFailures {
  readonly #tools: Pick<InboxTools, 'log' | 'elapsed'>;
  readonly #failures = new Map<string, Failure>();

  constructor(tools: Pick<InboxTools, 'log' | 'elapsed'>) {
    this.#tools = tools;
  }

  isDelayed(name: string, state: string): boolean {
    const last = this.#failures.get(name);
    return last?.state === state && this.#tools.elapsed() < last.nextAt;
  }

  failed(name: string, state: string, error: unknown): void {
    const last = this.#failures.get(name);
    const reason = codeOf(error) || messageOf(error);
    const times = last?.state === state ? last.times + 1 : 1;
    this.#failures.set(name, { state, times, nextAt: this.#tools.elapsed() + retryDelay(times), reason });
    if (last?.reason !== reason) {
      this.#tools.log.warn({ err: error, file: name }, 'a file of the inbox cannot be processed and will be retried');
    }
  }

  succeeded(name: string): void {
    const last = this.#failures.get(name);
    if (last)
      this.#tools.log.warn({ file: name, tries: last.times }, 'a file of the inbox was processed after a failure');
    this.#failures.delete(name);
  }

  /** Removes the failures of all other files. */
  retain(names: ReadonlySet<string>): void {
    for (const name of this.#failures.keys()) if (!names.has(name)) this.#failures.delete(name);
  }
}
