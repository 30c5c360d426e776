import type { Budget } from './inflateEntry.ts';
import { numberStyle, type NumberStyle } from './numberCell.ts';
import { scanPart } from './scanPart.ts';
import { Unreadable } from './unreadable.ts';
import type { ArchiveEntry } from './zipArchive.ts';

const MEGABYTE = 1024 * 1024;
const BOOK_MAX = 2 * MEGABYTE;
/** Old workbooks with copied sheets have thousands of formats. */
const STYLES_MAX = 8 * MEGABYTE;
/** Each sheet is unpacked separately, which has a fixed cost. */
const SHEETS_MAX = 1_000;
const LINKS_MAX = 10_000;
/** Excel's own limit of cell formats, rounded up. */
const FORMATS_MAX = 65_536;

interface Archive {
  bytes: Buffer;
  budget: Budget;
}

interface Link {
  /** Path in the archive. */
  target: string;
  type: string;
}

interface BookSheet {
  name: string;
  /** Id of its relationship. */
  link: string;
  isHidden: boolean;
}

/** Reads the relationships of a part by id; empty without an entry. @throws Unreadable */
export async function readLinks(
  { bytes, budget }: Archive,
  entry: ArchiveEntry | undefined,
  folder: string,
): Promise<Map<string, Link>> {
  const links = new Map<string, Link>();
  if (!entry) return links;
  await scanPart(bytes, entry, { budget, max: BOOK_MAX }, (name, attributes) => {
    if (name !== 'Relationship') return;
    const target = attributes.get('Target') ?? '';
    const path = target.startsWith('/') ? target.slice(1) : resolvePath(folder, target);
    links.set(attributes.get('Id') ?? '', { target: path, type: attributes.get('Type') ?? '' });
    if (links.size > LINKS_MAX) throw new Unreadable('tooLarge');
  });
  return links;
}

/** Reads the sheets of a workbook and its date system. @throws Unreadable also for a workbook without a sheet */
export async function readBook(
  { bytes, budget }: Archive,
  entry: ArchiveEntry | undefined,
): Promise<{ sheets: BookSheet[]; is1904: boolean }> {
  const sheets: BookSheet[] = [];
  let is1904: boolean | null = null;
  if (!entry) throw new Unreadable('damaged');
  await scanPart(bytes, entry, { budget, max: BOOK_MAX }, (name, attributes, parent) => {
    if (name === 'workbookPr') is1904 ??= /^(?:1|true)$/u.test(attributes.get('date1904') ?? '');
    if (name !== 'sheet' || parent !== 'sheets') return;
    const isHidden = !['', 'visible'].includes(attributes.get('state') ?? '');
    sheets.push({ name: attributes.get('name') ?? '', link: attributes.get('id') ?? '', isHidden });
    if (sheets.length > SHEETS_MAX) throw new Unreadable('tooLarge');
  });
  if (sheets.length === 0) throw new Unreadable('damaged');
  return { sheets, is1904: is1904 ?? false };
}

/** Reads the number styles by cell format index; empty without an entry. @throws Unreadable */
export async function readStyles({ bytes, budget }: Archive, entry: ArchiveEntry | undefined): Promise<NumberStyle[]> {
  const codes = new Map<string, string>();
  const known = new Map<string, NumberStyle>();
  const formats: string[] = [];
  if (!entry) return [];
  await scanPart(bytes, entry, { budget, max: STYLES_MAX }, (name, attributes, parent) => {
    const id = attributes.get('numFmtId') ?? '';
    // Conditional formats have number formats as well, with ids of their own.
    if (name === 'numFmt' && parent === 'numFmts') codes.set(id, attributes.get('formatCode') ?? '');
    else if (name === 'xf' && parent === 'cellXfs' && formats.push(id) > FORMATS_MAX) throw new Unreadable('tooLarge');
  });
  return formats.map((id) => {
    const style = known.get(id) ?? numberStyle(Number(id), codes.get(id) ?? '');
    known.set(id, style);
    return style;
  });
}

/** `../media/x` below `xl/worksheets/`. */
function resolvePath(folder: string, target: string): string {
  const path: string[] = [];
  for (const step of `${folder}${target}`.split('/')) {
    if (step === '..') path.pop();
    else if (step !== '.' && step !== '') path.push(step);
  }
  return path.join('/');
}
