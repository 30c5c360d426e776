import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { amsRowOf, asBody, goodsRowsOf, isf10Bill, isf5Bill } from '#contract/testing/bills.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { expectOk } from '../testing/expectOk.ts';
import type { TestClient } from '../testing/client.ts';
import type { TestPortal } from '../testing/harness.ts';
import { startWithClients } from '../testing/startWithClients.ts';

let test: TestPortal;
let filer: TestClient;
let colleague: TestClient;
let rival: TestClient;
beforeAll(async () => {
  ({ test, filer, colleague, rival } = await startWithClients());
});
afterAll(() => test.close());

type Saved = { id: string; revision: number };
const save = (client: TestClient, bill: unknown, headers: Record<string, string> = {}) =>
  expectOk<Saved>(client.post('/draft-bills/save', bill, headers));
const detail = async (client: TestClient, id: string) => (await client.get(`/draft-bills/detail/${id}`)).body as Bill;
const countDrafts = async () => (await test.portal.db.selectFrom('draft').select('id').execute()).length;

describe('saving a draft', () => {
  it('[D02] gives a new draft an id and revision 1, and returns everything that was typed', async () => {
    const bill = isf10Bill({ loadingAt: '2026-08-20 18:00:00', clientRef: 'PO 7741', template_name: 'FURNITURE' });
    const saved = await save(filer, bill);
    expect(saved.revision).toBe(1);
    expect(await detail(filer, saved.id)).toEqual({
      ...bill,
      id: saved.id,
      revision: 1,
      from: null,
      templateId: null,
      createdAt: '2026-08-03 10:00:00',
      updatedAt: '2026-08-03 10:00:00',
    });
  });

  it('[B02] stores an ISF-5 with its own fields', async () => {
    const saved = await save(filer, isf5Bill());
    expect(await detail(filer, saved.id)).toMatchObject({ billType: 0, deliveryCode: 'MANZANILLO (MEXICO)|MXZLO' });
  });

  it('[D01] stores any text and any gaps, and counts the problems', async () => {
    const odd = ' 上海 * ~ lower \t "quotes" \\ 😀 '.padEnd(1000, 'x');
    const saved = await save(filer, {
      id: null,
      billType: 1,
      bugerName: odd,
      amsRequestList: [{ amsNo: odd }],
      from: 'AI',
    });
    expect(await detail(filer, saved.id)).toMatchObject({
      bugerName: odd,
      from: 'AI',
      amsRequestList: [{ amsNo: odd, amsType: '', userRemark: '' }],
      billHsRequestList: [],
    });
    const list = (await filer.get('/draft-bills')).body as { records: { id: string; problems: number }[] };
    expect(list.records.find(({ id }) => id === saved.id)?.problems).toBeGreaterThan(20);
    const whole = await save(filer, isf10Bill());
    const after = (await filer.get('/draft-bills')).body as { records: { id: string; problems: number }[] };
    expect(after.records.find(({ id }) => id === whole.id)?.problems).toBe(0);
  });

  it('[D01] stores a thousand characters of any script in every field, numeric ones included', async () => {
    const text = Array.from({ length: 1_000 }, (_, index) => String.fromCharCode(0x4e00 + ((index * 7_919) % 20_000)));
    const endless = text.join('');
    const bill = isf10Bill({ amsRequestList: [amsRowOf(endless)], importerId: endless, bugerName: endless });
    const { status, body } = await filer.post('/draft-bills/save', asBody(bill));
    expect(status).toBe(200);
    const stored = (await filer.get(`/draft-bills/detail/${(body as { id: string }).id}`)).body;
    expect(stored).toMatchObject({ amsRequestList: [{ amsNo: endless }], importerId: endless, bugerName: endless });
  });

  it('[D01] stores 999 rows of each list', async () => {
    const amsRequestList = Array.from({ length: 999 }, (_, n) => amsRowOf(`OOLU${String(n).padStart(9, '0')}`));
    const billHsRequestList = goodsRowsOf(999);
    const saved = await save(filer, isf10Bill({ amsRequestList, billHsRequestList }));
    const read = await detail(filer, saved.id);
    expect(read.amsRequestList).toEqual(amsRequestList);
    expect(read.billHsRequestList).toEqual(billHsRequestList);
  });

  it('[V25] refuses more than the hard caps, with each path', async () => {
    const long = 'x'.repeat(1001);
    const answer = await filer.post(
      '/draft-bills/save',
      isf10Bill({
        sellerName: long,
        amsRequestList: [amsRowOf('OOLU1'), amsRowOf(long)],
        billHsRequestList: Array.from({ length: 1000 }, () => ({ hsCode: '', hsCountryCode: '' })),
      }),
    );
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      code: 422,
      errors: {
        sellerName: { message: 'validation.maxLength', args: { max: 1000, length: 1001 } },
        amsRequestList: { 1: { amsNo: { message: 'validation.maxLength' } } },
        billHsRequestList: { message: 'validation.tooManyRows', args: { max: 999, length: 1000 } },
      },
    });
  });

  it('[V25] refuses unknown properties, wrong types and unstorable characters, with each path', async () => {
    const answer = await filer.post('/draft-bills/save', {
      ...isf10Bill(),
      enterpriseId: '2',
      importerId: 7,
      shipCity: 'A\u0000B',
      amsRequestList: [{ amsNo: 'OOLU1', color: 'red' }, { amsNo: 'half \ud83d pair' }],
    });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      errors: {
        enterpriseId: { message: 'validation.unknownField' },
        importerId: { message: 'validation.type' },
        shipCity: { message: 'validation.unstorable' },
        amsRequestList: {
          0: { color: { message: 'validation.unknownField' } },
          1: { amsNo: { message: 'validation.unstorable' } },
        },
      },
    });
  });

  it('[V25] refuses an unknown filing type', async () => {
    for (const billType of [2, '1', null, undefined]) {
      const answer = await filer.post('/draft-bills/save', { ...isf10Bill(), billType });
      expect([answer.status, answer.body]).toEqual([
        422,
        expect.objectContaining({ errors: { billType: expect.anything() } }),
      ]);
    }
  });

  it('creates one draft for a first save that is repeated under its key, at once or later', async () => {
    const before = await countDrafts();
    const key = { 'idempotency-key': 'first-save-1' };
    const twins = await Promise.all([1, 2, 3].map(() => save(filer, isf10Bill(), key)));
    expect(new Set(twins.map(({ id }) => id)).size).toBe(1);
    expect(await save(filer, isf10Bill(), key)).toEqual(twins[0]);
    expect(await countDrafts()).toBe(before + 1);
    const other = await filer.post('/draft-bills/save', isf10Bill({ clientRef: 'CHANGED' }), key);
    // The text changed after a lost response: the page gets the stored copy to compare, never a second draft.
    expect([other.status, other.body]).toEqual([
      409,
      expect.objectContaining({ code: 409, current: expect.objectContaining({ id: twins[0]?.id }) }),
    ]);
    expect((await save(rival, isf10Bill(), key)).id).not.toBe(twins[0]?.id);
  });
});

