import { Parser } from 'htmlparser2';
import type { DocumentPart } from '#recognition/documentModel.ts';
import { decodeText } from '../../imports/readDelimited.ts';
import { GridWriter, type DocumentBudget } from './gridWriter.ts';
import { TableBuilder } from './tableBuilder.ts';
import { UnreadableDocument } from './unreadableDocument.ts';

/** Elements that end a line of text. */
const BLOCKS = new Set([
  'p',
  'div',
  'li',
  'ul',
  'ol',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'section',
  'blockquote',
  'hr',
  'pre',
]);
const SKIPPED = new Set(['script', 'style', 'head', 'template', 'noscript', 'object', 'svg']);
/** Deeper nesting does not occur in documents. */
const DEPTH_MAX = 512;

/** Reads tables and paragraphs of HTML, such as a web system saves with the ending .xls. Nothing in it is loaded or run. */
export function readHtml(bytes: Buffer, budget: DocumentBudget): DocumentPart[] {
  return htmlParts(declaredText(bytes), budget);
}

export function htmlParts(html: string, budget: DocumentBudget): DocumentPart[] {
  const grid = new GridWriter(budget);
  const builder = new TableBuilder(grid);
  let depth = 0;
  let skipped = 0;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (++depth > DEPTH_MAX) throw new UnreadableDocument('damaged');
        if (SKIPPED.has(name)) skipped++;
        if (skipped > 0) return;
        if (name === 'table') builder.openTable();
        else if (name === 'tr') builder.openRow();
        else if (name === 'td' || name === 'th') {
          builder.openCell({ columns: span(attributes['colspan']), rows: span(attributes['rowspan']) });
        } else if (name === 'br' || BLOCKS.has(name)) builder.endLine();
      },
      ontext: (text) => {
        if (skipped === 0) builder.text(text.replace(/\s+/gu, ' '));
      },
      onclosetag: (name) => {
        depth--;
        if (SKIPPED.has(name)) skipped--;
        else if (skipped > 0) return;
        else if (name === 'table') builder.closeTable();
        else if (name === 'tr') builder.closeRow();
        else if (name === 'td' || name === 'th') builder.closeCell();
        else if (BLOCKS.has(name)) builder.endLine();
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.end(html);
  builder.end();
  return [grid.end('')];
}

const span = (value: string | undefined): number => {
  const count = Number(value ?? 1);
  return Number.isInteger(count) && count > 0 ? Math.min(count, 1_000) : 1;
};

/** Decodes by the declared encoding, if the platform supports it. */
function declaredText(bytes: Buffer): string {
  const [, name] = /charset\s*=\s*["']?\s*([\w-]+)/iu.exec(bytes.toString('latin1', 0, 4_096)) ?? [];
  if (name !== undefined && !/^utf-?(?:8|16)/iu.test(name)) {
    try {
      return new TextDecoder(name).decode(bytes);
    } catch {
      // An unknown name: guess.
    }
  }
  return decodeText(bytes).text;
}
