import type { FieldChange } from '#contract/endpoints/filingLife.ts';
import { billEntity, type Bill } from '#contract/entities/bill.ts';

type Values = Record<string, unknown>;

/**
 * [D12] What differs between two versions of a bill, field by field in the order of the declaration, lists row by row.
 * A row that only one of them has differs in every field it fills. Fields that one version does not know are blank there.
 * @example billChanges(held, sent) // [{ field: 'billHsRequestList.0.hsCode', before: '940360', after: '940161' }]
 */
export function billChanges(before: Bill, after: Bill): FieldChange[] {
  const [old, now] = [before, after] as unknown as [Values, Values];
  return Object.keys(billEntity(after.billType).fields).flatMap((name) => {
    const [was, is] = [old[name], now[name]];
    return Array.isArray(was) || Array.isArray(is)
      ? rowChanges(name, rowsIn(was), rowsIn(is))
      : changeOf(name, was, is);
  });
}

function rowChanges(name: string, was: readonly Values[], is: readonly Values[]): FieldChange[] {
  return Array.from({ length: Math.max(was.length, is.length) }, (_, at) => {
    const cells = Object.keys({ ...was[at], ...is[at] });
    return cells.flatMap((cell) => changeOf(`${name}.${at}.${cell}`, was[at]?.[cell], is[at]?.[cell]));
  }).flat();
}

function changeOf(field: string, was: unknown, is: unknown): FieldChange[] {
  const [before, after] = [textOf(was), textOf(is)];
  return before === after ? [] : [{ field, before, after }];
}

const rowsIn = (value: unknown): readonly Values[] => (Array.isArray(value) ? (value as Values[]) : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
