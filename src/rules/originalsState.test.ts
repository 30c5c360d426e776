import { expect, it } from 'vitest';
import { originalsState } from './originalsState.ts';

const AWAITED = { originalsDueAt: '2026-08-10 10:00:00', originalsReceivedAt: '', mailedAt: '' };
const at = (time: string) => Date.parse(`${time}+08:00`);

it.each([
  ['2026-08-03T10:00:00', 7],
  ['2026-08-03T10:00:01', 7],
  ['2026-08-04T10:00:00', 6],
  ['2026-08-09T09:59:59', 2],
  ['2026-08-09T10:00:00', 1],
  ['2026-08-10T09:59:59', 1],
  ['2026-08-10T10:00:00', 0],
  ['2026-09-01T00:00:00', 0],
  // The clock of the portal was set back.
  ['2026-07-01T00:00:00', 7],
])('[G09] [K02] counts the days for the originals: at %s there are %i left', (time, daysLeft) => {
  expect(originalsState(AWAITED, at(time))?.daysLeft).toBe(daysLeft);
});

it('[G09] counts at +08:00, and not when originals arrived or none are awaited', () => {
  const now = at('2026-08-04T00:30:00');
  expect(originalsState(AWAITED, now)).toMatchObject({ today: '2026-08-04', dueOn: '2026-08-10', isMailed: false });
  expect(originalsState({ ...AWAITED, mailedAt: '2026-08-04 00:00:00' }, now)?.isMailed).toBe(true);
  expect(originalsState({ ...AWAITED, originalsReceivedAt: '2026-08-04 00:00:00' }, now)).toBeNull();
  expect(originalsState({ ...AWAITED, originalsDueAt: '' }, now)).toBeNull();
});
