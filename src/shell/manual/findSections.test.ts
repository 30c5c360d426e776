import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LOCALES } from '#contract/limits.ts';
import { MANUAL_SECTIONS, manualSectionOf } from '#contract/manualSections.ts';
import { manual as en } from '#messages/en/manual.ts';
import { manual as vi } from '#messages/vi/manual.ts';
import { manual as zh } from '#messages/zh-CN/manual.ts';
import { findSections } from './findSections.ts';

it.each([
  ['resend rejected', en, ['receipts']],
  ['BILL OF LADING amends', en, []],
  ['NGUOI nhan thong bao', vi, ['addressBook']],
  ['存为模板', zh, ['templates']],
  ['', en, MANUAL_SECTIONS.map(({ id }) => id)],
])('[R16] finds %j', (words, texts, ids) => {
  expect(findSections(texts, words).map(({ id }) => id)).toEqual(ids);
});

it.each(LOCALES)('has every picture in %s', (locale) => {
  const files = readdirSync(join(import.meta.dirname, '..', '..', '..', 'public', 'manual', locale));
  const wanted = MANUAL_SECTIONS.flatMap(({ picture }) => (picture ? [`${picture}.jpg`] : []));
  expect(files.toSorted()).toEqual(wanted.toSorted());
});

it('leads from each screen to its section', () => {
  expect([manualSectionOf('hasSentResent'), manualSectionOf('support'), manualSectionOf(undefined)]).toEqual([
    'modify',
    'start',
    'start',
  ]);
});
