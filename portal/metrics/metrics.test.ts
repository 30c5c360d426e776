import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isf10Bill } from '#contract/testing/bills.ts';
import type { SystemState } from '#contract/endpoints/support.ts';
import { toServerText } from '#schema/dateText.ts';
import { startJobs } from '../jobs/startJobs.ts';
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
    expect(body).toMatch(/^tpt_message_oldest_seconds 0$/mu);
    expect(body).toMatch(/^tpt_last_answer_seconds -1$/mu);
    expect(body).toMatch(/^tpt_database_bytes [1-9]\d{6,}$/mu);
    expect(body).toMatch(/^process_resident_memory_bytes \d+$/mu);
    expect(body).not.toMatch(/CANARY|harbour|@/iu);
  });

  it('[O04] show support staff the oldest message, the last answer and the queues', async () => {
    const filer = await test.signIn(ACCOUNTS.filer);
    const support = await test.signIn(ACCOUNTS.support);
    const read = async () => (await support.get('/support/system')).body as SystemState;
    const sentAt = toServerText(test.now.value);
    await sendDrafts(filer, [await postDraft(filer, isf10Bill())]);
    test.passTime(90_000);
    const before = await read();
    expect(before).toMatchObject({ oldestMessageAt: sentAt, lastAnswerAt: null, gateway: 'practice', archive: null });
    expect(before.queues.find(({ kind }) => kind === 'gateway.submit')).toMatchObject({ failed: 0, oldest: 90 });
    expect((await scrape(TOKEN)).body).toMatch(/^tpt_message_oldest_seconds 90$/mu);

    const jobs = startJobs(test.portal);
    await jobs.drain();
    test.passTime(3_600_000);
    await jobs.drain();
    await jobs.stop();
    const after = await read();
    expect(after.oldestMessageAt).toBeNull();
    expect(after.lastAnswerAt).not.toBeNull();
    expect(after.databaseBytes).toBeGreaterThan(1_000_000);
    expect((await scrape(TOKEN)).body).toMatch(/^tpt_last_answer_seconds \d+/mu);
    expect((await filer.get('/support/system')).status).toBe(403);
  });
});