describe('saving again', () => {
  it('raises the revision, also for a colleague', async () => {
    const { id } = await save(filer, isf10Bill());
    test.now.value = new Date('2026-08-03T03:00:00Z');
    expect(await save(colleague, isf10Bill({ id, revision: 1, clientRef: 'B' }))).toEqual({ id, revision: 2 });
    expect(await detail(filer, id)).toMatchObject({
      revision: 2,
      clientRef: 'B',
      createdAt: '2026-08-03 10:00:00',
      updatedAt: '2026-08-03 11:00:00',
    });
  });

  it('refuses an older or missing revision with the stored copy, and changes nothing', async () => {
    const { id } = await save(filer, isf10Bill());
    await save(colleague, isf10Bill({ id, revision: 1, clientRef: 'THEIRS' }));
    for (const revision of [1, 3, undefined]) {
      const answer = await filer.post('/draft-bills/save', isf10Bill({ id, revision, clientRef: 'MINE' }));
      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({ code: 409, current: { id, revision: 2, clientRef: 'THEIRS', billType: 1 } });
    }
    expect(await detail(filer, id)).toMatchObject({ revision: 2, clientRef: 'THEIRS' });
  });

  it('answers a repeated save whose first response was lost with success', async () => {
    const { id } = await save(filer, isf10Bill());
    const again = isf10Bill({ id, revision: 1, clientRef: 'SAME' });
    expect(await save(filer, again)).toEqual({ id, revision: 2 });
    expect(await save(filer, again)).toEqual({ id, revision: 2 });
  });

  it('accepts exactly one of many concurrent saves', async () => {
    const { id } = await save(filer, isf10Bill());
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        filer.post('/draft-bills/save', isf10Bill({ id, revision: 1, clientRef: `N${n}` })),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(await detail(filer, id)).toMatchObject({ revision: 2, clientRef: `N${winner}` });
  });

  it('may change the filing type', async () => {
    const { id } = await save(filer, isf10Bill());
    await save(filer, isf5Bill({ id, revision: 1 }));
    const read = await detail(filer, id);
    expect(read.billType).toBe(0);
    expect(read).not.toHaveProperty('importerId');
  });

  it('[E01] gives one answer for a missing, removed, sent, local or other-tenant draft', async () => {
    const removed = (await save(filer, isf10Bill())).id;
    await filer.post('/draft-bills/remove', [removed]);
    const sent = (await save(filer, isf10Bill())).id;
    await test.portal.db.updateTable('draft').set({ sent_at: new Date() }).where('id', '=', sent).execute();
    const othersId = (await save(rival, isf10Bill())).id;
    const responses = new Set<string>();
    for (const id of ['nothing', removed, sent, othersId, 'new1785722400000abc123']) {
      const answer = await filer.post('/draft-bills/save', isf10Bill({ id, revision: 1 }));
      expect([answer.status, answer.body], id).toEqual([400, expect.objectContaining({ code: 400 })]);
      responses.add(answer.text);
    }
    expect(responses.size).toBe(1);
    expect(await detail(rival, othersId)).toMatchObject({ revision: 1 });
  });
});

