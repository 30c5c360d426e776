import { TOP_UP } from '#contract/cashier.ts';

/** Whole coins within the limits, from text with digits of any width and separators; null for anything else. */
export function readCoins(text: string): number | null {
  const digits = text
    .normalize('NFKC')
    .replaceAll(/[\s,.'](?=\d{3}(?!\d))/gu, '')
    .trim();
  if (!/^\d{1,6}$/u.test(digits)) return null;
  const coins = Number(digits);
  return coins >= TOP_UP.min && coins <= TOP_UP.max ? coins : null;
}
