import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TestPortal } from '../testing/harness.ts';
import { transactionalJob, startWithRecorder, type JobRecorder, externalJob } from '../testing/recordingJobs.ts';
import { startJobs } from './startJobs.ts';

const HOUR = 3_600_000;

let test: TestPortal;
let recorder: JobRecorder;
beforeEach(async () => {
  ({ test, recorder } = await startWithRecorder());
});
afterEach(() => test.close());

describe('when the server clock is set back or forward, the job queue', () => {
  it.each([
    ['back', -HOUR],
    ['forward', HOUR],
  ])('(%s) runs ready jobs at once and delayed jobs after their delay', async (_, step) => {
    const jobs = startJobs(test.portal, recorder.handlers());
    await jobs.drain();
    await recorder.queue(transactionalJob('delayed', { delay: 5_000 }));
    await jobs.drain();
    expect(await recorder.ran()).toEqual([]);
    test.stepClock(step);
    await recorder.queue(transactionalJob('now'));
    await jobs.drain();
    expect(await recorder.ran()).toContain('now');
    test.passTime(5_000);
    await jobs.drain();
    expect((await recorder.ran()).toSorted()).toEqual(['delayed', 'now']);
    await jobs.stop();
  });

  it('(back, while no portal runs) waits no longer than the delay', async () => {
    await recorder.queue(transactionalJob('delayed', { delay: 5_000 }), externalJob('now'));
    test.stepClock(-HOUR);
    const jobs = startJobs(test.portal, recorder.handlers());
    await jobs.drain();
    expect(await recorder.ran()).toEqual(['now']);
    test.passTime(5_000);
    await jobs.drain();
    expect(await recorder.ran()).toEqual(['now', 'delayed']);
    await jobs.stop();
  });

  it.each([
    ['back', -HOUR],
    ['forward', HOUR],
  ])('(%s) ends the lease of a dead worker after its duration', async (_, step) => {
    await recorder.queue(externalJob('orphan'));
    await test.portal.db.updateTable('job').set({ leased_by: 'a dead process', attempts: 1 }).execute();
    const jobs = startJobs(test.portal, recorder.handlers());
    await jobs.drain();
    test.stepClock(step);
    await jobs.drain();
    expect(await recorder.ran()).toEqual([]);
    test.passTime(10_000);
    await jobs.drain();
    expect(await recorder.ran()).toEqual(['orphan']);
    await jobs.stop();
  });
});
