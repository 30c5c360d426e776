import type { PDFPageProxy } from 'pdfjs-dist';

/** `[a, b, c, d, e, f]`: (x, y) → (ax + cy + e, bx + dy + f). */
export type Matrix = readonly [number, number, number, number, number, number];

/** pdf.js passes matrices as plain arrays. */
export const matrixOf = ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[]): Matrix => [a, b, c, d, e, f];

/** A picture in shades of gray and its place on the page. */
export interface PlacedPicture {
  width: number;
  height: number;
  gray: Uint8Array;
  /** From the unit square, whose y goes up, to the page's own coordinates. */
  place: Matrix;
}

interface PictureData {
  width: number;
  height: number;
  kind?: number;
  data?: Uint8Array | Uint8ClampedArray | string;
  /** Of a mask: repeated marks such as bullets. */
  count?: number;
  interpolate?: boolean;
}

export const multiply = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

/** Smaller pictures are logos. Pixels. */
const SIDE_MIN = 100;
/** Strips of one scan. */
const PICTURES_MAX = 200;
const OBJECT_TIME = 5_000;

type Operators = Record<'save' | 'restore' | 'transform' | 'paintImageXObject' | 'paintInlineImageXObject', number> &
  Record<'paintImageMaskXObject' | 'paintFormXObjectBegin' | 'paintFormXObjectEnd', number>;

/**
 * Finds the pictures of a page in its drawing instructions. Nothing is rendered.
 * @param ops codes of the instructions
 */
export async function placedPictures(page: PDFPageProxy, ops: Operators): Promise<PlacedPicture[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const pictures: PlacedPicture[] = [];
  const saved: Matrix[] = [];
  let current: Matrix = [1, 0, 0, 1, 0, 0];
  for (const [at, code] of fnArray.entries()) {
    const args: unknown[] = argsArray[at] ?? [];
    if (code === ops.save) saved.push(current);
    else if (code === ops.restore || code === ops.paintFormXObjectEnd) current = saved.pop() ?? current;
    else if (code === ops.transform) current = multiply(current, matrixOf(args as number[]));
    else if (code === ops.paintFormXObjectBegin) {
      saved.push(current);
      if (isMatrix(args[0])) current = multiply(current, args[0]);
    } else {
      const data = await pictureData(page, code, args, ops);
      if (!data || Math.min(data.width, data.height) < SIDE_MIN || pictures.length >= PICTURES_MAX) continue;
      const gray = toGray(data, code === ops.paintImageMaskXObject);
      if (gray) pictures.push({ width: data.width, height: data.height, gray, place: current });
    }
  }
  return pictures;
}

const isMatrix = (value: unknown): value is Matrix => Array.isArray(value) && value.length === 6;

async function pictureData(
  page: PDFPageProxy,
  code: number,
  [first]: unknown[],
  ops: Operators,
): Promise<PictureData | null> {
  if (code === ops.paintImageXObject) return loadObject(page, String(first));
  if (code === ops.paintInlineImageXObject) return first as PictureData;
  if (code !== ops.paintImageMaskXObject) return null;
  const mask = first as PictureData;
  if (typeof mask.data !== 'string') return mask;
  const data = await loadObject(page, mask.data);
  return data && { ...mask, ...data };
}

function loadObject(page: PDFPageProxy, id: string): Promise<PictureData | null> {
  const store = id.startsWith('g_') ? page.commonObjs : page.objs;
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), OBJECT_TIME);
    // A picture that cannot be decoded arrives as null.
    (store.get as (name: string, take: (data: PictureData | null) => void) => void).call(store, id, (data) => {
      clearTimeout(timer);
      resolve(data);
    });
  });
}

const BITS = 1;
const RGB = 2;
const RGBA = 3;
/** Red counts most, so that red stamps on black text turn light. */
const [RED, GREEN, BLUE] = [205, 38, 13];

function toGray({ width, height, kind, data }: PictureData, isMask: boolean): Uint8Array | null {
  if (!(data instanceof Uint8Array || data instanceof Uint8ClampedArray)) return null;
  const gray = new Uint8Array(width * height);
  if (isMask || kind === BITS) {
    const stride = (width + 7) >> 3;
    if (data.length < stride * height) return null;
    // A mask paints where its bits are 0.
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        gray[y * width + x] = ((data[y * stride + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1 ? 255 : 0;
      }
    }
    return gray;
  }
  const step = kind === RGB ? 3 : kind === RGBA ? 4 : 0;
  if (step === 0 || data.length < step * gray.length) return null;
  for (let at = 0, from = 0; at < gray.length; at++, from += step) {
    const value = ((data[from] ?? 0) * RED + (data[from + 1] ?? 0) * GREEN + (data[from + 2] ?? 0) * BLUE) >> 8;
    // Transparent pixels show the white page.
    gray[at] = step === 4 ? 255 - (((255 - value) * (data[from + 3] ?? 0)) >> 8) : value;
  }
  return gray;
}
