import { HttpError } from 'react-admin';
import type { ErrorTree } from '#schema/issue.ts';

/** `answer`: the portal said no. `timeout` and `network`: nobody knows. `duplicate`: given up for an identical later one. */
export type PortalErrorKind = 'answer' | 'network' | 'timeout' | 'duplicate';

interface PortalErrorFacts {
  kind: PortalErrorKind;
  /** HTTP status; 0 when there was no answer. */
  status?: number;
  /** The wire's code; 0 when there was no answer. */
  code?: number;
  /** The portal's sentence, already in the page's language, or a message key below `shell.request`. */
  message: string;
  errors?: ErrorTree;
  body?: unknown;
}

/** A call that did not succeed. react-admin reads the messages of fields from `body.errors`. */
export class PortalError extends HttpError {
  readonly kind: PortalErrorKind;
  readonly code: number;
  readonly errors: ErrorTree | undefined;

  constructor({ kind, status = 0, code = 0, message, errors, body }: PortalErrorFacts) {
    super(message, status, { code, errors, ...(body as object | undefined) });
    // react-admin's class sets its own prototype.
    Object.setPrototypeOf(this, PortalError.prototype);
    this.name = 'PortalError';
    this.kind = kind;
    this.code = code;
    this.errors = errors;
  }
}

/** Whether a write may have been done all the same: no answer came, or an answer (5xx, 408) that does not exclude it. */
export const isUnknownOutcome = (error: PortalError): boolean =>
  error.kind !== 'answer' || error.status >= 500 || error.status === 408;

/**
 * Whether a refusal excludes that the write was done. 401, 403, 429 and code 409 are given before the portal reads the
 * body, so they say nothing of an earlier call with the same key.
 * @param time `again` when the same key was sent before
 */
export function isFinalRefusal(error: PortalError, time: 'first' | 'again'): boolean {
  if (isUnknownOutcome(error)) return false;
  return time === 'first' || !([401, 403, 429].includes(error.status) || error.code === 409);
}
