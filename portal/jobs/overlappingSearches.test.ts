import { expect, it } from 'vitest';
import { ofFiling, startWithRecorder, transactionalJob } from '../testing/recordingJobs.ts';
import { startJobs } from './startJobs.ts';

/** One in a hundred left a job behind while the last search could miss it. */
const ROUNDS = 300;

it('runs every job of a filing in one run, also when an empty search overlaps the next one', async () => {
  const { test, recorder } = await startWithRecorder();
  const jobs = startJobs(test.portal, recorder.handlers());
  for (let round = 0; round < ROUNDS; round += 1) {
    const filing = ofFiling('A', `filing ${round}`);
    await recorder.queue(...['first', 'second', 'third'].map((name) => transactionalJob(name, filing)));
    await jobs.drain();
    expect(await recorder.open(), `round ${round}`).toBe(0);
  }
  await jobs.stop();
  await test.close();
});
