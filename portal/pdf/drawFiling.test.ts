import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { amsRowOf, goodsRowsOf, isf10Bill } from '#contract/testing/bills.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { LOCALES, type Locale } from '#contract/limits.ts';
import { translator } from '../exports/translator.ts';
import { pdfText } from '../testing/pdfText.ts';
import { rulesFor } from '../ruleContext.ts';
import { drawFiling } from './drawFiling.ts';
import { readFonts } from './fonts.ts';
import { PdfWriter } from './pdfWriter.ts';

const fonts = readFonts();

/** The texts of the pages of one draft. */
async function draw(bill: Bill, locale: Locale = 'en', providerBond = ''): Promise<string[]> {
  const now = new Date('2026-08-03T02:00:00Z');
  const pdf = new PdfWriter(fonts, { title: 'A filing', at: now });
  const pieces: Uint8Array[] = [];
  pdf.doc.on('data', (piece: Uint8Array) => pieces.push(piece));
  const context = {
    translate: translator(locale),
    english: translator('en'),
    locale,
    filer: 'Harbour Logistics Ltd',
    rules: rulesFor({ providerBond }, now),
  };
  const printed = { bill, sent: null, at: '2026-08-03 09:12:00', operator: 'Finn Zhao' };
  drawFiling(pdf, printed, { ...context, printedAt: '2026-08-03 10:00:00' });
  pdf.doc.end();
  await once(pdf.doc, 'end');
  return pdfText(Buffer.concat(pieces));
}

describe('a draft as PDF', () => {
  it('[D03] shows that it is a draft, its problems, and everything that was filled', async () => {
    const pages = await draw(
      isf10Bill({
        amsRequestList: [amsRowOf('OOLU2719403685'), amsRowOf('OOLU2719403686', 'OB', 'CALL BEFORE NOON')],
        bugerCity: '',
        clientRef: 'PO 77812',
      }),
    );
    expect(pages).toHaveLength(1);
    for (const text of [
      'TenPlusTwo',
      '10+2',
      'Importer Security Filing',
      'ISF-10',
      'DRAFT – not sent',
      '1 problem blocks sending',
      'Harbour Logistics Ltd',
      'Finn Zhao',
      'HBRL',
      'PO 77812',
      'OOLU 2719403685',
      'OOLU 2719403686',
      'Regular bill',
      'CALL BEFORE NOON',
      '12-345678900',
      'Own continuous bond',
      'PACIFIC HOME GOODS INC',
      'NINGBO FURNITURE FACTORY',
      'BEILUN CFS WAREHOUSE 3',
      'EAST SEA CONSOLIDATION LTD',
      '14500 VALLEY VIEW AVE',
      'SANTA FE SPRINGS, United States (US)',
      '940360',
      'Wooden furniture',
      'Prepared by',
      'Signature',
      'Printed 2026-08-03 10:00:00 (+08:00)',
      'Page 1 of 1',
    ]) {
      expect(pages[0]).toContain(text);
    }
  });

  it('[B07] counts the provider’s bond as a problem only where the provider has none', async () => {
    const bonded = isf10Bill({ bondType: 'Hgj_Continuous', bondHolderId: '' });
    expect((await draw(bonded))[0]).toContain('1 problem blocks sending');
    expect((await draw(bonded, 'en', '36-111222333'))[0]).not.toContain('1 problem');
  });

  it.each([
    ['zh-CN', ['进口安全申报单', '草稿 – 尚未发送', '买方', 'Buyer', '货物类型', '标准货物', '制单人', '第 1 页']],
    ['vi', ['Tờ khai an ninh', 'BẢN NHÁP', 'Người mua', 'Buyer', 'Hoa Kỳ (US)', 'Người lập', 'Trang 1/1']],
    ['en', ['Importer Security Filing', 'Buyer']],
  ] as const)('[K01] shows the words and letters of %s', async (locale, words) => {
    const clientRef = '客户参考 / mã tham chiếu Đặng Thuỳ Ngân';
    const pages = await draw(isf10Bill({ clientRef }), locale);
    for (const word of [...words, '客户参考', 'Đặng Thuỳ Ngân'.normalize('NFC')]) expect(pages[0]).toContain(word);
    expect(pages[0]).not.toMatch(/documents\.|fields\.|choices\./u);
  });

  it('hides social security numbers', async () => {
    const ids = { importerType: '34', importerId: '123-45-6789', importerBirth: '1980-01-02' } as const;
    const pages = await draw(isf10Bill({ ...ids, bondHolderId: '123-45-6789' }));
    expect(pages.join('')).not.toContain('123-45');
    expect(pages.join('')).toContain('***-**-6789');
  });

  it('continues over pages with 999 numbered lines, none lost', async () => {
    const billHsRequestList = goodsRowsOf(999, 'VN');
    const amsRequestList = Array.from({ length: 300 }, (_, at) =>
      amsRowOf(`OOLU27194${10_000 + at}`, 'BM', at % 7 ? '' : `REMARK ${at} ${'LONG '.repeat(17)}`),
    );
    const pages = await draw(isf10Bill({ billHsRequestList, amsRequestList }));
    const text = pages.join('\n');
    expect(billHsRequestList.filter(({ hsCode }) => !text.includes(hsCode))).toEqual([]);
    expect(amsRequestList.filter(({ amsNo }) => !text.includes(amsNo.replace('OOLU', 'OOLU ')))).toEqual([]);
    expect(pages.every((page, at) => page.includes(`Page ${at + 1} of ${pages.length}`))).toBe(true);
    expect(pages.slice(1).every((page) => page.includes('DRAFT – not sent'))).toBe(true);
    expect(pages.slice(0, -1).some((page) => page.includes('Signature'))).toBe(false);
    expect(pages.at(-1)).toContain('Signature');
  });

  it('wraps long text and tolerates characters that are no letters', async () => {
    const bugerName = `${'W'.repeat(300)} ${'名'.repeat(300)} 😀 \u0007 LASTWORD`;
    const pages = await draw(isf10Bill({ bugerName, vesselVoyage: 'x'.repeat(1000) }));
    expect(pages.join('')).toContain('LASTWORD');
  });
});

it.each(LOCALES)('has plural texts for every count in %s', async (locale) => {
  const pages = await draw(isf10Bill({ bugerCity: '', sellerCity: '' }), locale);
  expect(pages[0]).toMatch(/2 ?(?:problems|个问题|lỗi)/u);
});
