import { expect } from 'vitest';
import { ISF_10, type BillType } from '#contract/codes.ts';
import type { SendReply } from '#contract/endpoints/filings.ts';
import { amsRowOf, isf10Bill, flatParty } from '#contract/testing/bills.ts';
import type { TestClient } from '../client.ts';
import { addMemory } from './recognitionRows.ts';
import { addRecognized } from '../../recognition/testing/documents.ts';
import { recordEvents } from '../../push/recordEvents.ts';
import { ACCOUNTS, type TestPortal } from '../harness.ts';
import { addNotice, inAllLanguages, noticeText } from '../notices.ts';
import { RIVAL_AMS, RIVAL_KEY, type RivalRecords } from './tenantCalls.ts';
import { addApplication, addUpload } from './addApplication.ts';
import { addApiKey } from './apiKeyRows.ts';
import { addTopUp } from './cashierRows.ts';
import { addBondSettlement, findConsumption } from './addCharge.ts';
import { addPreview } from './addPreview.ts';

/** Another enterprise, whose data contain `CANARY` words. */
export interface Rival {
  client: TestClient;
  records: RivalRecords;
  saveDraft: (amsNo: string) => Promise<string>;
  /** Texts of the responses with its own records. */
  responses: () => Promise<string[]>;
}

const rivalBill = (amsNo: string) =>
  isf10Bill({
    houseScac: 'RIVL',
    amsRequestList: [amsRowOf(amsNo)],
    clientRef: 'CANARY REF',
    vesselVoyage: 'CANARY VESSEL',
    template_name: 'CANARY TEMPLATE',
    ...flatParty('buger', 'CANARY BUYER', 'CANARY ADDRESS', 'CANARY CITY', 'US'),
    ...flatParty('seller', 'CANARY SELLER', 'CANARY ADDRESS', 'CANARY CITY', 'CN'),
  });

const VIEW = { list: 'sentList', query: 'filter=CANARY', isShared: true };

export async function createRival(test: TestPortal): Promise<Rival> {
  const client = await test.signIn(ACCOUNTS.rivalFiler);
  const saved = async (path: string, body: unknown): Promise<string> => {
    const answer = await client.post(path, body);
    expect(answer.status, answer.text).toBe(200);
    return (answer.body as { id: string }).id;
  };
  const saveDraft = (amsNo: string) => saved('/draft-bills/save', rivalBill(amsNo));
  const sent = await client.post('/bills/send?payType=0', rivalBill(RIVAL_AMS), { 'idempotency-key': RIVAL_KEY });
  expect(sent.status, sent.text).toBe(200);
  const filing = (sent.body as SendReply).filings[0]?.id ?? '';
  const history = await client.get(`/operation/${filing}`);
  const contact = { id: null, name: 'CANARY CONTACT' };
  const records: RivalRecords = {
    filing,
    operation: (history.body as { id: string }[])[0]?.id ?? '',
    intent: RIVAL_KEY,
    consumption: await findConsumption(test.portal, filing),
    bondSettlement: await addBondSettlement(test.portal, client, filing),
    draft: await saveDraft('CNRY0000000001'),
    removedDraft: await saveDraft('CNRY0000000002'),
    template: await saved('/template/save', rivalBill('')),
    party: await saved('/party', {
      ...contact,
      type: 'buyer',
      addr: '1 MAIN ST',
      city: 'LOS ANGELES',
      countryCode: 'US',
      remark: 'CANARY REMARK',
    }),
    linkman: await saved('/linkmen', { ...contact, email: 'canary@rival.test' }),
    view: await saved('/api/list-views/save', { ...VIEW, name: 'CANARY VIEW' }),
    import: await addPreview(test.portal, client, '7d0f9a52-0000-4000-8000-000000000001'),
    stage: await addStage(test),
    person: client.user?.userId ?? '',
    invitation: await addInvitation(test),
    apiKey: await addApiKey(test, ACCOUNTS.rivalAdmin, 'CANARY KEY'),
    file: await addUpload(test.portal, client),
    topUp: await addTopUp(client, RIVAL_KEY),
    application: await addApplication(test.portal, client),
    document: await addRecognized(test.portal, client, 'Buyer: CANARY BUYER'),
    memory: await addMemory(test, client, 'CANARY MEMORY'),
  };
  await client.post('/draft-bills/remove', [records.removedDraft]);
  await client.get('/bills?isfNo=CANARY-SEARCH');
  const columns = { columnString: 'CANARY', pageSize: 10, project: 'isf', type: 'sentList' };
  await client.post('/api/user-table-configs/save', columns);
  const push = { enabled: true, events: ['rejected'] };
  await client.post('/enterprise-email-push-config/profile', { ...push, emails: ['canary-push@rival.test'] });
  await client.post('/user-we-chat-push-config/profile', push);
  await addEvent(test);
  await addNotices(test);
  const paths = recordPaths(records);
  const responses = () => Promise.all(paths.map(async (path) => (await client.get(path)).text));
  return { client, records, saveDraft, responses };
}

