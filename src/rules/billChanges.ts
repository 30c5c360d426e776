import { billEntity, type Bill } from '#contract/entities/bill.ts';
import { diffCells, type CellChange } from '#schema/record.ts';

/**
 * [D12] Differences between two versions of a bill in the order of the declaration, lists row by row. Fields that one
 * version does not have are blank there.
 * @example billChanges(held, sent) // [{ field: 'billHsRequestList.0.hsCode', before: '940360', after: '940161' }]
 */
export const billChanges = (before: Bill, after: Bill): CellChange[] =>
  diffCells(billEntity(after.billType).fields, before, after);
