import type { PayType } from '#contract/codes.ts';
import type { StatusPart } from './buckets.ts';

/** Lines over a color, so that neighbors differ without it (WCAG 1.4.1); on a tile of 8 × 8. */
export const PATTERNS = {
  plain: '',
  rising: 'M-2 2l4-4M0 8l8-8M6 10l4-4',
  falling: 'M-2 6l4 4M0 0l8 8M6-2l4 4',
  level: 'M0 2h8M0 6h8',
  upright: 'M2 0v8M6 0v8',
  crossed: 'M0 0l8 8M8 0l-8 8',
  dotted: 'M1.5 2h1M5.5 6h1',
} as const;

interface Ink {
  color: string;
  pattern: keyof typeof PATTERNS;
}

/** The look of everything that the charts show; the same thing looks the same in every chart. */
export const INKS = {
  isf10: { color: 'primary-main', pattern: 'plain' },
  isf5: { color: 'primary-light', pattern: 'rising' },
  firstTry: { color: 'primary-main', pattern: 'plain' },
  range: { color: 'primary-light', pattern: 'rising' },
  accepted: { color: 'success-main', pattern: 'plain' },
  warning: { color: 'warning-light', pattern: 'dotted' },
  waiting: { color: 'info-light', pattern: 'level' },
  rejected: { color: 'error-main', pattern: 'crossed' },
  deleted: { color: 'text-disabled', pattern: 'upright' },
  inTime: { color: 'primary-main', pattern: 'plain' },
  late: { color: 'error-main', pattern: 'falling' },
  coins: { color: 'primary-main', pattern: 'plain' },
  credit: { color: 'warning-light', pattern: 'rising' },
  coupons: { color: 'success-light', pattern: 'dotted' },
  vip: { color: 'info-main', pattern: 'level' },
} as const satisfies Record<string, Ink> & Record<StatusPart, Ink>;
export type InkName = keyof typeof INKS;

export const PAY_INKS: Record<PayType, InkName> = { 0: 'coins', 1: 'credit', 2: 'coupons', 3: 'vip' };

/** @example colorOf('late') // var(--tpt-palette-error-main) */
export const colorOf = (ink: InkName): string => `var(--tpt-palette-${INKS[ink].color})`;

/** Color with pattern, as a fill; `ChartInks` defines them. */
export const fillOf = (ink: InkName): string => `url(#ink-${ink})`;

/** Height of every plot in pixels; its table and its skeleton have the same. */
export const PLOT_HEIGHT = 264;
