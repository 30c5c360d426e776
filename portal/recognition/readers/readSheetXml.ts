import { SaxesParser } from 'saxes';
import type { DocumentPart } from '#recognition/documentModel.ts';
import { decodeText } from '../../imports/readDelimited.ts';
import { localName } from '../../imports/xmlScanner.ts';
import { GridWriter, type DocumentBudget } from './gridWriter.ts';
import { UnreadableDocument } from './unreadableDocument.ts';

const DEPTH_MAX = 64;
const ROWS_MAX = 1_048_576;
const COLUMNS_MAX = 500;

/** Reads a workbook that was saved as XML (SpreadsheetML 2003), as some systems do with the ending .xls. */
export function readSheetXml(bytes: Buffer, budget: DocumentBudget): DocumentPart[] {
  const parts: DocumentPart[] = [];
  const damaged = (): never => {
    throw new UnreadableDocument('damaged');
  };
  let grid = new GridWriter(budget);
  let name = '';
  let depth = 0;
  let row = -1;
  let column = -1;
  let span = { rows: 1, columns: 1 };
  let text: string | null = null;
  let attributes = new Map<string, string>();
  const number = (key: string, otherwise: number): number => {
    const value = Number(attributes.get(key) ?? otherwise);
    return Number.isInteger(value) && value >= 0 && value <= ROWS_MAX ? value : damaged();
  };
  const parser = new SaxesParser({ position: false });
  parser.on('error', damaged);
  parser.on('doctype', damaged);
  parser.on('opentagstart', () => (attributes = new Map()));
  parser.on('attribute', ({ name: key, value }) => void attributes.set(localName(key), value));
  parser.on('opentag', (tag) => {
    if (++depth > DEPTH_MAX) damaged();
    const element = localName(tag.name);
    if (element === 'Worksheet') {
      grid = new GridWriter(budget);
      name = attributes.get('Name') ?? '';
      row = -1;
    } else if (element === 'Row') {
      row = number('Index', row + 2) - 1;
      column = -1;
    } else if (element === 'Cell') {
      column = number('Index', column + 2) - 1;
      span = { rows: number('MergeDown', 0) + 1, columns: number('MergeAcross', 0) + 1 };
    } else if (element === 'Data') text = '';
  });
  parser.on('closetag', (tag) => {
    depth--;
    const element = localName(tag.name);
    if (element === 'Data' && text !== null) {
      if (column < COLUMNS_MAX) grid.cell(row, column, text, span.rows, span.columns);
      text = null;
    } else if (element === 'Cell') column += span.columns - 1;
    else if (element === 'Worksheet') {
      const part = grid.end(name);
      if (part.cells.length > 0) parts.push(part);
    }
  });
  parser.on('text', (piece) => {
    if (text !== null) text += piece;
  });
  parser.write(decodeText(bytes).text).close();
  return parts;
}
