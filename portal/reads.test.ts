import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, PORTAL_BASE } from '#contract/calls.ts';
import { ISF_10, type BillType } from '#contract/codes.ts';
import type { Application, UploadReply } from '#contract/endpoints/applications.ts';
import { endpoints, type BuiltCall } from '#contract/endpoints/index.ts';
import { PRODUCT_ID } from '#contract/limits.ts';
import { amsRowOf, asBody, isf10Bill } from '#contract/testing/bills.ts';
import type { Access } from '#schema/endpoint.ts';
import { openDatabase } from './db/database.ts';
import { ReadReplica, REPLICA_CALLS } from './db/readReplica.ts';
import { addRun } from './imports/importStore.ts';
import { addRecognized } from './recognition/testing/documents.ts';
import type { TestClient } from './testing/client.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from './testing/harness.ts';
import { postDraft, sendBill } from './testing/sending.ts';
import { defineSnapshot } from './testing/snapshotRows.ts';
import { uploadAgreement } from './uploads/testing/agreementFiles.ts';

let test: TestPortal;
let filer: TestClient;
/** Clients by the access of a call; the filer for all others. */
let readers: Partial<Record<Access, TestClient>>;
/** A user of an enterprise that applies for the service. */
let applicant: TestClient;
const APPLICANT_READS: readonly BuiltCall[] = ['agreementFile', 'latestApplication', 'uploadedFile'];
let draft: string;
/** Requests of reads that need more than their path. */
let asked: Partial<Record<BuiltCall, string>>;

beforeAll(async () => {
  test = await startTestPortal();
  filer = await test.signIn(ACCOUNTS.filer);
  const support = await test.signIn(ACCOUNTS.support);
  readers = { admin: await test.signIn(ACCOUNTS.admin), support };
  const bill = (amsNo: string) => isf10Bill({ amsRequestList: [amsRowOf(amsNo)] });
  const id = await postDraft(filer, bill('OOLU000001'));
  const sent = await sendBill(filer, bill('OOLU000002'), { key: 'asked-for' });
  const template = await filer.post('/template/save', asBody(isf10Bill({ template_name: 'READ' })));
  const stage = {
    flow_id: 'FLOW-1',
    stage_id: 'STAGE-1',
    bill_type: ISF_10 as BillType,
    created_at: test.portal.clock(),
  };
  await test.portal.db
    .insertInto('flow_stage')
    .values({ ...stage, enterprise_id: '1', body: '{}' })
    .execute();
  await addRun(
    test.portal.db,
    { enterpriseId: '1', userId: filer.user?.userId ?? '' },
    'import-1',
    test.portal.clock(),
  );
  draft = id;
  const filingId = sent.body.filings[0]?.id;
  const [operation] = (await filer.get(`/operation/${filingId}`)).body as { id: string }[];
  // The first question creates the installation's secret for later ones.
  await filer.get('/anonymous/captcha');
  applicant = await test.signIn(ACCOUNTS.notOpen);
  const details = { legalRepresentative: 'Nia Quay', contactInformation: 'nia@quay.test', address: '1 Quay Road' };
  const applied = await applicant.post('/api/enterprise/apply-contract', { productId: PRODUCT_ID, ...details });
  const { fileId } = (await uploadAgreement(applicant)).body as UploadReply;
  await applicant.post(`/enterprises/upload-contract-file?fileId=${fileId}`);
  const waiting = await support.get('/support/applications?filter=%7B%22status%22%3A%22submitted%22%7D');
  const [found] = waiting.body as Application[];
  const application = `/support/applications/${found?.id}`;
  const order = await filer.post('/cashier/orders', { coins: 100 }, { 'idempotency-key': 'order' });
  const document = await addRecognized(test.portal, filer, 'Buyer: READ');
  asked = {
    getTopUp: `/cashier/orders/${(order.body as { id: string }).id}`,
    downloadStatement: '/ledger/statement?month=2026-08&format=xlsx',
    billStatistics: '/bill-statistics?start=2026-01-01&end=2026-12-31',
    exportBillStatistics: '/bill-statistics/excel?start=2026-01-01&end=2026-12-31',
    importerReport: '/importer-report?start=2026-01-01&end=2026-12-31',
    listReportedImporters: '/importer-report/importers?start=2026-01-01&end=2026-12-31',
    exportImporterReport: '/importer-report/excel?start=2026-01-01&end=2026-12-31',
    importerReportPdf: '/importer-report/pdf?start=2026-01-01&end=2026-12-31',
    agreementFile: (applied.body as { url: string }).url.replace(PORTAL_BASE, ''),
    latestApplication: `/api/enterprise/latest-application-apply-history?productId=${PRODUCT_ID}`,
    uploadedFile: `/whale/files/${fileId}`,
    getApplication: application,
    applicationFile: `${application}/file`,
    recognitionJob: `/bill-ai/jobs/${document}`,
    recognitionDocument: `/bill-ai/jobs/${document}/document`,
    recognitionFile: `/bill-ai/jobs/${document}/file`,
    draftRecognition: `/bill-ai/drafts/${id}`,
    getDraft: `/draft-bills/detail/${id}`,
    getFiling: `/bill/${filingId}`,
    filingEvidence: `/bill/${filingId}/evidence`,
    listOperations: `/operation/${filingId}`,
    getOperation: `/operation-detail/${operation?.id}`,
    getIntent: '/intents/asked-for',
    getTemplate: `/template/detail/${(template.body as { id: string }).id}`,
    getTableConfig: '/api/user-table-configs?type=sentList',
    listViews: '/api/list-views?list=sentList',
    flowData: '/module-standard-adapter/dataFlow/businessData?flowId=FLOW-1&stageId=STAGE-1',
    findAmsNumber: '/ams-numbers/OOLU000001',
    exportDraftsPdf: `/draft-bills/export-pdf?ids=${id}`,
    importJob: '/draft-bills/import/import-1',
    importTemplate: '/draft-bills/import-url?billType=1',
    listSupport: '/support/enterprises',
    getSupport: '/support/enterprises/1',
    weChatQrCode: '/whale-user-center/whale/login/qr-code-auth?type=BIND',
    importTemplateFile: '/draft-bills/import-template?billType=1',
  };
});
afterAll(() => test.close());

