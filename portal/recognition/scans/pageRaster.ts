import { multiply, type Matrix, type PlacedPicture } from './placedPictures.ts';

/** A page in shades of gray. */
export interface Raster {
  width: number;
  height: number;
  gray: Uint8Array;
}

/** Pixels per inch at which letters of 6 to 12 points are recognized best. */
const DPI_MAX = 250;
const DPI_MIN = 200;
const POINTS = 72;
/** Pages larger than A3 at 200 dpi get fewer dots. */
const RASTER_MAX = 8_000_000;

/** Pixels per point of the finest picture. */
export const pictureScale = ({ width, height, place: [a, b, c, d] }: PlacedPicture): number =>
  Math.max(width / Math.hypot(a, b), height / Math.hypot(c, d));

/** The part of a page that its pictures cover; overlapping ones count twice. */
export function coveredShare(pictures: readonly PlacedPicture[], width: number, height: number): number {
  const area = pictures.reduce((sum, { place: [a, b, c, d] }) => sum + Math.abs(a * d - b * c), 0);
  return area / (width * height);
}

/** Pixels per point for recognition: small pictures are enlarged, large ones reduced. */
export function rasterScale(pictures: readonly PlacedPicture[], width: number, height: number): number {
  const finest = Math.max(...pictures.map(pictureScale));
  const wanted = Math.min(Math.max(finest, DPI_MIN / POINTS), DPI_MAX / POINTS);
  return Math.min(wanted, Math.sqrt(RASTER_MAX / (width * height)));
}

/** Draws the pictures of a page, from its coordinates in points by `toRaster`, on white. */
export function drawPictures(
  pictures: readonly PlacedPicture[],
  toRaster: Matrix,
  width: number,
  height: number,
): Raster {
  const raster = { width, height, gray: new Uint8Array(width * height).fill(255) };
  for (const picture of pictures) drawPicture(raster, picture, multiply(toRaster, picture.place));
  return raster;
}

function drawPicture(raster: Raster, { width, height, gray }: PlacedPicture, place: Matrix): void {
  // From pixels of the picture, whose rows go down, to pixels of the raster.
  const [a, b, c, d, e, f] = multiply(place, [1 / width, 0, 0, -1 / height, 0, 1]);
  const determinant = a * d - b * c;
  if (Math.abs(determinant) < 1e-9) return;
  const [ia, ib, ic, id] = [d / determinant, -b / determinant, -c / determinant, a / determinant];
  const corners = [
    [e, f],
    [a * width + e, b * width + f],
    [c * height + e, d * height + f],
    [a * width + c * height + e, b * width + d * height + f],
  ] as const;
  const bounds = (at: 0 | 1, size: number): [number, number] => [
    Math.max(0, Math.floor(Math.min(...corners.map((corner) => corner[at])))),
    Math.min(size, Math.ceil(Math.max(...corners.map((corner) => corner[at])))),
  ];
  const [left, right] = bounds(0, raster.width);
  const [top, bottom] = bounds(1, raster.height);
  // Several pixels of the picture for one of the raster are averaged along both axes.
  const reduction = Math.max(1, Math.min(4, Math.round(Math.hypot(ia, ib))));
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const [dx, dy] = [x + 0.5 - e, y + 0.5 - f];
      const value = sample(gray, width, height, ia * dx + ic * dy, ib * dx + id * dy, reduction);
      if (value < 256) raster.gray[y * raster.width + x] = value;
    }
  }
}

/** The shade around a point of the picture; 256 outside of it. */
function sample(gray: Uint8Array, width: number, height: number, u: number, v: number, reduction: number): number {
  if (u < 0 || v < 0 || u >= width || v >= height) return 256;
  if (reduction > 1) {
    let sum = 0;
    const [left, top] = [Math.floor(u - reduction / 2 + 0.5), Math.floor(v - reduction / 2 + 0.5)];
    for (let row = 0; row < reduction; row++) {
      const y = clamp(top + row, height);
      for (let column = 0; column < reduction; column++) sum += gray[y * width + clamp(left + column, width)] ?? 255;
    }
    return sum / (reduction * reduction);
  }
  const [left, top] = [Math.floor(u - 0.5), Math.floor(v - 0.5)];
  const [x1, x2, y1, y2] = [clamp(left, width), clamp(left + 1, width), clamp(top, height), clamp(top + 1, height)];
  const [along, down] = [u - 0.5 - left, v - 0.5 - top];
  const above = (gray[y1 * width + x1] ?? 255) * (1 - along) + (gray[y1 * width + x2] ?? 255) * along;
  const below = (gray[y2 * width + x1] ?? 255) * (1 - along) + (gray[y2 * width + x2] ?? 255) * along;
  return above * (1 - down) + below * down;
}

const clamp = (value: number, size: number): number => (value < 0 ? 0 : value >= size ? size - 1 : value);

/** As a file that the recognizer reads (PGM). */
export const toPgm = ({ width, height, gray }: Raster): Buffer =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), gray]);
