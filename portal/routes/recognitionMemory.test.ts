import { utils, write } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MemoryEntry, RecognitionJobWithResult } from '#contract/endpoints/recognition.ts';
import { isf10Bill } from '#contract/testing/bills.ts';
import { startJobs, type RunningJobs } from '../jobs/startJobs.ts';
import { filePart, postDocuments } from '../recognition/testing/documents.ts';
import type { TestClient } from '../testing/client.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';

let test: TestPortal;
let filer: TestClient;
let jobs: RunningJobs;
beforeAll(async () => {
  test = await startTestPortal();
  filer = await test.signIn(ACCOUNTS.filer);
  jobs = startJobs(test.portal);
});
afterAll(async () => {
  await jobs.stop();
  await test.close();
});

/** A document of one supplier, whose own words for buyer, vessel and reference no dictionary has. */
const document = ({ number, buyer, vessel, reference }: Record<'number' | 'buyer' | 'vessel' | 'reference', string>) =>
  `ZHEJIANG LANTERN WORKS
Seller: ZHEJIANG LANTERN WORKS
Our friend: ${buyer}
Floating on: ${vessel}
Dossier: ${reference}
B/L No. ${number}
Delivered with thanks
Stamp and signature`;

async function recognize(text: string): Promise<{ id: string; fields: Record<string, unknown> }> {
  const answer = await postDocuments(filer, [{ name: 'text', bytes: text }]);
  const [job] = (answer.body as { jobs: { id: string }[] }).jobs;
  await jobs.drain();
  const { result } = (await filer.get(`/bill-ai/jobs/${job?.id}`)).body as RecognitionJobWithResult;
  return { id: job?.id ?? '', fields: result?.success[0] ?? {} };
}
/** The corrections that a person must make. */
const correctionsOf = (fields: Record<string, unknown>, truth: Record<string, string>) =>
  Object.entries(truth)
    .filter(([path, value]) => fields[path] !== value)
    .map(([path, corrected]) => ({ path, recognized: (fields[path] as string | undefined) ?? '', corrected }));

