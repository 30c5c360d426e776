import { describe, expect, it } from 'vitest';
import { soundPortal } from './bundlePortal.ts';
import { noViolations } from './checkOutcomes.ts';
import { CRASH_POINTS } from '../steps.ts';
import { IS_LONG } from './crashSample.ts';
import { runLossyNetwork, type LossyRunReport } from './lossyRun.ts';

const { TPT_FAULT_SENDS: SENDS, TPT_FAULT_SEED: SEED, TPT_FAULT_PARALLEL: PARALLEL } = process.env;
/** The first kinds of faults of a run. */
const SHORT_FAULTS = ['step', 'database', 'portal'];
const TEST_TIMEOUT = IS_LONG ? 3_600_000 : 300_000;

function print({ violations, ...figures }: LossyRunReport): void {
  const found = Object.entries(violations).map(([name, { length }]) => `${length} ${name}`);
  process.stdout.write(`${JSON.stringify(figures)}\n${found.join(', ')}\n`);
}

describe('over a lossy network with crashes of portal and database', () => {
  it(
    '[D05] [D06] files and charges every send once and answers every page correctly',
    async ({ signal }) => {
      const report = await runLossyNetwork({
        bundle: soundPortal(),
        signal,
        seed: Number(SEED ?? '20261121'),
        sends: Number(SENDS ?? '24'),
        parallel: Number(PARALLEL ?? '8'),
        // With many parallel sends each takes longer, so a long run needs longer timeouts and fewer crashes.
        // A short run crashes at steps that every send passes: the faults occur early.
        ...(IS_LONG ? { timeout: 2_000, slowdown: 5 } : { mostFaults: SHORT_FAULTS.length, steps: CRASH_POINTS }),
      });
      print(report);
      expect(report.violations).toEqual(noViolations());
      expect(report.lastAnsweredAfterHealing).toBeLessThan(60);
      // The run proves nothing unless requests were repeated and faults of each kind were injected.
      expect(report.posts).toBeGreaterThan(report.intents);
      const injected: Record<string, number> = report.injected;
      const kinds = IS_LONG ? Object.keys(injected) : SHORT_FAULTS;
      expect(kinds.filter((kind) => !injected[kind])).toEqual([]);
    },
    TEST_TIMEOUT,
  );
});
