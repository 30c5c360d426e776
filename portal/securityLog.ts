import { isIP } from 'node:net';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { ErrorName } from '#contract/errors.ts';
import type { Config } from './config.ts';
import type { Refusal } from './refusal.ts';

declare module 'fastify' {
  interface FastifyInstance {
    security: SecurityLog;
  }
}

/** Security events and their log levels. */
export const SECURITY_EVENTS = {
  'signIn.succeeded': 'info',
  'signIn.failed': 'warn',
  /** The account, the browser or the address is locked for a while. */
  'signIn.delayed': 'warn',
  /** The password was right, the code of the second factor is still to come. */
  'signIn.continued': 'info',
  signOut: 'info',
  'password.changed': 'info',
  /** A link for a new password was asked for, for an account that may not exist. */
  'password.resetAsked': 'info',
  'secondFactor.on': 'info',
  'secondFactor.off': 'info',
  'apiKey.created': 'info',
  'apiKey.revoked': 'info',
  /** An admin changed a person's role, or disabled or enabled the person (`about`). */
  'person.changed': 'info',
  'person.invited': 'info',
  /** An invitation was accepted. */
  'person.joined': 'info',
  'enterprise.registered': 'info',
  /** Support staff confirmed or refused a filer code of an enterprise (`about`). */
  'filerCode.decided': 'info',
  /** A payment webhook had a wrong or old signature. */
  'webhook.refused': 'warn',
  /** A session was replaced, or an expired token was sent. */
  'session.ended': 'info',
  /** A call that requires a session came without a token. */
  'access.signedOut': 'warn',
  /** The role, the account or the state of the enterprise does not allow the call. */
  'access.denied': 'warn',
  /** The page was loaded for another user. */
  'owner.mismatch': 'warn',
  /** A record that does not exist or belongs to another enterprise; the portal does not distinguish them. */
  'record.unknown': 'warn',
  /** A write without a valid forgery token, or from another origin. */
  'write.refused': 'warn',
  'host.refused': 'warn',
  'rate.limited': 'warn',
} as const satisfies Record<string, 'info' | 'warn'>;

type SecurityEvent = keyof typeof SECURITY_EVENTS;

/** Fields of a line: ids and technical facts, no user input. */
export interface SecurityLine {
  event: SecurityEvent;
  address: string;
  requestId?: string;
  /** Name of the call, if any. */
  call?: string;
  userId?: string;
  enterpriseId?: string;
  reason?: string;
  /** The person or enterprise that a change concerns. */
  about?: string;
  /** Number of further equal events within the minute. */
  repeated?: number;
  /** Number of addresses in a summary, up to 10,000. */
  addresses?: number;
  /** The most frequent of them, with their counts. */
  frequent?: Record<string, number>;
}

export type SecuritySink = (level: 'info' | 'warn', line: SecurityLine) => void;

/** Equal lines (event, address, user) written per minute; further ones are counted. */
const EQUAL_MAX = 5;
/** Different lines of one event per minute. A flood writes at most `EQUAL_MAX` × this, and as many summaries. */
const DIFFERENT_MAX = 100;
/** Events after a successful sign-in may write more lines, so that a flood of others does not hide them. */
const DIFFERENT_MAX_OF: Partial<Record<SecurityEvent, number>> = { 'signIn.succeeded': 2_000, 'access.denied': 1_000 };
/** Addresses beyond `DIFFERENT_MAX` that are counted individually. */
const ADDRESSES_MAX = 10_000;
/** Addresses that the summary names. */
const FREQUENT_MAX = 10;
const WINDOW = 60_000;

/** Counters of one event within a minute. */
interface Seen {
  lines: Map<string, { line: SecurityLine; count: number }>;
  /** Counts by address, beyond the different lines. */
  others: Map<string, number>;
  othersCount: number;
}

const BY_REFUSAL: Partial<Record<ErrorName, SecurityEvent>> = {
  notAllowed: 'access.denied',
  enterpriseDisabled: 'access.denied',
  reviewPending: 'access.denied',
  notJoined: 'access.denied',
  serviceNotOpen: 'access.denied',
  otherOwner: 'owner.mismatch',
  xsrf: 'write.refused',
  wrongHost: 'host.refused',
  tooMany: 'rate.limited',
  tooManyOccupied: 'rate.limited',
};

