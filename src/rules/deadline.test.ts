import { describe, expect, it } from 'vitest';
import { computeDeadline } from './deadline.ts';

const LOADING = '2026-11-05 10:00:00';
const before = (hours: number): number => Date.parse('2026-11-05T10:00:00+08:00') - hours * 3_600_000;

describe('[K02] computeDeadline', () => {
  it.each([
    [100, 'far', 100, 76],
    [48.1, 'far', 48, 24],
    [47.9, 'soon', 47, 23],
    [24.1, 'soon', 24, 0],
    [23.5, 'late', 23, 0],
    [3, 'late', 3, 21],
    [0, 'past', 0, 24],
    [-5, 'past', 5, 29],
  ])('at %d h before loading, the state is %s', (left, state, hours, filingHours) => {
    expect(computeDeadline(LOADING, before(left))).toMatchObject({
      state,
      hours,
      filingHours,
      fileBy: '2026-11-04 10:00:00',
    });
  });

  it('fills the bar over the last 72 h', () => {
    expect([100, 72, 36, 0, -1].map((left) => computeDeadline(LOADING, before(left))?.left)).toEqual([1, 1, 0.5, 0, 0]);
  });

  it.each([
    [47, 'soon', 47],
    [3, 'soon', 3],
    [0, 'past', 0],
  ])('[K02] freight remaining on board, %d h before loading, is %s', (left, state, filingHours) => {
    expect(computeDeadline(LOADING, before(left), 0)).toMatchObject({ state, filingHours, fileBy: LOADING });
  });

  it.each(['', '2026-11-05', '2026-02-30 10:00:00', 'soon'])('returns null for %j', (text) => {
    expect(computeDeadline(text, 0)).toBeNull();
  });
});
