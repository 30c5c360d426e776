import { composeBatchReject } from '#customs/answers/composeBatchReject.ts';
import { toServerText } from '#rules/serverTime.ts';
import type { Portal, Tx } from '../../portal.ts';
import { filingsOfMessages } from '../../store/jobSubjects.ts';
import { queueJobs, type NewJob } from '../../store/jobs.ts';
import { takeAnswerNumbers } from '../../store/practice.ts';
import { inEnvelope } from '../transmission.ts';
import { aboutFiling, type AboutFiling } from './aboutFiling.ts';
import { judgeByRule } from './judgeByRule.ts';
import { keepFiling } from './keepFiling.ts';
import type { OpenedMessage } from './openMessage.ts';
import type { Script } from './practiceRules.ts';
import { readBooks } from './readBooks.ts';

/** How long after a message it says what, in milliseconds at speed 1: the first two seconds or more after it. */
const DELAYS = { ack: 2_000, response: 3_500, match: 5_000 } as const;

/** A message as it lies on practice customs' desk. */
export interface OnDesk extends OpenedMessage {
  now: Date;
  /** How many times faster than real its clock runs. */
  speed: number;
  /** What is wanted of a filing with these bills. */
  scriptOf(numbers: readonly string[]): Script;
}

/** Judges what is in a message and lays out the answers. @param first what its first filing is about */
export async function answerMessage(
  tools: Pick<Portal, 'log'>,
  trx: Tx,
  desk: OnDesk,
  first: AboutFiling,
): Promise<void> {
  const [acknowledged] = await takeAnswerNumbers(trx, 1);
  if (desk.filings.length === 0 || desk.scriptOf(first.numbers).says === 'batchReject') {
    return queueSaid(trx, desk, [answerJob(desk, acknowledged, composeBatchReject(), 'ack')]);
  }
  const jobs = [answerJob(desk, acknowledged, [], 'ack'), ...(await answerFiling(tools, trx, desk, first))];
  for (const records of desk.filings.slice(1)) {
    jobs.push(...(await answerFiling(tools, trx, desk, await aboutFiling(trx, desk, records))));
  }
  await queueSaid(trx, desk, jobs);
}

async function queueSaid(trx: Tx, { now, controlNo }: OnDesk, jobs: readonly NewJob[]): Promise<void> {
  const about = (await filingsOfMessages(trx, [controlNo])).get(controlNo);
  await queueJobs(
    trx,
    now,
    jobs.map((job) => ({ ...job, about })),
  );
}

/** Judges a filing, enters it into the books, and says when it will say so. */
async function answerFiling(
  tools: Pick<Portal, 'log'>,
  trx: Tx,
  desk: OnDesk,
  { records, read, transactionNo, known, numbers }: AboutFiling,
): Promise<NewJob[]> {
  const { controlNo, filer, now } = desk;
  const { verdict, answer } = judgeByRule(tools, controlNo, {
    records,
    read,
    transactionNo,
    filerCode: filer,
    today: toServerText(now).slice(0, 10),
    books: await readBooks(trx, { filer, known, numbers }),
    script: desk.scriptOf(numbers),
  });
  const [answerNo, matchNo = 0] = await takeAnswerNumbers(trx, 2);
  const jobs: NewJob[] = [answerJob(desk, answerNo, answer, 'response')];
  if (verdict === 'rejected' || !read.message) return jobs;
  const kept = await keepFiling(trx, { message: read.message, transactionNo, filer, known, now });
  if (kept.status === 'deleted') return jobs;
  const match = { transactionNo, controlNo, watch: kept.watch, day: 0 as const, answerNo: matchNo };
  return [...jobs, { kind: 'practice.match', payload: match, delay: delayOf(desk, 'match') }];
}

function answerJob(desk: OnDesk, answerNo: number | undefined, lines: string[], when: 'ack' | 'response'): NewJob {
  const { controlNo, filer, now } = desk;
  const userData = { controlNo, answerNo: answerNo ?? null };
  const raw = inEnvelope({ application: 'SN', filer, at: now, userData }, lines.length > 0 ? [lines] : []);
  const said = lines.at(-1)?.trim() ?? 'ACK';
  return { kind: 'practice.answer', payload: { raw, controlNo, said }, delay: delayOf(desk, when) };
}

const delayOf = ({ speed }: OnDesk, when: keyof typeof DELAYS): number => DELAYS[when] / speed;
