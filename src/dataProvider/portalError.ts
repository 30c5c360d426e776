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

/** A call that did not succeed. */
export class PortalError extends Error {
  readonly kind: PortalErrorKind;
  readonly status: number;
  readonly code: number;
  readonly errors: ErrorTree | undefined;
  readonly body: unknown;

  constructor(facts: PortalErrorFacts) {
    super(facts.message);
    this.name = 'PortalError';
    this.kind = facts.kind;
    this.status = facts.status ?? 0;
    this.code = facts.code ?? 0;
    this.errors = facts.errors;
    this.body = facts.body;
  }
}

/** Whether the outcome of a paid call is unknown: it must be asked after, never sent anew. */
export const isUnknownOutcome = (error: unknown): boolean => error instanceof PortalError && error.kind !== 'answer';
