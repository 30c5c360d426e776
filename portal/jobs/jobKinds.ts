import type { JobKind } from '#contract/jobKinds.ts';
import type { Locale } from '#contract/limits.ts';
import type { Tx } from '../portal.ts';

/** One search of practice customs for the bills of a filing in AMS. */
export interface PracticeMatch {
  transactionNo: string;
  /** Control number of the message that started the search. */
  controlNo: string;
  /** Searches of an earlier number are ignored; null: a bill was added to AMS. */
  watch: number | null;
  /** Days after the filing. */
  day: 0 | 5 | 20 | 30;
  answerNo: number;
}

export type OriginalsStep = 'remind' | 'close';
/** A look at whether the originals of an agreement have arrived. */
export interface OriginalsWatch {
  applicationId: string;
  step: OriginalsStep;
}

/** Payloads by kind of job. They are stored: names of fields stay. */
export interface JobPayloads {
  /** Submits the message of an operation to customs. */
  'gateway.submit': { enterpriseId: string; operationId: string };
  /** Processes one receipt of a file or response that held several. */
  'gateway.answer': { raw: string };
  /** Processes a delayed receipt of practice customs. `said` is its summary for support staff. */
  'practice.answer': { raw: string; controlNo: string; said: string };
  'practice.match': PracticeMatch;
  /** Sends a text message. */
  'sms.send': { id: string };
  /** Deletes the rows of one retention rule. */
  'retention.purge': { what: string };
  'mail.send': { mailId: string };
  /** Sends the link for a new password, if there is such an account. */
  'password.reset': { account: string; locale: Locale };
  'weChat.send': { messageId: string };
  /** Reminds of the originals of an agreement, or closes the service without them. */
  'originals.watch': OriginalsWatch;
  /** Makes a filer code the default on its first day. */
  'filerCode.begin': { enterpriseId: string; code: string };
  /** Queries the payment provider about an order. */
  'payment.check': { orderId: string };
  /** Delivers the webhook of a practice payment. */
  'practice.payment': { paymentId: string };
  /** Reads the next document of a batch, or turns the documents of a batch into drafts. */
  'recognition.run': { enterpriseId: string; batchId: string };
}
export type { JobKind };

/** The table stores the index in this list: append only. */
export const PRIORITIES = ['customs', 'notices', 'housekeeping', 'recognition', 'payments'] as const;
type JobPriority = (typeof PRIORITIES)[number];

/** Jobs of each priority per round while all have work, so that every priority makes progress. */
export const PRIORITY_WEIGHT: Readonly<Record<JobPriority, number>> = {
  customs: 16,
  notices: 4,
  housekeeping: 1,
  recognition: 4,
  payments: 8,
};

export const JOB_PRIORITY: Readonly<Record<JobKind, JobPriority>> = {
  'gateway.submit': 'customs',
  'gateway.answer': 'customs',
  'practice.answer': 'customs',
  'practice.match': 'customs',
  'sms.send': 'notices',
  'retention.purge': 'housekeeping',
  'mail.send': 'notices',
  'password.reset': 'housekeeping',
  'weChat.send': 'notices',
  'originals.watch': 'housekeeping',
  'filerCode.begin': 'housekeeping',
  'payment.check': 'payments',
  'practice.payment': 'payments',
  'recognition.run': 'recognition',
};

/**
 * Workers of a class whose jobs wait for a slow server or a thread, so that together they leave one for customs messages. They
 * count neither as workers nor as activity of their enterprise.
 */
export const PRIORITY_WORKERS: Readonly<Partial<Record<JobPriority, number>>> = {
  notices: 2,
  recognition: 2,
  payments: 1,
};

/** Milliseconds after which the effect of an external job is aborted. */
const EFFECT_TIMEOUT = 8_000;
/** A scan of many pages; reading has a shorter limit of its own. */
const RECOGNITION_TIMEOUT = 240_000;
/** A mail server may scan a message before it answers; aborting it then would send the mail twice. */
const EFFECT_TIMEOUTS: Readonly<Partial<Record<JobKind, number>>> = {
  'mail.send': 60_000,
  'recognition.run': RECOGNITION_TIMEOUT,
};
export const effectTimeout = (kind: string): number => EFFECT_TIMEOUTS[kind as JobKind] ?? EFFECT_TIMEOUT;

/** Thrown by a job that expects to fail for some time: it is retried after `delay` milliseconds. */
export class RetryLater extends Error {
  override name = 'RetryLater';
  readonly delay: number;
  constructor(message: string, delay: number, options?: ErrorOptions) {
    super(message, options);
    this.delay = delay;
  }
}

/**
 * `transactional`: the effect is in the database, and is done together with the job or not at all.
 * `external`: the effect is elsewhere and may be repeated after a crash; its receiver recognizes the repetition.
 * `finish` runs in the transaction that marks the job as done.
 */
export type JobHandler<P> =
  | { effect: 'transactional'; run(trx: Tx, payload: P): Promise<void> }
  | {
      effect: 'external';
      run(payload: P, signal: AbortSignal): Promise<void>;
      finish(trx: Tx, payload: P): Promise<void>;
    };

export type JobHandlers = { [K in JobKind]: JobHandler<JobPayloads[K]> };
