import { expect, it } from 'vitest';
import { stepTime } from './stepTime.ts';

it.each([
  ['2026-11-05 09:30:00', 9, 1, '2026-11-06 09:30:00', 8],
  ['2026-11-05 23:30:00', 12, 1, '2026-11-06 00:30:00', 11],
  ['2026-11-05 09:00:00', 15, -1, '2026-11-05 08:59:00', 14],
  ['2026-12-05 09:00:00', 6, 1, '2027-01-05 09:00:00', 5],
  ['2026-11-05 09:00:00', 19, 1, '2026-11-05 09:00:01', 17],
  ['2026-11-05', 10, 1, '2026-11-06', 8],
])('steps %s at caret %d by %d to %s', (text, caret, by, stepped, from) => {
  expect(stepTime(text, caret, by)).toMatchObject({ text: stepped, from });
});

it.each(['', '2026-11', 'tomorrow at nine oh', '2026-13-45 09:00:00'])('ignores %j', (text) => {
  expect(stepTime(text, 0, 1)).toBeNull();
});
