import type { DocumentPart } from '#recognition/documentModel.ts';
import type { ImportCell } from '#rules/importCell.ts';
import type { MergedBlock, SheetSink, TableSink } from '../../imports/tableSink.ts';
import { readXls } from '../../imports/readXls.ts';
import { readXlsx } from '../../imports/readXlsx.ts';
import { readZip } from '../../imports/zipArchive.ts';
import { GridWriter, type DocumentBudget } from './gridWriter.ts';

/** Reads the visible sheets of a workbook with the readers of table imports, within their limits. */
export async function readTables(bytes: Buffer, kind: 'xls' | 'xlsx', budget: DocumentBudget): Promise<DocumentPart[]> {
  const parts: DocumentPart[] = [];
  const sink: TableSink = {
    sheet: (name, merged) => gridSheet(new GridWriter(budget), merged, (grid) => parts.push(grid.end(name))),
    hidden: () => {},
    note: () => {},
    score: () => 0,
    progress: async () => {},
  };
  if (kind === 'xls') await readXls(bytes, sink);
  else await readXlsx(bytes, readZip(bytes), sink);
  return parts.filter((part) => part.kind !== 'grid' || part.cells.length > 0);
}

function gridSheet(grid: GridWriter, merged: readonly MergedBlock[], onEnd: (grid: GridWriter) => void): SheetSink {
  const blocks = new Map(merged.map((block) => [`${block.top - 1} ${block.left}`, block]));
  return {
    row: (number, cells) => {
      const row = number - 1;
      for (const [column, cell] of cells.entries()) {
        if (!cell || isError(cell)) continue;
        const block = blocks.get(`${row} ${column}`);
        if (!block) grid.cell(row, column, cell.text);
        else grid.cell(row, column, cell.text, block.bottom - block.top + 1, block.right - block.left + 1);
      }
    },
    end: () => onEnd(grid),
  };
}

/** `#REF!` is not a value. */
const isError = ({ kind, text }: ImportCell): boolean => kind === 'failed' && text.startsWith('#');
