import type { FastifyBaseLogger } from 'fastify';
import { errorFacts } from '../errorFacts.ts';

/** Milliseconds. */
const REMINDER_INTERVAL = 60_000;

/** Logs the start and the end of a database outage once each, and a reminder every minute. */
export class OutageLog {
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
    } else if (now - this.#reminded >= REMINDER_INTERVAL) {
      this.#reminded = now;
      this.#log.warn({ reason, seconds: this.#seconds(now) }, 'jobs are still waiting for the database');
    }
  }

  worked(): void {
    if (this.#since === null) return;
    this.#log.warn({ seconds: this.#seconds(this.#elapsed()) }, 'the database is back, jobs continue');
    this.#since = null;
  }

  #seconds = (now: number): number => Math.round((now - (this.#since ?? now)) / 1_000);
}
