import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import { encodeReceipt, type ReceiptMessage } from '#customs/receiptMessage.ts';
import type { TestClient } from '../testing/client.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { freshNumber, sendBill } from '../testing/sending.ts';
import { fillWallet } from '../store/wallet.ts';
import { receiveReceipt } from './receiveReceipt.ts';
import { SAID } from './saidByCustoms.ts';

let test: TestPortal;
let filer: TestClient;

beforeAll(async () => {
  test = await startTestPortal();
  filer = await test.signIn(ACCOUNTS.filer);
  const { db, clock } = test.portal;
  await db.transaction().execute((trx) => fillWallet(trx, '1', { coins: 10_000 }, 'topUp', clock()));
});
afterAll(() => test.close());

const receive = (raw: string) => test.portal.db.transaction().execute((trx) => receiveReceipt(test.portal, trx, raw));

interface Filing {
  id: string;
  isfNo: string;
  controlNo: string;
}

async function file(): Promise<Filing> {
  const { body } = await sendBill(filer, isf10Bill({ amsRequestList: [amsRowOf(freshNumber())] }), { payType: 0 });
  const [filing] = body.filings;
  const { control_no } = await test.portal.db
    .selectFrom('operation')
    .select('control_no')
    .where('filing_id', '=', filing?.id ?? '')
    .executeTakeFirstOrThrow();
  return { id: filing?.id ?? '', isfNo: filing?.isfNo ?? '', controlNo: control_no };
}

const answer = (
  filing: Filing,
  seq: number,
  verdict: ReceiptMessage['verdict'],
  changes: Partial<ReceiptMessage> = {},
) =>
  encodeReceipt({
    controlNo: filing.controlNo,
    transactionNo: filing.isfNo,
    seq,
    verdict,
    ...SAID[verdict],
    at: `2026-08-03T02:00:0${seq}.000Z`,
    ...changes,
  });

const stateOf = async ({ id }: Filing) => {
  const { body } = await filer.get(`/bill/${id}`);
  const { declarationStatus, matchStatus, receipts } = body as Record<string, unknown> & {
    receipts: { seq: number }[];
  };
  return { declarationStatus, matchStatus, seqs: receipts.map(({ seq }) => seq) };
};

function permutations<T>(items: T[]): T[][] {
  if (items.length < 2) return [items];
  return items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}

describe('receipts', () => {
  it('[D08] give the in-order state in every order, each taken twice (F12)', async () => {
    const verdicts = ['ok', 'accepted', 'notOnFile', 'onFile'] as const;
    for (const order of permutations([1, 2, 3, 4])) {
      const filing = await file();
      for (const seq of [...order, ...order.toReversed()]) {
        await receive(answer(filing, seq, verdicts[seq - 1] ?? 'ok'));
      }
      expect(await stateOf(filing)).toEqual({
        declarationStatus: 'receiveSuccess',
        matchStatus: 'onFile',
        seqs: [1, 2, 3, 4],
      });
    }
    expect(await brokenInvariants(test.portal.db)).toEqual([]);
  });

  it('[D08] arrive at once from two transports and are kept once', async () => {
    const filing = await file();
    const raws = [answer(filing, 1, 'ok'), answer(filing, 2, 'warning'), answer(filing, 3, 'onFile')];
    const became = await Promise.all([...raws, ...raws, ...raws].map(receive));
    expect(became.filter((what) => what === 'stored')).toHaveLength(3);
    expect(became.filter((what) => what === 'known')).toHaveLength(6);
    expect(await stateOf(filing)).toMatchObject({ declarationStatus: 'receiveSuccessWarning', seqs: [1, 2, 3] });
  });

  it('are shown with their time, code, text and the field they name', async () => {
    const filing = await file();
    await receive(answer(filing, 2, 'rejected'));
    const { body } = await filer.get(`/bill/${filing.id}`);
    expect(body).toMatchObject({
      declarationStatus: 'receiveFailed',
      actions: ['resend', 'delete'],
      receipts: [
        {
          seq: 2,
          at: '2026-08-03 10:00:02',
          kind: 'response',
          code: 'S17',
          message: 'IMPORTER NBR NOT ON FILE',
          field: 'importerId',
          raw: answer(filing, 2, 'rejected'),
        },
      ],
    });
  });

  it('[D08] that fit nothing are parked once and change nothing (F13)', async () => {
    const [filing, other] = [await file(), await file()];
    await receive(answer(filing, 1, 'ok'));
    const strange = [
      'no receipt at all',
      answer({ ...filing, isfNo: 'HBRL-9999999999' }, 2, 'rejected'),
      answer({ ...filing, controlNo: 'other' }, 2, 'rejected'),
      answer({ ...filing, controlNo: other.controlNo }, 2, 'rejected'),
      answer(filing, 1, 'rejected'),
      answer(filing, 2, 'rejected', { verdict: 'perhaps' as 'rejected' }),
    ];
    for (const raw of [...strange, ...strange]) expect(await receive(raw)).toBe('parked');
    const parked = await test.portal.db.selectFrom('parked_receipt').select('reason').orderBy('id').execute();
    expect(parked.map(({ reason }) => reason)).toEqual([
      'malformed',
      'unknownFiling',
      'unknownFiling',
      'unknownFiling',
      'contradicts',
      'malformed',
    ]);
    expect(await stateOf(filing)).toEqual({ declarationStatus: 'receiveOk', matchStatus: 'none', seqs: [1] });
    expect(await stateOf(other)).toEqual({ declarationStatus: 'submitted', matchStatus: 'none', seqs: [] });
  });

  it('[D08] that no table can hold are parked, not tried for ever', async () => {
    const filing = await file();
    const endless = [
      answer(filing, 2 ** 31, 'ok', { at: '2026-08-03T02:00:01.000Z' }),
      answer(filing, 1, 'ok', { at: '-271821-04-20T00:00:00.000Z' }),
      answer(filing, 1, 'ok', { message: 'NUL \0 INSIDE' }),
    ];
    for (const raw of endless) expect(await receive(raw), raw).toBe('parked');
    expect(await Promise.all(endless.map(receive))).toEqual(['parked', 'parked', 'parked']);
    const parked = await test.portal.db.selectFrom('parked_receipt').select('raw').orderBy('id').execute();
    expect(parked.slice(-3).map(({ raw }) => raw)).toEqual(endless.map((raw) => raw.replace('\0', '\u2400')));
    expect((await stateOf(filing)).seqs).toEqual([]);
  });

  it('[D08] that fit nothing and come from two transports at once are parked once', async () => {
    const raw = 'the same at once';
    await Promise.all(Array.from({ length: 6 }, () => receive(raw)));
    const parked = await test.portal.db.selectFrom('parked_receipt').select('id').where('raw', '=', raw).execute();
    expect(parked).toHaveLength(1);
  });
});
