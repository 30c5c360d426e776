import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, it, onTestFinished } from 'vitest';
import type { CrashPoint } from '../steps.ts';
import { bundlePortal, removeBundles } from './bundlePortal.ts';
import { deleteSendOf, deletionOf, JOB_STEPS, stepsOf, updateOf } from './deeds.ts';
import { Ordeal, type Deed } from './ordeal.ts';
import { SCENES, SILENT } from './receiptScenes.ts';
import { PATIENCE, reckon, type Expected } from './reckoning.ts';
import { takenFilings } from './takenFilings.ts';

const LIMIT = 600_000;

let bundle: string;
beforeAll(async () => {
  bundle = await bundlePortal();
}, 60_000);
afterAll(removeBundles);

const dying = (points: readonly CrashPoint[]) => points.map((point) => `db:${point}`).join(',');

describe('done once and charged once, whenever the database is killed (F03), is', () => {
  it(
    '[D05] [D08] [D09] [D12] a send, a change, a deletion and a delete-send, at each of their steps',
    async ({ expect }) => {
      const ordeal = new Ordeal(bundle);
      onTestFinished(() => ordeal.end());
      await ordeal.prepare();
      const [changed, deleted, moved] = await takenFilings(ordeal, ['ORDACHANGED', 'ORDADELETED', 'ORDAMOVED']);
      const sends = await Promise.all([0, 1, 2].map((n) => ordeal.draftWith(`send ${n}`, `ORDASEND${n}`)));
      const lives = watchLives(ordeal);

      const flows = ['update', 'delete', 'deleteSend'].flatMap(stepsOf);
      await ordeal.start({ crashAt: dying([...stepsOf('send'), ...JOB_STEPS, ...flows]) });
      // The sends together come by every step of sending and of what the portal does by itself.
      const deeds: [flow: string, deed: Deed][] = [
        ...sends.map((deed): [string, Deed] => ['', deed]),
        ['update', updateOf(changed)],
        ['delete', deletionOf(deleted)],
        ['deleteSend', deleteSendOf(moved, 'ORDAMOVEDON')],
      ];
      let died = lives.size + stepsOf('send').length + JOB_STEPS.length;
      for (const [flow, deed] of deeds) {
        // The step after one that it just died at may find no database to kill: it is asked for again until all were died at.
        died += flow ? stepsOf(flow).length : 0;
        const insisted = async () => {
          const isDone = await ordeal.isDone(deed);
          const status = isDone === null ? null : (await ordeal.post(deed))?.status;
          // A no of the moment is never kept, and a yes never forgotten.
          if (isDone && deed.key) expect([200, 500, undefined]).toContain(status);
          return status === (isDone && deed.filing ? 409 : 200) && (!flow || lives.size === died);
        };
        await expect.poll(insisted, { timeout: PATIENCE, interval: 100, message: deed.path }).toBe(true);
        // What the portal does by itself with it has its own steps.
        await expect.poll(() => ordeal.openJobs(), { timeout: PATIENCE, interval: 200 }).toEqual([]);
      }
      await ordeal.start({ crashAt: dying(SCENES.flatMap(({ points }) => points)), speed: SILENT });
      for (const { points, lead } of SCENES) {
        const before = lives.size;
        await lead(ordeal);
        const isHeard = async () => {
          await ordeal.hurryCustoms('next').catch(() => 0);
          return lives.size;
        };
        await expect.poll(isHeard, { timeout: PATIENCE, interval: 100 }).toBe(before + points.length);
        await expect.poll(() => ordeal.openJobs().catch(() => null), { timeout: PATIENCE, interval: 200 }).toEqual([]);
      }
      await ordeal.start();
      const filings: Expected['filings'] = {
        ORDACHANGED: ['modifySuccess', 2],
        ORDADELETED: ['deleteSuccess', 2],
        ORDAMOVED: ['deleteSuccess', 2],
        ORDAMOVEDON: ['receiveSuccess', 1],
      };
      for (const n of sends.keys()) filings[`ORDASEND${n}`] = ['receiveSuccess', 1];
      for (const scene of SCENES) Object.assign(filings, scene.filings);
      const spent = (sends.length + 4) * 70 + 230 + SCENES.reduce((sum, scene) => sum + scene.spent, 0);
      await reckon(ordeal, { filings, spent }, expect);
      // Every step was died at.
      const planned =
        stepsOf('send').length + JOB_STEPS.length + flows.length + SCENES.flatMap(({ points }) => points).length;
      expect(lives.size).toBe(1 + planned);
    },
    LIMIT,
  );
});

/** Process ids of every database that runs, from now on. */
function watchLives(ordeal: Ordeal): Set<number> {
  const lives = new Set([ordeal.folder.databasePid()]);
  let isWatched = true;
  void (async () => {
    while (isWatched) {
      const pid = ordeal.folder.databasePid();
      if (pid) lives.add(pid);
      await sleep(20);
    }
  })();
  onTestFinished(() => void (isWatched = false));
  return lives;
}
