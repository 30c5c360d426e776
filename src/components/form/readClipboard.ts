/** Cells of a spreadsheet as they came over the clipboard. */
export interface ClipboardCells {
  /** Rows of cells, none of them empty as a whole. */
  rows: string[][];
  /** Cells with a text that their sheet did not show. */
  hidden: number;
}

/**
 * Cells of a clipboard: its table where it carries one, else its text with tabs; null for a single cell or plain words.
 * The table knows what the text does not: what is hidden, and how far merged cells reach.
 * @param split lines of one text each as cells, where they are some
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
  // Of one cell the browser would keep the quotes and the formula around its text.
  const isWrapped = rows.length === 1 && /^="[^"]*"\s*$|^"[^]*[\r\n][^]*"\s*$/u.test(text);
  const isMany = rows.length > 1 || (rows[0]?.length ?? 0) > 1 || isWrapped;
  return isMany ? { ...cells, rows } : null;
}

/** Tab separated text as spreadsheets write it: a cell with a line end or a tab stands in quotes, its quotes doubled. */
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

/** The first table of a clipboard's HTML; merged cells give their text to every row they reach over. */
function readTable(html: string): ClipboardCells | null {
  if (!/<table/iu.test(html)) return null;
  // Styles are read, never applied: the page's security policy has a say in applied ones.
  const inert = html.replace(/<style[\s\S]*?<\/style>/giu, '').replace(/\sstyle\s*=/giu, ' data-style=');
  const table = new DOMParser().parseFromString(inert, 'text/html').querySelector('table');
  if (!table) return null;
  const hiddenColumns = columnsHidden(table);
  const rows: string[][] = [];
  const reaching: { text: string; rows: number }[] = [];
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
    const takeReaching = (): void => {
      for (let from = reaching[column]; from && from.rows > 0; from = reaching[column]) {
        from.rows -= 1;
        put(from.text, isHiddenRow || hiddenColumns.has(column));
      }
    };
    for (const cell of line.cells) {
      takeReaching();
      const text = textOfCell(cell);
      for (let at = 0; at < cell.colSpan; at += 1) {
        reaching[column] = { text: at === 0 ? text : '', rows: cell.rowSpan - 1 };
        put(at === 0 ? text : '', isHiddenRow || hiddenColumns.has(column) || isHidden(cell));
      }
    }
    takeReaching();
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
  // A line end within a cell parts words.
  for (const end of cell.querySelectorAll('br')) end.replaceWith(' ');
  return unwrapped((cell.textContent ?? '').replace(/[\s\u00a0]+/gu, ' ').trim());
}

/** `="030461"` is how files keep a number's zeros: the number is meant. */
const unwrapped = (text: string): string => text.replace(/^="([^"]*)"$/u, '$1');
