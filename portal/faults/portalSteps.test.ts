import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, it, onTestFinished } from 'vitest';
import { bundlePortal, removeBundles } from './bundlePortal.ts';
import { deleteSendOf, deletionOf, isCommitted, JOB_STEPS, stepsOf, updateOf } from './deeds.ts';
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

describe('done once and charged once, whenever the portal is killed (F03), is', () => {
  it(
    '[D05] [D08] [D09] [D12] a send, a change, a deletion and a delete-send, at each of their steps',
    async ({ expect }) => {
      const ordeal = new Ordeal(bundle);
      onTestFinished(() => ordeal.end());
      await ordeal.prepare();
      const send = await ordeal.draftWith('send', 'ORDASENDA', 'ORDASENDB');
      const later = await Promise.all(JOB_STEPS.map((_, n) => ordeal.draftWith(`job ${n}`, `ORDAJOB${n}`)));
      const [changed, deleted, moved] = await takenFilings(ordeal, ['ORDACHANGED', 'ORDADELETED', 'ORDAMOVED']);

      // One deed dies at every step in turn, each time after asking what the last death left.
      const deeds: [string, Deed][] = [
        ['send', send],
        ['update', updateOf(changed)],
        ['delete', deletionOf(deleted)],
        ['deleteSend', deleteSendOf(moved, 'ORDAMOVEDON')],
      ];
      for (const [flow, deed] of deeds) {
        let isThere = false;
        for (const point of stepsOf(flow)) {
          const victim = await ordeal.start({ crashAt: point });
          await expect.poll(() => ordeal.isDone(deed), { timeout: PATIENCE, message: point }).toBe(isThere);
          expect([point, await ordeal.post(deed)]).toEqual([point, null]);
          expect([point, await victim.gone]).toEqual([point, 'SIGKILL']);
          isThere = isCommitted(point);
        }
      }
      for (const [n, point] of JOB_STEPS.entries()) {
        const victim = await ordeal.start({ crashAt: point });
        // What an earlier death left may kill it before it is asked for anything.
        await ordeal.post(later[n] ?? send);
        expect([point, await victim.gone]).toEqual([point, 'SIGKILL']);
      }

      // What follows from an answer: customs is silent, and says the one that decides when all is ready for it.
      for (const { points, lead } of SCENES) {
        for (const [index, point] of points.entries()) {
          const victim = await ordeal.start({ crashAt: point, speed: SILENT });
          if (index === 0) {
            await expect.poll(() => ordeal.openJobs(), { timeout: PATIENCE, interval: 200 }).toEqual([]);
            await lead(ordeal);
          }
          const ending = async () => {
            await ordeal.hurryCustoms('next');
            return Promise.race([victim.gone, sleep(100)]);
          };
          await expect.poll(ending, { timeout: PATIENCE, message: point }).toBe('SIGKILL');
        }
      }

      await ordeal.start();
      for (const deed of [send, ...later, ...deeds.map(([, deed]) => deed)]) {
        const again = await ordeal.post(deed);
        expect([deed, again?.status]).toEqual([deed, deed.key ? 200 : 409]);
      }
      const filings: Expected['filings'] = {
        ORDASENDA: ['receiveSuccess', 1],
        ORDASENDB: ['receiveSuccess', 1],
        ORDACHANGED: ['modifySuccess', 2],
        ORDADELETED: ['deleteSuccess', 2],
        ORDAMOVED: ['deleteSuccess', 2],
        ORDAMOVEDON: ['receiveSuccess', 1],
      };
      for (const n of JOB_STEPS.keys()) filings[`ORDAJOB${n}`] = ['receiveSuccess', 1];
      for (const scene of SCENES) Object.assign(filings, scene.filings);
      const spent = (2 + JOB_STEPS.length + 4) * 70 + 230 + SCENES.reduce((sum, scene) => sum + scene.spent, 0);
      await reckon(ordeal, { filings, spent }, expect);
    },
    LIMIT,
  );
});
