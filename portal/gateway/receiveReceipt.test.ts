import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FilingDetail } from '#contract/endpoints/filings.ts';
import { composeBatchReject } from '#customs/answers/composeBatchReject.ts';
import { validateRecords } from '#customs/validateRecords.ts';
import { portalJobs } from '../jobs/portalJobs.ts';
import { runJob } from '../jobs/runJob.ts';
import { fillWallet } from '../store/wallet.ts';
import type { TestClient } from '../testing/client.ts';
import {
  customsReplies,
  fileOverGateway,
  lastMessage,
  responseLines,
  type SentFiling,
} from '../testing/customsReplies.ts';
import { postDeletion, getDetail } from '../testing/filingLife.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { receiveReceipt } from './receiveReceipt.ts';

let test: TestPortal;
let filer: TestClient;
let rival: TestClient;

beforeAll(async () => {
  test = await startTestPortal();
  filer = await test.signIn(ACCOUNTS.filer);
  rival = await test.signIn(ACCOUNTS.rivalFiler);
  const { db, clock } = test.portal;
  await db.transaction().execute((trx) => fillWallet(trx, '1', { coins: 10_000 }, 'topUp', clock()));
});
afterAll(() => test.close());

const receive = (raw: string) => test.portal.db.transaction().execute((trx) => receiveReceipt(test.portal, trx, raw));
const file = () => fileOverGateway(test, filer);
const stateOf = async ({ id }: SentFiling, client = filer) => {
  const { declarationStatus, matchStatus, receipts } = await getDetail(client, id);
  return { declarationStatus, matchStatus, seqs: receipts.map(({ seq }) => seq) };
};
const receiptsOf = async ({ id }: SentFiling): Promise<FilingDetail['receipts']> =>
  (await getDetail(filer, id)).receipts;
const unplaced = async () => {
  const rows = await test.portal.db.selectFrom('parked_receipt').select(['reason', 'raw']).orderBy('id').execute();
  return rows;
};
const refused = [{ code: 'S17', narrative: 'IMPORTER NUMBER NOT ON FILE', severity: 'reject', line: 0 }] as const;
const silent = { submit: () => Promise.resolve(), name: 'silent' };

function permutations<T>(items: T[]): T[][] {
  if (items.length < 2) return [items];
  return items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}

