import { columnLetters } from '#schema/sheet.ts';
import { bookHead, bookTail, FROZEN_HEAD, MAIN, sheetPath, XML } from '../exports/bookParts.ts';
import { cellText } from '../exports/cellText.ts';
import type { ZipEntry } from '../exports/zip.ts';

/** A small sheet of texts with a frozen first row. */
export interface TextSheet {
  name: string;
  /** Column widths in characters. */
  widths: readonly number[];
  rows: readonly (readonly string[])[];
}

const TEXT = 1;
const HEAD = 2;
const STYLES = [{ format: 0 }, { format: 49, wrap: true }, { format: 49, wrap: true, bold: true }] as const;

/** Writes the parts of a workbook of text sheets. */
export function bookFiles(sheets: readonly TextSheet[]): ZipEntry[] {
  return [
    ...bookHead(STYLES),
    ...sheets.map((sheet, at) => ({ name: sheetPath(at), content: [Buffer.from(XML + sheetXml(sheet))] })),
    ...bookTail(sheets.map(({ name }) => name)),
  ];
}

/** Every cell, also a blank one, has the text format, so that typed numbers keep their leading zeros. */
function sheetXml({ widths, rows }: TextSheet): string {
  const columns = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" style="${TEXT}" customWidth="1"/>`,
  );
  const lines = rows.map((cells, index) => {
    const style = index === 0 ? HEAD : TEXT;
    const filled = cells.flatMap((text, at) =>
      text === ''
        ? []
        : `<c r="${columnLetters(at)}${index + 1}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${cellText(text)}</t></is></c>`,
    );
    return `<row r="${index + 1}">${filled.join('')}</row>`;
  });
  return (
    `<worksheet xmlns="${MAIN}">${FROZEN_HEAD}` +
    `<cols>${columns.join('')}</cols><sheetData>${lines.join('')}</sheetData></worksheet>`
  );
}
