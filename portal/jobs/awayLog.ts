import type { FastifyBaseLogger } from 'fastify';
import { errorFacts } from '../errorFacts.ts';

/** Milliseconds between two reminders that the database is still away. */
const REMIND_EVERY = 60_000;

/** Logs that the database went away and came back once each, however many jobs fail meanwhile. */
export class AwayLog {
  readonly #log: FastifyBaseLogger;
  readonly #elapsed: () => number;
  #since: number | null = null;
  #reminded = 0;

  constructor(log: FastifyBaseLogger, elapsed: () => number) {
    this.#log = log;
    this.#elapsed = elapsed;
  }

  failed(error: unknown): void {
    const now = this.#elapsed();
    const { code, message } = errorFacts(error instanceof Error ? error : new Error(String(error)));
    const reason = code ?? message;
    if (this.#since === null) {
      this.#since = this.#reminded = now;
      this.#log.warn({ reason }, 'jobs are waiting for the database');
    } else if (now - this.#reminded >= REMIND_EVERY) {
      this.#reminded = now;
      this.#log.warn({ reason, seconds: this.#seconds(now) }, 'jobs are still waiting for the database');
    }
  }

  worked(): void {
    if (this.#since === null) return;
    this.#log.warn({ seconds: this.#seconds(this.#elapsed()) }, 'the database is back, jobs go on');
    this.#since = null;
  }

  #seconds = (now: number): number => Math.round((now - (this.#since ?? now)) / 1_000);
}
