import { textOf } from '#schema/problems.ts';
import type { FormStore } from './formStore.ts';
import { rowKey, type FieldKey } from './recordTree.ts';

/** A line of a list as it stood at one moment. */
export interface LineThen {
  id: string;
  at: number;
  texts: Readonly<Record<string, string>>;
  isFree: boolean;
}

/** What happened to the lines of a list between two moments. */
export interface RowsStep {
  gone: readonly LineThen[];
  come: readonly LineThen[];
  cells: ReadonlyMap<FieldKey, { before: string; after: string }>;
}

/** The lines of a list as they stand. */
export const linesNow = (form: FormStore, list: string, names: readonly string[]): readonly LineThen[] =>
  form.rowIds(list).map((id, at) => {
    const row = form.rowOf(list, id);
    return {
      id,
      at,
      texts: Object.fromEntries(names.map((name) => [name, textOf(row, name)])),
      isFree: form.isFree(list, id),
    };
  });

/** What is different; null where nothing is but lines that nobody filled. */
export function stepBetween(list: string, before: readonly LineThen[], after: readonly LineThen[]): RowsStep | null {
  const then = new Map(before.map((line) => [line.id, line]));
  const now = new Set(after.map((line) => line.id));
  const cells = new Map<FieldKey, { before: string; after: string }>();
  for (const { id, texts } of after) {
    const old = then.get(id)?.texts;
    for (const [name, text] of Object.entries(old ? texts : {}))
      if (old && old[name] !== text) cells.set(rowKey(list, id, name), { before: old[name] ?? '', after: text });
  }
  const gone = before.filter(({ id }) => !now.has(id));
  const come = after.filter(({ id }) => !then.has(id));
  return cells.size > 0 || [...gone, ...come].some((line) => !line.isFree) ? { gone, come, cells } : null;
}

/** The same step the other way round. */
export const reversed = ({ gone, come, cells }: RowsStep): RowsStep => ({
  gone: come,
  come: gone,
  cells: new Map([...cells].map(([key, { before, after }]) => [key, { before: after, after: before }])),
});

/**
 * Takes a step back, except what was changed since: that stays as it is.
 * @returns where it happened: a line, and the cell in it where it was one
 */
export function takeStepBack(form: FormStore, list: string, step: RowsStep): { rowId?: string; name?: string } {
  const { gone, come, cells } = step;
  const isAsLeft = ({ id, texts }: LineThen): boolean =>
    form.rowIds(list).includes(id) &&
    Object.entries(texts).every(([name, text]) => form.value(rowKey(list, id, name)) === text);
  const written: FieldKey[] = [];
  form.bulk(() => {
    for (const line of come) if (isAsLeft(line)) form.removeRow(list, line.id);
    for (const { id, at, texts } of gone) {
      if (form.rowIds(list).includes(id)) continue;
      form.addRow(list, texts, { at: Math.min(at, form.rowIds(list).length), id });
      written.push(...Object.keys(texts).map((name) => rowKey(list, id, name)));
    }
    for (const [key, { before, after }] of cells) {
      if (form.place(key) === null || form.value(key) !== after) continue;
      form.write(key, before);
      written.push(key);
    }
    // What is wrong with them is shown as it was.
    for (const key of written) if (form.value(key) !== '') form.leave(key);
  });
  if (gone[0]) return { rowId: gone[0].id };
  const [cell] = cells.keys();
  const place = cell === undefined ? null : form.place(cell);
  if (place?.rowId) return { rowId: place.rowId, name: place.name };
  const lines = form.lineIds(list);
  return { rowId: lines[Math.min(come[0]?.at ?? 0, lines.length - 1)] };
}
