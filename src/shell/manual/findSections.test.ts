import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LOCALES } from '#contract/limits.ts';
import { MANUAL_SECTIONS, manualSectionAt, SECTION_BY_SCREEN } from '#contract/manualSections.ts';
import { ROUTES, type Route } from '#contract/routes.ts';
import { manual as en } from '#messages/en/manual.ts';
import { manual as vi } from '#messages/vi/manual.ts';
import { manual as zh } from '#messages/zh-CN/manual.ts';
import { findSections } from './findSections.ts';

it.each([
  ['resend rejected', en, ['receipts']],
  ['BILL OF LADING amends', en, []],
  ['NGUOI nhan thong bao', vi, ['addressBook', 'push']],
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

it('leads from an address to its section', () => {
  expect(['/hasSent/modify', '/hasSent/', '/nowhere'].map(manualSectionAt)).toEqual(['modify', 'sent', 'start']);
});

it('[R16] has a section about every screen of the main layout', () => {
  const missing = Object.entries<Route>(ROUTES).filter(
    ([name, { built, open }]) => built && !open && !(name in SECTION_BY_SCREEN),
  );
  expect(missing.map(([name]) => name)).toEqual([]);
});
