import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { customs as en } from '#messages/en/customs.ts';
import { customs as vi } from '#messages/vi/customs.ts';
import { customs as zhCN } from '#messages/zh-CN/customs.ts';
import { ADVICES, RECORD_ANSWERS, RESPONSES } from './answers/dispositions.ts';
import { EDITS } from './edits/edits.ts';
import { ISF10_ENTITIES, ISF5_ENTITIES } from './isfMessage.ts';
import { LINE_FAULTS } from './lineFault.ts';
import { MATCH_CAUSES } from './match/matchCause.ts';

describe.each([
  ['en', en],
  ['zh-CN', zhCN],
  ['vi', vi],
])('the customs texts of %s', (_locale, texts) => {
  it('[G10] contain title, cause and fix of every edit and nothing else', () => {
    const own = ['contradiction', 'carnetNotInForm', 'cityChanged', 'valueCut'];
    const wanted = [...EDITS.map(({ name }) => name), ...LINE_FAULTS, ...own];
    expect(Object.keys(texts.edits).sort()).toEqual(wanted.sort());
  });

  it('[G10] contain every answer, cause and party', () => {
    const answers = [...Object.keys(RESPONSES), ...Object.keys(RECORD_ANSWERS), ...Object.keys(ADVICES), 'batchReject'];
    expect(Object.keys(texts.answers).sort()).toEqual(answers.sort());
    expect(Object.keys(texts.matchCauses).sort()).toEqual([...MATCH_CAUSES].sort());
    expect(Object.keys(texts.entities).sort()).toEqual([...new Set([...ISF10_ENTITIES, ...ISF5_ENTITIES])].sort());
  });
});

describe('the table of edits', () => {
  it('has exactly the published codes', () => {
    const codes = EDITS.filter(({ source }) => source === 'customs').map(({ name }) => name);
    const published =
      'S06 S07 S08 S09 S10 S11 S12 S13 S14 S15 S16 S17 S18 S19 S20 S21 S22 S23 S24 S25 S26 S27 S28 S31 S32 S33 SA1 SA2 SA3 SA7 SA8 SA9 SAA';
    expect(codes.sort().join(' ')).toBe(published);
    expect(new Set(EDITS.map(({ name }) => name)).size).toBe(EDITS.length);
    expect(new Set(EDITS.map(({ narrative }) => narrative)).size).toBe(EDITS.length);
  });

  it('has narratives that fit the 40 columns of an SF90', () => {
    const wide = EDITS.filter(({ narrative }) => narrative.length > 40 || /[^A-Z0-9 ,-]/u.test(narrative));
    expect(wide.map(({ name }) => name)).toEqual([]);
  });
});

it('imports no zod into the browser', () => {
  const reached = new Map<string, string>();
  const visit = (file: string, from: string): void => {
    if (reached.has(file)) return;
    reached.set(file, from);
    const source = readFileSync(file, 'utf8');
    for (const [, path = ''] of source.matchAll(/^(?:import|export)(?! type)[^;]*?from '([^']+)'/gmu)) {
      if (path.startsWith('.')) visit(join(dirname(file), path), file);
      else if (path.startsWith('#')) visit(join(ROOT, path.slice(1)), file);
      else throw new Error(`${relative(ROOT, file)} imports ${path}`);
    }
  };
  for (const file of readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.ts') && !file.endsWith('.test.ts')) visit(join(import.meta.dirname, file), '');
  }
  expect(reached.size).toBeGreaterThan(50);
});

const ROOT = join(import.meta.dirname, '..');
