import type { Tx } from '../portal.ts';

/** When the practice customs looks for the bills of a filing. */
export interface PracticeMatch {
  transactionNo: string;
  /** The message that began it. */
  controlNo: string;
  /** Of an earlier watch nothing is said; null: a bill appeared in AMS. */
  watch: number | null;
  /** Days after the filing. */
  day: 0 | 5 | 20 | 30;
  answerNo: number;
}

/** Every kind of job, with what it is told. */
export interface JobPayloads {
  /** Hands the message of an operation to customs. */
  'gateway.submit': { enterpriseId: string; operationId: string };
  /** One answer of customs that came with others. */
  'gateway.answer': { raw: string };
  /** One answer of the practice customs, when its time has come. `said`: in short, for support staff. */
  'practice.answer': { raw: string; controlNo: string; said: string };
  /** Lets the practice customs look whether the bills of a filing are on file. */
  'practice.match': PracticeMatch;
  /** Removes what a rule of the retention names. */
  'retention.purge': { what: string };
}
export type JobKind = keyof JobPayloads;

/** Classes of jobs, the most urgent first. The table keeps the place in this list: append only. */
export const PRIORITIES = ['customs', 'notices', 'housekeeping'] as const;
export type JobPriority = (typeof PRIORITIES)[number];

/** How often a class is served while all of them have work: a lower class is slower, never without progress. */
export const PRIORITY_WEIGHT: Readonly<Record<JobPriority, number>> = { customs: 16, notices: 4, housekeeping: 1 };

export const JOB_PRIORITY: Readonly<Record<JobKind, JobPriority>> = {
  'gateway.submit': 'customs',
  'gateway.answer': 'customs',
  'practice.answer': 'customs',
  'practice.match': 'customs',
  'retention.purge': 'housekeeping',
};

/**
 * `inside`: the effect is in the database, and is done together with the job or not at all.
 * `outside`: the effect is elsewhere and may be repeated after a crash; its receiver recognizes the repetition.
 * `finish` runs in the transaction that closes the job.
 */
export type JobHandler<P> =
  | { effect: 'inside'; run(trx: Tx, payload: P): Promise<void> }
  | {
      effect: 'outside';
      run(payload: P, signal: AbortSignal): Promise<void>;
      finish(trx: Tx, payload: P): Promise<void>;
    };

export type JobHandlers = { [K in JobKind]: JobHandler<JobPayloads[K]> };
