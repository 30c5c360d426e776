import type { PDFPageProxy } from 'pdfjs-dist';
import type { DocumentPage, PageText } from '#recognition/documentModel.ts';
import { matrixOf, type Matrix } from '../scans/placedPictures.ts';
import { normalizeCellText, type DocumentBudget } from './gridWriter.ts';

/** Texts of a page; more are a drawing. */
const TEXTS_MAX = 20_000;

interface TextItem {
  str: string;
  transform: number[];
  width: number;
  height: number;
}

/** The texts of a page and of its form fields, with their boxes on the page as it is shown, or turned by `rotation`. */
export async function pageTexts(
  page: PDFPageProxy,
  budget: DocumentBudget,
): Promise<Pick<DocumentPage, 'texts' | 'rotation'>> {
  const content = await page.getTextContent({ includeMarkedContent: false });
  const items = content.items.slice(0, TEXTS_MAX).filter((item): item is TextItem & typeof item => 'str' in item);
  const rotation = uprightRotation(items, matrixOf(page.getViewport({ scale: 1 }).transform));
  const view = page.getViewport({ scale: 1, rotation: (page.rotate + (rotation ?? 0)) % 360 });
  const matrix = matrixOf(view.transform);
  const texts: PageText[] = [];
  const add = (raw: string, points: Point[]): void => {
    const text = normalizeCellText(raw);
    const box = boxAround(points, view.width, view.height);
    if (text === '' || !box) return;
    budget.add(text);
    texts.push({ text, box });
  };
  for (const item of items) if (directionOf(item, matrix) !== null) add(item.str, corners(item, matrix));
  for (const field of await page.getAnnotations()) {
    const { fieldType, fieldValue, rect, hidden } = field as FormField;
    if (hidden === true || (fieldType !== 'Tx' && fieldType !== 'Ch')) continue;
    const values = [fieldValue].flat().filter((value) => typeof value === 'string');
    add(values.join('\n'), rectCorners(rect, matrix));
  }
  return rotation ? { texts, rotation } : { texts };
}

/** Degrees off a right angle: text beyond is a watermark. */
const SLANT_MAX = 20;
/** Share of the text in one direction from which the page counts as turned. */
const TURNED_SHARE = 0.6;

/** Where a text runs to on the page, in degrees clockwise: 0, 90, 180 or 270; null for a slanted one. */
function directionOf({ transform: [a = 1, b = 0] }: TextItem, [va, vb, vc, vd]: Matrix): number | null {
  const degrees = (Math.atan2(vb * a + vd * b, va * a + vc * b) * 180) / Math.PI;
  const nearest = Math.round(degrees / 90) * 90;
  return Math.abs(degrees - nearest) > SLANT_MAX ? null : (nearest + 360) % 360;
}

/** The turn after which most of the text runs to the right. */
function uprightRotation(items: readonly TextItem[], view: Matrix): DocumentPage['rotation'] {
  const lengths = new Map<number | null, number>();
  let all = 0;
  for (const item of items) {
    const length = item.str.trim().length;
    const direction = directionOf(item, view);
    lengths.set(direction, (lengths.get(direction) ?? 0) + length);
    all += length;
  }
  for (const rotation of [90, 180, 270] as const) {
    if ((lengths.get(360 - rotation) ?? 0) > all * TURNED_SHARE) return rotation;
  }
  return undefined;
}

interface FormField {
  fieldType?: string;
  fieldValue?: unknown;
  rect: number[];
  hidden?: boolean;
}

type Point = readonly [number, number];

const apply = ([a, b, c, d, e, f]: Matrix, x: number, y: number): Point => [a * x + c * y + e, b * x + d * y + f];

/** Depth of letters below their base line, as a part of their height. */
const DESCENT = 0.2;

/** Corners of a run on the page: from its origin along its direction, and across it by its height. */
function corners({ transform, width, height }: TextItem, view: Matrix): Point[] {
  const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = transform;
  const along = Math.hypot(a, b) || 1;
  const across = Math.hypot(c, d) || 1;
  const size = height || across;
  const [dx, dy] = [(a / along) * width, (b / along) * width];
  const [ux, uy] = [(c / across) * size, (d / across) * size];
  const [left, bottom] = [x - ux * DESCENT, y - uy * DESCENT];
  return [
    apply(view, left, bottom),
    apply(view, left + dx, bottom + dy),
    apply(view, left + ux, bottom + uy),
    apply(view, left + dx + ux, bottom + dy + uy),
  ];
}

function rectCorners([x1 = 0, y1 = 0, x2 = 0, y2 = 0]: number[], view: Matrix): Point[] {
  return [apply(view, x1, y1), apply(view, x2, y2)];
}

/** The rectangle around some points as fractions of the page; null if nothing of it is on the page. */
function boxAround(points: readonly Point[], width: number, height: number): PageText['box'] | null {
  const inside = (value: number, size: number): number => Math.min(1, Math.max(0, value / size));
  const xs = points.map(([x]) => inside(x, width));
  const ys = points.map(([, y]) => inside(y, height));
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const box = { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
  return box.width > 0 && box.height > 0 ? box : null;
}
