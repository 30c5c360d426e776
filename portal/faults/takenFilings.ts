import { expect } from 'vitest';
import type { Filed, Ordeal } from './ordeal.ts';
import { PATIENCE } from './reckoning.ts';

/** Files bills of lading under these numbers. @returns the filings, in their order, once customs has taken each */
export async function takenFilings<const N extends readonly string[]>(
  ordeal: Ordeal,
  amsNos: N,
): Promise<{ [K in keyof N]: Filed }> {
  const filed = await Promise.all(amsNos.map((amsNo) => ordeal.file(amsNo)));
  for (const { id } of filed) {
    await expect.poll(() => ordeal.statusOf(id), { timeout: PATIENCE }).toBe('receiveSuccess');
  }
  return filed as { [K in keyof N]: Filed };
}
