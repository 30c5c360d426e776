import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_FLOW } from '../seed/demoFlow.ts';
import type { TestClient } from '../testing/client.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';

let test: TestPortal;
let filer: TestClient;
beforeAll(async () => {
  test = await startTestPortal();
  filer = await test.signIn(ACCOUNTS.filer);
  const { body, ...stage } = DEMO_FLOW;
  const at = { created_at: new Date('2026-08-03T02:00:00Z') };
  await test.portal.db
    .insertInto('flow_stage')
    .values([
      { ...stage, ...at, enterprise_id: '1', body: JSON.stringify(body) },
      { ...stage, ...at, enterprise_id: test.rivalId, stage_id: 'THEIRS', body: JSON.stringify(body) },
    ])
    .execute();
});
afterAll(() => test.close());

const path = '/module-standard-adapter/dataFlow/businessData';
const getFlow = (stageId: string, more = '') => filer.get(`${path}?flowId=DEMO-FLOW&stageId=${stageId}${more}`);

it('[D14] [B06] returns the filled form fields of the other system', async () => {
  const answer = await getFlow('20261121001', '&productCode=product_isf&formCode=isf-data-save');
  expect(answer.status, answer.text).toBe(200);
  expect(answer.body).toEqual({
    billType: 1,
    houseScac: 'HBRL',
    amsRequestList: [{ amsNo: 'EGLV143500930771', amsType: 'BM', userRemark: '' }],
    billHsRequestList: [{ hsCode: '940360', hsCountryCode: 'CN' }],
    bugerName: 'OAKLINE HOME FURNISHINGS INC',
    bugerAddr: '1750 E GRAND AVE SUITE 220',
    bugerCity: 'EL SEGUNDO',
    bugerCountryCode: 'US',
    sellerName: 'NINGBO WUHAI FURNITURE CO LTD',
    sellerAddr: 'NO 16 XINQI EAST ROAD, BEILUN',
    sellerCity: 'NINGBO',
    sellerCountryCode: 'CN',
    importerType: 'EI',
    importerId: '95-483920100',
    vesselVoyage: 'EVER LYRIC 1183E',
    clientRef: 'BK-20261121001',
  });
});

it('[D14] answers 404 for a stage that is missing, another enterprise’s or of another form', async () => {
  const responses = await Promise.all([
    getFlow('nothing'),
    getFlow('THEIRS'),
    getFlow('20261121001', '&formCode=other'),
    filer.get(`${path}?flowId=OTHER&stageId=20261121001`),
  ]);
  expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(responses[0]?.status).toBe(404);
  expect((await filer.get(`${path}?flowId=DEMO-FLOW`)).status).toBe(422);
  expect((await test.newClient().get(`${path}?flowId=DEMO-FLOW&stageId=20261121001`)).status).toBe(401);
});
