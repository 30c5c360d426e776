import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isf10Bill } from '#contract/testing/bills.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { postDraft, sendDrafts } from '../testing/sending.ts';

const TOKEN = 'a-token-of-at-least-32-characters';
let test: TestPortal;
beforeAll(async () => {
  test = await startTestPortal({ config: { metricsToken: TOKEN } });
});
afterAll(() => test.close());

const scrape = (token?: string) =>
  test.app.inject({
    url: '/portal/metrics',
    headers: { host: 'localhost', ...(token ? { authorization: `Bearer ${token}` } : {}) },
  });

describe('the metrics', () => {
  it('[O04] are hidden from callers without the token', async () => {
    const filer = await test.signIn(ACCOUNTS.filer);
    expect([await scrape(), await scrape('wrong')].map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    expect((await filer.get('/metrics')).status).toBe(404);
  });

  it('[O04] count calls by route, waiting jobs and the database, without personal data', async () => {
    const filer = await test.signIn(ACCOUNTS.filer);
    const bill = isf10Bill({ bugerName: 'CANARY NAME' });
    await sendDrafts(filer, [await postDraft(filer, bill)]);
    const { statusCode, headers, body } = await scrape(TOKEN);
    expect([statusCode, headers['content-type']]).toEqual([200, expect.stringContaining('text/plain')]);
    expect(body).toMatch(
      /^tpt_call_seconds_count\{method="POST",route="\/portal\/draft-bills\/save",status="200"\} 1$/mu,
    );
    expect(body).toMatch(/^tpt_jobs_waiting\{kind="gateway\.submit"\} 1$/mu);
    expect(body).toMatch(/^tpt_job_oldest_seconds\{kind="gateway\.submit"\} \d+$/mu);
    expect(body).toMatch(/^tpt_answers_parked 0$/mu);
    expect(body).toMatch(/^tpt_database_bytes [1-9]\d{6,}$/mu);
    expect(body).toMatch(/^process_resident_memory_bytes \d+$/mu);
    expect(body).not.toMatch(/CANARY|harbour|@/iu);
  });
});
