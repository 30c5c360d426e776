import { composeBatchReject, composeBlockReject } from '#customs/answers/composeBatchReject.ts';
import { toServerDay } from '#schema/dateText.ts';
import type { Portal, Tx } from '../../portal.ts';
import { queueJobs, type NewJob } from '../../store/jobs.ts';
import { filingsOfMessages } from '../../store/jobSubjects.ts';
import { practiceFilingsOf, takeAnswerNumbers } from '../../store/practice.ts';
import { wrapInEnvelope } from '../transmission.ts';
import { inForm, toOldEnvelope } from './answerForms.ts';
import { lookUpFiling, type FilingLookup } from './lookUpFiling.ts';
import type { OpenedMessage } from './openMessage.ts';
import type { PracticeScript } from './practiceRules.ts';
import { registerFiling } from './registerFiling.ts';
import { validateByRule, type FilingRegister } from './validateFiling.ts';

/** Delay of each answer after its message at speed 1, milliseconds. */
const DELAYS = { ack: 2_000, response: 3_500, match: 5_000 } as const;

interface MessageInProgress extends OpenedMessage {
  now: Date;
  /** Factor by which answers come faster than in reality. */
  speed: number;
  /** The script for a filing with these bills. */
  scriptOf(numbers: readonly string[]): PracticeScript;
}

/** Validates the filings of a message and queues the answers. @param first lookup of its first filing */
export async function answerMessage(
  tools: Pick<Portal, 'log'>,
  trx: Tx,
  message: MessageInProgress,
  first: FilingLookup,
): Promise<void> {
  const [ackNo] = await takeAnswerNumbers(trx, 1);
  const { says } = message.scriptOf(first.numbers);
  if (message.filings.length === 0 || says === 'batchReject' || says === 'blockReject') {
    const { filer, controlNo } = message;
    const reject = says === 'blockReject' ? composeBlockReject({ filer, filerText: controlNo }) : composeBatchReject();
    return queueAnswerJobs(trx, message, [answerJob(message, ackNo, reject, 'ack')]);
  }
  const jobs = [answerJob(message, ackNo, [], 'ack'), ...(await answerFiling(tools, trx, message, first))];
  for (const records of message.filings.slice(1)) {
    jobs.push(...(await answerFiling(tools, trx, message, await lookUpFiling(trx, message, records))));
  }
  await queueAnswerJobs(trx, message, jobs);
}

async function queueAnswerJobs(trx: Tx, { now, controlNo }: MessageInProgress, jobs: readonly NewJob[]): Promise<void> {
  const about = (await filingsOfMessages(trx, [controlNo])).get(controlNo);
  await queueJobs(
    trx,
    now,
    jobs.map((job) => ({ ...job, about })),
  );
}

/** Validates a filing and registers it when it is accepted. @returns the jobs that answer it */
async function answerFiling(
  tools: Pick<Portal, 'log'>,
  trx: Tx,
  message: MessageInProgress,
  lookup: FilingLookup,
): Promise<NewJob[]> {
  const { controlNo, filer, now } = message;
  const { records, read, reference, known, numbers } = lookup;
  const script = message.scriptOf(numbers);
  const isOld = script.says === 'oldStyle';
  // In the old style customs has no numbers of its own.
  const isNew = read.message?.header.transactionNumber === '';
  const transactionNo = isOld && isNew && reference ? reference : lookup.transactionNo;
  const { verdict, answer } = validateByRule(tools, controlNo, {
    records,
    read,
    transactionNo,
    filerCode: filer,
    today: toServerDay(now),
    register: await readRegister(trx, filer, { known, numbers }),
    isOnFile: known?.status === 'onFile',
    script,
  });
  const [answerNo, matchNo = 0] = await takeAnswerNumbers(trx, 2);
  const jobs: NewJob[] = [answerJob(message, answerNo, inForm(script.says, answer), 'response', isOld)];
  if (verdict === 'rejected' || !read.message) return jobs;
  const registered = await registerFiling(trx, { message: read.message, transactionNo, reference, filer, known, now });
  if (registered.status === 'deleted') return jobs;
  const match = { transactionNo, controlNo, watch: registered.watch, day: 0 as const, answerNo: matchNo };
  return [...jobs, { kind: 'practice.match', payload: match, delay: delayOf(message, 'match') }];
}

/** Reads what the validation of a message needs, because the edits run synchronously. */
async function readRegister(
  trx: Tx,
  filer: string,
  { known, numbers }: Pick<FilingLookup, 'known' | 'numbers'>,
): Promise<FilingRegister> {
  const filed = new Set<string>();
  for (const number of new Set(numbers)) {
    // A bill that another filer filed is not a duplicate: customs accepts both and answers S7.
    const own = (await practiceFilingsOf(trx, number)).filter((filing) => filing.filer === filer);
    for (const { importer } of own) filed.add(`${importer} ${number}`);
  }
  return {
    findFiler: (transactionNo) =>
      known?.status === 'onFile' && known.transactionNo === transactionNo ? known.filer : null,
    isFiled: (importer, number) => filed.has(`${importer} ${number}`),
  };
}

function answerJob(
  message: MessageInProgress,
  answerNo: number | undefined,
  lines: string[],
  when: 'ack' | 'response',
  isOld = false,
): NewJob {
  const { controlNo, filer, now } = message;
  const userData = { controlNo, answerNo: answerNo ?? null };
  const whole = wrapInEnvelope({ application: 'SN', filer, at: now, userData }, lines.length > 0 ? [lines] : []);
  const raw = isOld ? toOldEnvelope(whole, now, answerNo ?? 0) : whole;
  const said = lines.at(-1)?.trim() ?? 'ACK';
  return { kind: 'practice.answer', payload: { raw, controlNo, said }, delay: delayOf(message, when) };
}

const delayOf = ({ speed }: MessageInProgress, when: keyof typeof DELAYS): number => DELAYS[when] / speed;
