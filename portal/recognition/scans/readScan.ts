import type { PDFPageProxy } from 'pdfjs-dist';
import type { DocumentPage, PageText } from '#recognition/documentModel.ts';
import { normalizeCellText } from '../readers/gridWriter.ts';
import { coveredShare, drawPictures, pictureScale, rasterScale, toPgm, type Raster } from './pageRaster.ts';
import { matrixOf, multiply, type Matrix, type PlacedPicture } from './placedPictures.ts';
import { isSideways, skewAngle } from './skewAngle.ts';
import type { FoundWord, ScanLanguage, TextRecognizer } from './textRecognizer.ts';

/** A scan covers most of its page; smaller pictures are logos and photographs. */
const SCAN_SHARE = 0.4;
/** Below this, letters are guessed: 6 points at 150 dpi have 9 pixels. */
const LETTER_MIN = 9;
/** Mean certainty below which the page may be upside down. */
const DOUBTFUL = 0.6;
/** Degrees below which a page is not straightened. */
const SKEW_MIN = 0.15;
/** Certainty below which a word is noise, and below which one without letters and digits is. */
const NOISE = { word: 0.2, mark: 0.6 } as const;
/** Certainty that the Vietnamese reading of a page may lose, because it has the accents. */
const ACCENT_TOLERANCE = 0.02;

const POINTS = 72;
const DEFAULT: readonly ScanLanguage[] = ['eng', 'chi_sim'];
const VIETNAMESE: readonly ScanLanguage[] = ['eng', 'vie'];
/** Words of Vietnamese forms as they are read without knowing their accents. */
const VIETNAMESE_WORDS =
  /\b(?:tnhh|c[oôé6]ng ty|ng[uưu][oơờời]i (?:b[aá]n|mua|kh[aâ]u)|m[aã] s[oố]|xu[aấ]t x[uứ]|v[aậ]n [dđ][oơ]n|đ[iị]a ch[iỉ])\b/iu;

type ScannedPage = Pick<DocumentPage, 'texts' | 'rotation'>;

export const isScan = (pictures: readonly PlacedPicture[], width: number, height: number): boolean =>
  coveredShare(pictures, width, height) >= SCAN_SHARE;

interface Reading {
  words: FoundWord[];
  certainty: number;
  scale: number;
  width: number;
  height: number;
  rotation: Rotation;
}

type Rotation = 0 | 90 | 180 | 270;

/**
 * Recognizes the text of a scanned page. Boxes are those of the page after it was straightened, which differ by a few
 * points from the slanted one. A page whose letters are too small to be certain of gives no text.
 */
export async function readScan(
  page: PDFPageProxy,
  pictures: readonly PlacedPicture[],
  recognizer: TextRecognizer,
): Promise<ScannedPage> {
  const reading = await bestReading(page, pictures, recognizer);
  const finest = Math.max(...pictures.map(pictureScale));
  const heights = reading.words.map(({ top, bottom }) => bottom - top).toSorted((a, b) => a - b);
  const median = ((heights[heights.length >> 1] ?? 0) / reading.scale) * finest;
  if (median < LETTER_MIN) return { texts: [] };
  const texts = joinWords(reading.words).flatMap((word) => toText(word, reading));
  return reading.rotation === 0 ? { texts } : { texts, rotation: reading.rotation };
}

async function bestReading(
  page: PDFPageProxy,
  pictures: readonly PlacedPicture[],
  recognizer: TextRecognizer,
): Promise<Reading> {
  const turns: readonly Rotation[] = isSideways(rasterOf(page, pictures, 0).raster) ? [90, 270] : [0, 180];
  const [first, second] = turns;
  let best = await read(page, pictures, first ?? 0, recognizer, DEFAULT);
  if (best.certainty < DOUBTFUL && best.words.length > 0) {
    const turned = await read(page, pictures, second ?? 180, recognizer, DEFAULT);
    if (turned.certainty > best.certainty) best = turned;
  }
  if (!VIETNAMESE_WORDS.test(best.words.map(({ text }) => text).join(' '))) return best;
  const accented = await read(page, pictures, best.rotation, recognizer, VIETNAMESE);
  return accented.certainty > best.certainty - ACCENT_TOLERANCE ? accented : best;
}

async function read(
  page: PDFPageProxy,
  pictures: readonly PlacedPicture[],
  rotation: Rotation,
  recognizer: TextRecognizer,
  languages: readonly ScanLanguage[],
): Promise<Reading> {
  const { raster, scale } = rasterOf(page, pictures, rotation);
  const angle = skewAngle(raster);
  const straight = Math.abs(angle) < SKEW_MIN ? raster : rasterOf(page, pictures, rotation, angle).raster;
  // Of decoding, 200 MB may be left over, and the recognizer needs as much.
  globalThis.gc?.();
  const found = await recognizer.recognize(toPgm(straight), scale * POINTS, languages);
  const words = found.flatMap(legible);
  const certainty = words.reduce((sum, word) => sum + word.certainty, 0) / Math.max(1, words.length);
  return { words, certainty, scale, width: raster.width, height: raster.height, rotation };
}

function rasterOf(
  page: PDFPageProxy,
  pictures: readonly PlacedPicture[],
  rotation: Rotation,
  skew = 0,
): { raster: Raster; scale: number } {
  const view = page.getViewport({ scale: 1, rotation: (page.rotate + rotation) % 360 });
  const scale = rasterScale(pictures, view.width, view.height);
  const [width, height] = [Math.round(view.width * scale), Math.round(view.height * scale)];
  const toRaster = multiply([scale, 0, 0, scale, 0, 0], matrixOf(view.transform));
  const matrix = multiply(turnAround(width / 2, height / 2, -skew), toRaster);
  return { raster: drawPictures(pictures, matrix, width, height), scale };
}

function turnAround(x: number, y: number, degrees: number): Matrix {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
}

/** Lines of tables are read as letters such as `|`; of noise the recognizer itself is uncertain. */
function legible(word: FoundWord): FoundWord[] {
  const text = normalizeCellText(word.text).replace(/^[|¦_—~]+|[|¦_—~]+$/gu, '');
  const isNoise = word.certainty < NOISE.word || (!/[\p{L}\p{N}]/u.test(text) && word.certainty < NOISE.mark);
  return text === '' || isNoise ? [] : [{ ...word, text }];
}

const HAN = /\p{Script=Han}/u;

/** Chinese has no spaces: characters of a line close together are one text. */
function joinWords(words: readonly FoundWord[]): FoundWord[] {
  const joined: FoundWord[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    if (before && isContinued(before, word)) {
      before.text += word.text;
      before.right = word.right;
      before.top = Math.min(before.top, word.top);
      before.bottom = Math.max(before.bottom, word.bottom);
      before.certainty = Math.min(before.certainty, word.certainty);
    } else joined.push({ ...word });
  }
  return joined;
}

function isContinued(before: FoundWord, word: FoundWord): boolean {
  const height = Math.min(before.bottom - before.top, word.bottom - word.top);
  const gap = word.left - before.right;
  const overlap = Math.min(before.bottom, word.bottom) - Math.max(before.top, word.top);
  const isHan = HAN.test(before.text.at(-1) ?? '') && HAN.test(word.text.charAt(0));
  return isHan && gap > -height && gap < height * 0.6 && overlap > height * 0.5;
}

function toText({ text, left, top, right, bottom, certainty }: FoundWord, { width, height }: Reading): PageText[] {
  const box = { x: left / width, y: top / height, width: (right - left) / width, height: (bottom - top) / height };
  return [{ text, box, certainty: Math.round(certainty * 100) / 100 }];
}
