import { findSection } from '#components/form/store/sectionStates.ts';
import { billEntity, toWireBody, type Bill } from '#contract/entities/bill.ts';
import { billChanges } from '#rules/billChanges.ts';
import type { Entity } from '#schema/entity.ts';
import type { AnyRecord } from '#schema/field.ts';
import { fieldRows } from '#schema/recordText.ts';

/** A changed field, or a row that only one version has. */
export interface ChangeLine {
  /** Path in the bill; `list.index` for a whole row. */
  path: string;
  kind: 'value' | 'added' | 'removed';
  before: string;
  after: string;
}
export interface ChangedBlock {
  section: string;
  lines: ChangeLine[];
}

/** [D09] [D12] The differences of two bills by block, in form order. */
export function changedBlocks(base: Bill, next: Bill): ChangedBlock[] {
  const entity: Entity = billEntity(next.billType);
  const [before, after] = [toWireBody(base), toWireBody(next)];
  const blocks = new Map<string, Map<string, ChangeLine>>();
  for (const change of billChanges(before, after)) {
    const section = findSection(entity, change.field);
    if (section === null) continue;
    const line = toChangeLine(change, before, after);
    const lines = blocks.get(section) ?? new Map<string, ChangeLine>();
    blocks.set(section, lines.set(line.path, line));
  }
  return Object.keys(entity.views.form ?? {}).flatMap((section) => {
    const lines = blocks.get(section);
    return lines ? [{ section, lines: [...lines.values()] }] : [];
  });
}

export const changeLines = (blocks: readonly ChangedBlock[]): ChangeLine[] => blocks.flatMap(({ lines }) => lines);

function toChangeLine(change: { field: string; before: string; after: string }, base: Bill, next: Bill): ChangeLine {
  const { field, before, after } = change;
  const [list = '', index] = field.split('.');
  if (index === undefined) return { path: field, kind: 'value', before, after };
  const [was, is] = [base, next].map((bill) => fieldRows(bill, list)[Number(index)]);
  const path = `${list}.${index}`;
  if (!was) return { path, kind: 'added', before: '', after: rowText(is) };
  if (!is) return { path, kind: 'removed', before: rowText(was), after: '' };
  return { path: field, kind: 'value', before, after };
}

const rowText = (row: AnyRecord | undefined): string =>
  Object.values(row ?? {})
    .filter((value): value is string => typeof value === 'string' && value !== '')
    .join(' · ');
