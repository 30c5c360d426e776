import type { FastifyBaseLogger } from 'fastify';
import type { PolicyReport } from './readReport.ts';

/** Lines of the log per minute; further reports are counted. */
const LINES_MAX = 20;
const MINUTE = 60_000;

/** Counts what pages report since the start of this portal. Anyone can send reports, so nothing of them is stored. */
export class PolicyReports {
  /** Of the app's pages, by directive. */
  readonly counts = new Map<string, number>();
  /** Caused by extensions of browsers. */
  byExtensions = 0;
  lastAt: Date | null = null;
  #lines = 0;
  #minute = -Infinity;

  get total(): number {
    return [...this.counts.values()].reduce((sum, count) => sum + count, 0);
  }

  /** @param elapsed milliseconds of a monotonic clock */
  add(report: PolicyReport, now: Date, elapsed: number, log: Pick<FastifyBaseLogger, 'warn'>): void {
    const { isExtension, ...violation } = report;
    if (isExtension) {
      this.byExtensions += 1;
      return;
    }
    this.counts.set(report.directive, (this.counts.get(report.directive) ?? 0) + 1);
    this.lastAt = now;
    if (elapsed - this.#minute >= MINUTE) [this.#minute, this.#lines] = [elapsed, 0];
    this.#lines += 1;
    if (this.#lines <= LINES_MAX) log.warn({ violation }, 'a page violated its content security policy');
  }
}
