import { sql } from 'kysely';
import type { Portal, Tx } from '../../portal.ts';
import { filingsOfReferences } from '../../store/jobSubjects.ts';
import { queueJobs, wakeJobs } from '../../store/jobs.ts';
import {
  practiceFilingsOf,
  readPracticeSetting,
  takeAnswerNumbers,
  writeAmsBill,
  writePracticeSetting,
  type PracticeSetting,
} from '../../store/practice.ts';
import { releaseAnswer } from './acceptMessage.ts';

type Tools = Pick<Portal, 'clock' | 'config' | 'log'>;

/** Stores the settings and reschedules pending answers by the ratio of old and new speed. */
export async function setPractice({ clock, config }: Tools, trx: Tx, setting: PracticeSetting): Promise<void> {
  const { speed } = await readPracticeSetting(trx, config.practiceSpeed);
  await writePracticeSetting(trx, setting);
  const now = clock();
  await sql`
    update job set run_at = ${now}::timestamptz + (run_at - ${now}::timestamptz) * (${speed / setting.speed})::float8
    where kind in ('practice.answer', 'practice.match') and done_at is null and not is_ready and run_at > ${now}`.execute(
    trx,
  );
  await wakeJobs(trx);
}

/**
 * Makes the pending answers to a message due now, including a suppressed one.
 * @returns whether the message exists
 */
export async function answerNow(tools: Tools, trx: Tx, controlNo: string): Promise<boolean> {
  const known = await trx
    .selectFrom('practice_message')
    .select('control_no')
    .where('control_no', '=', controlNo)
    .executeTakeFirst();
  if (!known) return false;
  await releaseAnswer(tools, trx, controlNo);
  await trx
    .updateTable('job')
    .set({ run_at: tools.clock(), is_ready: true })
    .where('kind', 'in', ['practice.answer', 'practice.match'])
    .where('done_at', 'is', null)
    .where(sql<string>`payload->>'controlNo'`, '=', controlNo)
    .execute();
  await wakeJobs(trx);
  return true;
}

/** Registers a bill in AMS, as its carrier would, and queues a search for every filing with this bill. */
export async function registerAmsBill({ clock }: Tools, trx: Tx, amsNo: string, amsType: string): Promise<void> {
  const now = clock();
  await writeAmsBill(trx, amsNo, amsType, now);
  const filings = await practiceFilingsOf(trx, amsNo);
  const numbers = await takeAnswerNumbers(trx, filings.length);
  const subjects = await filingsOfReferences(
    trx,
    filings.map(({ reference }) => reference),
  );
  await queueJobs(
    trx,
    now,
    filings.map(({ transactionNo, reference }, index) => ({
      kind: 'practice.match' as const,
      payload: { transactionNo, controlNo: '', watch: null, day: 0 as const, answerNo: numbers[index] ?? 0 },
      about: subjects.get(reference),
    })),
  );
}
