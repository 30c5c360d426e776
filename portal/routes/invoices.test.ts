import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Invoice, TopUp } from '#contract/endpoints/cashier.ts';
import type { PageReply } from '#contract/page.ts';
import type { TestClient } from '../testing/client.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { paidTopUp } from '../testing/paidTopUp.ts';

const DETAILS = { title: 'Harbour Logistics', taxNo: '91330200MA2AF7XK1X', address: '1 Quay Road', email: 'a@b.test' };

let test: TestPortal;
let admin: TestClient;
let support: TestClient;
beforeAll(async () => {
  test = await startTestPortal();
  admin = await test.signIn(ACCOUNTS.admin);
  support = await test.signIn(ACCOUNTS.support);
});
afterAll(() => test.close());

const request = (orderIds: string[], details: object = DETAILS) =>
  admin.post('/cashier/invoices', { ...details, orderIds });
const invoices = async () => ((await admin.get('/cashier/invoices')).body as PageReply<Invoice>).records;
const issue = (id: string | undefined, invoiceNo: string) =>
  support.put(`/support/invoices/1.${id}`, { act: 'issue', invoiceNo });

describe('an invoice request', () => {
  it('[M02] covers paid orders, each once, also when asked twice at the same time', async () => {
    const orders = [await paidTopUp(test, admin, 300, 'first'), await paidTopUp(test, admin, 200, 'second')];
    const billable = async () => {
      const { body } = await admin.get('/cashier/orders?isBillable=true');
      return (body as PageReply<TopUp>).records.map(({ id }) => id);
    };
    expect(await billable()).toEqual(expect.arrayContaining(orders));
    const answers = await Promise.all([request(orders), request(orders), request(orders.slice(1))]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    const [made] = await invoices();
    const covered = await Promise.all(
      orders.map(async (id) => ((await admin.get(`/cashier/orders/${id}`)).body as TopUp).invoiceId),
    );
    expect(covered).toContain(made?.id);
    expect(made).toMatchObject({ ...DETAILS, state: 'requested', invoiceNo: null });
    expect([500, 200]).toContain(made?.coins);
    const left = await billable();
    expect(orders.map((id, at) => left.includes(id) === (covered[at] === null))).toEqual([true, true]);
  });

  it('[M02] refuses an order that is unpaid or missing, and names wrong details', async () => {
    const open = await admin.post('/cashier/orders', { coins: 100 }, { 'idempotency-key': 'unpaid' });
    expect((await request([(open.body as { id: string }).id])).status).toBe(409);
    expect((await request(['none'])).status).toBe(404);
    const wrong = await request(['none'], { ...DETAILS, title: ' ', email: 'nobody' });
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('title');
    expect(wrong.text).toContain('email');
  });

  it.each(['nobody@mail.example', '91330200M', '91330200 MA2AF7XK1X', '91330200MA2AF7XK1X123'])(
    '[M02] refuses the tax number %s and names the fix',
    async (taxNo) => {
      const { status, body } = await request(['none'], { ...DETAILS, taxNo });
      const message = 'cashier.invoices.wrongTaxNo';
      expect([status, body]).toEqual([422, expect.objectContaining({ errors: { taxNo: { message, args: {} } } })]);
    },
  );

  it('[M02] stores a tax number in upper case', async () => {
    const order = await paidTopUp(test, admin, 600, 'fourth');
    expect((await request([order], { ...DETAILS, taxNo: ' 91330200ma2af7xk1x ' })).status).toBe(200);
    expect((await invoices()).find(({ coins }) => coins === 600)).toMatchObject({ taxNo: DETAILS.taxNo });
  });

  it('[M02] [S06] is issued once by support staff, with its number, and audited', async () => {
    const order = await paidTopUp(test, admin, 400, 'third');
    expect((await request([order])).status).toBe(200);
    const id = (await invoices()).find(({ coins }) => coins === 400)?.id;
    const filter = encodeURIComponent(JSON.stringify({ state: 'requested', enterpriseId: '1' }));
    const open = (await support.get(`/support/invoices?filter=${filter}`)).body as { id: string; coins: number }[];
    expect(open.find(({ coins }) => coins === 400)?.id).toBe(`1.${id}`);
    expect((await support.get(`/support/invoices/1.${id}`)).body).toMatchObject({
      title: DETAILS.title,
      invoiceAddress: DETAILS.address,
      orders: order,
    });
    expect((await admin.put(`/support/invoices/1.${id}`, { act: 'issue', invoiceNo: 'INV-1' })).status).toBe(403);
    expect((await issue(id, ' ')).status).toBe(422);
    expect((await issue(id, 'INV-1')).status).toBe(200);
    expect((await issue(id, 'INV-2')).status).toBe(409);
    expect((await issue('none', 'INV-3')).status).toBe(404);
    expect(await invoices()).toContainEqual(expect.objectContaining({ id, state: 'issued', invoiceNo: 'INV-1' }));
    const { rows } = await test.portal.pool.query<{ before: unknown; after: unknown }>(
      `select before, after from audit_log where action = 'invoice.issue' and subject_id = $1`,
      [`1.${id}`],
    );
    const issuedAt = expect.stringMatching(/^\d{4}-/u) as unknown;
    expect(rows).toEqual([
      {
        before: { state: 'requested', invoiceNo: null, issuedAt: null },
        after: { state: 'issued', invoiceNo: 'INV-1', issuedAt },
      },
    ]);
  });
});
