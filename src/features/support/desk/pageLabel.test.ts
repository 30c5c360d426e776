import { expect, it } from 'vitest';
import { SUPPORT_COUNT_MAX } from '#contract/support/supportResource.ts';
import { desk } from '#messages/en/desk.ts';
import { pageLabel } from './pageLabel.ts';

const t = (_key: string, values?: Record<string, unknown>) =>
  desk.manyPages.replace(/\{\{(\w+)\}\}/gu, (_, name: string) => String(values?.[name]));

it('[S02] names the total at which the portal stops counting as the least number', () => {
  const { labelDisplayedRows } = pageLabel(t, SUPPORT_COUNT_MAX);
  expect(labelDisplayedRows?.({ from: 26, to: 50, count: SUPPORT_COUNT_MAX })).toBe('26–50 of at least 10000');
});

it('[S02] leaves the words of a counted total to react-admin', () => {
  expect(pageLabel(t, SUPPORT_COUNT_MAX - 1)).toEqual({});
  expect(pageLabel(t, undefined)).toEqual({});
});
