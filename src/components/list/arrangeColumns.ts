import type { Column, Row } from './column.ts';

/** One line of the column settings. */
export interface ColumnChoice {
  key: string;
  labelKey: string;
  isShown: boolean;
}

/** What the settings need to know of a column. */
export type SettableColumn = Pick<Column<Row>, 'key' | 'labelKey' | 'rowHeader' | 'isHeadHidden' | 'isOff'>;

/** The naming column and the one with the row's actions keep their places. */
const isMovable = (column: SettableColumn) => !column.rowHeader && !column.isHeadHidden;

/**
 * [L05] What a person may choose from, in the person's order. Columns that are no longer there are left out; those that
 * came since stand behind the one they follow by default.
 * @param saved keys with commas, a hidden one with `-` before it; an empty text is the list's own order
 * @example columnChoices(columns, 'remark,-isfNo')
 */
export function columnChoices(columns: readonly SettableColumn[], saved: string): ColumnChoice[] {
  const movable = columns.filter(isMovable);
  const byKey = new Map(movable.map((column) => [column.key, column]));
  const choices: ColumnChoice[] = [];
  for (const entry of saved.split(',')) {
    const isShown = !entry.startsWith('-');
    const column = byKey.get(isShown ? entry : entry.slice(1));
    if (!column || choices.some(({ key }) => key === column.key)) continue;
    choices.push({ key: column.key, labelKey: column.labelKey, isShown });
  }
  movable.forEach((column, index) => {
    if (choices.some(({ key }) => key === column.key)) return;
    const before = movable[index - 1]?.key;
    const at = choices.findIndex(({ key }) => key === before);
    choices.splice(at + 1, 0, { key: column.key, labelKey: column.labelKey, isShown: !column.isOff });
  });
  return choices;
}

/** The choices as they are saved; the list's own order is the empty text. */
export function columnText(columns: readonly SettableColumn[], choices: readonly ColumnChoice[]): string {
  const text = (list: readonly ColumnChoice[]) => list.map(({ key, isShown }) => (isShown ? key : `-${key}`)).join(',');
  return text(choices) === text(columnChoices(columns, '')) ? '' : text(choices);
}

/**
 * [L05] The columns as a person has set them.
 * @example arrangeColumns(columns, 'name,-flag') // the name first, the flag hidden
 */
export function arrangeColumns<R extends Row>(columns: readonly Column<R>[], saved: string): Column<R>[] {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const chosen = columnChoices(columns, saved).flatMap(({ key, isShown }) => (isShown ? (byKey.get(key) ?? []) : []));
  return [
    ...columns.filter((column) => column.rowHeader),
    ...chosen,
    ...columns.filter((column) => column.isHeadHidden && !column.rowHeader),
  ];
}
