import { fieldText } from '#schema/recordText.ts';
import type { ImportColumn } from './importColumns.ts';
import { maskMessage } from './maskMessage.ts';
import type { Cells, UnfinishedBill } from './unfinishedBill.ts';

/** Fills the bill's own fields from its first row. */
export function fillFields(target: UnfinishedBill, own: readonly ImportColumn[], row: number, cells: Cells): void {
  for (let at = 0; at < own.length; at++) {
    const part = own[at];
    const cell = part && cells[part.at];
    if (!cell) continue;
    const read = part.read(cell, target.bill);
    const { value, message } = read;
    target.reads[at] = read;
    target.bill[part.column.name] = value;
    if (message) target.messages.push({ ...message, row, column: part.at, field: part.column.path });
  }
}

/** Fills fields that are still blank from a further row, and reports cells that differ. */
export function extendFields(target: UnfinishedBill, own: readonly ImportColumn[], row: number, cells: Cells): void {
  for (const [at, part] of own.entries()) {
    const cell = cells[part.at];
    if (!cell || cell.merged) continue;
    const { name, path } = part.column;
    const read = part.read(cell, target.bill);
    const { value, message } = read;
    const place = { row, column: part.at, field: path };
    const before = target.rows.get(name) ?? (target.cells[part.at] ? target.row : undefined);
    if (before === undefined) {
      target.bill[name] = value;
      target.reads[at] = read;
      target.rows.set(name, row);
    }
    if (message && (before === undefined || message.severity === 'error'))
      target.messages.push({ ...message, ...place });
    else if (value !== target.bill[name]) {
      const args = { kept: fieldText(target.bill, name), row: before ?? row };
      const differs = { key: 'differs', args, severity: 'error' } as const;
      target.messages.push({ ...maskMessage(part.column.field, differs), ...place });
    }
  }
}
