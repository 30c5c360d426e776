import { expect, it } from 'vitest';
import { isf10Bill } from '#contract/testing/bills.ts';
import { ACCOUNTS, startTestPortal } from '../testing/harness.ts';
import { postDraft, sendDrafts } from '../testing/sending.ts';
import { practiceGateway } from '../gateway/practice/practiceGateway.ts';
import { portalJobs } from './portalJobs.ts';
import { startJobs } from './startJobs.ts';

interface Line {
  msg: string;
  reqId?: string;
  route?: string;
  kind?: string;
}

it('[O04] passes the id of a call on to its jobs, the jobs that these queue, and their log', async () => {
  const logLines: string[] = [];
  const test = await startTestPortal({ logLines, config: { practiceSpeed: 1_000 } });
  const filer = await test.signIn(ACCOUNTS.filer);
  await sendDrafts(filer, [await postDraft(filer, isf10Bill())]);
  const gateway = practiceGateway(test.portal);
  let hasFailed = false;
  const submit: typeof gateway.submit = async (message, signal) => {
    if (hasFailed) return gateway.submit(message, signal);
    hasFailed = true;
    throw new Error('customs is away');
  };
  const jobs = startJobs(test.portal, portalJobs(test.portal, { ...gateway, submit }));
  // The message fails once; its answers come later.
  for (const wait of [0, 2_000, 60_000]) {
    test.passTime(wait);
    await jobs.drain();
  }
  await jobs.stop();
  const stored = await test.portal.db.selectFrom('job').select(['kind', 'request_id']).orderBy('id').execute();
  const support = await test.signIn(ACCOUNTS.support);
  const lines = () => logLines.map((line) => JSON.parse(line) as Line);
  await expect.poll(() => lines().filter(({ msg }) => msg === 'answered').length).toBeGreaterThan(3);
  const sent = lines().find(({ msg, route }) => msg === 'answered' && route?.endsWith('/send'))?.reqId ?? '';

  const ofSend = stored.filter(({ request_id }) => request_id === sent).map(({ kind }) => kind);
  expect(ofSend).toEqual(expect.arrayContaining(['gateway.submit', 'practice.answer']));
  const ofJobs = lines().filter(({ reqId, kind }) => reqId === sent && kind === 'gateway.submit');
  expect(ofJobs.map(({ msg }) => msg)).toEqual(['a job failed and will be retried', 'a job is done']);
  const filter = encodeURIComponent(JSON.stringify({ requestId: sent }));
  const shown = (await support.get(`/support/jobs?filter=${filter}`)).body as { kind: string }[];
  expect(shown.map(({ kind }) => kind).toSorted()).toEqual(ofSend.toSorted());
  await test.close();
});
