import { afterAll, describe, expect, it } from 'vitest';
import type { CrashPoint } from '../steps.ts';
import { bundlePortal, removeBundles, type Breakage } from './bundlePortal.ts';
import type { Verdict } from './judge.ts';
import { runLossyOrdeal, type OrdealOptions } from './lossyOrdeal.ts';

const LIMIT = 180_000;
afterAll(removeBundles);

interface Case {
  /** What brings it to light for certain. */
  under: Pick<OrdealOptions, 'contested' | 'badness' | 'mostKills'> & { steps?: readonly CrashPoint[] };
  /** Where the ordeal must find something. */
  found: keyof Verdict;
  like: RegExp;
}

const CASES: Record<Breakage, Case> = {
  keyPerTry: { under: { badness: 2, mostKills: 0 }, found: 'untrue', like: /was answered 409/u },
  noUniqueClaim: { under: { contested: 0.8, mostKills: 0 }, found: 'doubled', like: /^CONT\d+ was won [23] times/u },
  chargeOutside: {
    under: { mostKills: 1, steps: ['send.committed'] },
    found: 'broken',
    like: /^I3 a purse is the sum of its ledger/u,
  },
};

describe('the ordeal finds', () => {
  it.each(Object.entries(CASES))(
    'a portal with the fault %s',
    async (breakage, { under, found, like }) => {
      const bundle = await bundlePortal(breakage as Breakage);
      const { verdict } = await runLossyOrdeal({ bundle, seed: 7, sends: 30, parallel: 9, ...under });
      expect(verdict[found].filter((what) => like.test(what))).not.toEqual([]);
    },
    LIMIT,
  );
});
