import { expect, it } from 'vitest';
import { passwordWeakness } from './passwordRule.ts';

it('requires eight characters of any kind', () => {
  expect(passwordWeakness('sevenby', [])).toBe('short');
  expect(passwordWeakness('码头边的十二个集装箱', [])).toBeNull();
  expect(passwordWeakness('all lower case words', [])).toBeNull();
});

it('rejects a password made of the account, a name or the product', () => {
  expect(passwordWeakness('lan.nguyen1', ['lan.nguyen@office.test'])).toBe('own');
  expect(passwordWeakness('TenPlusTwo10', [])).toBe('own');
  expect(passwordWeakness('Harbour2026', ['Harbour Logistics Ltd'])).toBe('own');
  expect(passwordWeakness('lan.nguyen sails at dawn', ['lan.nguyen@office.test'])).toBeNull();
});
