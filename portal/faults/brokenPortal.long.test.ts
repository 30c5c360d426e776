import { describe, expect, it } from 'vitest';
import type { CrashPoint } from '../steps.ts';
import { bundleBroken, type Breakage } from './bundlePortal.ts';
import type { Violations } from './checkOutcomes.ts';
import { runLossyNetwork, type LossyRunOptions } from './lossyRun.ts';

const TEST_TIMEOUT = 180_000;

interface Case {
  /** Options under which the fault always shows. */
  options: Pick<LossyRunOptions, 'contested' | 'severity' | 'mostFaults'> & { steps?: readonly CrashPoint[] };
  /** Where the run must report a violation, and which one. */
  kind: keyof Violations;
  violation: RegExp;
}

const CASES: Record<Breakage, Case> = {
  keyPerAttempt: {
    options: { severity: 2, mostFaults: 0 },
    kind: 'wrongAnswers',
    violation: /was answered 409/u,
  },
  noUniqueClaim: {
    options: { contested: 0.8, mostFaults: 0 },
    kind: 'duplicated',
    violation: /^CONT\d+ was won [23] times/u,
  },
  chargeOutside: {
    options: { mostFaults: 1, steps: ['send.committed'] },
    kind: 'brokenInvariants',
    violation: /^I3 /u,
  },
};

describe('the fault run detects', () => {
  it.for(Object.entries(CASES))(
    'a portal broken by %s',
    { timeout: TEST_TIMEOUT },
    async ([breakage, { options, kind, violation }], { signal }) => {
      const bundle = await bundleBroken(breakage as Breakage);
      const { violations } = await runLossyNetwork({ bundle, seed: 7, sends: 30, parallel: 9, signal, ...options });
      expect(violations[kind].filter((text) => violation.test(text))).not.toEqual([]);
    },
  );
});
