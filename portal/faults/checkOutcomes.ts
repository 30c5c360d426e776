import { sql } from 'kysely';
import type { SendReply } from '#contract/endpoints/filings.ts';
import type { Db } from '../portal.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import type { Outcome } from './scenarios.ts';

/** Violated guarantees, each with its key or number. */
export interface Violations {
  /** Filed, changed or charged more than once. */
  duplicated: string[];
  /** Answered 200, but not in the database. */
  lost: string[];
  /** Charged without an effect. */
  chargedUnfiled: string[];
  /** Done, but charged less than the quoted price. */
  filedUncharged: string[];
  /** Refused without a reason, or answered with a wrong price. */
  wrongAnswers: string[];
  brokenInvariants: string[];
}

export const noViolations = (): Violations => ({
  duplicated: [],
  lost: [],
  chargedUnfiled: [],
  filedUncharged: [],
  wrongAnswers: [],
  brokenInvariants: [],
});

/** Compares the answers that pages received with the database. */
export async function checkOutcomes(db: Db, outcomes: readonly Outcome[]): Promise<Violations> {
  const facts = await readFacts(db);
  const violations = noViolations();
  for (const outcome of outcomes) checkOutcome(violations, facts, outcome);
  checkContests(violations, outcomes);
  const keys = new Set(outcomes.map(({ key }) => key));
  for (const key of facts.charged.keys()) if (!keys.has(key)) violations.chargedUnfiled.push(`unknown key ${key}`);
  const wanted = new Set(outcomes.flatMap(({ amsNos }) => amsNos));
  for (const amsNo of facts.filed.keys()) if (!wanted.has(amsNo)) violations.duplicated.push(`unknown number ${amsNo}`);
  violations.brokenInvariants = await brokenInvariants(db);
  return violations;
}

type Facts = Awaited<ReturnType<typeof readFacts>>;

async function readFacts(db: Db) {
  const countBy = async (query: string) => {
    const { rows } = await sql.raw<{ name: string; count: string }>(query).execute(db);
    return new Map(rows.map(({ name, count }) => [name, Number(count)]));
  };
  const ofOffices = `enterprise_id in (select id from enterprise where name like 'Office ORD%')`;
  return {
    /** B/L number → number of filings. */
    filed: await countBy(`select ams_no as name, count(*) as count from filing where ${ofOffices} group by 1`),
    /** Idempotency key → coins charged. */
    charged: await countBy(`select intent_key as name, -sum(amount) as count from ledger_entry
      where ${ofOffices} and intent_key is not null and kind <> 'refund' group by 1`),
    /** Filing and action → number of operations. */
    done: await countBy(`select filing_id || ' ' || action as name, count(*) as count from operation
      where ${ofOffices} group by 1`),
  };
}

function checkOutcome(violations: Violations, { filed, charged, done }: Facts, outcome: Outcome): void {
  const { kind, key, price, amsNos, status, reply } = outcome;
  const coins = charged.get(key) ?? 0;
  if (status !== 200) {
    if (coins > 0) violations.chargedUnfiled.push(`${key} was answered ${status} and took ${coins}`);
    if (kind !== 'contest') violations.wrongAnswers.push(`${key} was answered ${status} ${JSON.stringify(reply)}`);
    return;
  }
  if (coins > price) violations.duplicated.push(`${key} took ${coins} instead of ${price}`);
  if (coins < price) violations.filedUncharged.push(`${key} took ${coins} instead of ${price}`);
  const {
    charged: answered,
    filings = [],
    id,
    old,
  } = reply as Partial<SendReply> & { id?: string; old?: { id: string } };
  if (answered !== price) violations.wrongAnswers.push(`${key} answered ${answered} instead of ${price}`);
  if (filings.length !== amsNos.length) violations.lost.push(`${key} named ${filings.length} filings`);
  for (const amsNo of amsNos) expectOnce(violations, `${key} filed ${amsNo}`, filed.get(amsNo));
  for (const filing of filings) expectOnce(violations, `${key} made ${filing.id}`, done.get(`${filing.id} send`));
  if (kind === 'update') expectOnce(violations, `${key} changed ${id}`, countChanges(done, id));
  if (kind === 'deleteSend') expectOnce(violations, `${key} deleted ${old?.id}`, done.get(`${old?.id} delete`));
}

function expectOnce(violations: Violations, effect: string, times = 0): void {
  if (times === 0) violations.lost.push(effect);
  if (times > 1) violations.duplicated.push(`${effect} ${times} times`);
}

/** A change is sent as a replacement, or as a new filing when customs rejected the first one. */
const countChanges = (done: Facts['done'], id = ''): number =>
  (done.get(`${id} modify`) ?? 0) + (done.get(`${id} resend`) ?? 0);

function checkContests(violations: Violations, outcomes: readonly Outcome[]): void {
  const winners = new Map<string, number>();
  for (const { kind, amsNos, status } of outcomes) {
    if (kind !== 'contest') continue;
    const amsNo = amsNos.join();
    winners.set(amsNo, (winners.get(amsNo) ?? 0) + (status === 200 ? 1 : 0));
  }
  for (const [amsNo, times] of winners) expectOnce(violations, `${amsNo} was won`, times);
}
