import PostalMime from 'postal-mime';
import type { DocumentPart } from '#recognition/documentModel.ts';
import { decodeText } from '../../imports/readDelimited.ts';
import { GridWriter, type DocumentBudget } from './gridWriter.ts';
import { htmlParts } from './readHtml.ts';

/** A line of text is a row; tabs part its cells, as in text that was copied from a spreadsheet. */
export function textParts(text: string, budget: DocumentBudget): DocumentPart[] {
  const grid = new GridWriter(budget);
  for (const line of text.split(/\r\n|[\r\n\v\f\u2028\u2029]/u)) {
    const cells = line.split('\t');
    const row = grid.nextRow;
    cells.forEach((cell, column) => grid.cell(row, column, cell));
    // A blank line separates blocks.
    grid.extend(row + 1, 1);
  }
  return [grid.end('')];
}

export const readTextFile = (bytes: Buffer, budget: DocumentBudget): DocumentPart[] =>
  textParts(decodeText(bytes).text, budget);

/** The subject and the body of a mail; attachments are files of their own. */
export async function readMail(bytes: Buffer, budget: DocumentBudget): Promise<DocumentPart[]> {
  const mail = await PostalMime.parse(bytes, { maxNestingDepth: 16, maxHeadersSize: 256 * 1024 });
  const head = mail.subject === undefined ? [] : textParts(mail.subject, budget);
  // The text of a mail with tables has lost their cells.
  const isTable = mail.html !== undefined && /<table/iu.test(mail.html);
  const body =
    mail.html !== undefined && (isTable || mail.text === undefined)
      ? htmlParts(mail.html, budget)
      : textParts(mail.text ?? '', budget);
  return [...head, ...body];
}
