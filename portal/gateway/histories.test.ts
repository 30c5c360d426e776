import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Bill } from '#contract/entities/bill.ts';
import { ADVICES } from '#customs/answers/dispositions.ts';
import { fillWallet } from '../store/wallet.ts';
import type { TestClient } from '../testing/client.ts';
import {
  customsReplies,
  fileOverGateway,
  lastMessage,
  responseLines,
  type SentFiling,
} from '../testing/customsReplies.ts';
import { postDeletion, getDetail, postUpdate } from '../testing/filingLife.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { seededRandom } from '#contract/testing/seededRandom.ts';
import { receiveReceipt } from './receiveReceipt.ts';

/** `npm run faults` runs 10,000. */
const ROUNDS = Number(process.env['TPT_HISTORIES'] ?? 15);
const SEED = Number(process.env['TPT_SEED'] ?? 4);
/** Histories per portal, limited by the rate limit of a user. */
const BATCH = 80;
const BATCHES = Array.from({ length: Math.ceil(ROUNDS / BATCH) }, (_, batch) => batch);
const TORN = process.env['TPT_HISTORIES'] === undefined ? 150 : 500;

let test: TestPortal;
let filer: TestClient;

beforeEach(async () => {
  test = await startTestPortal();
  filer = await test.signIn(ACCOUNTS.filer);
  const { db, clock } = test.portal;
  const coins = 70 * 3 * BATCH;
  await db.transaction().execute((trx) => fillWallet(trx, '1', { coins }, 'topUp', clock()));
});
afterEach(() => test.close());

const receive = (raw: string) => test.portal.db.transaction().execute((trx) => receiveReceipt(test.portal, trx, raw));
const stateOf = async ({ id }: SentFiling) => {
  const { declarationStatus, matchStatus, receipts, actions, toComplete } = await getDetail(filer, id);
  const summary = receipts.map(({ seq, action, kind, code }) => `${seq} ${action} ${kind} ${code}`);
  return { declarationStatus, matchStatus, actions, toComplete, summary };
};

const FINDINGS = {
  accepted: [],
  warned: [{ code: '', narrative: 'CHECK', severity: 'warning', line: 0 }],
  rejected: [{ code: 'S17', narrative: 'IMPORTER NUMBER NOT ON FILE', severity: 'reject', line: 0 }],
} as const;
type Finding = keyof typeof FINDINGS;
/** A receipt: the answered message and its kind, or an advisory. */
type HistoryItem = { message: 0 | 1; what: 'ack' | Finding } | { advice: string };

