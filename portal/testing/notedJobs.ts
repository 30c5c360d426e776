import type { JobHandlers } from '../jobs/jobKinds.ts';
import { queueJobs, type NewJob } from '../store/jobs.ts';
import type { TestPortal } from './harness.ts';

interface Effects {
  inside?: (name: string) => void | Promise<void>;
  outside?: (name: string) => void | Promise<void>;
}

/** Jobs that note their names in the database, so that the note is undone with the job. */
export function notedJobs(test: TestPortal) {
  const note = (db: Parameters<typeof queueJobs>[0], raw: string) =>
    db.insertInto('parked_receipt').values({ reason: 'ran', raw, at: test.now.value }).execute();
  const idle = { effect: 'inside', run: () => Promise.resolve() } as const;
  return {
    /** @param effects what else happens; a job with an effect that throws fails */
    handlers: (effects: Effects = {}): JobHandlers => ({
      'gateway.answer': idle,
      'practice.match': idle,
      'retention.purge': idle,
      'practice.answer': {
        effect: 'inside',
        run: async (trx, { raw }) => {
          await note(trx, raw);
          await effects.inside?.(raw);
        },
      },
      'gateway.submit': {
        effect: 'outside',
        run: async ({ operationId }) => effects.outside?.(operationId),
        finish: async (trx, { operationId }) => {
          await note(trx, operationId);
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

/** A job with its effect inside the database. */
export const insideJob = (raw: string, rest: Partial<NewJob> = {}): NewJob => ({
  ...rest,
  kind: 'practice.answer',
  payload: { raw, controlNo: '', said: '' },
});

/** A job with its effect outside the database. */
export const outsideJob = (operationId: string, rest: Partial<NewJob> = {}): NewJob => ({
  ...rest,
  kind: 'gateway.submit',
  payload: { enterpriseId: '1', operationId },
});

/** What a job of this enterprise, and of this filing, is about. */
export const aboutFiling = (enterpriseId: string, filingId: string): Pick<NewJob, 'about'> => ({
  about: { enterpriseId, filingId },
});
