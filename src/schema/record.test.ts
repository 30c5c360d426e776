import { describe, expect, it } from 'vitest';
import { rows, text } from './field.ts';
import { declaredFields, diff, diffCells, fieldAt, isSame, isSameAt, valueAt } from './record.ts';

const fields = {
  name: text(),
  note: text(),
  lines: rows({ code: text(), country: text() }),
} as const;
const record = { name: 'ACME', note: '', lines: [{ code: '940360', country: 'CN' }, { code: '940161' }] };

describe('declaredFields', () => {
  it('reads declared fields only, numbers as text, other values as blank', () => {
    const read = declaredFields(fields, {
      name: 7,
      note: null,
      extra: 1,
      lines: [{ code: 'A', name: 'x' }, null, 'y'],
    });
    expect(read).toEqual({ name: '7', note: '', lines: [{ code: 'A', country: '' }] });
    expect(declaredFields(fields, { lines: 'x' }).lines).toEqual([]);
  });

  it('cuts texts and rows at the caps', () => {
    expect(declaredFields(fields, record, { text: 2, rows: 1 })).toEqual({
      name: 'AC',
      note: '',
      lines: [{ code: '94', country: 'CN' }],
    });
  });
});

describe('comparison', () => {
  it('counts a missing cell as blank and ignores undeclared cells', () => {
    const other = {
      name: 'ACME',
      extra: 1,
      lines: [
        { country: 'CN', code: '940360', x: 1 },
        { code: '940161', country: '' },
      ],
    };
    expect(isSame(fields, record, other)).toBe(true);
    expect(isSame(fields, record, { ...other, lines: other.lines.slice(1) })).toBe(false);
  });

  it('lists the fields that differ in the order of the declaration', () => {
    expect(diff(fields, record, { note: 'n', name: 'ACME', lines: [] })).toEqual(['note', 'lines']);
  });

  it('[D12] lists every filled cell of a row that only one record has', () => {
    expect(diffCells(fields, record, { ...record, name: 'ACME 2', lines: record.lines.slice(0, 1) })).toEqual([
      { field: 'name', before: 'ACME', after: 'ACME 2' },
      { field: 'lines.1.code', before: '940161', after: '' },
    ]);
  });

  it.each([
    ['lines', false],
    ['lines.0', true],
    ['lines.1', false],
    ['lines.1.code', false],
    ['lines.1.country', true],
    ['lines.7', true],
    ['name', true],
  ])('compares at %s: %s', (path, isEqual) => {
    const other = { ...record, lines: [record.lines[0], { code: '1' }] };
    expect(isSameAt(fields, record, other, path)).toBe(isEqual);
  });
});

it('finds text and declaration at a path', () => {
  expect(['name', 'lines', 'lines.0', 'lines.0.country', 'lines.9.code'].map((path) => valueAt(record, path))).toEqual([
    'ACME',
    '',
    '',
    'CN',
    '',
  ]);
  expect(fieldAt(fields, 'lines.0.code')).toBe(fields.lines.of.code);
  expect([fieldAt(fields, 'lines'), fieldAt(fields, 'lines.0'), fieldAt(fields, 'other')]).toEqual([null, null, null]);
  expect([fieldAt(fields, 'constructor'), fieldAt(fields, 'lines.0.constructor')]).toEqual([null, null]);
});
