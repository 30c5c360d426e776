/**
 * Design sizes: `npm run tokens` writes them and the palette to tokens.css, and the theme passes them to Material.
 * Style sheets use no other spacing, type size, radius or breakpoint (sheets.test.ts).
 */

/** Paddings, margins and gaps in pixels: `--tpt-space-1` to `--tpt-space-12`. */
export const SPACE = [2, 4, 6, 8, 10, 12, 16, 20, 24, 32, 40, 48] as const;

/** Type sizes in pixels: `--tpt-text-sm`. */
export const TEXT = { xs: 11, sm: 12, md: 13, base: 14, lg: 15, xl: 17, '2xl': 20, '3xl': 22, display: 44 } as const;

/** Corners in pixels: inner parts, controls and layers, pills and circles. */
export const RADIUS = { sm: 4, md: 6, round: 999 } as const;

export const SIZE = {
  control: 36,
  row: 36,
  /** Space for the button inside an input. */
  'button-room': 34,
  'row-number': 26,
  /** The column of the button that removes a row. */
  'row-remove': 30,
} as const;

/** Shared measures of the compact density that differ; targets keep the 24 pixels of WCAG 2.5.8. */
export const COMPACT_SIZE = { control: 32, row: 28 } as const;

/**
 * Breakpoints. Style sheets use `@media (--below-small)` or `(--from-wide)`, which the build replaces, because media
 * queries cannot use variables.
 */
export const BREAKPOINTS = { small: 600, medium: 720, large: 1024, wide: 1440, roomy: 1720 } as const;
export type Breakpoint = keyof typeof BREAKPOINTS;

/** Heights of low windows, of laptops and phones on their side: `@media (--up-to-short)`. */
export const WINDOW_HEIGHTS = { low: 600, short: 860 } as const;
export type WindowHeight = keyof typeof WINDOW_HEIGHTS;

/** @example window.matchMedia(media('from', 'wide')).matches */
export function media(side: 'below' | 'from', name: Breakpoint): string {
  const width = BREAKPOINTS[name];
  return side === 'below' ? `(max-width: ${width - 1}px)` : `(min-width: ${width}px)`;
}

/** [R26] Layers are above any embedding page. */
export const POPUP_Z_INDEX = 99999;

/** System fonts with Latin, Chinese and Vietnamese; none is downloaded. */
export const FONTS = {
  sans: `Inter, 'Segoe UI', system-ui, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans', sans-serif`,
  mono: `ui-monospace, 'SF Mono', 'Cascadia Mono', 'Segoe UI Mono', Menlo, Consolas, 'Noto Sans Mono', monospace`,
} as const;

export const LAYER = {
  light: { shadow: '0 1px 2px rgb(20 33 61 / 0.08), 0 8px 24px rgb(20 33 61 / 0.14)', scrim: 'rgb(20 33 61 / 0.4)' },
  dark: { shadow: '0 1px 2px rgb(0 0 0 / 0.4), 0 8px 24px rgb(0 0 0 / 0.5)', scrim: 'rgb(4 8 16 / 0.6)' },
} as const;
