import { describe, expect, it } from 'vitest';
import { toForm, newRow, toOrder } from './practiceForm.ts';

const state = {
  speed: 1,
  rules: [
    { mark: 'LATE', says: 'silent' as const },
    { mark: 'BAD1', says: 'reject' as const, code: 'S17' },
  ],
};

describe('the practice form', () => {
  it('converts back to its original state', () => {
    expect(toOrder(toForm(state))).toEqual({ order: state });
  });

  it('converts marks and codes to upper case, and sends codes with rejects and warnings only', () => {
    const rules = [
      { id: 0, mark: ' bad1 ', says: 'reject' as const, code: 's17' },
      { id: 1, mark: 'OK12', says: 'accept' as const, code: 'S17' },
      { id: 2, mark: 'WARY', says: 'warn' as const, code: ' s33' },
    ];
    expect(toOrder({ speed: '86400', rules })).toEqual({
      order: {
        speed: 86_400,
        rules: [
          { mark: 'BAD1', says: 'reject', code: 'S17' },
          { mark: 'OK12', says: 'accept' },
          { mark: 'WARY', says: 'warn', code: 'S33' },
        ],
      },
    });
  });

  it('reports the rule with an impossible code', () => {
    const [first] = toForm(state).rules;
    for (const code of ['中文', 'S1', 'S171', 'S 7', 'É17']) {
      const rules = [first, { id: 9, mark: 'BAD2', says: 'reject' as const, code }].filter((row) => row !== undefined);
      expect(toOrder({ speed: '1', rules })).toEqual({ wrong: { key: 'badCode', row: 2 } });
    }
  });

  it('reports the rule that cannot be saved, and an invalid speed', () => {
    const form = toForm(state);
    expect(toOrder({ ...form, rules: [...form.rules, newRow(form.rules)] })).toEqual({
      wrong: { key: 'badMark', row: 3 },
    });
    for (const speed of ['', 'fast', '0', '-1', '1000001'])
      expect(toOrder({ ...form, speed })).toEqual({ wrong: { key: 'badSpeed' } });
  });
});