/** Receipts of a filing that was sent and possibly changed or deleted. */
function randomHistory(random: () => number) {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const second = pick([null, 'modify', 'delete'] as const);
  const advice = (): HistoryItem => ({ advice: pick([...Object.keys(ADVICES), 'Q7']) });
  const some = (most: number) => Array.from({ length: Math.floor(random() * (most + 1)) }, advice);
  const first = second ? 'accepted' : pick(['accepted', 'warned', 'rejected'] as const);
  const history: HistoryItem[] = [{ message: 0, what: 'ack' }, { message: 0, what: first }, ...some(3)];
  if (second) {
    history.push({ message: 1, what: 'ack' }, ...some(1));
    history.push({ message: 1, what: pick(['accepted', 'warned', 'rejected'] as const) }, ...some(2));
  }
  return { second, history };
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** Sends a bill, and changes or deletes it once accepted. @returns the receipts in the order of customs */
async function fileWithHistory({ second, history }: ReturnType<typeof randomHistory>) {
  const sent = await fileOverGateway(test, filer);
  const messages = [sent];
  if (second) {
    // Receipt 2 of the history; it is delivered again later.
    await receive(customsReplies.response(sent, 2));
    const bill = {
      ...((await getDetail(filer, sent.id)).held as Bill),
      id: sent.id,
      revision: 1,
      clientRef: 'PO 9',
    } as Bill;
    const { status, text } = second === 'modify' ? await postUpdate(filer, bill) : await postDeletion(filer, sent.id);
    expect(status, text).toBe(200);
    messages.push(await lastMessage(test, sent.id));
  }
  const texts = history.map((reply, index) => {
    const seq = index + 1;
    if ('advice' in reply) return customsReplies.advisory(sent, seq, reply.advice);
    const of = messages[reply.message] ?? sent;
    return reply.what === 'ack' ? customsReplies.ack(of, seq) : customsReplies.response(of, seq, FINDINGS[reply.what]);
  });
  return { sent, texts };
}

describe('receipts', () => {
  it.each(BATCHES)(
    `[D08] of ${ROUNDS} random histories lead to one state in any order (I7), batch %i`,
    async (batch) => {
      const random = seededRandom(SEED + batch);
      for (let round = batch * BATCH; round < Math.min((batch + 1) * BATCH, ROUNDS); round += 1) {
        const history = randomHistory(random);
        const [inOrder, inAnyOrder] = [await fileWithHistory(history), await fileWithHistory(history)];
        for (const text of inOrder.texts) await receive(text);
        const doubled = inAnyOrder.texts.flatMap((text) => (random() < 0.4 ? [text, text] : [text]));
        for (const text of shuffled(doubled, random)) expect(['stored', 'known']).toContain(await receive(text));
        expect({ round, ...(await stateOf(inAnyOrder.sent)) }).toEqual({ round, ...(await stateOf(inOrder.sent)) });
      }
      expect(await brokenInvariants(test.portal.db)).toEqual([]);
      expect(await test.portal.db.selectFrom('parked_receipt').select('id').execute()).toEqual([]);
    },
    120_000,
  );

  it(`[D08] that are malformed or unmatched (${TORN}) are stored unplaced without effect`, async () => {
    const random = seededRandom(SEED + 1);
    const filing = await fileOverGateway(test, filer);
    await receive(customsReplies.ack(filing, 1));
    const before = await stateOf(filing);
    const texts = new Set<string>();
    while (texts.size < TORN) texts.add(torn(filing, random));
    for (const text of texts) expect(await receive(text), text).not.toMatch(/^(?:stored|known|split)$/u);
    expect(await stateOf(filing)).toEqual(before);
    const { count } = await test.portal.db
      .selectFrom('parked_receipt')
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(TORN);
  });
});

/** An answer that lost its decision in transit, or concerns another message. */
function torn(filing: SentFiling, random: () => number): string {
  const count = (below: number): number => Math.floor(random() * below);
  const pick = <T>(from: readonly T[]): T => from[count(from.length)] as T;
  const seq = 2 + count(5_000);
  const code = pick(['S1', 'S2', 'S7']);
  const finding = FINDINGS[pick(['accepted', 'warned', 'rejected'] as const)];
  const response = customsReplies.response(filing, seq, finding);
  const other = `HBRL-${String(9_000_000_000 + seq)}`;
  return pick([
    // Nothing after the echo of the reference.
    () => response.slice(0, 81 + count(response.indexOf('SF20') - 2)),
    () => response.replaceAll('SF90', 'QQ90'),
    () => response.replace(/SF900/u, 'SF909\u0001'),
    () => response.replaceAll(filing.amsNo, `OOLU${seq}`),
    () => response.replaceAll(filing.isfNo, other),
    () => customsReplies.advisory({ ...filing, isfNo: other }, seq, code),
    () => customsReplies.advisory({ ...filing, amsNo: `OOLU${seq}` }, seq, code),
    () => customsReplies.advisory(filing, seq, code).replace('SA30', 'SA31'),
    () => customsReplies.lines(filing.controlNo, seq, responseLines(filing).slice(0, -1)),
    () => customsReplies.ack({ ...filing, controlNo: String(9_000_000_000 + seq) }, seq),
    () =>
      Array.from({ length: 1 + count(5) }, () => String.fromCharCode(33 + count(30)).repeat(count(79))).join('\n') +
      seq,
  ])();
}
