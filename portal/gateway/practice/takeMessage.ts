import { readBatch } from '#customs/envelope.ts';
import { composeBatchReject } from '#customs/answers/composeBatchReject.ts';
import { readIsf, type ReadIsf } from '#customs/readIsf.ts';
import { toServerText } from '#rules/serverTime.ts';
import { queueJobs, type NewJob } from '../../store/jobs.ts';
import {
  keepPracticeMessage,
  lockPracticeFiling,
  readPracticeSetting,
  takeAnswerNumbers,
  type PracticeFiling,
  type PracticeSetting,
} from '../../store/practice.ts';
import type { Portal, Tx } from '../../portal.ts';
import { inEnvelope } from '../transmission.ts';
import { readUserData } from '../userData.ts';
import { keepFiling } from './keepFiling.ts';
import { judgeFiling } from './judgeFiling.ts';
import { readBooks } from './readBooks.ts';
import { scriptFor } from './practiceRules.ts';

export type PracticeTools = Pick<Portal, 'db' | 'clock' | 'steps' | 'config'>;

/** How long after a message it says what, in milliseconds at speed 1: the first two seconds or more after it. */
const DELAYS = { ack: 2_000, response: 3_500, match: 5_000 } as const;
/** FFF-NNNNNNNNNNN: of a filing that names no reference. */
const OWN_NUMBER = 11;

/** A message as it lies on practice customs' desk. */
interface OnDesk {
  controlNo: string;
  filer: string;
  text: string;
  now: Date;
  setting: PracticeSetting;
}

/** Takes a transmission once, judges what is in it, and lays out the answers. It has nothing to say to what names nothing. */
export async function takeMessage(portal: PracticeTools, trx: Tx, text: string): Promise<void> {
  const { batch } = readBatch(text);
  // Of a torn one the header may still say which it is.
  const header = batch?.envelope ?? readBatch([text.split('\n', 1).join(''), ...EMPTY]).batch?.envelope;
  const controlNo = readUserData(header?.userData ?? '')?.controlNo;
  if (!header || !controlNo) return;
  const now = portal.clock();
  const setting = await readPracticeSetting(trx, portal.config.practiceSpeed);
  const desk: OnDesk = { controlNo, filer: header.filer, text, now, setting };
  const filings = batch?.blocks.flat() ?? [];
  const [first, ...others] = filings;
  const about = await aboutFiling(trx, desk, first ?? []);
  const { transactionNo, numbers, read } = about;
  const isNew = await keepPracticeMessage(trx, {
    control_no: controlNo,
    transaction_no: transactionNo,
    action: read.message?.header.action ?? '',
    ams_no: numbers[0] ?? '',
    text: text.replaceAll('\0', '\u2400'),
    received_at: now,
  });
  if (!isNew) return;
  const script = scriptFor(numbers, setting.rules);
  if (script.says === 'silent') return;
  if (!first || script.says === 'batchReject') {
    return queueJobs(trx, [answerJob(desk, (await takeAnswerNumbers(trx, 1))[0], composeBatchReject(), 'ack')]);
  }
  const [acknowledged] = await takeAnswerNumbers(trx, 1);
  const jobs = [answerJob(desk, acknowledged, [], 'ack'), ...(await answerFiling(trx, desk, about))];
  for (const records of others) jobs.push(...(await answerFiling(trx, desk, await aboutFiling(trx, desk, records))));
  await queueJobs(trx, jobs);
}

const EMPTY = ['B      XXXSF'.padEnd(80), 'Y'.padEnd(80), 'Z'.padEnd(80)];

interface AboutFiling {
  records: string[];
  read: ReadIsf;
  transactionNo: string;
  /** What the books have of it. */
  known: PracticeFiling | null;
  /** Of its bills. */
  numbers: string[];
}

/** Which transaction a filing is about, and its bills; a deletion names none, the books do. */
async function aboutFiling(trx: Tx, { filer, controlNo }: OnDesk, records: string[]): Promise<AboutFiling> {
  const read = readIsf(records);
  const reference = read.message?.references.find(({ qualifier }) => qualifier === 'CR')?.value;
  const own = `${filer}-${controlNo.padStart(OWN_NUMBER, '0')}`;
  const transactionNo = read.message?.header.transactionNumber || reference || own;
  const known = await lockPracticeFiling(trx, transactionNo);
  const bills = read.message?.bills.length ? read.message.bills : (known?.bills ?? []);
  return { records, read, transactionNo, known, numbers: bills.map(({ number }) => number) };
}

/** Judges a filing, enters it into the books, and says when it will say so. */
async function answerFiling(trx: Tx, desk: OnDesk, about: AboutFiling): Promise<NewJob[]> {
  const { records, read, transactionNo, known, numbers } = about;
  const { filer, now, setting } = desk;
  const { verdict, answer } = judgeFiling({
    records,
    read,
    transactionNo,
    filerCode: filer,
    today: toServerText(now).slice(0, 10),
    books: await readBooks(trx, { filer, known, numbers }),
    script: scriptFor(numbers, setting.rules),
  });
  const [answerNo, matchNo = 0] = await takeAnswerNumbers(trx, 2);
  const jobs: NewJob[] = [answerJob(desk, answerNo, answer, 'response')];
  if (verdict === 'rejected' || !read.message) return jobs;
  const kept = await keepFiling(trx, { message: read.message, transactionNo, filer, known, now });
  if (kept.status === 'deleted') return jobs;
  const match = { transactionNo, controlNo: desk.controlNo, watch: kept.watch, day: 0 as const, answerNo: matchNo };
  return [...jobs, { kind: 'practice.match', payload: match, runAt: later(desk, 'match') }];
}

function answerJob(desk: OnDesk, answerNo: number | undefined, lines: string[], when: 'ack' | 'response'): NewJob {
  const { controlNo, filer, now } = desk;
  const userData = { controlNo, answerNo: answerNo ?? null };
  const raw = inEnvelope({ application: 'SN', filer, at: now, userData }, lines.length > 0 ? [lines] : []);
  const said = lines.at(-1)?.trim() ?? 'ACK';
  return { kind: 'practice.answer', payload: { raw, controlNo, said }, runAt: later(desk, when) };
}

const later = ({ now, setting }: OnDesk, when: keyof typeof DELAYS): Date =>
  new Date(now.getTime() + DELAYS[when] / setting.speed);
