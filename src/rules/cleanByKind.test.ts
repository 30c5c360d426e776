import { expect, it } from 'vitest';
import { party } from '#contract/entities/party.ts';
import { cleanByKind } from './cleanByKind.ts';

it.each([
  ['ＣＮ', 'CN'],
  [' ｕｓ ', 'US'],
  ['America', 'US'],
  ['republic', 'REPUBLIC'],
  ['ｎａｒｎｉａ', 'NARNIA'],
])('[V14] cleans the country %j to %j', (text, clean) => {
  expect(cleanByKind(party.fields.countryCode, text)).toBe(clean);
});
