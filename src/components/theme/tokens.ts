/**
 * The sizes of the design, once: `npm run tokens` writes them and the palette to tokens.css for style sheets, and theme.ts
 * gives them to Material. Style sheets hold no other spacing, type size, radius or breakpoint (sheets.test.ts).
 */

/** Paddings, margins and gaps in pixels: `--tpt-space-1` to `--tpt-space-12`. */
export const SPACE = [2, 4, 6, 8, 10, 12, 16, 20, 24, 32, 40, 48] as const;

/** Type sizes in pixels: `--tpt-text-sm`. */
export const TEXT = { xs: 11, sm: 12, md: 13, base: 14, lg: 15, xl: 17, '2xl': 20, '3xl': 22, display: 44 } as const;

/** Corners in pixels: inner parts, controls and layers, pills and circles. */
export const RADIUS = { sm: 4, md: 6, round: 999 } as const;

/** Measures that several parts line up with, in pixels. */
export const SIZE = {
  /** Room at the end of an input for the button that stands within it. */
  'button-room': 34,
  /** The numbers before the lines of a rows editor. */
  'row-number': 26,
} as const;

/**
 * The widths at which screens are arranged anew. A sheet asks `@media (--below-small)` or `(--from-wide)`; the build puts
 * the query there, because browsers know no variables in media queries.
 */
export const BREAKPOINTS = { small: 600, medium: 720, large: 1024, wide: 1440 } as const;
export type Breakpoint = keyof typeof BREAKPOINTS;

/** @example window.matchMedia(media('from', 'wide')).matches */
export function media(side: 'below' | 'from', name: Breakpoint): string {
  const width = BREAKPOINTS[name];
  return side === 'below' ? `(max-width: ${width - 1}px)` : `(min-width: ${width}px)`;
}

/** [R26] Everything that pops up lies above whatever page embeds the app. */
export const POPUP_Z_INDEX = 99999;

/** Fonts of the system that carry Latin, Chinese and Vietnamese; no font is ever downloaded. */
export const FONTS = {
  sans: `Inter, 'Segoe UI', system-ui, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans', sans-serif`,
  mono: `ui-monospace, 'SF Mono', 'Cascadia Mono', 'Segoe UI Mono', Menlo, Consolas, 'Noto Sans Mono', monospace`,
} as const;

/** What a layer throws on the page below, and what a dialog lays over it. */
export const SHADOW = '0 1px 2px rgb(20 33 61 / 0.08), 0 8px 24px rgb(20 33 61 / 0.14)';
export const SCRIM = 'rgb(20 33 61 / 0.4)';
