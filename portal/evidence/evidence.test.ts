import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodsRowsOf, isf10Bill } from '#contract/testing/bills.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { withoutPassword } from '../gateway/transmission.ts';
import { portalJobs } from '../jobs/portalJobs.ts';
import type { TestClient } from '../testing/client.ts';
import { postDeletion, fileBill, getDetail, postUpdate, type OpenFiling } from '../testing/filingLife.ts';
import { applyVerdicts } from '../testing/applyVerdicts.ts';
import { ACCOUNTS, type TestPortal } from '../testing/harness.ts';
import { pdfText } from '../testing/pdfText.ts';
import { startWithClients } from '../testing/startWithClients.ts';

const SSN = '412-55-6789';
let test: TestPortal;
let filer: TestClient;
let rival: TestClient;
let filing: OpenFiling;
/** What the gateway got, by control number. */
const submitted = new Map<string, string>();
const recording: Gateway = {
  name: 'recording',
  submit: async ({ controlNo, text }) => {
    submitted.set(controlNo, text);
  },
};

async function submitPending(): Promise<void> {
  const { db } = test.portal;
  const job = portalJobs(test.portal, recording)['gateway.submit'];
  if (job.effect !== 'external') throw new Error('the gateway is not external');
  const pending = await db
    .selectFrom('operation')
    .select(['enterprise_id', 'id'])
    .where('sent_at', 'is', null)
    .where('control_no', 'is not', null)
    .execute();
  for (const { enterprise_id: enterpriseId, id: operationId } of pending) {
    await job.run({ enterpriseId, operationId }, AbortSignal.timeout(10_000));
    await db.transaction().execute((trx) => job.finish(trx, { enterpriseId, operationId }));
  }
}

beforeAll(async () => {
  ({ test, filer, rival } = await startWithClients({ coins: 1_000 }));
  const importer = { importerType: '34', importerId: SSN, importerBirth: '1980-02-03', importerCountry: 'US' } as const;
  filing = await fileBill(test, filer, importer);
  await submitPending();
  await applyVerdicts(test, filing.id, 'ok', 'accepted', 'onFile');
  const changed = await postUpdate(filer, {
    ...filing.bill,
    ...importer,
    sellerCity: 'SHANGHAI',
  } as OpenFiling['bill']);
  expect(changed.status).toBe(200);
  await submitPending();
  await applyVerdicts(test, filing.id, 'ok', 'warning');
});
afterAll(() => test.close());

