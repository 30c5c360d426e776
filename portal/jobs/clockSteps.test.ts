import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestPortal, type TestPortal } from '../testing/harness.ts';
import { insideJob, notedJobs, outsideJob } from '../testing/notedJobs.ts';
import { startJobs } from './startJobs.ts';

const HOUR = 3_600_000;

let test: TestPortal;
let noted: ReturnType<typeof notedJobs>;
beforeEach(async () => {
  test = await startTestPortal({ config: { databaseUrl: 'postgres://shared/portal' } });
  test.portal.log.level = 'silent';
  noted = notedJobs(test);
});
afterEach(() => test.close());

const rest = (milliseconds: number) => (test.now.value = new Date(test.now.value.getTime() + milliseconds));

describe('when the server clock is set', () => {
  it.each([
    ['back', -HOUR],
    ['forward', HOUR],
  ])('%s, a job that is ready runs at once, and a delay is never longer than it was meant', async (_, step) => {
    const jobs = startJobs(test.portal, noted.handlers());
    await jobs.drain();
    await noted.queue(insideJob('delayed', { delay: 5_000 }));
    await jobs.drain();
    expect(await noted.ran()).toEqual([]);
    test.stepClock(step);
    await noted.queue(insideJob('now'));
    await jobs.drain();
    expect(await noted.ran()).toContain('now');
    rest(5_000);
    await jobs.drain();
    expect((await noted.ran()).toSorted()).toEqual(['delayed', 'now']);
    await jobs.stop();
  });

  it('back while no portal runs, the next one waits no longer than the delay', async () => {
    await noted.queue(insideJob('delayed', { delay: 5_000 }), outsideJob('now'));
    test.stepClock(-HOUR);
    const jobs = startJobs(test.portal, noted.handlers());
    await jobs.drain();
    expect(await noted.ran()).toEqual(['now']);
    rest(5_000);
    await jobs.drain();
    expect(await noted.ran()).toEqual(['now', 'delayed']);
    await jobs.stop();
  });

  it.each([
    ['back', -HOUR],
    ['forward', HOUR],
  ])('%s, the lease of a dead worker ends after its time, neither earlier nor later', async (_, step) => {
    await noted.queue(outsideJob('orphan'));
    await test.portal.db.updateTable('job').set({ leased_by: 'a dead process', attempts: 1 }).execute();
    const jobs = startJobs(test.portal, noted.handlers());
    await jobs.drain();
    test.stepClock(step);
    await jobs.drain();
    expect(await noted.ran()).toEqual([]);
    rest(10_000);
    await jobs.drain();
    expect(await noted.ran()).toEqual(['orphan']);
    await jobs.stop();
  });
});
