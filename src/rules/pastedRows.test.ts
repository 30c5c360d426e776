import { describe, expect, it } from 'vitest';
import { choices as en } from '#messages/en/choices.ts';
import { choices as vi } from '#messages/vi/choices.ts';
import { choices as zhCN } from '#messages/zh-CN/choices.ts';
import { fields as enFields } from '#messages/en/fields.ts';
import { fields as viFields } from '#messages/vi/fields.ts';
import { fields as zhFields } from '#messages/zh-CN/fields.ts';
import { normalizeHeading } from '#schema/normalizeHeading.ts';
import { readPastedCell, rowHeadings } from './pastedRows.ts';
import { restoreHs } from './pastedHs.ts';

describe('[V15] [B05] restoreHs', () => {
  // 0940, 0847 and 0950 are no headings: a digit is missing elsewhere.
  it.each(['94036', '9403601', '847.13', '95030.1'])(
    'adds no zero that makes goods of another chapter of %s',
    (text) => {
      expect(restoreHs(text)).toBeNull();
    },
  );

  it.each([
    ['30461', '030461'],
    ['3046100', '03046100'],
    ['304610090', '0304610090'],
    ['8471.3', '8471' + '30'],
    ['304.61', '030461'],
    ['304.61.0090', '0304610090'],
    ['8471.301', '84713010'],
  ])('restores the zeros of %s', (text, whole) => {
    expect(restoreHs(text)).toBe(whole);
  });

  it.each(['847130', '8471.30', '8471.30.0100', '8471300100', '03046', '8471', '8471.30.01', 'ABCDE', '', '9.4E+09'])(
    'leaves %j as it is',
    (text) => expect(restoreHs(text)).toBeNull(),
  );
});

describe('[B05] readPastedCell', () => {
  it.each([
    ['CN - China', 'CN'],
    ['China (CN)', 'CN'],
    ['VIET NAM / 越南', 'VN'],
    ['CN China', 'CN'],
    ['Viet Nam VN', 'VN'],
    ['Ｃｈｉｎａ（ＣＮ）', 'CN'],
    ['ＣＮ 中国', 'CN'],
  ])('reads the country %s', (text, code) => {
    expect(readPastedCell('hsCountryCode', text)).toEqual({ text: code, how: 'read' });
  });
  it.each(['CN', 'china', '中国', 'Trung Quốc', 'Ruritania', 'China / Vietnam', 'CN VN', 'CN Vietnam', ''])(
    "leaves %j to the field's cleaning",
    (text) => expect(readPastedCell('hsCountryCode', text)).toEqual({ text }),
  );
  it('reads a B/L type by code, label in three languages and alias', () => {
    const labels = [en, zhCN, vi].map((texts) => texts.amsType.OB);
    for (const text of ['ob', 'Master', '主单', ...labels])
      expect(readPastedCell('amsType', text)).toEqual({ text: 'OB' });
    expect(readPastedCell('amsType', 'House B/L')).toEqual({ text: 'BM' });
    expect(readPastedCell('amsType', 'Sea waybill')).toEqual({ text: 'Sea waybill' });
  });
  it.each([
    ['sizeType', "40'HQ", '45G1'],
    ['sizeType', '1 X 20GP', '22G1'],
    ['sizeType', '４０ＦＴ ＨＣ', '45G1'],
    ['containerType', '40HQ', '4B'],
    ['containerType', '20 RF', 'R0'],
    ['containerType', '45HQ', 'CN'],
  ])('[X04] reads %s of the container %s', (name, text, code) => {
    expect(readPastedCell(name, text)).toEqual({ text: code, how: 'read' });
  });
  it.each(['45G1', '40RF', '40 PALLETS', '4B', ''])('leaves the container size %j as it is', (text) => {
    expect(readPastedCell('sizeType', text)).toEqual({ text });
  });
  it('returns the headings of the lists in three languages', () => {
    for (const list of ['amsRequestList', 'billHsRequestList', 'containerList'] as const) {
      for (const { bill } of [enFields, viFields, zhFields]) {
        const labels: Record<string, string> = bill[list];
        const known = rowHeadings(list, Object.keys(labels));
        for (const [name, label] of Object.entries(labels))
          if (!name.startsWith('_')) expect(known[name]).toContain(normalizeHeading(label));
      }
    }
    expect(rowHeadings('billHsRequestList', ['hsCode'])['hsCode']).toContain(normalizeHeading('HTSUS No. (10 digits)'));
  });
});