describe('what corrections teach', () => {
  it('[A05] makes the second document of a supplier need fewer corrections, and can be forgotten', async () => {
    const first = await recognize(
      document({ number: 'OOLU2719403685', buyer: 'PIVOT USA INC', vessel: 'EVER GIVEN 012E', reference: 'PV-1001' }),
    );
    const truth = { bugerName: 'PIVOT USA INC', vesselVoyage: 'EVER GIVEN 012E', clientRef: 'PV-1001' };
    const party = { bugerAddr: '2200 HARBOR BLVD', bugerCity: 'COSTA MESA', bugerCountryCode: 'US' };
    const corrections = correctionsOf(first.fields, { ...truth, ...party });
    expect(corrections).toHaveLength(6);
    const call = { jobId: first.id, corrections };
    const saved = await filer.post('/bill-ai/corrections', call);
    expect([saved.status, saved.body]).toEqual([200, { remembered: 4 }]);
    expect((await filer.post('/bill-ai/corrections', call)).body).toEqual({ remembered: 4 });

    const next = document({
      number: 'OOLU2719403693',
      buyer: 'PIVOT USA INC',
      vessel: 'MSC OSCAR 7W',
      reference: 'PV-2002',
    });
    const second = await recognize(next);
    const needed = { ...truth, ...party, vesselVoyage: 'MSC OSCAR 7W', clientRef: 'PV-2002' };
    expect(correctionsOf(second.fields, needed)).toEqual([]);

    const memory = (await filer.get('/bill-ai/memory')).body as MemoryEntry[];
    const shown = memory.map(({ kind, from, to, uses }) => ({ kind, from, to, uses }));
    expect(shown).toEqual(
      expect.arrayContaining([
        { kind: 'label', from: 'Our friend', to: 'bugerName', uses: 1 },
        { kind: 'label', from: 'Floating on', to: 'vesselVoyage', uses: 1 },
        { kind: 'label', from: 'Dossier', to: 'clientRef', uses: 1 },
        { kind: 'party', from: 'PIVOT USA INC', to: 'PIVOT USA INC', uses: 1 },
      ]),
    );
    expect(memory).toHaveLength(4);
    expect(memory.every(({ layout }) => layout === 'ZHEJIANG LANTERN WORKS')).toBe(true);
    // Stored encrypted.
    const stored = await test.portal.db.selectFrom('recognition_memory').selectAll().execute();
    expect(stored.map(({ body }) => body.toString('latin1')).join('')).not.toMatch(/PIVOT|Our friend/u);

    const ids = memory.map(({ id }) => id);
    expect((await filer.post('/bill-ai/memory/remove', ids)).body).toEqual({ removed: 4 });
    const third = await recognize(next);
    expect(correctionsOf(third.fields, needed)).toHaveLength(6);
  });

  it('[A05] is not shared with another enterprise', async () => {
    const { id } = await recognize(
      document({ number: 'OOLU2719403707', buyer: 'A', vessel: 'EVER GIVEN 012E', reference: 'R-1' }),
    );
    const rival = await test.signIn(ACCOUNTS.rivalFiler);
    const corrections = [{ path: 'clientRef', recognized: '', corrected: 'R-1' }];
    expect((await rival.post('/bill-ai/corrections', { jobId: id, corrections })).status).toBe(404);
    await filer.post('/bill-ai/corrections', { jobId: id, corrections });
    expect((await rival.get('/bill-ai/memory')).body).toEqual([]);
  });

  it('[A05] learns for the bill of a list that was corrected, and from the new owner of a draft', async () => {
    const admin = await test.signIn(ACCOUNTS.admin);
    await admin.post('/enterprises/settings', { sharedDrafts: false });
    const rows = [
      ['B/L No.', 'Seller', 'Buyer'],
      ['OOLU2719403723', 'NINGBO ONE CO', 'FIRST BUYER INC'],
      ['OOLU2719403731', 'NINGBO TWO CO', 'SECOND BUYER INC'],
    ];
    const book = utils.book_new(utils.aoa_to_sheet(rows), 'List');
    const bytes = Buffer.from(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
    const answer = await postDocuments(filer, [filePart('list.xlsx', bytes)]);
    const [job] = (answer.body as { jobs: { id: string }[] }).jobs;
    await jobs.drain();
    const jobId = job?.id ?? '';
    const { result } = (await filer.get(`/bill-ai/jobs/${jobId}`)).body as RecognitionJobWithResult;
    const second = result?.success.find((one) => one['bugerName'] === 'SECOND BUYER INC');
    expect(second?.recognition.resultId).toBe(second?.id);

    const bill = { ...isf10Bill(), from: 'AI' };
    const saved = await filer.post('/draft-bills/save', bill, { 'idempotency-key': second?.id ?? '' });
    const colleague = await test.signIn(ACCOUNTS.colleague);
    const corrections = [{ path: 'bugerAddr', recognized: '', corrected: '2 SECOND ST' }];
    const correct = (resultId: string) => colleague.post('/bill-ai/corrections', { jobId, resultId, corrections });
    expect((await correct(second?.id ?? '')).status).toBe(404);
    const ids = [(saved.body as { id: string }).id];
    await filer.post('/draft-bills/hand-over', { ids, userId: colleague.user?.userId });
    expect((await correct('of-no-draft')).body).toEqual({ remembered: 0 });
    expect((await correct(second?.id ?? '')).body).toEqual({ remembered: 1 });
    const memory = (await filer.get('/bill-ai/memory')).body as MemoryEntry[];
    expect(memory.map(({ kind, from }) => [kind, from])).toContainEqual(['party', 'SECOND BUYER INC']);
  });
});

describe('recognizing a party', () => {
  it('[A01] splits a pasted text into a party', async () => {
    const text = 'PACIFIC HOME GOODS INC\n2200 Harbor Blvd\nCosta Mesa, CA 92626\nUSA';
    const answer = await filer.post('/bill-ai/party', { text });
    expect(answer.body).toMatchObject({ name: 'PACIFIC HOME GOODS INC', city: 'COSTA MESA', countryCode: 'US' });
  });

  const worksheet =
    'ISF 10+2\nAMS B/L No.: TXSL12345678\nSeller: NINGBO HOMEWARE CO., LTD.\n588 RENMIN ROAD\nNINGBO, CHINA\nBuyer: PACIFIC HOME GOODS INC\n2200 Harbor Blvd\nCosta Mesa, CA 92626, USA\nShip to: SAME AS BUYER';

  it.each([
    ['seller', { name: 'NINGBO HOMEWARE CO., LTD.', addr: '588 RENMIN ROAD', city: 'NINGBO', countryCode: 'CN' }],
    [
      'ship',
      { name: 'PACIFIC HOME GOODS INC', addr: '2200 HARBOR BLVD, CA 92626', city: 'COSTA MESA', countryCode: 'US' },
    ],
  ])('[A01] takes the party of the block %s from a whole document', async (block, party) => {
    expect((await filer.post('/bill-ai/party', { text: worksheet, block })).body).toMatchObject(party);
    const file = filePart('worksheet.xls', worksheet.replaceAll('\n', '<br>').replace(/^.*$/su, '<html>$&</html>'));
    const answer = await postDocuments(filer, [{ name: 'block', bytes: block }, file], '/bill-ai/party');
    expect(answer.body).toMatchObject(party);
  });

  it('[E04] reports a document with other parties than that of the block, and one without parties', async () => {
    const refused = async (text: string, block: string) => {
      const { status, body } = await filer.post('/bill-ai/party', { text, block });
      return [status, (body as { reason?: string }).reason];
    };
    expect(await refused(worksheet, 'stuffing')).toEqual([422, 'otherParties']);
    expect(await refused('---', 'seller')).toEqual([422, 'noParty']);
  });

  it('[E04] refuses a file of another type, an empty call and a text without a party', async () => {
    const files = await postDocuments(filer, [filePart('a.png', 'x')], '/bill-ai/party');
    const none = await postDocuments(filer, [], '/bill-ai/party');
    const blank = await filer.post('/bill-ai/party', { text: '  ' });
    const reasons = [files, none].map(({ status, body }) => [status, (body as { reason?: string }).reason]);
    expect(reasons).toEqual([
      [422, 'type'],
      [422, 'noFile'],
    ]);
    expect(blank.status).toBe(422);
  });

  it('[E04] refuses a file without a name as one of another type', async () => {
    const body =
      '--b\r\ncontent-disposition: form-data; name="files"\r\ncontent-type: application/octet-stream\r\n\r\nx\r\n--b--\r\n';
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    for (const path of ['/bill-ai/party', '/bill-ai/recognize']) {
      const { status, body: answer } = await filer.post(path, Buffer.from(body), headers);
      expect([path, status, (answer as { reason?: string }).reason]).toEqual([path, 422, 'type']);
    }
  });
});
