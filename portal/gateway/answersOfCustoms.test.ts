import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bill } from '#contract/entities/bill.ts';
import { wholeExample, ANSWERS_OF_FACTS, padded, type ExampleName } from '#customs/testing/answersOfFacts.ts';
import { portalJobs } from '../jobs/portalJobs.ts';
import { runJob } from '../jobs/runJob.ts';
import { fillWallet } from '../store/wallet.ts';
import type { TestClient } from '../testing/client.ts';
import { fileOverGateway, lastMessage, type SentFiling } from '../testing/customsReplies.ts';
import { getDetail, postDeletion, postUpdate } from '../testing/filingLife.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { seededRandom } from '#contract/testing/seededRandom.ts';
import { mutatedAnswer, plainAnswer } from './testing/mutatedAnswers.ts';
import { receiveReceipt } from './receiveReceipt.ts';

let test: TestPortal;
let filer: TestClient;
let support: TestClient;

beforeAll(async () => {
  test = await startTestPortal({ config: { gateway: 'files' } });
  test.portal.log.level = 'silent';
  filer = await test.signIn(ACCOUNTS.filer);
  support = await test.signIn(ACCOUNTS.support);
  const { db, clock } = test.portal;
  await db.transaction().execute((trx) => fillWallet(trx, '1', { coins: 20_000 }, 'topUp', clock()));
});
afterAll(() => test.close());

const silent = { submit: () => Promise.resolve(), name: 'silent' };
const receive = async (text: string) => {
  const result = await test.portal.db.transaction().execute((trx) => receiveReceipt(test.portal, trx, text));
  if (result === 'split') while (await runJob(test.portal, portalJobs(test.portal, silent)));
  return result;
};
const file = () => fileOverGateway(test, filer);
const detail = ({ id }: SentFiling) => getDetail(filer, id);
let numbers = 0;
const freshCustomsNo = () => `TPT-2026${String((numbers += 1)).padStart(7, '0')}`;

/** An example of the facts with the numbers of a filing, in the same columns. */
const forFiling = (lines: readonly string[], { amsNo, isfNo, controlNo }: SentFiling, customsNo: string): string =>
  lines
    .map((line) =>
      line
        .replace(/ABCD1234567890(?:123)?/u, amsNo)
        .replace('DR1024', isfNo)
        .replace('0000001024', controlNo)
        .replace('TPT-20260000417', customsNo)
        .trimEnd()
        .padEnd(80),
    )
    .join('\n');
const answer = (name: ExampleName, filing: SentFiling, customsNo = freshCustomsNo()) =>
  receive(forFiling(wholeExample(name), filing, customsNo));

const accepted = async () => {
  const filing = await file();
  const customsNo = freshCustomsNo();
  expect(await answer('E01', filing, customsNo)).toBe('stored');
  return { filing, customsNo };
};
const change = async (filing: SentFiling) => {
  const { held, revision } = await detail(filing);
  const bill = { ...(held as Bill), id: filing.id, revision, clientRef: 'PO 9' } as Bill;
  const { status, text } = await postUpdate(filer, bill);
  expect(status, text).toBe(200);
  return lastMessage(test, filing.id);
};

