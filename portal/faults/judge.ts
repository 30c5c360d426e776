import { sql } from 'kysely';
import type { SendReply } from '#contract/endpoints/filings.ts';
import type { Db } from '../portal.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import type { Outcome } from './stories.ts';

/** What must never be, with where it was. All are empty when all is well. */
export interface Verdict {
  /** Filed, changed or charged more than once. */
  doubled: string[];
  /** Answered yes and not there. */
  lost: string[];
  /** Charged, and nothing was done for it. */
  chargedUnfiled: string[];
  /** Done, and not charged, or not what was shown. */
  filedUncharged: string[];
  /** Answered no although it was done, or although nothing stood in its way. */
  untrue: string[];
  /** Invariants of the database. */
  broken: string[];
}

/** Compares what pages were answered with what the database has. */
export async function judge(db: Db, outcomes: readonly Outcome[]): Promise<Verdict> {
  const facts = await readFacts(db);
  const verdict: Verdict = { doubled: [], lost: [], chargedUnfiled: [], filedUncharged: [], untrue: [], broken: [] };
  for (const outcome of outcomes) judgeOne(verdict, facts, outcome);
  judgeContests(verdict, outcomes);
  const keys = new Set(outcomes.map(({ key }) => key));
  for (const key of facts.charged.keys()) if (!keys.has(key)) verdict.chargedUnfiled.push(`unknown key ${key}`);
  const wanted = new Set(outcomes.flatMap(({ amsNos }) => amsNos));
  for (const amsNo of facts.filed.keys()) if (!wanted.has(amsNo)) verdict.doubled.push(`unknown number ${amsNo}`);
  verdict.broken = await brokenInvariants(db);
  return verdict;
}

type Facts = Awaited<ReturnType<typeof readFacts>>;

async function readFacts(db: Db) {
  const counted = async (query: string) => {
    const { rows } = await sql.raw<{ what: string; count: string }>(query).execute(db);
    return new Map(rows.map(({ what, count }) => [what, Number(count)]));
  };
  const ours = `enterprise_id in (select id from enterprise where name like 'Office ORD%')`;
  return {
    /** B/L number → filings ever made of it. */
    filed: await counted(`select ams_no as what, count(*) as count from filing where ${ours} group by 1`),
    /** Key → coins that it took. */
    charged: await counted(`select intent_key as what, -sum(amount) as count from ledger_entry
      where ${ours} and intent_key is not null and kind <> 'refund' group by 1`),
    /** Filing and what was done with it → how often. */
    done: await counted(`select filing_id || ' ' || action as what, count(*) as count from operation
      where ${ours} group by 1`),
  };
}

function judgeOne(verdict: Verdict, { filed, charged, done }: Facts, outcome: Outcome): void {
  const { kind, key, price, amsNos, status, reply } = outcome;
  const coins = charged.get(key) ?? 0;
  if (status !== 200) {
    if (coins > 0) verdict.chargedUnfiled.push(`${key} was answered ${status} and took ${coins}`);
    if (kind !== 'contest') verdict.untrue.push(`${key} was answered ${status} ${JSON.stringify(reply)}`);
    return;
  }
  if (coins > price) verdict.doubled.push(`${key} took ${coins} in place of ${price}`);
  if (coins < price) verdict.filedUncharged.push(`${key} took ${coins} in place of ${price}`);
  const { charged: said, filings = [], id, old } = reply as Partial<SendReply> & { id?: string; old?: { id: string } };
  if (said !== price) verdict.untrue.push(`${key} said ${said} in place of ${price}`);
  if (filings.length !== amsNos.length) verdict.lost.push(`${key} named ${filings.length} filings`);
  for (const amsNo of amsNos) note(verdict, `${key} filed ${amsNo}`, filed.get(amsNo));
  for (const filing of filings) note(verdict, `${key} made ${filing.id}`, done.get(`${filing.id} send`));
  if (kind === 'update') note(verdict, `${key} changed ${id}`, changes(done, id));
  if (kind === 'deleteSend') note(verdict, `${key} deleted ${old?.id}`, done.get(`${old?.id} delete`));
}

function note(verdict: Verdict, what: string, times = 0): void {
  if (times === 0) verdict.lost.push(what);
  if (times > 1) verdict.doubled.push(`${what} ${times} times`);
}

/** A change may leave as a replacement or, of what customs rejected, as a new filing. */
const changes = (done: Facts['done'], id = ''): number =>
  (done.get(`${id} modify`) ?? 0) + (done.get(`${id} resend`) ?? 0);

function judgeContests(verdict: Verdict, outcomes: readonly Outcome[]): void {
  const winners = new Map<string, number>();
  for (const { kind, amsNos, status } of outcomes) {
    if (kind !== 'contest') continue;
    const amsNo = amsNos.join();
    winners.set(amsNo, (winners.get(amsNo) ?? 0) + (status === 200 ? 1 : 0));
  }
  for (const [amsNo, times] of winners) note(verdict, `${amsNo} was won`, times);
}
