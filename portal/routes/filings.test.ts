import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FILING_GROUPS, groupOf } from '#contract/filingGroups.ts';
import type { Isf10Fields } from '#contract/entities/bill.ts';
import type { FilingDetail, FilingRow } from '#contract/endpoints/filings.ts';
import type { PageReply } from '#contract/page.ts';
import { MATCH_STATUSES } from '#contract/codes.ts';
import { DECLARATION_STATUS_NAMES, DECLARATION_STATUSES } from '#contract/statuses.ts';
import { filingRow } from '#contract/endpoints/filings.ts';
import { seedFilings } from '../seed/seedFilings.ts';
import { DEMO_FILINGS } from '../seed/demoFilings.ts';
import type { TestClient } from '../testing/client.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';

let test: TestPortal;
let filer: TestClient;

beforeAll(async () => {
  test = await startTestPortal();
  filer = await test.signIn(ACCOUNTS.filer);
  await test.portal.db.transaction().execute((trx) => seedFilings(trx, test.now.value));
});
afterAll(() => test.close());

async function list(query = '', client = filer): Promise<PageReply<FilingRow>> {
  const answer = await client.get(`/bills?pageSize=100${query}`);
  expect([answer.status, answer.text]).toEqual([200, answer.text]);
  return answer.body as PageReply<FilingRow>;
}
const numbersOf = async (query: string) => (await list(query)).records.map(({ amsNo }) => amsNo);