describe('an answer of customs', () => {
  it.each<[ExampleName, object, string, boolean]>([
    ['E01', { declarationStatus: 'receiveSuccess' }, '02', true],
    ['E02', { declarationStatus: 'receiveSuccessWarning' }, '03 329@consigneeId', true],
    ['E03', { declarationStatus: 'receiveFailed' }, '154 154@amsRequestList.0.amsNo', false],
    ['E04', { declarationStatus: 'receiveFailed' }, '117 117@amsRequestList.0.amsNo', false],
    ['E05', { declarationStatus: 'receiveFailed' }, '308 308@consolidatorName 303@consigneeId', false],
    ['E06', { declarationStatus: 'receiveFailed' }, '133 133@importerId', false],
    ['E08', { declarationStatus: 'receiveSuccessWarning' }, '03', true],
    ['E14', { declarationStatus: 'receiveFailed' }, 'X14 X14@', false],
    ['E15', { declarationStatus: 'receiveFailed' }, 'X18 X18@ X39@', false],
    ['E16', { declarationStatus: 'receiveSuccess' }, '02', true],
  ])(
    '[X02] of the form %s is applied once, its errors at their fields: %j %s',
    async (name, state, codes, hasNumber) => {
      const filing = await file();
      const customsNo = freshCustomsNo();
      const text = forFiling(wholeExample(name), filing, customsNo);
      expect(await receive(text)).toBe('stored');
      for (const again of [
        text,
        text.replaceAll('\n', ''),
        text.replaceAll(/ +$/gmu, ''),
        text.replaceAll('\n', '\r\n'),
      ]) {
        expect(await receive(again)).toBe('known');
      }
      const shown = await detail(filing);
      expect(shown).toMatchObject({ ...state, customsNo: hasNumber ? customsNo : null });
      expect(
        shown.receipts.map(({ code, errors = [] }) =>
          [code, ...errors.map((one) => `${one.code}@${one.field ?? ''}`)].join(' '),
        ),
      ).toEqual([codes]);
    },
  );

  it('[X02] to a change that fails leaves the number and the earlier version', async () => {
    const { filing, customsNo } = await accepted();
    const sent = await change(filing);
    expect(sent.message.split('\n')[0]?.slice(38, 53)).toBe(customsNo);
    expect(sent.message).toContain(`SF20CR ${filing.isfNo}`);
    expect(await answer('E07', sent)).toBe('stored');
    expect(await detail(filing)).toMatchObject({ declarationStatus: 'modifyFailed', customsNo });
  });

  it('[X02] to a deletion closes the number, which the deletion named', async () => {
    const { filing, customsNo } = await accepted();
    expect((await postDeletion(filer, filing.id)).status).toBe(200);
    const sent = await lastMessage(test, filing.id);
    expect(sent.message.slice(38, 53)).toBe(customsNo);
    // Neither reference nor control number: customs' number identifies it.
    const lines = forFiling(padded(ANSWERS_OF_FACTS.E10), sent, customsNo);
    expect(await receive(lines)).toBe('stored');
    expect(await detail(filing)).toMatchObject({ declarationStatus: 'deleteSuccess', customsNo: null });
    const found = await filer.get(`/bills?keyword=${customsNo}&pageNum=1&pageSize=10`);
    expect(found.text).toContain(filing.id);
  });

  it('[X02] that releases a waiting change gives it the number of customs', async () => {
    const filing = await file();
    await receive(plainAnswer({ controlNo: filing.controlNo, records: [] }));
    const { revision } = await detail(filing);
    const { body } = await filer.get(`/bill/${filing.id}`);
    const { status, text } = await postUpdate(filer, { ...(body as Bill), id: filing.id, revision });
    expect(status, text).toBe(200);
    const customsNo = freshCustomsNo();
    await answer('E01', filing, customsNo);
    const { message } = await lastMessage(test, filing.id);
    expect([message.slice(7, 8), message.slice(38, 53)]).toEqual(['R', customsNo]);
  });

  it('[X02] with several filings is applied to each', async () => {
    const [first, second] = [await file(), await file()];
    const own = forFiling(padded(ANSWERS_OF_FACTS.E01), first, freshCustomsNo()).split('\n');
    const other = forFiling(padded(ANSWERS_OF_FACTS.E03), second, '').split('\n');
    expect(await receive([...own.slice(0, -2), ...other, ...own.slice(-2)].join('\n'))).toBe('split');
    expect((await detail(first)).declarationStatus).toBe('receiveSuccess');
    expect((await detail(second)).declarationStatus).toBe('receiveFailed');
  });

  it('[X02] about a bill is found by customs’ number, and a notice leaves the match', async () => {
    const { filing, customsNo } = await accepted();
    expect(await answer('E12', filing, customsNo)).toBe('stored');
    expect((await detail(filing)).matchStatus).toBe('notOnFile');
    expect(await answer('E11', filing, customsNo)).toBe('stored');
    expect(await answer('E13', filing, customsNo)).toBe('stored');
    expect(await detail(filing)).toMatchObject({ matchStatus: 'onFile', isDuplicate: true });
    const { text } = await filer.get(`/bills?group=problem&amsNo=${filing.amsNo}&pageNum=1&pageSize=10`);
    expect(text).toContain(filing.id);
  });

  it('[X02] without any name is applied only if one filing of its bill waits', async () => {
    const filing = await file();
    const { importerId } = (await detail(filing)) as unknown as { importerId: string };
    const lines = forFiling(padded(ANSWERS_OF_FACTS.E06), filing, '').replace('12-345678900', importerId).split('\n');
    const bill = `SF15BM${filing.amsNo}`.padEnd(80);
    expect(await receive(lines.toSpliced(1, 0, bill).join('\n'))).toBe('stored');
    expect((await detail(filing)).declarationStatus).toBe('receiveFailed');
  });
});

