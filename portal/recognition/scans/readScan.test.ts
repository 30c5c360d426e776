import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readDocument } from '../readers/readDocument.ts';

it('[A04] [D15] reads a slanted scan in English and Chinese with the places of its words', async () => {
  const bytes = await readFile(join(import.meta.dirname, '../testing/scan.pdf'));
  const pages: unknown[] = [];
  const onPage = (...page: unknown[]) => pages.push(page);
  const [page] = (await readDocument(bytes, 'scan.pdf', { onPage })).parts;
  expect(pages).toEqual([
    [1, 1, false],
    [1, 1, true],
  ]);
  const texts = page?.kind === 'page' ? page.texts : [];
  const words = texts.map(({ text }) => text).join(' ');
  expect(words).toMatch(/提单.*QHLX25110482.*SELLER: HENGWANG HOME LIMITED.*CHINA.*940360/u);
  const number = texts.find(({ text }) => text === 'QHLX25110482');
  expect(number?.certainty).toBeGreaterThan(0.5);
  expect(number?.box.y).toBeLessThan(0.35);
}, 120_000);
