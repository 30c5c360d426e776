import type { JobHandlers } from '../jobs/jobKinds.ts';
import { queueJobs, type NewJob } from '../store/jobs.ts';
import { startTestPortal, type TestPortal } from './harness.ts';

interface Effects {
  transactional?: (name: string) => void | Promise<void>;
  external?: (name: string) => void | Promise<void>;
}

/** Jobs that record their names in the database, so that a rollback also removes the record. */
export function recordingJobs(test: TestPortal) {
  const record = (db: Parameters<typeof queueJobs>[0], raw: string) =>
    db.insertInto('parked_receipt').values({ reason: 'ran', raw, at: test.now.value }).execute();
  const idle = { effect: 'transactional', run: () => Promise.resolve() } as const;
  return {
    /** @param effects run in the job; a job fails when its effect throws */
    handlers: (effects: Effects = {}): JobHandlers => ({
      'gateway.answer': idle,
      'practice.match': idle,
      'password.reset': idle,
      'retention.purge': idle,
      'mail.send': idle,
      'sms.send': idle,
      'weChat.send': idle,
      'filerCode.begin': idle,
      'payment.check': idle,
      'practice.payment': idle,
      'originals.watch': idle,
      'recognition.run': idle,
      'practice.answer': {
        effect: 'transactional',
        run: async (trx, { raw }) => {
          await record(trx, raw);
          await effects.transactional?.(raw);
        },
      },
      'gateway.submit': {
        effect: 'external',
        run: async ({ operationId }) => effects.external?.(operationId),
        finish: async (trx, { operationId }) => {
          await record(trx, operationId);
        },
      },
    }),
    queue: (...jobs: NewJob[]): Promise<void> =>
      test.portal.db.transaction().execute((trx) => queueJobs(trx, test.now.value, jobs)),
    /** Names of the jobs that ran, in the order in which they ended. */
    ran: async (): Promise<string[]> => {
      const rows = await test.portal.db.selectFrom('parked_receipt').select('raw').orderBy('id').execute();
      return rows.map(({ raw }) => raw);
    },
    open: async (): Promise<number> => {
      const rows = await test.portal.db.selectFrom('job').select('id').where('done_at', 'is', null).execute();
      return rows.length;
    },
  };
}

export type JobRecorder = ReturnType<typeof recordingJobs>;

/** Starts a portal for recording jobs, on a database that other portals may share, so that leases count. */
export async function startWithRecorder(): Promise<{ test: TestPortal; recorder: JobRecorder }> {
  const test = await startTestPortal({ config: { databaseUrl: 'postgres://shared/portal' } });
  // Jobs fail on purpose.
  test.portal.log.level = 'silent';
  return { test, recorder: recordingJobs(test) };
}

/** A job with its effect inside the database. */
export const transactionalJob = (raw: string, rest: Partial<NewJob> = {}): NewJob => ({
  ...rest,
  kind: 'practice.answer',
  payload: { raw, controlNo: '', said: '' },
});

/** A job with its effect outside the database. */
export const externalJob = (operationId: string, rest: Partial<NewJob> = {}): NewJob => ({
  ...rest,
  kind: 'gateway.submit',
  payload: { enterpriseId: '1', operationId },
});

export const ofFiling = (enterpriseId: string, filingId: string): Pick<NewJob, 'about'> => ({
  about: { enterpriseId, filingId },
});
