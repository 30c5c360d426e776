import { strToU8, zipSync, type Zippable } from 'fflate';
import { columnLetters } from '#schema/sheet.ts';

/** A cell of a test workbook: a text, a number, or a function that returns its XML. */
export type TestCell = string | number | null | { xml: (address: string) => string };

export interface TestSheet {
  name?: string;
  state?: string;
  rows: readonly (readonly TestCell[])[];
  merged?: readonly string[];
  /** Hidden rows, from 1. */
  hidden?: readonly number[];
}

interface TestBook {
  sheets: readonly TestSheet[];
  is1904?: boolean;
  hasMacros?: boolean;
  /** Texts are shared strings, as Excel writes them; otherwise inline. */
  isShared?: boolean;
}

/** Cell formats: 1 a date, 2 a date with its time, 3 six digits. */
const STYLES =
  '<styleSheet><numFmts count="2"><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/>' +
  '<numFmt numFmtId="166" formatCode="000000"/></numFmts>' +
  '<cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="165"/><xf numFmtId="166"/></cellXfs></styleSheet>';

/** @param style 1 formats the number as a date, 2 as a date with its time, 3 with six digits */
export const styled = (value: number, style: 1 | 2 | 3): TestCell => ({
  xml: (at) => `<c r="${at}" s="${style}"><v>${value}</v></c>`,
});
/** A number with its exact text in the file. */
export const rawNumber = (raw: string): TestCell => ({ xml: (at) => `<c r="${at}"><v>${raw}</v></c>` });
export const formula = (code: string, cached?: string): TestCell => ({
  xml: (at) => `<c r="${at}" t="str"><f>${code}</f>${cached === undefined ? '' : `<v>${escaped(cached)}</v>`}</c>`,
});

/** Writes a workbook as spreadsheet programs do. */
export function xlsxFile({ sheets, is1904 = false, hasMacros = false, isShared = true }: TestBook): Buffer {
  const texts: string[] = [];
  const files: Zippable = {
    '_rels/.rels': xml(
      '<Relationships><Relationship Id="rId1" Type="http://x/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    ),
    'xl/styles.xml': xml(STYLES),
  };
  sheets.forEach((sheet, index) => {
    files[`xl/worksheets/sheet${index + 1}.xml`] = xml(sheetXml(sheet, isShared ? texts : null));
  });
  const names = sheets.map(
    ({ name, state }, at) =>
      `<sheet name="${escaped(name ?? `Sheet${at + 1}`)}" sheetId="${at + 1}" ${state ? `state="${state}" ` : ''}r:id="rId${at + 1}"/>`,
  );
  files['xl/workbook.xml'] = xml(
    `<workbook xmlns:r="r"><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets>${names.join('')}</sheets></workbook>`,
  );
  const links = sheets.map(
    (_, at) => `<Relationship Id="rId${at + 1}" Type="http://x/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  files['xl/_rels/workbook.xml.rels'] = xml(
    `<Relationships>${links.join('')}<Relationship Id="s" Type="http://x/styles" Target="styles.xml"/>` +
      `<Relationship Id="t" Type="http://x/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
  );
  if (isShared) {
    files['xl/sharedStrings.xml'] = xml(
      `<sst>${texts.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t><rPh><t>reading</t></rPh></si>`).join('')}</sst>`,
    );
  }
  if (hasMacros) files['xl/vbaProject.bin'] = strToU8('macro');
  return Buffer.from(zipSync(files, { level: 6, mtime: '2026-01-01' }));
}

function sheetXml({ rows, merged = [], hidden = [] }: TestSheet, texts: string[] | null): string {
  const known = new Map<string, number>();
  const lines = rows.map((cells, index) => {
    const inside = cells.map((cell, at) => cellXml(cell, `${columnLetters(at)}${index + 1}`, texts, known)).join('');
    return `<row r="${index + 1}"${hidden.includes(index + 1) ? ' hidden="1"' : ''}>${inside}</row>`;
  });
  const blocks = merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
  return `<worksheet><sheetData>${lines.join('')}</sheetData>${blocks && `<mergeCells>${blocks}</mergeCells>`}</worksheet>`;
}

function cellXml(cell: TestCell, at: string, texts: string[] | null, known: Map<string, number>): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'object') return cell.xml(at);
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  if (!texts) return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
  const index = known.get(cell) ?? texts.push(cell) - 1;
  known.set(cell, index);
  return `<c r="${at}" t="s"><v>${index}</v></c>`;
}

const xml = (text: string): Uint8Array => strToU8(`<?xml version="1.0" encoding="UTF-8"?>\n${text}`);

function escaped(text: string): string {
  // Excel escapes texts that look like its own escapes.
  return text
    .replaceAll(/_(?=x[\dA-F]{4}_)/giu, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
