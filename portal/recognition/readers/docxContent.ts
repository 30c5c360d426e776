import type { DocumentGrid } from '#recognition/documentModel.ts';
import { GridWriter, type DocumentBudget, type DocumentTableRow } from './gridWriter.ts';

type Attributes = ReadonlyMap<string, string>;

interface Cell {
  column: number;
  columns: number;
  text: string;
  /** Continues the merge of the cell above. */
  isContinued: boolean;
}

/** The text of the document or of a text box, while it is open. */
interface Story {
  line: string;
  /** Number of open tables; only the outermost becomes cells. */
  depth: number;
  rows: Cell[][];
  column: number;
  cell: Cell | null;
}

const COLUMNS_MAX = 500;
/** Deleted and moved text, and the copy of a drawing for older programs. */
const SKIPPED = new Set(['del', 'moveFrom', 'Fallback', 'rPrChange', 'pPrChange']);

/** Turns the elements of WordprocessingML into a grid. Text boxes follow the paragraph or table that they belong to. */
export class DocxContent {
  readonly #grid: GridWriter;
  readonly #stories: Story[] = [newStory()];
  /** Of text boxes whose anchor is not finished. */
  #waiting: (string | DocumentTableRow[])[] = [];
  #skipped = 0;
  #isRun = false;
  #isText = false;

  constructor(budget: DocumentBudget) {
    this.#grid = new GridWriter(budget);
  }

  get #story(): Story {
    return this.#stories.at(-1) ?? newStory();
  }

  open(name: string, attributes: Attributes): void {
    if (SKIPPED.has(name)) this.#skipped++;
    if (this.#skipped > 0) return;
    const story = this.#story;
    const value = () => attributes.get('val') ?? '';
    if (name === 'r') this.#isRun = true;
    else if (name === 't') this.#isText = true;
    else if (name === 'tab' && this.#isRun) this.#add('\t');
    else if ((name === 'br' || name === 'cr') && this.#isRun) this.#add('\n');
    else if (name === 'noBreakHyphen') this.#add('-');
    else if (name === 'txbxContent') this.#stories.push(newStory());
    else if (name === 'tbl') story.depth++;
    else if (story.depth !== 1) return;
    else if (name === 'tr') {
      story.rows.push([]);
      story.column = 0;
    } else if (name === 'gridBefore') story.column += count(value(), 0);
    else if (name === 'tc') story.cell = { column: story.column, columns: 1, text: '', isContinued: false };
    else if (name === 'gridSpan' && story.cell) story.cell.columns = count(value(), 1);
    else if (name === 'vMerge' && story.cell) story.cell.isContinued = value() !== 'restart';
  }

  close(name: string): void {
    if (SKIPPED.has(name)) this.#skipped--;
    else if (this.#skipped > 0) return;
    const story = this.#story;
    if (name === 't') this.#isText = false;
    else if (name === 'r') this.#isRun = false;
    else if (name === 'p') this.#endParagraph(story);
    else if (name === 'tbl') this.#closeTable(story);
    else if (name === 'txbxContent' && this.#stories.length > 1) {
      this.#stories.pop();
      // The run that contains the anchor of the box continues.
      this.#isRun = true;
    } else if (story.depth > 1 && name === 'tc') this.#add(' ');
    else if (story.depth === 1 && name === 'tc') this.#closeCell(story);
  }

  text(text: string): void {
    if (this.#isText && this.#skipped === 0) this.#add(text);
  }

  end(name: string): DocumentGrid {
    this.#flush();
    return this.#grid.end(name);
  }

  #add(text: string): void {
    this.#story.line += text;
  }

  #endParagraph(story: Story): void {
    if (story.depth > 0) {
      if (story.cell) story.cell.text += `${story.line}\n`;
    } else this.#emit(story.line);
    story.line = '';
  }

  #closeCell(story: Story): void {
    const { cell } = story;
    if (!cell) return;
    story.column += cell.columns;
    story.cell = null;
    if (cell.column < COLUMNS_MAX) story.rows.at(-1)?.push(cell);
  }

  #closeTable(story: Story): void {
    story.depth--;
    if (story.depth > 0) return;
    this.#emit(story.rows);
    story.rows = [];
  }

  /** Adds a paragraph or table, and the text boxes that were anchored in it. */
  #emit(block: string | DocumentTableRow[]): void {
    if (this.#stories.length > 1) {
      this.#waiting.push(block);
      return;
    }
    this.#write(block);
    this.#flush();
  }

  #flush(): void {
    const blocks = this.#waiting;
    this.#waiting = [];
    for (const block of blocks) this.#write(block);
  }

  #write(block: string | DocumentTableRow[]): void {
    if (typeof block === 'string') this.#grid.paragraph(block);
    else this.#grid.table(block);
  }
}

const newStory = (): Story => ({ line: '', depth: 0, rows: [], column: 0, cell: null });

function count(value: string, least: number): number {
  const number = Number(value);
  return Number.isInteger(number) ? Math.min(Math.max(number, least), COLUMNS_MAX) : least;
}
