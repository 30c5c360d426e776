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

/** Payloads by kind of job. They are stored: names of fields stay. */
export interface JobPayloads {
  /** Submits the message of an operation to customs. */
  'gateway.submit': { enterpriseId: string; operationId: string };
  /** Processes one receipt of a file or response that held several. */
  'gateway.answer': { raw: string };
  /** Processes a delayed receipt of practice customs. `said` is its summary for support staff. */
  'practice.answer': { raw: string; controlNo: string; said: string };
  'practice.match': PracticeMatch;
  /** Deletes the rows of one retention rule. */
  'retention.purge': { what: string };
}
export type JobKind = keyof JobPayloads;

/** The most urgent first. The table stores the index in this list: append only. */
export const PRIORITIES = ['customs', 'notices', 'housekeeping'] as const;
export type JobPriority = (typeof PRIORITIES)[number];

/** Jobs of each priority per round while all have work, so that every priority makes progress. */
export const PRIORITY_WEIGHT: Readonly<Record<JobPriority, number>> = { customs: 16, notices: 4, housekeeping: 1 };

export const JOB_PRIORITY: Readonly<Record<JobKind, JobPriority>> = {
  'gateway.submit': 'customs',
  'gateway.answer': 'customs',
  'practice.answer': 'customs',
  'practice.match': 'customs',
  'retention.purge': 'housekeeping',
};

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
