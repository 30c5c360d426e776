import { setTimeout as sleep } from 'node:timers/promises';
import { describe, it, onTestFinished } from 'vitest';
import { soundPortal } from './bundlePortal.ts';
import { crashSample } from './crashSample.ts';
import { POLL_TIMEOUT, expectFinalState, expectNoOpenJobs, type Expected } from './expectFinalState.ts';
import { FaultRun, type FilingRequest } from './faultRun.ts';
import {
  deleteAction,
  deleteSendAction,
  fileAccepted,
  flowCrashPoints,
  isCommitted,
  JOB_CRASH_POINTS,
  updateAction,
} from './filingActions.ts';
import { sampledScenarios, SILENT_SPEED } from './receiptScenarios.ts';

const TEST_TIMEOUT = 600_000;
const JOB_POINTS = crashSample(JOB_CRASH_POINTS);
const SCENARIOS = sampledScenarios();

const bundle = soundPortal();

describe('when the portal is killed at each crash point', () => {
  it(
    '[D05] [D08] [D09] [D12] runs and charges a send, change, deletion and delete-send once',
    async ({ expect }) => {
      const run = new FaultRun(bundle);
      onTestFinished(() => run.end());
      await run.prepare();
      const send = await run.createDraft('send', 'ORDASENDA', 'ORDASENDB');
      const later = await Promise.all(JOB_POINTS.map((_, n) => run.createDraft(`job ${n}`, `ORDAJOB${n}`)));
      const [changed, deleted, moved] = await fileAccepted(run, ['ORDACHANGED', 'ORDADELETED', 'ORDAMOVED']);

      // Each action is repeated with a crash at each of its points, after checking what the previous crash left.
      const actions: [string, FilingRequest][] = [
        ['send', send],
        ['update', updateAction(changed)],
        ['delete', deleteAction(deleted)],
        ['deleteSend', deleteSendAction(moved, 'ORDAMOVEDON')],
      ];
      for (const [flow, action] of actions) {
        let isDone = false;
        for (const point of crashSample(flowCrashPoints(flow))) {
          const portal = await run.start({ crashAt: point });
          await expect.poll(() => run.isDone(action), { timeout: POLL_TIMEOUT, message: point }).toBe(isDone);
          expect([point, await run.post(action)]).toEqual([point, null]);
          expect([point, await portal.exited]).toEqual([point, 'SIGKILL']);
          isDone = isCommitted(point);
        }
      }
      for (const [n, point] of JOB_POINTS.entries()) {
        const portal = await run.start({ crashAt: point });
        // Jobs left by the previous crash may reach the point before this send.
        await run.post(later[n] ?? send);
        expect([point, await portal.exited]).toEqual([point, 'SIGKILL']);
      }

      // Effects of a receipt: customs sends nothing until the scenario is prepared, then one receipt at a time.
      for (const { points, prepare } of SCENARIOS) {
        for (const [index, point] of points.entries()) {
          const portal = await run.start({ crashAt: point, speed: SILENT_SPEED });
          if (index === 0) {
            await expectNoOpenJobs(run, expect);
            await prepare(run);
          }
          const deliverNext = async () => {
            await run.deliverReceipts('next');
            return Promise.race([portal.exited, sleep(100)]);
          };
          await expect.poll(deliverNext, { timeout: POLL_TIMEOUT, message: point }).toBe('SIGKILL');
        }
      }

      await run.start();
      for (const action of [send, ...later, ...actions.map(([, action]) => action)]) {
        const again = await run.post(action);
        expect([action, again?.status]).toEqual([action, action.key ? 200 : 409]);
      }
      const filings: Expected['filings'] = {
        ORDASENDA: ['receiveSuccess', 1],
        ORDASENDB: ['receiveSuccess', 1],
        ORDACHANGED: ['modifySuccess', 2],
        ORDADELETED: ['deleteSuccess', 2],
        ORDAMOVED: ['deleteSuccess', 2],
        ORDAMOVEDON: ['receiveSuccess', 1],
      };
      for (const n of JOB_POINTS.keys()) filings[`ORDAJOB${n}`] = ['receiveSuccess', 1];
      for (const scenario of SCENARIOS) Object.assign(filings, scenario.filings);
      const spent =
        (2 + JOB_POINTS.length + 4) * 70 + 230 + SCENARIOS.reduce((sum, scenario) => sum + scenario.spent, 0);
      await expectFinalState(run, { filings, spent }, expect);
    },
    TEST_TIMEOUT,
  );
});
