import { expect, it } from 'vitest';
import { carrierOf, OCEAN_CARRIERS } from './carriers.ts';

it('[V03] finds the carrier by the SCAC of a B/L number and returns null for unknown ones', () => {
  expect(carrierOf('OOLU2719403685')).toBe('Orient Overseas Container Line');
  expect(carrierOf(' maeu1 ')).toBe('Maersk');
  expect(carrierOf('HBRL123456')).toBeNull();
  expect(carrierOf('OOL')).toBeNull();
  expect(carrierOf('')).toBeNull();
  expect(Object.keys(OCEAN_CARRIERS).every((scac) => /^[A-Z]{4}$/u.test(scac))).toBe(true);
});
