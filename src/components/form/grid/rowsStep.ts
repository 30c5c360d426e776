import { fieldText } from '#schema/recordText.ts';
import type { FormStore } from '../store/formStore.ts';
import { rowKey, type FieldKey } from '../store/recordTree.ts';

/** A line of a list at one moment. */
export interface LineSnapshot {
  id: string;
  at: number;
  texts: Readonly<Record<string, string>>;
  isFree: boolean;
}

/** Changes of a list's lines between two moments. */
export interface RowsStep {
  removed: readonly LineSnapshot[];
  added: readonly LineSnapshot[];
  cells: ReadonlyMap<FieldKey, { before: string; after: string }>;
}

export const readLines = (form: FormStore, list: string, names: readonly string[]): readonly LineSnapshot[] =>
  form.rowIds(list).map((id, at) => {
    const row = form.rowOf(list, id);
    return {
      id,
      at,
      texts: Object.fromEntries(names.map((name) => [name, fieldText(row, name)])),
      isFree: form.isFree(list, id),
    };
  });

/** The difference; null if only unfilled lines differ. */
export function stepBetween(
  list: string,
  before: readonly LineSnapshot[],
  after: readonly LineSnapshot[],
): RowsStep | null {
  const then = new Map(before.map((line) => [line.id, line]));
  const now = new Set(after.map((line) => line.id));
  const cells = new Map<FieldKey, { before: string; after: string }>();
  for (const { id, texts } of after) {
    const old = then.get(id)?.texts;
    for (const [name, text] of Object.entries(old ? texts : {}))
      if (old && old[name] !== text) cells.set(rowKey(list, id, name), { before: old[name] ?? '', after: text });
  }
  const removed = before.filter(({ id }) => !now.has(id));
  const added = after.filter(({ id }) => !then.has(id));
  return cells.size > 0 || [...removed, ...added].some((line) => !line.isFree) ? { removed, added, cells } : null;
}

export const reversed = ({ removed, added, cells }: RowsStep): RowsStep => ({
  removed: added,
  added: removed,
  cells: new Map([...cells].map(([key, { before, after }]) => [key, { before: after, after: before }])),
});

/**
 * Reverts a step, except cells changed since.
 * @returns the line, and the cell if there is one
 */
export function revertStep(form: FormStore, list: string, step: RowsStep): { rowId?: string; name?: string } {
  const { removed, added, cells } = step;
  const isAsLeft = ({ id, texts }: LineSnapshot): boolean =>
    form.rowIds(list).includes(id) &&
    Object.entries(texts).every(([name, text]) => form.value(rowKey(list, id, name)) === text);
  const written: FieldKey[] = [];
  form.bulk(() => {
    for (const line of added) if (isAsLeft(line)) form.removeRow(list, line.id);
    for (const { id, at, texts } of removed) {
      if (form.rowIds(list).includes(id)) continue;
      form.addRow(list, texts, { at: Math.min(at, form.rowIds(list).length), id });
      written.push(...Object.keys(texts).map((name) => rowKey(list, id, name)));
    }
    for (const [key, { before, after }] of cells) {
      if (form.place(key) === null || form.value(key) !== after) continue;
      form.write(key, before);
      written.push(key);
    }
    // Shows the problems of restored cells again.
    for (const key of written) if (form.value(key) !== '') form.leave(key);
  });
  if (removed[0]) return { rowId: removed[0].id };
  const [cell] = cells.keys();
  const place = cell === undefined ? null : form.place(cell);
  if (place?.rowId) return { rowId: place.rowId, name: place.name };
  const lines = form.lineIds(list);
  return { rowId: lines[Math.min(added[0]?.at ?? 0, lines.length - 1)] };
}