/** A checksum per table, except recent searches. */
let readSums: () => Promise<string[]>;
beforeAll(async () => {
  const { db } = test.portal;
  const tables = (await db.introspection.getTables()).filter(({ name }) => name !== 'query_log');
  const snapshot = await defineSnapshot(
    db,
    tables.map(
      ({ name }) =>
        `select '${name} ' || md5(coalesce(string_agg(t::text, ' ' order by t::text), '')) from "${name}" t`,
    ),
  );
  readSums = () => snapshot('');
});

describe('reading', () => {
  // The stream of events never ends by itself.
  const reads = (Object.keys(endpoints) as BuiltCall[]).filter(
    (name) => calls[name].method === 'GET' && name !== 'events',
  );

  it.each(reads)('[C01] changes nothing but recent searches: %s', async (name) => {
    const before = await readSums();
    const reader = APPLICANT_READS.includes(name) ? applicant : (readers[calls[name].access] ?? filer);
    const { status } = await reader.get(asked[name] ?? `${calls[name].path}?localeCode=en&keyword=OOLU`);
    expect(status).toBe(200);
    expect(await readSums()).toEqual(before);
  });

  it.each([...REPLICA_CALLS] as BuiltCall[])('[O06] needs no connection that can write: %s', async (name) => {
    const { portal, connection } = test;
    const readOnly = openDatabase({ ...connection, options: '-c default_transaction_read_only=on' });
    let uses = 0;
    portal.replica = new ReadReplica({
      ...portal,
      primary: portal,
      replica: readOnly,
      hasReplayed: async () => ++uses > 0,
    });
    const reader = readers[calls[name].access] ?? filer;
    const { status } = await reader.get(asked[name] ?? calls[name].path);
    delete portal.replica;
    await readOnly.db.destroy();
    expect([status, uses]).toEqual([200, 1]);
  });

  it('[D06] changes nothing: the price of sending', async () => {
    const before = await readSums();
    expect((await filer.post('/pre-settlement2', { ids: [draft] })).status).toBe(200);
    expect((await filer.post('/pre-settlement2', asBody(isf10Bill()))).status).toBe(200);
    expect(await readSums()).toEqual(before);
  });
});
