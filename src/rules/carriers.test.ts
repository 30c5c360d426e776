import { expect, it } from 'vitest';
import { findCarrier, OCEAN_CARRIERS } from './carriers.ts';

it('[V03] finds the carrier by the SCAC of a B/L number and returns null for unknown ones', () => {
  expect(findCarrier('OOLU2719403685')).toBe('Orient Overseas Container Line');
  expect(findCarrier(' maeu1 ')).toBe('Maersk');
  expect(findCarrier('HBRL123456')).toBeNull();
  expect(findCarrier('OOL')).toBeNull();
  expect(findCarrier('')).toBeNull();
  expect(Object.keys(OCEAN_CARRIERS).every((scac) => /^[A-Z]{4}$/u.test(scac))).toBe(true);
});