describe('a draft’s detail', () => {
  it('is the same 404 for a missing, a removed and another enterprise’s draft', async () => {
    const othersId = (await save(rival, isf10Bill())).id;
    const removed = (await save(filer, isf10Bill())).id;
    await filer.post('/draft-bills/remove', [removed]);
    const answers = await Promise.all(
      [othersId, removed, 'nothing', 'x'.repeat(64), 'x'.repeat(65), 'x'.repeat(400), '%00', '-1', "'"].map((id) =>
        filer.get(`/draft-bills/detail/${id}`),
      ),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(404);
  });

  it('returns fields that were declared after the draft was saved as blank', async () => {
    const { id } = await save(filer, isf10Bill());
    const body = JSON.stringify({ houseScac: 'HBRL', retired: 'x' });
    await test.portal.db.updateTable('draft').set({ body }).where('id', '=', id).execute();
    const read = await detail(filer, id);
    expect(read).toMatchObject({ houseScac: 'HBRL', clientRef: '', amsRequestList: [] });
    expect(read).not.toHaveProperty('retired');
  });
});

describe('removing and restoring', () => {
  it('[L01] removes drafts and restores them unchanged', async () => {
    const one = await save(filer, isf10Bill());
    const two = await save(filer, isf10Bill());
    expect((await filer.post('/draft-bills/remove', [one.id, two.id, one.id])).body).toEqual({ removed: 2 });
    expect((await filer.get(`/draft-bills/detail/${one.id}`)).status).toBe(404);
    expect((await filer.post('/draft-bills/restore', [one.id, two.id])).body).toEqual({ restored: 2 });
    expect(await detail(filer, one.id)).toMatchObject({ revision: 1 });
  });

  it('may be repeated', async () => {
    const { id } = await save(filer, isf10Bill());
    await filer.post('/draft-bills/remove', [id]);
    expect((await filer.post('/draft-bills/remove', [id])).body).toEqual({ removed: 0 });
    await filer.post('/draft-bills/restore', [id]);
    expect((await filer.post('/draft-bills/restore', [id])).body).toEqual({ restored: 0 });
  });

  it('refuses the whole call when one draft is missing, sent or another enterprise’s', async () => {
    const own = (await save(filer, isf10Bill())).id;
    const sent = (await save(filer, isf10Bill())).id;
    await test.portal.db.updateTable('draft').set({ sent_at: new Date() }).where('id', '=', sent).execute();
    const othersId = (await save(rival, isf10Bill())).id;
    for (const path of ['/draft-bills/remove', '/draft-bills/restore']) {
      const responses = await Promise.all(['nothing', sent, othersId].map((id) => filer.post(path, [own, id])));
      expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size, path).toBe(1);
      expect(responses[0]?.status).toBe(404);
    }
    expect(await detail(filer, own)).toMatchObject({ revision: 1 });
    expect(await detail(rival, othersId)).toMatchObject({ revision: 1 });
  });

  it('[V25] refuses no ids, too many and malformed ones', async () => {
    for (const body of [[], Array.from({ length: 1001 }, (_, n) => String(n)), [''], [7], ['x'.repeat(65)], {}, null]) {
      expect((await filer.post('/draft-bills/remove', body)).status).toBe(422);
    }
  });
});

it('notifies the open pages of this enterprise only that its drafts changed', async () => {
  const notified = { own: 0, rival: 0 };
  const enterprise = (name: keyof typeof notified) => ({ onEvent: () => void notified[name]++, onLost: () => {} });
  const leave = [
    test.portal.bus.subscribe('1', enterprise('own')),
    test.portal.bus.subscribe(test.rivalId, enterprise('rival')),
  ];
  await save(filer, isf10Bill());
  await expect.poll(() => notified.own).toBeGreaterThan(0);
  expect(notified.rival).toBe(0);
  for (const end of leave) end();
});
