import type { BrowserContext } from '@playwright/test';
import { PORTAL_BASE } from '#contract/calls.ts';
import type { UserInfo } from '#contract/endpoints/account.ts';
import type { PayType } from '#contract/codes.ts';
import type { Bill } from '#contract/entities/bill.ts';
import type { SendReply } from '#contract/endpoints/filings.ts';
import { ownerKey } from '#rules/ownerKey.ts';
import { DEMO_PASSWORD } from '#portal/seed/accounts.ts';
import config from '../playwright.config.ts';
import { freshText } from './numbers.ts';

/** Base URL of the app and its portal. */
export const BASE = config.use?.baseURL ?? '';

/** Calls the portal with the cookies of a browser, to prepare a test. */
export interface PortalCaller {
  get<T>(path: string): Promise<T>;
  /** Saves a new draft. @returns its id */
  saveDraft(bill: Bill): Promise<string>;
  restoreDrafts(ids: readonly string[]): Promise<void>;
  removeDrafts(ids: string[]): Promise<void>;
  /** Saves a new template. @returns its id */
  saveTemplate(bill: Bill): Promise<string>;
  removeTemplate(id: string): Promise<void>;
  setDefaultTemplate(id: string, houseScac: string): Promise<void>;
  /** Saves a new entry of the address book. @returns its id */
  saveParty(party: Record<string, string>): Promise<string>;
  send(bill: Bill, payType?: PayType): Promise<SendReply>;
  /** Sends a new version of a filing. */
  update(bill: Bill): Promise<void>;
  /** Deletes a filing at customs. */
  remove(id: string): Promise<void>;
  coins(): Promise<number>;
}

export async function signInByCall(context: BrowserContext, account: string): Promise<PortalCaller> {
  await get('/anonymous/locale/support-locale');
  const user = await post<UserInfo>('/anonymous/login', { account, password: DEMO_PASSWORD }, {});
  const owner = { 'X-Owner': ownerKey(user) };

  async function get<T>(path: string): Promise<T> {
    const answer = await context.request.get(BASE + PORTAL_BASE + path);
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }
  async function post<T>(path: string, data: unknown, headers: Record<string, string>): Promise<T> {
    const token = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
    const answer = await context.request.post(BASE + PORTAL_BASE + path, {
      data,
      headers: { 'X-XSRF-TOKEN': token, ...headers },
    });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }
  return {
    get,
    saveDraft: async (bill) => (await post<{ id: string }>('/draft-bills/save', bill, owner)).id,
    removeDrafts: async (ids) => void (await post('/draft-bills/remove', ids, owner)),
    restoreDrafts: async (ids) => void (await post('/draft-bills/restore', ids, owner)),
    saveTemplate: async (bill) => (await post<{ id: string }>('/template/save', bill, owner)).id,
    removeTemplate: async (id) => void (await post('/template/remove', [id], owner)),
    setDefaultTemplate: async (id, houseScac) =>
      void (await post(`/template/default-filer-code?id=${id}&houseScac=${houseScac}`, null, owner)),
    saveParty: async (party) => (await post<{ id: string }>('/party', { id: null, ...party }, owner)).id,
    send: (bill, payType = 0) =>
      post(`/bills/send?payType=${payType}`, bill, { ...owner, 'Idempotency-Key': `e2e-${freshText()}` }),
    update: async (bill) =>
      void (await post('/bill/update?payType=0', bill, { ...owner, 'Idempotency-Key': `e2e-${freshText()}` })),
    remove: async (id) => void (await post(`/bill/delete?id=${id}`, {}, owner)),
    coins: async () => (await get<UserInfo>('/me')).coin,
  };
}
