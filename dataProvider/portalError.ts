import { HttpError } from 'react-admin';
import type { ErrorTree } from '#schema/issue.ts';

/**
 * `answer`: the portal refused. `timeout` and `network`: unknown outcome. `duplicate`: aborted by an identical later
 * call. `signedOut`: aborted or not sent, because the user signed out.
 */
type PortalErrorKind = 'answer' | 'network' | 'timeout' | 'duplicate' | 'signedOut';

interface PortalErrorFacts {
  kind: PortalErrorKind;
  status?: number;
  /** The wire's code; 0 without an answer. */
  code?: number;
  /** The portal's message in the page's language, or a message key below `shell.request`. */
  message: string;
  errors?: ErrorTree;
  body?: unknown;
}

/** A failed call. react-admin reads field messages from `body.errors`. */
export class PortalError extends HttpError {
  readonly kind: PortalErrorKind;
  readonly code: number;
  readonly errors: ErrorTree | undefined;

  constructor({ kind, status = 0, code = 0, message, errors, body }: PortalErrorFacts) {
    super(message, status, { code, errors, ...(body as object | undefined) });
    // HttpError sets its own prototype.
    Object.setPrototypeOf(this, PortalError.prototype);
    this.name = 'PortalError';
    this.kind = kind;
    this.code = code;
    this.errors = errors;
  }
}

/** Whether a write may have been done: there was no answer, or one (5xx, 408) that does not exclude it. */
export const isUnknownOutcome = (error: PortalError): boolean =>
  error.kind !== 'answer' || error.status >= 500 || error.status === 408;

/**
 * Whether a refusal excludes that the write was done. The portal sends 401, 403, 429 and code 409 before it reads the
 * body, so these do not give the outcome of an earlier call with the same key.
 * @param time `again` if the same key was sent before
 */
export function isFinalRefusal(error: PortalError, time: 'first' | 'again'): boolean {
  if (isUnknownOutcome(error)) return false;
  return time === 'first' || !([401, 403, 429].includes(error.status) || error.code === 409);
}