describe('an answer that cannot be placed', () => {
  const unplacedOf = async (raw: string) =>
    test.portal.db.selectFrom('parked_receipt').selectAll().where('raw', '=', raw).executeTakeFirstOrThrow();
  const act = async (number: number, body: object) => {
    const { revision } = (await support.get(`/support/parked-receipts/${number}`)).body as { revision: string };
    return support.put(`/support/parked-receipts/${number}`, { revision, ...body });
  };

  it('[X02] is stored whole, marked at the filings that it may be about, and applied by support', async () => {
    const [filing, other] = [await file(), await file()];
    // The reference of one filing and the control number of another.
    const text = forFiling(wholeExample('E01'), { ...filing, controlNo: other.controlNo }, freshCustomsNo());
    expect(await receive(text)).toBe('otherMessage');
    for (const one of [filing, other]) {
      expect(await detail(one)).toMatchObject({ declarationStatus: 'submitted', hasParkedAnswer: true });
    }
    const { id } = await unplacedOf(text);
    expect((await act(id, { act: 'readAgain' })).status).not.toBe(200);
    const applied = await act(id, { act: 'apply', isfNo: filing.isfNo, reason: 'reference' });
    expect(applied.status, applied.text).toBe(200);
    expect(await detail(filing)).toMatchObject({ declarationStatus: 'receiveSuccess', hasParkedAnswer: false });
    expect(await detail(other)).toMatchObject({ declarationStatus: 'submitted', hasParkedAnswer: false });
  });

  it('[X02] about a match marks the filing, and applies once the answer with its number came', async () => {
    const filing = await file();
    const customsNo = freshCustomsNo();
    const advisory = forFiling(padded(ANSWERS_OF_FACTS.E12), filing, customsNo);
    expect(await receive(advisory)).toBe('unknownFiling');
    expect(await detail(filing)).toMatchObject({ matchStatus: 'none', hasParkedAnswer: true });
    expect(await answer('E01', filing, customsNo)).toBe('stored');
    expect(await detail(filing)).toMatchObject({
      declarationStatus: 'receiveSuccess',
      matchStatus: 'notOnFile',
      hasParkedAnswer: false,
    });
    expect(await unplacedOf(advisory)).toMatchObject({ state: 'applied', handled_by: null });
    expect(await receive(advisory)).toBe('known');
  });

  it('[X02] is read again when its filing is known by then, or discarded with a reason', async () => {
    const filing = await file();
    const customsNo = freshCustomsNo();
    const advisory = forFiling(padded(ANSWERS_OF_FACTS.E12), filing, customsNo);
    expect(await receive(advisory)).toBe('unknownFiling');
    const unreadable = `SF10101A\nSF15BM${filing.amsNo}`;
    expect(await receive(unreadable)).toBe('malformed');
    expect(await detail(filing)).toMatchObject({ hasParkedAnswer: true });
    // Support staff tell the number: nothing is read again by itself then.
    const other = await file();
    const unclear = forFiling(wholeExample('E01'), { ...filing, controlNo: other.controlNo }, customsNo);
    expect(await receive(unclear)).toBe('otherMessage');
    const named = { act: 'apply', isfNo: filing.isfNo, reason: 'reference' };
    expect((await act((await unplacedOf(unclear)).id, named)).status).toBe(200);
    expect((await act((await unplacedOf(advisory)).id, { act: 'readAgain' })).status).toBe(200);
    const { id } = await unplacedOf(unreadable);
    expect((await act(id, { act: 'discard', reason: 'a line test' })).status).toBe(200);
    expect(await detail(filing)).toMatchObject({ matchStatus: 'notOnFile', hasParkedAnswer: false });
    expect(await unplacedOf(unreadable)).toMatchObject({ state: 'discarded' });
  });
});

describe('200 mutated answers', () => {
  const FILINGS = 20;

  it('[X02] end applied, unplaced or known, never lost and never applied twice', async () => {
    const random = seededRandom(52);
    const filings: SentFiling[] = [];
    for (let count = 0; count < FILINGS; count += 1) filings.push(await file());
    const others = { amsNo: 'ZZZZ123456', isfNo: 'ZZZZ-0000000001', controlNo: '9999999999' };
    let late: string[] = [];
    const results: string[] = [];
    for (let round = 0; round < 200; round += 1) {
      const filing = filings[round % FILINGS] as SentFiling;
      const mutated = mutatedAnswer({ ...filing, customsNo: freshCustomsNo() }, others, random);
      if (mutated.isLate) late.push(mutated.text);
      else results.push(await deliver(mutated.text));
    }
    late = late.toReversed();
    for (const text of late) results.push(await deliver(text));
    const count = (result: string): number => results.filter((one) => one === result).length;
    expect(count('stored')).toBeGreaterThan(50);
    expect(results.length - count('stored') - count('known') - count('split')).toBeGreaterThan(20);
    expect(await brokenInvariants(test.portal.db)).toEqual([]);
  });

  /** Delivers a text twice. */
  async function deliver(text: string): Promise<string> {
    const before = await rows();
    const result = await receive(text);
    const between = await rows();
    const gained = between.receipts - before.receipts + between.unplaced - before.unplaced;
    if (result === 'stored')
      expect([between.receipts - before.receipts, between.unplaced], text).toEqual([1, before.unplaced]);
    else if (result === 'known') expect(gained, text).toBe(0);
    else expect(between.jobs, text).toBe(0);
    if (!['stored', 'known', 'split'].includes(result)) expect(await isUnplaced(text), text).toBe(true);
    await receive(text);
    expect(await rows(), text).toEqual(between);
    return result;
  }

  const rows = async () => {
    const { rows: found } = await test.portal.pool.query<{ receipts: number; unplaced: number; jobs: number }>(
      `select (select count(*) from receipt)::int as receipts, (select count(*) from parked_receipt)::int as unplaced,
        (select count(*) from job where kind = 'gateway.answer' and done_at is null)::int as jobs`,
    );
    return found[0] ?? { receipts: 0, unplaced: 0, jobs: 0 };
  };
  const isUnplaced = async (raw: string) =>
    (await test.portal.db.selectFrom('parked_receipt').select('id').where('raw', '=', raw).execute()).length === 1;
});