describe('receipts', () => {
  it('[D08] lead to the same state in every order, each received twice', async () => {
    for (const order of permutations([1, 2, 3, 4])) {
      const filing = await file();
      const said = [
        customsReplies.ack(filing, 1),
        customsReplies.response(filing, 2),
        customsReplies.advisory(filing, 3, 'S2'),
        customsReplies.advisory(filing, 4, 'S1'),
      ];
      for (const seq of [...order, ...order.toReversed()]) await receive(said[seq - 1] ?? '');
      expect(await stateOf(filing)).toEqual({
        declarationStatus: 'receiveSuccess',
        matchStatus: 'onFile',
        seqs: [1, 2, 3, 4],
      });
    }
    expect(await brokenInvariants(test.portal.db)).toEqual([]);
  });

  it('[D08] are stored once when two transports deliver them at the same time', async () => {
    const filing = await file();
    const warned = [{ code: '', narrative: 'CHECK', severity: 'warning', line: 0 }] as const;
    const raws = [
      customsReplies.ack(filing, 1),
      customsReplies.response(filing, 2, warned),
      customsReplies.advisory(filing, 3, 'S1'),
    ];
    const became = await Promise.all([...raws, ...raws, ...raws].map(receive));
    expect(became.filter((what) => what === 'stored')).toHaveLength(3);
    expect(became.filter((what) => what === 'known')).toHaveLength(6);
    expect(await stateOf(filing)).toMatchObject({ declarationStatus: 'receiveSuccessWarning', seqs: [1, 2, 3] });
  });

  it('[D09] leave a filing deleted and its number free after a rejected repeated deletion', async () => {
    const filing = await file();
    await receive(customsReplies.response(filing, 2));
    expect((await postDeletion(filer, filing.id)).status).toBe(200);
    const deletion = await lastMessage(test, filing.id);
    await receive(customsReplies.response(deletion, 3));
    expect(await receive(customsReplies.response(deletion, 4, refused))).toBe('stored');
    expect(await stateOf(filing)).toMatchObject({ declarationStatus: 'deleteSuccess', seqs: [2, 3, 4] });
    expect(await brokenInvariants(test.portal.db)).toEqual([]);
  });

  it('[D08] are the same receipt with other line ends', async () => {
    const filing = await file();
    const text = customsReplies.response(filing, 2);
    expect(await receive(`${text.replaceAll('\n', '\r\n')}\r\n`)).toBe('stored');
    expect(await receive(text)).toBe('known');
  });

  it('show every error of an answer with its field and the full text', async () => {
    const filing = await file();
    const sent = filing.message.split('\n');
    const city = sent.findIndex((line) => line.startsWith('SF36'));
    const among = ['sellerCity', 'sellerSubdivision', 'sellerPostalCode', 'sellerCountryCode'];
    const findings = [
      ...refused,
      { code: 'S32', narrative: 'INVALID BILL FORMAT', severity: 'reject', line: 1 },
      { code: '', narrative: 'INVALID COUNTRY', severity: 'reject', line: city },
      { code: 'Q9Z', narrative: 'SOMETHING NEW', severity: 'warning', line: city },
    ] as const;
    const raw = customsReplies.response(filing, 2, findings);
    expect(await receive(raw)).toBe('stored');
    expect((await getDetail(filer, filing.id)).declarationStatus).toBe('receiveFailed');
    expect(await receiptsOf(filing)).toEqual([
      {
        seq: 2,
        action: 'send',
        at: '2026-08-03 10:00:00',
        kind: 'response',
        code: 'S17',
        message: 'IMPORTER NUMBER NOT ON FILE',
        field: 'importerId',
        errors: [
          { code: 'S17', message: 'IMPORTER NUMBER NOT ON FILE', severity: 'reject', field: 'importerId' },
          { code: 'S32', message: 'INVALID BILL FORMAT', severity: 'reject', field: 'amsRequestList.0.amsNo' },
          { code: '', message: 'INVALID COUNTRY', severity: 'reject', among },
          { code: 'Q9Z', message: 'SOMETHING NEW', severity: 'warning', among },
        ],
        raw,
      },
    ]);
  });

  it('reject the filing when they reject its batch', async () => {
    const filing = await file();
    expect(await receive(customsReplies.lines(filing.controlNo, 5, composeBatchReject()))).toBe('stored');
    expect(await stateOf(filing)).toMatchObject({ declarationStatus: 'receiveFailed', seqs: [5] });
    expect(await receiptsOf(filing)).toMatchObject([{ kind: 'response', code: '999', message: 'BATCH REJECTED' }]);
  });

  it('[D08] with unknown codes are shown and change no state', async () => {
    const filing = await file();
    const closing = `SF9007   ON HOLD`.padEnd(80);
    const lines = [...responseLines(filing).slice(0, -1), closing];
    expect(await receive(customsReplies.lines(filing.controlNo, 1, lines))).toBe('stored');
    expect(await receive(customsReplies.advisory(filing, 2, 'Q7'))).toBe('stored');
    expect(await stateOf(filing)).toEqual({ declarationStatus: 'submitted', matchStatus: 'none', seqs: [1, 2] });
    expect((await receiptsOf(filing)).map(({ code, message }) => [code, message])).toEqual([
      ['07', 'ON HOLD'],
      ['Q7', ''],
    ]);
    expect(await receive(customsReplies.response(filing, 3))).toBe('stored');
    expect(await stateOf(filing)).toMatchObject({ declarationStatus: 'receiveSuccess' });
  });

  it('of several filings in one transmission are split and shown to their tenants only', async () => {
    const [first, second] = [await file(), await file()];
    const otherTenant = await fileOverGateway(test, rival, { houseScac: 'RIVL' });
    const advisory = (filing: SentFiling, code: string) =>
      customsReplies
        .advisory(filing, 1, code)
        .split('\n')
        .filter((line) => line.startsWith('SA'));
    const text = customsReplies.lines(
      null,
      90,
      advisory(first, 'S1'),
      advisory(otherTenant, 'S6'),
      advisory(second, 'S2'),
    );
    expect(await receive(text)).toBe('split');
    while (await runJob(test.portal, portalJobs(test.portal, silent)));
    expect(await stateOf(first)).toMatchObject({ matchStatus: 'onFile', seqs: [90] });
    expect(await stateOf(otherTenant, rival)).toMatchObject({ matchStatus: 'wrongType', seqs: [91] });
    expect(await stateOf(second)).toMatchObject({ matchStatus: 'notOnFile', seqs: [92] });
    const [shown] = await receiptsOf(first);
    expect(shown?.raw).toContain(first.amsNo);
    expect(shown?.raw).not.toContain(otherTenant.amsNo);
    expect(shown?.raw).not.toContain(second.amsNo);
    expect(await receive(shown?.raw ?? '')).toBe('known');
  });

  it('[D08] that match no filing are stored unplaced once, unchanged, without effect', async () => {
    const [filing, other] = [await file(), await file()];
    await receive(customsReplies.ack(filing, 1));
    const before = (await unplaced()).length;
    const strange = {
      malformed: [
        'no receipt at all',
        customsReplies.ack(filing, 2).slice(0, 81),
        customsReplies.lines(filing.controlNo, 2, responseLines(filing).slice(0, -1)),
      ],
      unknownFiling: [
        customsReplies.ack({ ...filing, controlNo: '9999999999' }, 2),
        customsReplies.response({ ...filing, message: filing.message.replaceAll(filing.isfNo, 'HBRL-9999999999') }, 2),
        customsReplies.advisory({ ...filing, isfNo: 'HBRL-9999999999' }, 2, 'S1'),
      ],
      otherMessage: [
        customsReplies.response({ ...filing, controlNo: other.controlNo }, 2),
        customsReplies.response({ ...filing, message: filing.message.replace(filing.amsNo, 'OOLUNOTOURS') }, 2),
        customsReplies.advisory({ ...filing, amsNo: 'OOLUNOTOURS' }, 2, 'S1'),
      ],
      contradicts: [customsReplies.response(filing, 1, refused)],
    };
    for (const [reason, texts] of Object.entries(strange)) {
      for (const text of [...texts, ...texts]) expect(await receive(text), text).toBe(reason);
    }
    expect((await unplaced()).slice(before)).toEqual(
      Object.entries(strange).flatMap(([reason, texts]) => texts.map((raw) => ({ reason, raw }))),
    );
    expect(await stateOf(filing)).toEqual({ declarationStatus: 'receiveOk', matchStatus: 'none', seqs: [1] });
    expect(await stateOf(other)).toEqual({ declarationStatus: 'submitted', matchStatus: 'none', seqs: [] });
  });

  it('[D08] that cannot be stored, or arrive from two transports at once, are stored unplaced once', async () => {
    const raws = ['NUL \0 INSIDE', customsReplies.ack(await file(), 3).replace('A', 'A\0')];
    const before = (await unplaced()).length;
    for (const raw of raws) {
      const became = await Promise.all(Array.from({ length: 4 }, () => receive(raw)));
      expect(new Set(became)).toEqual(new Set(['malformed']));
    }
    expect((await unplaced()).slice(before).map(({ raw }) => raw)).toEqual(
      raws.map((raw) => raw.replaceAll('\0', '\u2400')),
    );
  });

  it('composed from real edits name the wrong field', async () => {
    const filing = await fileOverGateway(test, filer, {
      importerId: '12-3456',
      billHsRequestList: [{ hsCode: '9403-6', hsCountryCode: 'CN' }],
    });
    const findings = validateRecords(filing.message.split('\n'));
    expect(findings.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['importerId', 'billHsRequestList.0.hsCode']),
    );
    await receive(customsReplies.response(filing, 1, findings));
    const shown = (await receiptsOf(filing))[0]?.errors?.map(({ code, field }) => `${code} ${field}`) ?? [];
    expect(shown.toSorted()).toEqual(findings.map(({ code, field }) => `${code ?? ''} ${field}`).toSorted());
  });
});
