import { describe, expect, it } from 'vitest';
import { soundPortal } from './bundlePortal.ts';
import { runPayments } from './paymentRun.ts';

const { TPT_FAULT_PAYMENTS: PAYMENTS, TPT_FAULT_SEED: SEED, TPT_FAULT_PARALLEL: PARALLEL } = process.env;
const IS_LONG = PAYMENTS !== undefined;

describe('payments with crashes of portal and database', () => {
  it(
    '[M02] credits every payment once, whatever happens to its webhook',
    async ({ signal }) => {
      const { violations, ...figures } = await runPayments({
        bundle: soundPortal(),
        signal,
        seed: Number(SEED ?? '20261123'),
        payments: Number(PAYMENTS ?? '14'),
        parallel: IS_LONG ? Math.min(20, Number(PARALLEL ?? '20')) : 6,
        ...(IS_LONG
          ? { slowdown: 2 }
          : { mostFaults: 2, steps: ['payment.created', 'payment.credited', 'payment.settled'] }),
      });
      process.stdout.write(`${JSON.stringify(figures)}\n`);
      expect(violations).toEqual({ lost: [], doubled: [], orders: [], payments: [], book: [], brokenInvariants: [] });
      // The run proves nothing unless crashes and every kind of webhook occurred.
      expect(Object.values(figures.injected).reduce((sum, times) => sum + times, 0)).toBeGreaterThan(0);
      expect(Object.values(figures.webhooks).every((times) => times > 0)).toBe(true);
    },
    IS_LONG ? 3_600_000 : 300_000,
  );
});
