import { expect } from 'vitest';
import type { ClientAnswer, TestClient } from '../client.ts';
import type { TestPortal } from '../harness.ts';
import { key, rivalQuery, unzipWorkbook, type CallById, type TenantCaller, type CallWithoutId } from './tenantCalls.ts';

type CashierCall =
  | 'getCashier'
  | 'createTopUp'
  | 'getTopUp'
  | 'listTopUps'
  | 'listInvoices'
  | 'requestInvoice'
  | 'listCoupons'
  | 'redeemCoupon'
  | 'listLedger'
  | 'exportLedger'
  | 'downloadStatement';

const INVOICE = { title: 'Harbour', taxNo: '91330200MA2AF7XK1X', address: 'Ningbo', email: 'a@b.test' };

/** An open order of the client's enterprise. @returns its id */
export async function addTopUp(client: TestClient, intentKey: string): Promise<string> {
  const answer = await client.post('/cashier/orders', { coins: 500 }, { 'idempotency-key': intentKey });
  expect(answer.status, answer.text).toBe(200);
  return (answer.body as { id: string }).id;
}

/** The text of a workbook; sub-accounts are refused. */
async function forBilling(client: TenantCaller, path: string): Promise<ClientAnswer> {
  const answer = await client.get(path);
  return answer.status === 403 ? answer : unzipWorkbook(Promise.resolve(answer));
}

/** Rows of the tenant matrix for the cashier and the ledger. */
export const cashierRows = (test: () => TestPortal): Record<CashierCall, CallById | CallWithoutId> => ({
  getCashier: { calls: [(client) => client.get('/cashier')] },
  createTopUp: { calls: [(client) => client.post('/cashier/orders', { coins: 100 }, key())] },
  getTopUp: { record: 'topUp', call: (client, id) => client.get(`/cashier/orders/${id}`) },
  listTopUps: { calls: [(client) => client.get(`/cashier/orders?${rivalQuery(test().rivalId)}`)] },
  listInvoices: { calls: [(client) => client.get(`/cashier/invoices?${rivalQuery(test().rivalId)}`)] },
  requestInvoice: {
    record: 'topUp',
    call: (client, id) => client.post('/cashier/invoices', { ...INVOICE, orderIds: [id] }),
  },
  listCoupons: { calls: [(client) => client.get('/cashier/coupons')] },
  redeemCoupon: { calls: [(client) => client.post('/cashier/coupons/redeem', { code: 'UNKNOWN' })] },
  listLedger: {
    calls: [
      (client) => client.get('/ledger?pageSize=100'),
      (client) => client.get(`/ledger?${rivalQuery(test().rivalId)}`),
    ],
  },
  exportLedger: {
    calls: [(client) => forBilling(client, `/ledger/excel-export?purse=coin&${rivalQuery(test().rivalId)}`)],
  },
  downloadStatement: {
    calls: [
      (client) => forBilling(client, `/ledger/statement?month=2026-08&format=xlsx&${rivalQuery(test().rivalId)}`),
      (client) => forBilling(client, '/ledger/statement?month=2026-08&format=xlsx&clientRef=CANARY%20REF&lang=zh-CN'),
    ],
  },
});
