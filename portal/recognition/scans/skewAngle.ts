import type { Raster } from './pageRaster.ts';

/** Slopes of sheets in a scanner's feeder, in degrees. */
const ANGLE_MAX = 6;
const COARSE = 0.5;
const FINE = 0.1;
/** Size of the reduced page. */
const SIDE = 800;
/** Dark dots that are examined; a full page has 40,000. */
const DOTS_MAX = 60_000;
/** With fewer dots a page has no lines. */
const DOTS_MIN = 500;
/** Shade, 0 to 255, up to which a pixel is dark. */
const DARK_MAX = 110;
/** Columns must alternate this many times more than rows on a page that is turned. */
const SIDEWAYS_RATIO = 1.5;

interface Dots {
  xs: Float32Array;
  ys: Float32Array;
}

/**
 * The angle by which lines of text slope down to the right, in degrees; 0 for a page without lines. Where rows of dots
 * follow the lines, they alternate between full and empty.
 */
export function skewAngle(raster: Raster): number {
  const dots = darkDots(raster);
  if (dots.xs.length < DOTS_MIN) return 0;
  const coarse = bestAngle(dots, -ANGLE_MAX, ANGLE_MAX, COARSE);
  return bestAngle(dots, coarse - COARSE, coarse + COARSE, FINE);
}

/** Whether lines of text go up or down the page: columns of dots then alternate more than rows. */
export function isSideways(raster: Raster): boolean {
  const { xs, ys } = darkDots(raster);
  if (xs.length < DOTS_MIN) return false;
  const rows = bestContrast({ xs, ys });
  return bestContrast({ xs: ys, ys: xs }) > rows * SIDEWAYS_RATIO;
}

const bestContrast = (dots: Dots): number =>
  Math.max(...[-2, -1, 0, 1, 2].map((angle) => contrast(dots, (angle * Math.PI) / 180)));

function bestAngle(dots: Dots, from: number, to: number, step: number): number {
  let best = { angle: 0, contrast: -1 };
  for (let angle = from; angle <= to + step / 2; angle += step) {
    const found = contrast(dots, (angle * Math.PI) / 180);
    if (found > best.contrast) best = { angle, contrast: found };
  }
  return best.angle;
}

/** Sum of the squared differences between neighboring rows. */
function contrast({ xs, ys }: Dots, angle: number): number {
  const slope = Math.tan(angle);
  const rows = new Float64Array(SIDE * 3);
  for (let at = 0; at < xs.length; at++) {
    const row = Math.round((ys[at] ?? 0) - (xs[at] ?? 0) * slope) + SIDE;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  let sum = 0;
  for (let row = 1; row < rows.length; row++) sum += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2;
  return sum;
}

/** Dots that are darker than the page around them: of horizontal edges, so that stamps and shadows count little. */
function darkDots({ width, height, gray }: Raster): Dots {
  const step = Math.max(1, Math.ceil(Math.max(width, height) / SIDE));
  const xs: number[] = [];
  const ys: number[] = [];
  for (let y = step; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      let dark = 255;
      for (let dy = 0; dy < step && y + dy < height; dy++) {
        dark = Math.min(dark, gray[(y + dy) * width + x] ?? 255);
      }
      if (dark > DARK_MAX) continue;
      xs.push(x / step);
      ys.push(y / step);
    }
  }
  if (xs.length <= DOTS_MAX) return { xs: Float32Array.from(xs), ys: Float32Array.from(ys) };
  const every = Math.ceil(xs.length / DOTS_MAX);
  const some = (list: number[]) => Float32Array.from(list.filter((_, at) => at % every === 0));
  return { xs: some(xs), ys: some(ys) };
}