/** Writes security events. A flood is counted instead of written, so that it cannot fill the disk. */
export class SecurityLog {
  readonly #sink: SecuritySink;
  readonly #seen = new Map<SecurityEvent, Seen>();
  readonly #timer: NodeJS.Timeout;

  constructor(sink: SecuritySink) {
    this.#sink = sink;
    this.#timer = setInterval(() => this.flush(), WINDOW);
    this.#timer.unref();
  }

  /** @param facts `userId` where the request has no session, `about`: the person or thing that it changes */
  write(
    event: SecurityEvent,
    request: FastifyRequest,
    facts: { reason?: string; userId?: string; about?: string } = {},
  ): void {
    const { call } = (request.routeOptions?.config ?? {}) as { call?: string };
    const principal = request.signedIn?.principal;
    this.#add({
      event,
      // A proxy may forward any text as the address.
      address: isIP(request.ip) ? request.ip : 'unknown',
      requestId: request.id,
      ...(call ? { call } : {}),
      ...(principal ? { userId: principal.userId, enterpriseId: principal.enterpriseId } : {}),
      ...facts,
    });
  }

  /** Writes the event of a refusal, if it is one. @param hasToken whether the request carried a session token */
  refused({ reason, facts }: Refusal, request: FastifyRequest, hasToken: boolean): void {
    const { call } = (request.routeOptions?.config ?? {}) as { call?: string };
    if (reason === 'notLoggedIn') {
      if (hasToken) this.write('session.ended', request, { reason: 'expired' });
      // Every page requests the user before sign-in.
      else if (call !== 'me') this.write('access.signedOut', request);
    } else if (reason === 'notFound') {
      if (call && request.signedIn) this.write('record.unknown', request);
    } else if ((reason === 'tooMany' || reason === 'tooManyAttempts') && call === 'login') {
      this.write('signIn.delayed', request);
    } else if (BY_REFUSAL[reason]) {
      const detail = facts.extra?.['reason'];
      this.write(BY_REFUSAL[reason], request, { reason: typeof detail === 'string' ? detail : reason });
    }
  }

  /** Ends the minute: writes summaries of counted lines. */
  flush(): void {
    const all = [...this.#seen];
    this.#seen.clear();
    for (const [event, { lines, others, othersCount }] of all) {
      const level = SECURITY_EVENTS[event];
      for (const { line, count } of lines.values()) {
        if (count <= EQUAL_MAX) continue;
        const { requestId: _, ...common } = line;
        this.#sink(level, { ...common, repeated: count - EQUAL_MAX });
      }
      if (othersCount <= EQUAL_MAX) continue;
      const frequent = [...others].toSorted(([, a], [, b]) => b - a).slice(0, FREQUENT_MAX);
      this.#sink(level, {
        event,
        address: 'several',
        repeated: othersCount - EQUAL_MAX,
        addresses: others.size,
        frequent: Object.fromEntries(frequent),
      });
    }
  }

  close(): void {
    clearInterval(this.#timer);
    this.flush();
  }

  #add(line: SecurityLine): void {
    const { event, address, userId } = line;
    const seen = this.#seen.get(event) ?? { lines: new Map(), others: new Map(), othersCount: 0 };
    this.#seen.set(event, seen);
    const key = `${address} ${userId ?? ''}`;
    const known = seen.lines.get(key);
    let count: number;
    if (known || seen.lines.size < (DIFFERENT_MAX_OF[event] ?? DIFFERENT_MAX)) {
      const entry = known ?? { line, count: 0 };
      seen.lines.set(key, entry);
      count = entry.count += 1;
    } else {
      count = seen.othersCount += 1;
      const before = seen.others.get(address);
      if (before || seen.others.size < ADDRESSES_MAX) seen.others.set(address, (before ?? 0) + 1);
    }
    if (count <= EQUAL_MAX) this.#sink(SECURITY_EVENTS[event], line);
  }
}

/** Writes to the portal's log. LOG_LEVEL does not hide these lines, except for `silent`. */
export function securitySink(log: FastifyBaseLogger, logLevel: Config['logLevel']): SecuritySink {
  const child = log.child({ log: 'security' }, { level: logLevel === 'silent' ? 'silent' : 'info' });
  return (level, line) => child[level](line, line.event);
}
