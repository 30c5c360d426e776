import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { customs as en } from '#messages/en/customs.ts';
import { customs as vi } from '#messages/vi/customs.ts';
import { customs as zhCN } from '#messages/zh-CN/customs.ts';
import { ADVICES, RECORD_ANSWERS, RESPONSES } from './answers/dispositions.ts';
import { IMPOSSIBLE_NUMBERS, UNUSUAL_NUMBERS } from '#contract/identifiers.ts';
import { ANSWER_CODES, explainError, findCode, partnerCode } from './edits/codes.ts';
import { EDITS } from './edits/edits.ts';
import { HTS_PROBLEMS } from './edits/goodsEdits.ts';
import { ISF10_ENTITIES, ISF5_ENTITIES } from './isfMessage.ts';
import { LINE_FAULTS } from './lineFault.ts';
import { MATCH_CAUSES } from './match/matchCause.ts';

/** The codes of an SN (cbp-isf-2 §3), and their partners in AMS. */
const TABLE =
  '105 106 107 108 109 110 111 113 114 117 118 119 120 121 122 123 124 125 127 128 132 133 154 155 156 252 302 303 308 315 316 317 321 329 370 404'.split(
    ' ',
  );
const PAIRS = {
  105: 'S06',
  106: 'S07',
  107: 'S09',
  108: 'S10',
  109: 'S15',
  110: 'S11',
  111: 'S12',
  117: 'S08',
  120: 'S18',
  121: 'S19',
  122: 'S20',
  123: 'S21',
  124: 'S14',
  125: 'S16',
  127: 'S23',
  128: 'S24',
  132: 'S28',
  133: 'S17',
  154: 'S32',
  329: 'S75',
};

describe.each([
  ['en', en],
  ['zh-CN', zhCN],
  ['vi', vi],
])('the customs texts of %s', (_locale, texts) => {
  it('[G10] contain title, cause and fix of every edit and nothing else', () => {
    const own = [
      'contradiction',
      'addressChanged',
      'transitBondMissing',
      'customsNoMissing',
      'cityChanged',
      'valueCut',
    ];
    const wanted = [...[...EDITS, ...ANSWER_CODES].map(({ name }) => name), ...LINE_FAULTS, ...own];
    expect(Object.keys(texts.edits).sort()).toEqual(wanted.sort());
  });

  it('[X03] explain every code of the table with its meaning and correction', () => {
    const missing = TABLE.filter((code) => {
      const found = findCode(code);
      const edit = (texts.edits as Record<string, Record<string, string>>)[found?.name ?? ''];
      return !edit?.['text'] || !edit['cause'] || !edit['fix'];
    });
    expect(missing).toEqual([]);
  });

  it('[X05] correct what the form can express without referring to support', () => {
    const inForm = ['SA1', 'SA2', 'SA3', 'S09', 'S14', 'shipmentInfo', 'secondNameType'] as const;
    const referred = inForm.filter((name) => /support|客服|没有|hỗ trợ|không có/iu.test(texts.edits[name].fix));
    expect(referred).toEqual([]);
  });

  it('[X06] give the reason why a number, a tariff code or a port is wrong', () => {
    expect(Object.keys(texts.numbers).sort()).toEqual([...IMPOSSIBLE_NUMBERS, ...UNUSUAL_NUMBERS, 'scac'].sort());
    expect(Object.keys(texts.hts).sort()).toEqual([...HTS_PROBLEMS].sort());
    expect(Object.keys(texts.ports).sort()).toEqual(['country', 'form']);
  });

  it('[G10] contain every answer, cause and party', () => {
    const answers = [...Object.keys(RESPONSES), ...Object.keys(RECORD_ANSWERS), ...Object.keys(ADVICES), 'batchReject'];
    expect(Object.keys(texts.answers).sort()).toEqual(answers.sort());
    expect(Object.keys(texts.matchCauses).sort()).toEqual([...MATCH_CAUSES].sort());
    expect(Object.keys(texts.entities).sort()).toEqual(
      [...new Set([...ISF10_ENTITIES, ...ISF5_ENTITIES]), 'any'].sort(),
    );
  });
});

describe('the table of edits', () => {
  it('[X03] has the published codes of ABI and no others', () => {
    expect(TABLE.filter((code) => findCode(code) === null)).toEqual([]);
    const codes = [...EDITS, ...ANSWER_CODES].flatMap(({ code }) => code ?? []);
    expect([...new Set(codes)].sort()).toEqual([...new Set(TABLE)].sort());
    const pairs = Object.entries(PAIRS).map(([abi, ams]) => [partnerCode(abi), partnerCode(ams)]);
    expect(pairs).toEqual(Object.entries(PAIRS).map(([abi, ams]) => [ams, abi]));
    const without = 'S13 S22 S25 S26 S27 S31 S33 SA1 SA2 SA3 SA7 SA8 SA9 SAA'.split(' ');
    expect(without.map((code) => findCode(code)?.code)).toEqual(without.map(() => undefined));
  });

  it('[X03] explains stored receipts with codes of AMS, and answers without a code', () => {
    expect(findCode('S17')?.name).toBe('S17');
    expect(explainError('', 'MISSING SURETY BND REF NBR')?.name).toBe('S13');
    expect(explainError('', 'HTS NUMBER NEEDS SIX DIGITS')?.name).toBe('htsNumber');
    expect(explainError('', 'MANDATORY PARTY MISSING')?.name).toBe('partyMissing');
    expect([explainError('999', ''), explainError('', 'NO SUCH TEXT'), partnerCode('X18')]).toEqual([null, null, null]);
  });

  it('has exactly the published codes of AMS', () => {
    const codes = EDITS.flatMap(({ ams }) => ams ?? []);
    const published =
      'S06 S07 S08 S09 S10 S11 S12 S13 S14 S15 S16 S17 S18 S19 S20 S21 S22 S23 S24 S25 S26 S27 S28 S31 S32 S33 SA1 SA2 SA3 SA7 SA8 SA9 SAA';
    expect(codes.sort().join(' ')).toBe(published);
    expect(new Set(EDITS.map(({ name }) => name)).size).toBe(EDITS.length);
    // Without a code, customs names an edit by its narrative alone.
    const narratives = EDITS.flatMap(({ code, narrative }) => (code === undefined && narrative ? [narrative] : []));
    expect(new Set(narratives).size).toBe(narratives.length);
  });

  it('has narratives that fit the 40 columns of an SF90', () => {
    const wide = EDITS.filter(({ narrative }) => narrative.length > 40 || /[^A-Z0-9 ,/-]/u.test(narrative));
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
