import { setTimeout as sleep } from 'node:timers/promises';
import { describe, it, onTestFinished } from 'vitest';
import type { CrashPoint } from '../steps.ts';
import { soundPortal } from './bundlePortal.ts';
import { crashSample, IS_LONG } from './crashSample.ts';
import { POLL_TIMEOUT, expectFinalState, expectNoOpenJobs, type Expected } from './expectFinalState.ts';
import { FaultRun, type FilingRequest } from './faultRun.ts';
import {
  deleteAction,
  deleteSendAction,
  fileAccepted,
  flowCrashPoints,
  JOB_CRASH_POINTS,
  updateAction,
} from './filingActions.ts';
import { sampledScenarios, SILENT_SPEED } from './receiptScenarios.ts';

const TEST_TIMEOUT = 600_000;
/** Changes that `npm test` repeats with crashes; `npm run faults` repeats all. The portal's crashes cover all in both. */
const CHANGES = IS_LONG ? ['update', 'delete', 'deleteSend'] : ['deleteSend'];
const SEND_POINTS = crashSample([...flowCrashPoints('send'), ...JOB_CRASH_POINTS]);
const SCENARIOS = sampledScenarios();
const pointsOf = (flow: string) => (CHANGES.includes(flow) ? crashSample(flowCrashPoints(flow)) : []);

const bundle = soundPortal();

const databaseCrashes = (points: readonly CrashPoint[]) => points.map((point) => `db:${point}`).join(',');

describe('when the database is killed at each crash point', () => {
  it(
    '[D05] [D08] [D09] [D12] runs and charges a send, change, deletion and delete-send once',
    async ({ expect }) => {
      const run = new FaultRun(bundle);
      onTestFinished(() => run.end());
      await run.prepare();
      const [changed, deleted, moved] = await fileAccepted(run, ['ORDACHANGED', 'ORDADELETED', 'ORDAMOVED']);
      const sends = await Promise.all([0, 1, 2].map((n) => run.createDraft(`send ${n}`, `ORDASEND${n}`)));
      const databasePids = watchDatabasePids(run);

      const flows = CHANGES.flatMap(pointsOf);
      await run.start({ crashAt: databaseCrashes([...SEND_POINTS, ...flows]) });
      // Together the three sends pass all crash points of sending and of its jobs.
      const actions: [flow: string, action: FilingRequest][] = [
        ...sends.map((action): [string, FilingRequest] => ['', action]),
        ['update', updateAction(changed)],
        ['delete', deleteAction(deleted)],
        ['deleteSend', deleteSendAction(moved, 'ORDAMOVEDON')],
      ];
      let expectedPids = databasePids.size + SEND_POINTS.length;
      for (const [flow, action] of actions) {
        // Right after a crash no database may be running to be killed at the next point, so the action is repeated.
        expectedPids += pointsOf(flow).length;
        const repeatAction = async () => {
          const isDone = await run.isDone(action);
          const status = isDone === null ? null : (await run.post(action))?.status;
          // A temporary failure is never stored as the answer of a key.
          if (isDone && action.key) expect([200, 500, undefined]).toContain(status);
          return status === (isDone && action.filing ? 409 : 200) && (!flow || databasePids.size === expectedPids);
        };
        await expect.poll(repeatAction, { timeout: POLL_TIMEOUT, interval: 100, message: action.path }).toBe(true);
        await expectNoOpenJobs(run, expect);
      }
      await run.start({
        crashAt: databaseCrashes(SCENARIOS.flatMap(({ points }) => points)),
        speed: SILENT_SPEED,
      });
      for (const { points, prepare } of SCENARIOS) {
        const before = databasePids.size;
        await prepare(run);
        const deliverNext = async () => {
          await run.deliverReceipts('next').catch(() => 0);
          return databasePids.size;
        };
        await expect.poll(deliverNext, { timeout: POLL_TIMEOUT, interval: 100 }).toBe(before + points.length);
        await expectNoOpenJobs(run, expect);
      }
      await run.start();
      const filings: Expected['filings'] = {
        ORDACHANGED: ['modifySuccess', 2],
        ORDADELETED: ['deleteSuccess', 2],
        ORDAMOVED: ['deleteSuccess', 2],
        ORDAMOVEDON: ['receiveSuccess', 1],
      };
      for (const n of sends.keys()) filings[`ORDASEND${n}`] = ['receiveSuccess', 1];
      for (const scenario of SCENARIOS) Object.assign(filings, scenario.filings);
      const spent = (sends.length + 4) * 70 + 230 + SCENARIOS.reduce((sum, scenario) => sum + scenario.spent, 0);
      await expectFinalState(run, { filings, spent }, expect);
      const crashes = [...SEND_POINTS, ...flows, ...SCENARIOS.flatMap(({ points }) => points)].length;
      expect(databasePids.size).toBe(1 + crashes);
    },
    TEST_TIMEOUT,
  );
});

/** Collects the process ids of all postmasters until the test ends. */
function watchDatabasePids(run: FaultRun): Set<number> {
  const pids = new Set([run.folder.databasePid()]);
  let isWatched = true;
  void (async () => {
    while (isWatched) {
      const pid = run.folder.databasePid();
      if (pid) pids.add(pid);
      await sleep(20);
    }
  })();
  onTestFinished(() => void (isWatched = false));
  return pids;
}
