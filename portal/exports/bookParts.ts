import { Buffer } from 'node:buffer';
import { cellText } from './cellText.ts';
import type { ZipEntry } from './zip.ts';

export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Sheets are the default content type, because their number is known only at the end of a streamed workbook. */
const CONTENT_TYPES =
  `<Types xmlns="${PACKAGE}/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  `<Default Extension="xml" ContentType="${SHEET_TYPE}.worksheet+xml"/>` +
  `<Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/>` +
  `<Override PartName="/xl/styles.xml" ContentType="${SHEET_TYPE}.styles+xml"/></Types>`;

export const FROZEN_HEAD =
  '<sheetViews><sheetView workbookViewId="0">' +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';

/** Cell styles; `bold` takes the second font. */
interface CellStyle {
  /** 49 is the text format, so that a number typed into the cell keeps its leading zeros. */
  format: 0 | 49;
  bold?: boolean;
  /** Aligned to the top, with line breaks. */
  wrap?: boolean;
}

/**
 * The parts before the sheets of a workbook.
 * @param cellStyles styles, in the order of the cells' `s` index
 */
export function bookHead(cellStyles: readonly CellStyle[]): ZipEntry[] {
  return [
    file('[Content_Types].xml', CONTENT_TYPES),
    file('_rels/.rels', relationships([['officeDocument', 'xl/workbook.xml']])),
    file('xl/styles.xml', styles(cellStyles)),
  ];
}

export const sheetPath = (at: number): string => `xl/worksheets/sheet${at + 1}.xml`;

export function bookTail(names: readonly string[]): ZipEntry[] {
  const sheets = names.map((name, at) => `<sheet name="${cellText(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`);
  return [
    file(
      'xl/workbook.xml',
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.join('')}</sheets></workbook>`,
    ),
    file(
      'xl/_rels/workbook.xml.rels',
      relationships([
        ...names.map((_, at) => ['worksheet', sheetPath(at).slice('xl/'.length)] as const),
        ['styles', 'styles.xml'],
      ]),
    ),
  ];
}

function styles(cellStyles: readonly CellStyle[]): string {
  const formats = cellStyles.map(
    ({ format, bold, wrap }) =>
      `<xf numFmtId="${format}" fontId="${bold ? 1 : 0}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" ` +
      `applyFont="1"${wrap ? ' applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>' : '/>'}`,
  );
  return (
    `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>` +
    '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    `<cellXfs count="${cellStyles.length}">${formats.join('')}</cellXfs></styleSheet>`
  );
}

function relationships(targets: readonly (readonly [kind: string, target: string])[]): string {
  const list = targets.map(
    ([kind, target], at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${kind}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${list.join('')}</Relationships>`;
}

const file = (name: string, xml: string): ZipEntry => ({ name, content: [Buffer.from(XML + xml)] });
