import type { Column, Row } from './column.ts';

interface ColumnChoice {
  key: string;
  labelKey: string;
  isShown: boolean;
}

export type SettableColumn = Pick<Column<Row>, 'key' | 'labelKey' | 'rowHeader' | 'isHeadHidden' | 'isOff'>;

/** The name column and the actions column are fixed. */
const isMovable = (column: SettableColumn) => !column.rowHeader && !column.isHeadHidden;

/**
 * [L05] The columns to choose from in the saved order, without removed ones; new columns follow their default
 * predecessor.
 * @param saved comma-separated keys, hidden ones prefixed by `-`; empty for the default
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

/** The saved form of the choices; empty for the default. */
export function columnText(columns: readonly SettableColumn[], choices: readonly ColumnChoice[]): string {
  const text = (list: readonly ColumnChoice[]) => list.map(({ key, isShown }) => (isShown ? key : `-${key}`)).join(',');
  return text(choices) === text(columnChoices(columns, '')) ? '' : text(choices);
}

/**
 * [L05] The columns in the user's settings.
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