const open = async (client = filer, lang = 'en') => {
  const answer = await client.get(`/bill/${filing.id}/evidence?lang=${lang}`);
  expect(answer.status).toBe(200);
  return { answer, parts: unzipSync(answer.raw) };
};
const json = <T>(bytes: Uint8Array | undefined): T => JSON.parse(strFromU8(bytes ?? new Uint8Array())) as T;
interface Manifest {
  filing: { isfNo: string };
  charges: string;
  files: { name: string; size: number; sha256: string }[];
}
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('the evidence of a filing', () => {
  it('[X07] has the bytes that the gateway got and the answers as received', async () => {
    const { parts, answer } = await open();
    const { isfNo, receipts } = await getDetail(filer, filing.id);
    expect(answer.headers['content-type']).toBe('application/zip');
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="TenPlusTwo-evidence-${isfNo}-2026-08-03.zip"`,
    );
    const messages = Object.keys(parts).filter((name) => name.startsWith('messages/'));
    expect(messages).toEqual(['messages/001-send.txt', 'messages/002-modify.txt']);
    expect(submitted.size).toBe(2);
    expect(messages.map((name) => Buffer.from(parts[name]!).toString('latin1'))).toEqual(
      [...submitted.values()].map(withoutPassword),
    );
    expect(submitted.values().next().value).toContain(SSN);
    const answers = Object.keys(parts).filter((name) => name.startsWith('receipts/'));
    expect(answers.map((name) => strFromU8(parts[name]!))).toEqual(receipts.map(({ raw }) => raw));
    expect(answers).toHaveLength(5);
  });

  it('[X07] a second reader finds the hash of every part in both lists', async () => {
    const { parts } = await open();
    const read = (name: string) => parts[name] ?? new Uint8Array();
    const { files, filing: about } = json<Manifest>(read('manifest.json'));
    const sums = new Map(
      strFromU8(read('SHA256SUMS'))
        .trim()
        .split('\n')
        .map((line) => [line.slice(66), line.slice(0, 64)] as const),
    );
    expect([...sums.keys(), 'SHA256SUMS']).toEqual(Object.keys(parts));
    for (const [name, sum] of sums) expect(sha256(read(name)), name).toBe(sum);
    for (const { name, sha256: sum, size } of files) {
      expect([sums.get(name), read(name).length], name).toEqual([sum, size]);
    }
    expect([...sums.keys()].filter((name) => !files.some((file) => file.name === name))).toEqual(['manifest.json']);
    expect(about.isfNo).toBe((await getDetail(filer, filing.id)).isfNo);
  });

  it('[X07] has versions, their differences, who sent them, and what they cost', async () => {
    const { parts } = await open();
    expect(json(parts['versions/001-send.json'])).toMatchObject({ sellerCity: 'NINGBO', importerId: SSN });
    expect(json(parts['versions/002-modify.json'])).toMatchObject({ sellerCity: 'SHANGHAI' });
    expect(json(parts['versions/002-modify.changes.json'])).toEqual([
      { field: 'sellerCity', before: 'NINGBO', after: 'SHANGHAI', label: expect.stringMatching(/city/iu) as string },
    ]);
    const history = json<Record<string, unknown>[]>(parts['history.json']);
    expect(history).toMatchObject([
      { action: 'send', operator: 'Finn Zhao', source: 'Website', sentAt: expect.any(String) as string },
      { action: 'modify', operator: 'Finn Zhao' },
    ]);
    expect(json(parts['charges.json'])).toMatchObject([
      { record: 'ledger', kind: 'filing', amount: -70, purse: 'coin' },
      { record: 'consumption', item: 'ISF-10', coins: 70 },
    ]);
  });

  it.each([
    ['en', 'Evidence of a filing', 'Match notice'],
    ['zh-CN', '申报证据', '匹配通知'],
    ['vi', 'Hồ sơ chứng minh của tờ khai', 'Thông báo khớp'],
  ])('[X07] has a cover in %s without a whole personal id', async (lang, title, kind) => {
    const { parts } = await open(filer, lang);
    const text = (await pdfText(parts['cover.pdf']!)).join('\n');
    for (const expected of [title, kind, filing.amsNo, 'SHANGHAI', sha256(parts['messages/001-send.txt']!)]) {
      expect(text).toContain(expected);
    }
    expect(text).not.toContain(SSN);
  });

  it('[R21] leaves charges out for people who may not see billing', async () => {
    const { parts } = await open(await test.signIn(ACCOUNTS.sub));
    expect(Object.keys(parts)).not.toContain('charges.json');
    expect(json<Manifest>(parts['manifest.json']).charges).toMatch(/^left out/u);
    expect((await pdfText(parts['cover.pdf']!)).join('\n')).not.toContain('Charges');
  });

  it('[X07] is closed to other enterprises, other sites and strangers', async () => {
    const path = `/bill/${filing.id}/evidence`;
    expect((await rival.get(path)).status).toBe(404);
    expect((await filer.get('/bill/nothing/evidence')).status).toBe(404);
    expect((await filer.get(path, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await test.newClient().get(path)).status).toBe(401);
  });

  it('[X07] has no file for a message that did not leave', async () => {
    const waiting = await fileBill(test, filer, {});
    const before = unzipSync((await filer.get(`/bill/${waiting.id}/evidence`)).raw);
    expect(Object.keys(before).filter((name) => name.startsWith('messages/'))).toEqual([]);
    expect(json<{ sentAt: null }[]>(before['history.json'])).toMatchObject([{ action: 'send', sentAt: null }]);
    await submitPending();
    await applyVerdicts(test, waiting.id, 'accepted');
    expect((await postDeletion(filer, waiting.id)).status).toBe(200);
    await submitPending();
    const after = unzipSync((await filer.get(`/bill/${waiting.id}/evidence`)).raw);
    const files = Object.keys(after);
    expect(files.filter((name) => name.startsWith('messages/'))).toHaveLength(2);
    expect(files.filter((name) => name.startsWith('versions/'))).toEqual(['versions/001-send.json']);
  });

  it('[X07] keeps a version with hundreds of lines', async () => {
    const large = await fileBill(test, filer, isf10Bill({ billHsRequestList: goodsRowsOf(900) }));
    const parts = unzipSync((await filer.get(`/bill/${large.id}/evidence`)).raw);
    expect(json<{ billHsRequestList: object[] }>(parts['versions/001-send.json']).billHsRequestList).toHaveLength(900);
  });
});
