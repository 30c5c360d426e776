import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RecognitionJobWithResult } from '#contract/endpoints/recognition.ts';
import type { RunningJobs } from '../../jobs/startJobs.ts';
import type { TestClient } from '../../testing/client.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../../testing/harness.ts';
import { postDocuments, startRecognition } from '../testing/documents.ts';
import { lineEngine } from '../testing/lineEngine.ts';

interface Request {
  authorization: string | undefined;
  url: string | undefined;
  body: {
    model: string;
    messages: { role: string; content: string }[];
    response_format: { json_schema: { schema: { properties: Record<string, unknown> } } };
  };
}

let server: Server;
let requests: Request[];
/** How the service answers each request, the last one repeated. */
let answers: ((response: ServerResponse) => void)[];
let test: TestPortal;
let filer: TestClient;
let jobs: RunningJobs;

beforeEach(async () => {
  requests = [];
  answers = [];
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (piece) => (text += String(piece)));
    request.on('end', () => {
      const { authorization } = request.headers;
      requests.push({ authorization, url: request.url, body: JSON.parse(text) as Request['body'] });
      (answers[Math.min(requests.length, answers.length) - 1] ?? (() => response.destroy()))(response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`;
  const model = { url, key: 'k-1', model: 'reader-1', dailyTokens: 1_000, timeout: 2_000 };
  test = await startTestPortal({ config: { model } });
  test.portal.log.level = 'silent';
  filer = await test.signIn(ACCOUNTS.filer);
  jobs = startRecognition(test.portal, lineEngine);
});
afterEach(async () => {
  await jobs.stop();
  await test.close();
  server.closeAllConnections();
  server.close();
});

const answer =
  (content: unknown, tokens = 400) =>
  (response: ServerResponse) => {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ choices: [{ message: { content: text } }], usage: { total_tokens: tokens } }));
  };
const agree = async () => {
  const admin = await test.signIn(ACCOUNTS.admin);
  expect((await admin.post('/enterprises/settings', { recognitionModel: true })).status).toBe(200);
};
const TEXT = `Seller: NINGBO PIVOT CO
Sold to
PIVOT USA INC
2200 HARBOR BLVD
COSTA MESA
Tariff 940360 made in CHINA`;
async function recognize(text = TEXT): Promise<RecognitionJobWithResult> {
  const sent = await postDocuments(filer, [{ name: 'text', bytes: text }]);
  const [job] = (sent.body as { jobs: { id: string }[] }).jobs;
  await jobs.drain();
  return (await filer.get(`/bill-ai/jobs/${job?.id}`)).body as RecognitionJobWithResult;
}
const GOOD = {
  bugerName: 'Pivot USA Inc',
  bugerAddr: '2200 Harbor Blvd',
  bugerCity: 'COSTA MESA',
  billHsRequestList: [{ hsCode: '940360', hsCountryCode: 'CHINA' }],
};

describe('the optional model', () => {
  it('[A04] gets nothing without the consent of an administrator, who is in the audit log', async () => {
    answers = [answer(GOOD)];
    await recognize();
    expect(requests).toEqual([]);
    expect((await filer.post('/enterprises/settings', { recognitionModel: true })).status).toBe(403);
    expect((await filer.get('/me')).body).toMatchObject({ recognitionModel: false });
    await agree();
    expect((await filer.get('/me')).body).toMatchObject({ recognitionModel: true });
    const acts = await test.portal.db.selectFrom('audit_log').select(['action', 'user_id', 'after']).execute();
    expect(acts).toEqual([{ action: 'enterprise.recognitionModel', user_id: 'demo-admin', after: { on: true } }]);
    await recognize();
    expect(requests).toHaveLength(1);
  });

  it('[A04] proposes values with their source, by the schema of the contract', async () => {
    await agree();
    answers = [answer(GOOD)];
    const [draft] = (await recognize()).result?.success ?? [];
    expect(draft).toMatchObject({
      sellerName: 'NINGBO PIVOT CO',
      bugerName: 'PIVOT USA INC',
      bugerCity: 'COSTA MESA',
      billHsRequestList: [{ hsCode: '940360', hsCountryCode: 'CN' }],
    });
    const value = draft?.recognition.values.find(({ path }) => path === 'bugerAddr');
    expect(value).toMatchObject({ confidence: 'guess', sources: [{ document: 0, text: '2200 HARBOR BLVD' }] });
    const [request] = requests;
    expect(request).toMatchObject({ url: '/v1/chat/completions', authorization: 'Bearer k-1' });
    expect(request?.body.model).toBe('reader-1');
    expect(Object.keys(request?.body.response_format.json_schema.schema.properties ?? {})).toEqual(
      expect.arrayContaining(['bugerName', 'amsRequestList', 'vesselVoyage']),
    );
    expect(request?.body.messages[1]?.content).toContain('Sold to');
  });

  it('[A04] drops numbers and names that are not in the text, and values that a field refuses', async () => {
    await agree();
    const invented = {
      ...GOOD,
      bugerName: 'PIVOT EUROPE BV',
      shipName: 'PIVOT DC 2',
      vesselVoyage: 'EVER GIVEN',
      sellerName: 'PIVOT USA INC',
      amsRequestList: [{ amsNo: 'OOLU9999999999' }],
      billHsRequestList: [{ hsCode: '123456', hsCountryCode: 'VIETNAM' }, 'no row'],
      constructor: 'PIVOT USA INC',
      houseScac: 'COSTA',
    };
    answers = [answer(invented)];
    const [draft] = (await recognize()).result?.success ?? [];
    const paths = draft?.recognition.values.map(({ path }) => path).toSorted();
    expect(paths).toEqual(['bugerAddr', 'bugerCity', 'sellerName']);
    // What was recognized stays; a differing text of the document is shown beside it.
    expect(draft?.['sellerName']).toBe('NINGBO PIVOT CO');
    const seller = draft?.recognition.values.find(({ path }) => path === 'sellerName');
    expect(seller?.others).toEqual([expect.objectContaining({ value: 'PIVOT USA INC' })]);
  });

  it('[A04] repeats its request after 429, 500 and text that is not JSON', async () => {
    await agree();
    const busy = (status: number) => (response: ServerResponse) => {
      response.writeHead(status, { 'retry-after': '0' }).end('busy');
    };
    answers = [busy(429), answer('I think the buyer is…'), answer(GOOD)];
    expect((await recognize()).result?.success[0]).toMatchObject({ bugerName: 'PIVOT USA INC' });
    expect(requests).toHaveLength(3);
    // Answers of no use are charged, too.
    const used = () => test.portal.db.selectFrom('recognition_usage').select('tokens').executeTakeFirst();
    expect(await used()).toEqual({ tokens: 800 });
    answers = [answer('no JSON', 100)];
    await recognize();
    expect(await used()).toEqual({ tokens: 1_100 });
  });

  it('[A04] leaves recognized values unchanged when it is slow, refuses or fails', async () => {
    await agree();
    test.portal.config.model = { ...test.portal.config.model!, timeout: 50 };
    answers = [() => {}];
    const slow = await recognize();
    expect([slow.state, slow.result?.success[0]?.['sellerName']]).toEqual(['done', 'NINGBO PIVOT CO']);
    requests = [];
    answers = [(response) => void response.writeHead(401).end()];
    expect((await recognize()).state).toBe('done');
    expect(requests).toHaveLength(1);
  });

  it('[E04] reports an abnormal service when nothing else recognized the document', async () => {
    await agree();
    answers = [(response) => void response.writeHead(400).end()];
    const job = await recognize('Sold to\nPIVOT USA INC');
    expect(job).toMatchObject({
      state: 'failed',
      reason: 'aiAbnormal',
      message: expect.stringContaining('AI service'),
    });
    answers = [answer({ bugerName: 'PIVOT USA INC' })];
    expect((await recognize('Sold to\nPIVOT USA INC')).result?.success[0]).toMatchObject({
      bugerName: 'PIVOT USA INC',
    });
  });

  it('[A04] gets requests until the tokens of the enterprise and day are used', async () => {
    await agree();
    answers = [answer(GOOD, 600)];
    for (let n = 0; n < 3; n += 1) await recognize();
    expect(requests).toHaveLength(2);
    const usage = await test.portal.db.selectFrom('recognition_usage').selectAll().execute();
    expect(usage).toEqual([expect.objectContaining({ enterprise_id: '1', requests: 2, tokens: 1_200 })]);
    test.passTime(24 * 3_600_000);
    filer = await test.signIn(ACCOUNTS.filer);
    await recognize();
    expect(requests).toHaveLength(3);
  });
});
