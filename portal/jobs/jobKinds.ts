import type { Tx } from '../portal.ts';

/** Every kind of job, with what it is told. */
export interface JobPayloads {
  /** Hands the message of an operation to customs. */
  'gateway.submit': { enterpriseId: string; operationId: string };
  /** One answer of the practice customs, when its time has come. */
  'practice.answer': { raw: string };
}
export type JobKind = keyof JobPayloads;

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