describe('the sent list', () => {
  it('[L01] lists the newest first, page by page, each row as declared', async () => {
    const { records, total } = await list();
    expect(total).toBe(DEMO_FILINGS.length);
    for (const row of records) filingRow.strict().parse(row);
    const times = records.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
    const second = (await filer.get('/bills?pageSize=5&pageNum=2')).body as PageReply<FilingRow>;
    expect(second).toMatchObject({ total, records: records.slice(5, 10) });
  });

  it('[D07] gives every row the actions of its status', async () => {
    for (const { declarationStatus, actions } of (await list()).records) {
      expect(actions).toEqual(DECLARATION_STATUSES[declarationStatus].actions);
    }
  });

  it('[D07] returns the latest operation and its time', async () => {
    const { records } = await list();
    for (const [status, action] of [
      ['receiveSuccess', 'send'],
      ['modifyFailed', 'modify'],
      ['deleteFailed', 'delete'],
    ] as const) {
      const id = records.find(({ declarationStatus }) => declarationStatus === status)?.id;
      const { latest } = (await filer.get(`/bill/${id}`)).body as FilingDetail;
      expect(latest).toEqual({ action, at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:/u), isLocal: false });
    }
  });

  it('[L01] filters by status, and counts the statuses over the other filters', async () => {
    const { records, total, statistics } = await list('&declarationStatus=receiveSuccess&matchStatus=onFile');
    expect(records.every((row) => row.declarationStatus === 'receiveSuccess' && row.matchStatus === 'onFile')).toBe(
      true,
    );
    expect(records).toHaveLength(total);
    const all = (await list()).records;
    const count = (name: 'declarationStatus' | 'matchStatus') =>
      Object.fromEntries(
        [...new Set(all.map((row) => row[name]))].map((value) => [
          value,
          all.filter((row) => row[name] === value).length,
        ]),
      );
    expect(statistics).toEqual({
      declarationStatus: count('declarationStatus'),
      matchStatus: count('matchStatus'),
      group: Object.fromEntries(
        FILING_GROUPS.map((group) => [group, all.filter((row) => groupOf(row) === group).length]),
      ),
      toComplete: all.filter((row) => row.toComplete).length,
    });
  });

  it('[D07] lists accepted filings whose bill customs has not found as problems', async () => {
    const { records, total } = await list('&group=problem');
    expect(records.every((row) => groupOf(row) === 'problem')).toBe(true);
    expect(records).toHaveLength(total);
    expect(records.map((row) => row.matchStatus)).toEqual(expect.arrayContaining(['notOnFile', 'duplicate']));
  });

  it('[L01] shows buyer, importer, vessel, loading time and fee, and sorts by loading time', async () => {
    const { records } = await list('&sortField=loading&sortOrder=asc');
    const known = records.flatMap(({ loading }) => loading ?? []);
    expect(known.length).toBeGreaterThan(3);
    expect(known).toEqual(known.toSorted());
    const whole = (await filer.get(`/bill/${records[0]?.id}`)).body as FilingDetail & Isf10Fields;
    expect(records[0]).toMatchObject({
      buyer: whole.bugerName,
      importer: whole.importerId,
      vessel: whole.vesselVoyage,
    });
    expect(records.find((row) => row.amsNo === 'CMDUSHA7204518')?.fee).toBe(70);
  });

  it('[L06] filters by the time of the last operation, as the export does', async () => {
    const all = (await list()).records;
    const from = all.map((row) => row.operationAt).toSorted()[5] ?? '';
    const found = await list(`&operationAtBegin=${encodeURIComponent(from)}`);
    expect(found.total).toBe(all.filter((row) => row.operationAt >= from).length);
    expect(found.records.map(({ id }) => id)).toEqual(all.filter((row) => row.operationAt >= from).map(({ id }) => id));
  });

  it('[L03] finds a number in every form in which it is written', async () => {
    const { amsNo, isfNo } = (await list()).records[0]!;
    const [scac, digits] = [amsNo.slice(0, 4), amsNo.slice(4)];
    const wide = amsNo.replace(/./gu, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
    const forms = [`${scac} ${digits}`, `${scac}-${digits}`, wide, `${amsNo.slice(0, 7)}\u200b${amsNo.slice(7)}`];
    for (const form of [...forms, `HBL: ${amsNo.toLowerCase()}`]) {
      const text = encodeURIComponent(form);
      expect([form, await numbersOf(`&keyword=${text}`)]).toEqual([form, [amsNo]]);
      expect([form, await numbersOf(`&amsNo=${text}`)]).toEqual([form, [amsNo]]);
    }
    for (const form of [isfNo, isfNo.replace('-', ''), isfNo.replace('-', ' ')]) {
      const text = encodeURIComponent(form);
      expect([form, await numbersOf(`&keyword=${text}`)]).toEqual([form, [amsNo]]);
      expect([form, await numbersOf(`&isfNo=${text}`)]).toEqual([form, [amsNo]]);
    }
    expect(await numbersOf('&keyword=ZZZZ%200133082668')).toEqual([]);
  });

  it('[V24] accepts several declaration statuses separated by commas', async () => {
    const { records, total } = await list('&declarationStatus=receiveFailed,modifyFailed,deleteFailed');
    expect(new Set(records.map((row) => row.declarationStatus))).toEqual(
      new Set(['receiveFailed', 'modifyFailed', 'deleteFailed']),
    );
    expect(total).toBe(records.length);
    expect((await filer.get('/bills?declarationStatus=receiveFailed,lost')).status).toBe(422);
  });

  it.each([
    ['&keyword=qn718264', 'a number in any case', ['MSCUQN718264']],
    ['&keyword=CMDUSHA7204518%20mscu-qn718264%20ZZZZ99999999', 'several numbers', ['MSCUQN718264', 'CMDUSHA7204518']],
    ['&keyword=CMDUSHA7204518,MSCUQN718264&amsNo=MSCU', 'several numbers and a part of one', ['MSCUQN718264']],
    ['&keyword=redwood%20cycles&billType=0', 'names and type together', []],
    ['&keyword=po%2088213', 'the remark', ['CMDUSHA7204518']],
    ['&keyword=95-483920100&billType=0', 'the importer’s number and type together', []],
    ['&keyword=100%25', 'percent signs as themselves', []],
    ['&amsNo=cmdusha', 'the B/L number', ['CMDUSHA7204518']],
    ['&isfNo=HBRL-0000000001', 'the ISF number', ['EGLV143500846613']],
    ['&billType=0', 'the filing type', ['MSCUQN733905', 'MSCUQN718264']],
    ['&houseScac=RIVL', 'the filer code', []],
    ['&createdAtBegin=2026-08-03', 'a day from its first second', ['HLCUSGN2510271', 'MSCUQN733905', 'COSU6423391870']],
    ['&createdAtEnd=2026-07-10', 'a day to its last second', ['EGLV143500846613']],
    ['&billType=0&sortField=amsNo&sortOrder=asc', 'sorted as asked', ['MSCUQN718264', 'MSCUQN733905']],
  ])('[L01] finds by %s: %s', async (query, _what, amsNos) => {
    expect(await numbersOf(query)).toEqual(amsNos);
  });

  it('[L01] refuses a page over 100 and an unknown status', async () => {
    expect((await filer.get('/bills?pageSize=101')).status).toBe(422);
    expect((await filer.get('/bills?declarationStatus=lost')).status).toBe(422);
  });

  it('is empty for another enterprise, which gets 404 for its filings', async () => {
    const rival = await test.signIn(ACCOUNTS.rivalFiler);
    expect(await list('', rival)).toEqual({
      records: [],
      total: 0,
      statistics: {
        declarationStatus: {},
        matchStatus: {},
        group: { waiting: 0, problem: 0, ok: 0, deleted: 0 },
        toComplete: 0,
      },
    });
    const id = (await list()).records[0]?.id;
    const otherTenant = await rival.get(`/bill/${id}`);
    const missing = await rival.get('/bill/no-such-filing');
    expect([otherTenant.status, otherTenant.text]).toEqual([404, missing.text]);
  });
});

describe('the practice data', () => {
  it('[D07] covers every status', async () => {
    const { records } = await list();
    expect(new Set(records.map((row) => row.declarationStatus))).toEqual(new Set(DECLARATION_STATUS_NAMES));
    expect(new Set(records.map((row) => row.matchStatus))).toEqual(new Set(MATCH_STATUSES));
  });
});
