import { describe, expect, it } from 'vitest';
import { arrangeColumns, columnChoices, columnText } from './arrangeColumns.ts';
import type { Column } from './column.ts';

const column = (key: string, rest: Partial<Column<{ id: string }>> = {}): Column<{ id: string }> => ({
  key,
  labelKey: `x.${key}`,
  render: () => key,
  ...rest,
});
const COLUMNS = [
  column('name', { rowHeader: true }),
  column('a'),
  column('b'),
  column('extra', { isOff: true }),
  column('c'),
  column('actions', { isHeadHidden: true }),
];
const keysOf = (saved: string) => arrangeColumns(COLUMNS, saved).map(({ key }) => key);

describe('saved columns', () => {
  it('[L05] default to the list’s columns without the extra ones', () => {
    expect(keysOf('')).toEqual(['name', 'a', 'b', 'c', 'actions']);
  });
  it('[L05] follow the saved order, name column first and actions last', () => {
    expect(keysOf('c,-b,extra,a')).toEqual(['name', 'c', 'extra', 'a', 'actions']);
  });
  it('[L05] cannot hide or move the name column', () => {
    expect(keysOf('a,-name,actions,b,c,-extra')).toEqual(['name', 'a', 'b', 'c', 'actions']);
  });
  it('[L05] survive removed and added columns', () => {
    expect(keysOf('c,gone,a')).toEqual(['name', 'c', 'a', 'b', 'actions']);
    expect(keysOf('a,a,-a')).toEqual(['name', 'a', 'b', 'c', 'actions']);
  });
  it('[L05] store hidden columns with a hyphen, and nothing for the defaults', () => {
    const choices = columnChoices(COLUMNS, '');
    expect(columnText(COLUMNS, choices)).toBe('');
    const hidden = choices.map((choice) => (choice.key === 'b' ? { ...choice, isShown: false } : choice));
    expect(columnText(COLUMNS, hidden)).toBe('a,-b,-extra,c');
    expect(columnChoices(COLUMNS, columnText(COLUMNS, hidden))).toEqual(hidden);
  });
});
