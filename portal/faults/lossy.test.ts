import { afterAll, describe, expect, it } from 'vitest';
import { bundlePortal, removeBundles } from './bundlePortal.ts';
import { CRASH_POINTS } from '../steps.ts';
import { runLossyOrdeal, type OrdealReport } from './lossyOrdeal.ts';

const { TPT_FAULT_SENDS: SENDS, TPT_FAULT_SEED: SEED, TPT_FAULT_PARALLEL: PARALLEL } = process.env;
const IS_LONG = SENDS !== undefined;
const LIMIT = IS_LONG ? 3_600_000 : 300_000;

afterAll(removeBundles);

function print({ verdict, ...figures }: OrdealReport): void {
  const found = Object.entries(verdict).map(([name, { length }]) => `${length} ${name}`);
  process.stdout.write(`${JSON.stringify(figures)}\n${found.join(', ')}\n`);
}

describe('through a lossy network, with kills of portal and database (F01, F02, F11)', () => {
  it(
    '[D05] [D06] every send is filed once and charged once, and every page learns the truth of it',
    async () => {
      const report = await runLossyOrdeal({
        bundle: await bundlePortal(),
        seed: Number(SEED ?? '20261121'),
        sends: Number(SENDS ?? '60'),
        parallel: Number(PARALLEL ?? '12'),
        // Of many at a time each waits longer, and all need the portal to live for a while.
        // A short run waits for a step that every send comes to, so that each kind of fault occurs.
        ...(IS_LONG ? { patience: 2_000, calm: 5 } : { mostKills: 7, steps: CRASH_POINTS }),
      });
      print(report);
      const nothing = { doubled: [], lost: [], chargedUnfiled: [], filedUncharged: [], untrue: [], broken: [] };
      expect(report.verdict).toEqual(nothing);
      expect(report.lastAnsweredAfterHealing).toBeLessThan(60);
      // An ordeal that hurt nobody shows nothing.
      expect(report.posts).toBeGreaterThan(report.wishes);
      expect(Object.values(report.kills).every((times) => times > 0)).toBe(true);
    },
    LIMIT,
  );
});
