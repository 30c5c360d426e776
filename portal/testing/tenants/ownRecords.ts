import { addApiKey } from './apiKeyRows.ts';
import { expect } from 'vitest';
import { ISF_10, type BillType } from '#contract/codes.ts';
import type { SendReply } from '#contract/endpoints/filings.ts';
import type { TestClient } from '../client.ts';
import { ACCOUNTS, type TestPortal } from '../harness.ts';
import { freeBill, key, nextSerial, type RivalRecords } from './tenantCalls.ts';
import { createUser } from '../../store/enterprises.ts';
import { addMemory } from './recognitionRows.ts';
import { addRecognized } from '../../recognition/testing/documents.ts';
import { addApplication, addUpload } from './addApplication.ts';
import { addTopUp } from './cashierRows.ts';
import { addBondSettlement, findConsumption } from './addCharge.ts';
import { addPreview } from './addPreview.ts';

/** Creates a new record of each kind for the caller's enterprise. @returns its id */
export function ownRecords(
  test: () => TestPortal,
  filer: () => TestClient,
): Record<keyof RivalRecords, () => Promise<string>> {
  const ownId = () => filer().user?.enterpriseId ?? '';
  async function saveOwn(path: string, body: unknown): Promise<string> {
    const answer = await filer().post(path, body);
    expect(answer.status, answer.text).toBe(200);
    return (answer.body as { id: string }).id;
  }
  async function sendOwn(): Promise<{ id: string; key: string }> {
    const header = key();
    const sent = await filer().post('/bills/send?payType=0', freeBill(), header);
    expect(sent.status, sent.text).toBe(200);
    return { id: (sent.body as SendReply).filings[0]?.id ?? '', key: header['idempotency-key'] };
  }

  return {
    draft: () => saveOwn('/draft-bills/save', freeBill()),
    removedDraft: async () => {
      const id = await saveOwn('/draft-bills/save', freeBill());
      await filer().post('/draft-bills/remove', [id]);
      return id;
    },
    filing: async () => (await sendOwn()).id,
    operation: async () => {
      const { id } = await sendOwn();
      return ((await filer().get(`/operation/${id}`)).body as { id: string }[])[0]?.id ?? '';
    },
    intent: async () => (await sendOwn()).key,
    consumption: async () => findConsumption(test().portal, (await sendOwn()).id),
    bondSettlement: async () => addBondSettlement(test().portal, filer(), (await sendOwn()).id),
    template: () => saveOwn('/template/save', { ...freeBill(), template_name: `MINE ${nextSerial()}` }),
    party: () =>
      saveOwn('/party', {
        id: null,
        name: `MINE ${nextSerial()}`,
        type: 'buyer',
        addr: '1 MAIN ST',
        city: 'LOS ANGELES',
        countryCode: 'US',
      }),
    linkman: () =>
      saveOwn('/linkmen', { id: null, name: `Mine ${nextSerial()}`, email: `mine${nextSerial()}@harbour.test` }),
    view: () =>
      saveOwn('/api/list-views/save', { list: 'sentList', name: `Mine ${nextSerial()}`, query: '', isShared: true }),
    stage: async () => {
      const id = `OWN-${nextSerial()}`;
      const { db, clock } = test().portal;
      const stage = { flow_id: 'FLOW-1', stage_id: id, bill_type: ISF_10 as BillType, created_at: clock() };
      await db
        .insertInto('flow_stage')
        .values({ ...stage, enterprise_id: ownId(), body: '{}' })
        .execute();
      return id;
    },
    person: async () => {
      const person = { account: `mine${nextSerial()}@harbour.test`, name: `Mine ${nextSerial()}`, password: 'x' };
      const { db, clock } = test().portal;
      return db.transaction().execute((trx) => createUser(trx, ownId(), person, {}, clock()));
    },
    invitation: async () => {
      const admin = await test().signIn(ACCOUNTS.admin);
      const email = `guest${nextSerial()}@mail.test`;
      await admin.post('/enterprises/invitations', { email, name: 'Guest', role: 'filer' });
      const open = (await admin.get('/enterprises/invitations')).body as { id: string; email: string }[];
      return open.find((one) => one.email === email)?.id ?? '';
    },
    apiKey: () => withRoom(test(), `Own ${nextSerial()}`),
    file: () => addUpload(test().portal, filer()),
    topUp: () => addTopUp(filer(), key()['idempotency-key']),
    application: () => addApplication(test().portal, filer()),
    memory: () => addMemory(test(), filer(), `MINE ${nextSerial()}`),
    document: () => addRecognized(test().portal, filer(), `Buyer: MINE ${nextSerial()}`),
    import: () =>
      addPreview(test().portal, filer(), `7d0f9a52-0000-4000-8000-1${String(nextSerial()).padStart(11, '0')}`),
  };
}

/** Makes a key; the matrix makes more than an enterprise may have at a time. */
async function withRoom(test: TestPortal, name: string): Promise<string> {
  const { db, clock } = test.portal;
  await db.updateTable('api_key').where('enterprise_id', '!=', test.rivalId).set({ revoked_at: clock() }).execute();
  return addApiKey(test, ACCOUNTS.admin, name);
}
