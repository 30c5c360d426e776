import { trusted } from '#schema/trustedTypes.ts';

interface ClipboardCells {
  /** Rows of cells; no row is empty. */
  rows: string[][];
  /** Number of non-empty cells that are hidden in their sheet. */
  hidden: number;
}

/**
 * Reads cells from the clipboard: from an HTML table if there is one, which has hidden and merged cells, else from text
 * with tabs; null for a single cell or plain text.
 * @param split splits lines of one text each into cells
 * @example readClipboard({ html: '', text: '940360\tCN\n940161\tVN\n' }) // { rows: [['940360', 'CN'], ['940161', 'VN']], hidden: 0 }
 */
export function readClipboard(
  { html, text }: { html: string; text: string },
  split: (lines: readonly string[]) => string[][] | null = () => null,
): ClipboardCells | null {
  const cells = readTable(html) ?? { rows: readText(text), hidden: 0 };
  const filled = cells.rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  const isOneColumn = filled.length > 0 && filled.every((row) => row.length === 1);
  const rows = (isOneColumn ? split(filled.flat()) : null) ?? filled;
  // The browser would paste the quotes and the formula around a single cell.
  const isWrapped = rows.length === 1 && /^="[^"]*"\s*$|^"[^]*[\r\n][^]*"\s*$/u.test(text);
  const isMany = rows.length > 1 || (rows[0]?.length ?? 0) > 1 || isWrapped;
  return isMany ? { ...cells, rows } : null;
}

/** Tab-separated text as written by spreadsheets: cells with line ends or tabs are quoted, their quotes doubled. */
function readText(text: string): string[][] {
  if (!text.includes('"')) return text.split(/\r\n?|\n/u).map((line) => line.split('\t'));
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n?|\n|$)/uy;
  for (let found = cell.exec(text); found; found = cell.exec(text)) {
    const [, quoted, plain = '', end] = found;
    rows.at(-1)?.push(unwrapped(quoted === undefined ? plain : quoted.replaceAll('""', '"').replace(/\s+/gu, ' ')));
    if (end === '' || end === undefined) break;
    if (end !== '\t') rows.push([]);
  }
  return rows;
}

/** The first table of the HTML; merged cells repeat their text in every row. */
function readTable(html: string): ClipboardCells | null {
  if (!/<table/iu.test(html)) return null;
  // Styles are only read: applying them would violate the content security policy.
  const inert = html.replace(/<style[\s\S]*?<\/style>/giu, '').replace(/\sstyle\s*=/giu, ' data-style=');
  // The document is read and never inserted, so nothing in it loads or runs.
  const source = trusted('createHTML', 'tpt-clipboard', inert, (text) => text);
  const table = new DOMParser().parseFromString(source, 'text/html').querySelector('table');
  if (!table) return null;
  const hiddenColumns = columnsHidden(table);
  const rows: string[][] = [];
  const merged: { text: string; rows: number }[] = [];
  let hidden = 0;
  for (const line of table.rows) {
    const row: string[] = [];
    let column = 0;
    const isHiddenRow = isHidden(line);
    const put = (text: string, isOut: boolean): void => {
      if (!isOut) row.push(text);
      else if (text.trim() !== '') hidden += 1;
      column += 1;
    };
    const addMerged = (): void => {
      for (let from = merged[column]; from && from.rows > 0; from = merged[column]) {
        from.rows -= 1;
        put(from.text, isHiddenRow || hiddenColumns.has(column));
      }
    };
    for (const cell of line.cells) {
      addMerged();
      const text = textOfCell(cell);
      for (let at = 0; at < cell.colSpan; at += 1) {
        merged[column] = { text: at === 0 ? text : '', rows: cell.rowSpan - 1 };
        put(at === 0 ? text : '', isHiddenRow || hiddenColumns.has(column) || isHidden(cell));
      }
    }
    addMerged();
    if (!isHiddenRow) rows.push(row);
  }
  return { rows, hidden };
}

const isHidden = (element: Element): boolean =>
  element.hasAttribute('hidden') || /display\s*:\s*none/iu.test(element.getAttribute('data-style') ?? '');

function columnsHidden(table: HTMLTableElement): ReadonlySet<number> {
  const found = new Set<number>();
  let at = 0;
  for (const column of table.querySelectorAll('col')) {
    const span = column.span || 1;
    if (isHidden(column)) for (let more = 0; more < span; more += 1) found.add(at + more);
    at += span;
  }
  return found;
}

function textOfCell(cell: HTMLElement): string {
  for (const end of cell.querySelectorAll('br')) end.replaceWith(' ');
  return unwrapped((cell.textContent ?? '').replace(/[\s\u00a0]+/gu, ' ').trim());
}

/** Files write `="030461"` to keep leading zeros. */
const unwrapped = (text: string): string => text.replace(/^="([^"]*)"$/u, '$1');
