import { ERRORS, type ErrorName } from '#contract/errors.ts';
import type { ErrorTree } from '#schema/issue.ts';

interface RefusalFacts {
  /** Errors by field path. */
  errors?: ErrorTree;
  /** Arguments of the sentence `errors.<name>`. */
  args?: Record<string, string | number>;
  /** Further members of the response, e.g. the stored copy of a stale save. */
  extra?: Record<string, unknown>;
  /** Seconds after which the caller may retry. */
  retryAfter?: number;
}

/** A refused call; the error handler answers it as `{ code, message, errors?, ...extra }`. */
export class Refusal extends Error {
  readonly reason: ErrorName;
  readonly facts: RefusalFacts;
  readonly status: number;
  readonly code: number;

  constructor(reason: ErrorName, facts: RefusalFacts) {
    super(reason);
    this.reason = reason;
    this.facts = facts;
    this.status = ERRORS[reason].status;
    this.code = ERRORS[reason].code;
  }
}

/**
 * Creates a refusal to be thrown; inside a transaction it causes a rollback.
 * @example throw refuse('notFound');
 * @example throw refuse('stale', { extra: { current } });
 */
export function refuse(reason: ErrorName, facts: RefusalFacts = {}): Refusal {
  return new Refusal(reason, facts);
}

/**
 * Creates the refusal of an attempt that came too early; its sentence names the minutes to wait.
 * @param wait milliseconds until the next attempt is admitted
 */
export function refuseAttempt(
  wait: number,
  reason: 'tooManyAttempts' | 'tooManyCodes' | 'tooManyOccupied' = 'tooManyAttempts',
): Refusal {
  return refuse(reason, { args: { minutes: Math.ceil(wait / 60_000) }, retryAfter: Math.ceil(wait / 1_000) });
}