async function addInvitation(test: TestPortal): Promise<string> {
  const admin = await test.signIn(ACCOUNTS.rivalAdmin);
  await admin.post('/enterprises/invitations', { email: 'canary@mail.test', name: 'CANARY GUEST', role: 'filer' });
  return ((await admin.get('/enterprises/invitations')).body as { id: string }[])[0]?.id ?? '';
}

async function addStage({ portal: { db, clock }, rivalId }: TestPortal): Promise<string> {
  const stage = { flow_id: 'FLOW-1', stage_id: 'STAGE-1', bill_type: ISF_10 as BillType, created_at: clock() };
  const body = JSON.stringify({ bugerName: 'CANARY BUYER' });
  await db
    .insertInto('flow_stage')
    .values({ ...stage, enterprise_id: rivalId, body })
    .execute();
  return stage.stage_id;
}

function addEvent({ portal: { db, clock }, rivalId }: TestPortal): Promise<void> {
  const event = { kind: 'service' as const, subject: 'CANARY EVENT' };
  return db.transaction().execute((trx) => recordEvents(trx, rivalId, clock(), [event]));
}

async function addNotices({ portal, rivalId }: TestPortal): Promise<void> {
  const texts = inAllLanguages(noticeText('CANARY NOTICE'));
  await addNotice(portal, texts, { audience: 'enterprise', enterprise_id: rivalId });
  await addNotice(portal, texts, { audience: 'houseScac', house_scac: 'RIVL', kind: 'daily' });
  await addNotice(portal, texts, { audience: 'enterprise', enterprise_id: rivalId, kind: 'version' });
}

const recordPaths = (records: RivalRecords): string[] => [
  `/draft-bills/detail/${records.draft}`,
  '/draft-bills?pageSize=100',
  '/bills?pageSize=100',
  `/bill/${records.filing}`,
  `/operation-detail/${records.operation}`,
  `/bill-ai/jobs/${records.document}`,
  `/bill-ai/jobs/${records.document}/document`,
  `/bill-ai/jobs/${records.document}/file`,
  '/bill-ai/jobs',
  '/bill-ai/memory',
  '/consume-record',
  '/bond/settlements',
  '/me',
  '/api/enterprise/latest-application-apply-history?productId=7',
  '/template?pageSize=100',
  `/template/detail/${records.template}`,
  `/draft-bills/import/${records.import}`,
  '/party?pageSize=100',
  '/cashier/orders',
  '/ledger?pageSize=100',
  '/linkmen?pageSize=100',
  '/enterprise-email-push-config/profile',
  '/push-events',
  '/notices',
  '/api/version-push/should-remind',
  '/user-query-log',
  '/api/user-table-configs?type=sentList',
  '/api/list-views?list=sentList',
  `/module-standard-adapter/dataFlow/businessData?flowId=FLOW-1&stageId=${records.stage}`,
];
