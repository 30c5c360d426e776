import { composeAdvisory } from '#customs/answers/composeAdvisory.ts';
import type { PracticeMatch } from '../../jobs/jobKinds.ts';
import type { Tx } from '../../portal.ts';
import { filingsOfReferences } from '../../store/jobSubjects.ts';
import { queueJobs } from '../../store/jobs.ts';
import {
  amsTypesOf,
  lockPracticeFiling,
  practiceFilingsOf,
  readPracticeSetting,
  takeAnswerNumbers,
  writePracticeFiling,
  type PracticeFiling,
} from '../../store/practice.ts';
import { inEnvelope } from '../transmission.ts';
import { ADVICE_DAYS, dispositionOf, isSettled } from './matchBills.ts';
import { scriptFor, type Script } from './practiceRules.ts';
import type { PracticeTools } from './takeMessage.ts';

const DAY = 24 * 60 * 60_000;

/**
 * Looks whether the bills of a filing are on file in AMS. While they are not, customs says so at filing and after 5, 20
 * and 30 days, each once.
 * @returns the advisory; null when there is nothing to say any more
 */
export async function sayMatch(portal: PracticeTools, trx: Tx, match: PracticeMatch): Promise<string | null> {
  const filing = await lockPracticeFiling(trx, match.transactionNo);
  if (filing?.status !== 'onFile' || (match.watch !== null && match.watch !== filing.watch)) return null;
  if (match.day > 0 && isSettled(filing.said)) return null;
  const { speed, rules } = await readPracticeSetting(trx, portal.config.practiceSpeed);
  const script = scriptFor(
    filing.bills.map(({ number }) => number),
    rules,
  );
  const matches = await matchesOf(trx, filing, match.day, script);
  const said = matches.map(({ code }) => code).join(' ');
  // That a bill appeared is told once.
  if (match.watch === null && said === filing.said) return null;
  await writePracticeFiling(trx, { ...filing, said });
  if (match.watch !== null && !isSettled(said)) await watchOn(portal, trx, { filing, match, speed });
  const { transactionNo, filer } = filing;
  return inEnvelope(
    { application: 'SA', filer, at: portal.clock(), userData: { controlNo: null, answerNo: match.answerNo } },
    [composeAdvisory({ transactionNumber: transactionNo, reference: transactionNo, matches })],
  );
}

async function matchesOf(trx: Tx, filing: PracticeFiling, day: PracticeMatch['day'], script: Script) {
  const types = await amsTypesOf(
    trx,
    filing.bills.map(({ number }) => number),
  );
  return Promise.all(
    filing.bills.map(async (bill) => {
      const { number, qualifier } = bill;
      const all = await practiceFilingsOf(trx, number);
      const isOthers = all.some(({ filer, importer }) => filer !== filing.filer && importer === filing.importer);
      const ams = { typeOf: () => types.get(number), isFiledByOther: () => isOthers };
      return { amsNo: number, code: dispositionOf(bill, day, ams, script), type: typeOf(qualifier) };
    }),
  );
}

const typeOf = (qualifier: string): 'BM' | 'OB' | undefined =>
  qualifier === 'BM' || qualifier === 'OB' ? qualifier : undefined;

/** The next day on which it says that the bills are still missing, if one is left; days count from the first filing. */
async function watchOn(
  { clock }: PracticeTools,
  trx: Tx,
  { filing, match, speed }: { filing: PracticeFiling; match: PracticeMatch; speed: number },
): Promise<void> {
  const at = (day: number) => new Date(filing.filedAt.getTime() + (day * DAY) / speed);
  const now = clock();
  const day = ADVICE_DAYS.find((next) => next > match.day && at(next) > now);
  if (day === undefined) return;
  const [answerNo = 0] = await takeAnswerNumbers(trx, 1);
  const { transactionNo } = match;
  const about = (await filingsOfReferences(trx, [transactionNo])).get(transactionNo);
  const delay = at(day).getTime() - now.getTime();
  await queueJobs(trx, now, [{ kind: 'practice.match', payload: { ...match, day, answerNo }, delay, about }]);
}
