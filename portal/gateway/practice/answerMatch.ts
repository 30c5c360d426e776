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
import { wrapInEnvelope } from '../transmission.ts';
import { ADVICE_DAYS, billDisposition, areBillsMatched } from './matchBills.ts';
import { scriptFor, type PracticeScript } from './practiceRules.ts';
import type { PracticeTools } from './acceptMessage.ts';

const DAY = 24 * 60 * 60_000;

/**
 * Searches AMS for the bills of a filing. While bills are missing, customs reports it at filing and after 5, 20 and 30
 * days.
 * @returns the advisory; null when this search is obsolete or has no news
 */
export async function answerMatch(portal: PracticeTools, trx: Tx, match: PracticeMatch): Promise<string | null> {
  const filing = await lockPracticeFiling(trx, match.transactionNo);
  if (filing?.status !== 'onFile' || (match.watch !== null && match.watch !== filing.watch)) return null;
  if (match.day > 0 && areBillsMatched(filing.said)) return null;
  const { speed, rules } = await readPracticeSetting(trx, portal.config.practiceSpeed);
  const script = scriptFor(
    filing.bills.map(({ number }) => number),
    rules,
  );
  const matches = await findMatches(trx, filing, match.day, script);
  const codes = matches.map(({ code }) => code).join(' ');
  // A search after the registration of a bill reports only a changed result.
  if (match.watch === null && codes === filing.said) return null;
  await writePracticeFiling(trx, { ...filing, said: codes });
  if (match.watch !== null && !areBillsMatched(codes)) await queueNextSearch(portal, trx, { filing, match, speed });
  const { transactionNo, reference, filer } = filing;
  return wrapInEnvelope(
    { application: 'SA', filer, at: portal.clock(), userData: { controlNo: null, answerNo: match.answerNo } },
    [composeAdvisory({ transactionNumber: transactionNo, reference, matches })],
  );
}

async function findMatches(trx: Tx, filing: PracticeFiling, day: PracticeMatch['day'], script: PracticeScript) {
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
      return { amsNo: number, code: billDisposition(bill, day, ams, script), type: typeOf(qualifier) };
    }),
  );
}

const typeOf = (qualifier: string): 'BM' | 'OB' | undefined =>
  qualifier === 'BM' || qualifier === 'OB' ? qualifier : undefined;

/** Queues the search of the next advice day, if one is left; days count from the first filing. */
async function queueNextSearch(
  { clock }: PracticeTools,
  trx: Tx,
  { filing, match, speed }: { filing: PracticeFiling; match: PracticeMatch; speed: number },
): Promise<void> {
  const at = (day: number) => new Date(filing.filedAt.getTime() + (day * DAY) / speed);
  const now = clock();
  const day = ADVICE_DAYS.find((next) => next > match.day && at(next) > now);
  if (day === undefined) return;
  const [answerNo = 0] = await takeAnswerNumbers(trx, 1);
  const { reference } = filing;
  const about = (await filingsOfReferences(trx, [reference])).get(reference);
  const delay = at(day).getTime() - now.getTime();
  await queueJobs(trx, now, [{ kind: 'practice.match', payload: { ...match, day, answerNo }, delay, about }]);
}
