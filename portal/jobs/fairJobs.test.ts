import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { startTestPortal, type TestPortal } from '../testing/harness.ts';
import { aboutFiling, insideJob, notedJobs, outsideJob } from '../testing/notedJobs.ts';
import { backOff } from './runJob.ts';
import { startJobs, WORKERS } from './startJobs.ts';

let test: TestPortal;
let noted: ReturnType<typeof notedJobs>;
beforeEach(async () => {
  // A database that other portals may share.
  test = await startTestPortal({ config: { databaseUrl: 'postgres://shared/portal' } });
  test.portal.log.level = 'silent';
  noted = notedJobs(test);
});
afterEach(() => test.close());

const rest = (milliseconds: number) => (test.now.value = new Date(test.now.value.getTime() + milliseconds));
const many = (count: number, name: string, enterpriseId: string) =>
  Array.from({ length: count }, (_, index) =>
    insideJob(`${name} ${index}`, aboutFiling(enterpriseId, `${name} filing ${index}`)),
  );

/** Jobs that wait until they are let go. */
function gate() {
  const waiting = new Map<string, () => void>();
  let isOpen = false;
  return {
    enter: (name: string) => new Promise<void>((done) => (isOpen ? done() : void waiting.set(name, done))),
    names: () => [...waiting.keys()].toSorted(),
    open: () => {
      isOpen = true;
      for (const done of waiting.values()) done();
    },
  };
}

describe('jobs of several enterprises', () => {
  it('take turns: one that comes last does not wait for all that another one queued', async () => {
    await noted.queue(...many(60, 'alpha', 'A'), ...many(3, 'bravo', 'B'), ...many(3, 'charlie', 'C'));
    const jobs = startJobs(test.portal, noted.handlers());
    await jobs.drain();
    const ran = await noted.ran();
    expect(ran).toHaveLength(66);
    const places = ['bravo', 'charlie'].flatMap((name) => [0, 1, 2].map((index) => ran.indexOf(`${name} ${index}`)));
    // Three turns of three enterprises, and what runs beside them.
    expect(Math.max(...places)).toBeLessThan(3 * 3 + WORKERS);
    await jobs.stop();
  });

  it('find a free worker while slow jobs of another enterprise run', async () => {
    const slow = gate();
    onTestFinished(slow.open);
    const inside = (name: string) => (name.startsWith('alpha') ? slow.enter(name) : undefined);
    await noted.queue(...many(10, 'alpha', 'A'));
    const jobs = startJobs(test.portal, noted.handlers({ inside }));
    await expect.poll(() => slow.names().length, { timeout: 20_000 }).toBe(WORKERS - 1);
    await noted.queue(...many(2, 'bravo', 'B'));
    await expect.poll(noted.ran, { timeout: 20_000 }).toEqual(['bravo 0', 'bravo 1']);
    slow.open();
    await jobs.drain();
    expect(await noted.ran()).toHaveLength(12);
    await jobs.stop();
  });

  it('take one worker while another enterprise calls, and all of them are done in the end', async () => {
    const slow = gate();
    onTestFinished(slow.open);
    const inside = (name: string) => (name.startsWith('alpha') ? slow.enter(name) : undefined);
    const endCall = test.portal.activity.begin('B');
    await noted.queue(...many(30, 'alpha', 'A'));
    const jobs = startJobs(test.portal, noted.handlers({ inside }));
    await expect.poll(() => slow.names().length, { timeout: 20_000 }).toBe(1);
    await noted.queue(...many(2, 'bravo', 'B'));
    await expect.poll(noted.ran, { timeout: 20_000 }).toEqual(['bravo 0', 'bravo 1']);
    expect(slow.names()).toHaveLength(1);
    slow.open();
    await jobs.drain();
    expect(await noted.ran()).toHaveLength(32);
    endCall();
    await jobs.stop();
  });
});

describe('classes of jobs', () => {
  it('are served by weight: the urgent first, the others before all of it is done', async () => {
    await noted.queue(...many(60, 'customs', 'A'), ...many(4, 'purge', 'A'));
    await test.portal.db
      .updateTable('job')
      .set({ priority: 2 })
      .where('payload', '@>', JSON.stringify({ raw: 'purge 0' }))
      .execute();
    const jobs = startJobs(test.portal, noted.handlers());
    await jobs.drain();
    const place = (await noted.ran()).indexOf('purge 0');
    expect([place >= 0, place < 40]).toEqual([true, true]);
    await jobs.stop();
  });
});

describe('jobs of one filing', () => {
  it('run one at a time, in the order in which they were queued', async () => {
    let atWork = 0;
    let most = 0;
    const count = async () => {
      most = Math.max(most, (atWork += 1));
      await test.portal.db.selectFrom('job').select('id').execute();
      atWork -= 1;
    };
    const names = Array.from({ length: 24 }, (_, index) => `job ${index}`);
    const one = aboutFiling('A', 'one filing');
    await noted.queue(...names.map((name, index) => (index % 3 ? insideJob(name, one) : outsideJob(name, one))));
    const twins = [1, 2].map(() => startJobs(test.portal, noted.handlers({ inside: count, outside: count })));
    await expect
      .poll(
        async () => {
          await Promise.all(twins.map((jobs) => jobs.drain()));
          return noted.open();
        },
        { timeout: 30_000 },
      )
      .toBe(0);
    expect([await noted.ran(), most]).toEqual([names, 1]);
    await Promise.all(twins.map((jobs) => jobs.stop()));
  });

  it('wait for one that failed, until it has failed too often to hold them back', async () => {
    const fail = () => {
      throw new Error('customs is closed');
    };
    const one = aboutFiling('A', 'one filing');
    await noted.queue(
      outsideJob('failing', one),
      insideJob('behind', one),
      insideJob('apart', aboutFiling('A', 'other')),
    );
    const jobs = startJobs(test.portal, noted.handlers({ outside: fail }));
    for (const attempt of [1, 2, 3, 4]) {
      await jobs.drain();
      expect([attempt, await noted.ran()]).toEqual([attempt, ['apart']]);
      rest(backOff(attempt));
    }
    await jobs.drain();
    expect(await noted.ran()).toEqual(['apart', 'behind']);
    await jobs.stop();
  });

  it('wait for one that another process works on', async () => {
    const one = aboutFiling('A', 'one filing');
    await noted.queue(outsideJob('leased', one), insideJob('behind', one));
    await test.portal.db
      .updateTable('job')
      .set({ leased_by: 'another', attempts: 1 })
      .where('kind', '=', 'gateway.submit')
      .execute();
    const jobs = startJobs(test.portal, noted.handlers());
    await jobs.drain();
    expect(await noted.ran()).toEqual([]);
    await test.portal.db
      .updateTable('job')
      .set({ leased_by: null, done_at: test.now.value })
      .where('kind', '=', 'gateway.submit')
      .execute();
    await jobs.drain();
    expect(await noted.ran()).toEqual(['behind']);
    await jobs.stop();
  });
});
