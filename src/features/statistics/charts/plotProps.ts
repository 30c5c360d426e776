import { PLOT_HEIGHT } from '../chartStyle.ts';

/** What every plot has in common: no animation, so that nothing delays reading; own legends, which show patterns. */
export const PLOT = {
  height: PLOT_HEIGHT,
  hideLegend: true,
  skipAnimation: true,
  margin: { top: 12, right: 8, bottom: 0, left: 0 },
} as const;

export const GRID = { horizontal: true } as const;

/** The left axis; fractions of filings do not exist. */
export const countAxis = { width: 40, tickMinStep: 1, disableLine: true, disableTicks: true } as const;

/** Room for a line of text also in a font with tall lines: a label that does not fit is not drawn. */
export const AXIS_HEIGHT = 32;

/** The axis of bars per day, week or month; few bars stay narrow. */
export const bucketAxis = (
  buckets: readonly unknown[],
  valueFormatter: (at: number, place: { location: string }) => string,
) =>
  ({
    data: buckets.map((_, at) => at),
    scaleType: 'band',
    categoryGapRatio: buckets.length < 4 ? 0.75 : 0.35,
    valueFormatter,
    height: AXIS_HEIGHT,
  }) as const;
