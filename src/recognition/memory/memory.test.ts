import { describe, expect, it } from 'vitest';
import type { RecognizedDraft } from '#contract/recognition.ts';
import type { DocumentModel } from '../documentModel.ts';
import { applyMemory } from './applyMemory.ts';
import { learnCorrections } from './learnCorrections.ts';

/** A page of words: each text has its place in points of an A4 page. */
const page = (...texts: [text: string, x: number, y: number][]): DocumentModel => ({
  filename: 'a.pdf',
  parts: [
    {
      kind: 'page',
      width: 595,
      height: 842,
      texts: texts.flatMap(([text, x, y]) =>
        text.split(' ').map((word, at, words) => {
          const before = words.slice(0, at).join(' ').length + (at > 0 ? 1 : 0);
          return {
            text: word,
            box: { x: (x + before * 6) / 595, y: y / 842, width: (word.length * 6) / 595, height: 10 / 842 },
          };
        }),
      ),
    },
  ],
});
const invoice = (seller: string, ship: string, ref: string) =>
  page(
    ['COMMERCIAL INVOICE', 200, 40],
    ['Firm', 40, 80],
    [seller, 40, 95],
    ['Goods go to', 300, 80],
    [ship, 300, 95],
    ['Our sign', 40, 200],
    [ref, 140, 200],
    ['Total amount', 40, 300],
    ['Signature', 40, 400],
  );
const draft = (bill: Record<string, unknown>): RecognizedDraft => ({
  bill: { billType: 1, ...bill },
  values: Object.entries(bill).map(([path, value]) => ({
    path,
    value: String(value),
    confidence: 'check',
    sources: [{ document: 0, part: 0, text: String(value) }],
  })),
  documents: [{ jobId: '0', filename: 'a.pdf' }],
});
const correction = (path: string, corrected: string, recognized = '') => ({ path, recognized, corrected });

describe('memory of corrections', () => {
  it('[A05] finds a field by the label above or beside it', () => {
    const rules = learnCorrections([invoice('NINGBO PIVOT CO LTD', 'PIVOT DC', 'PV-1001')], draft({}), [
      correction('sellerName', 'NINGBO PIVOT CO LTD'),
      correction('clientRef', 'PV-1001'),
    ]);
    expect(rules).toContainEqual(expect.objectContaining({ kind: 'label', label: 'Firm', place: 'below' }));
    expect(rules).toContainEqual(expect.objectContaining({ kind: 'label', label: 'Our sign', place: 'right' }));
    const next = invoice('HAI PHONG CHAIR JSC', 'OTHER DC', 'PV-2002');
    const { drafts, used } = applyMemory([next], [draft({})], rules);
    expect(drafts[0]?.bill).toMatchObject({ sellerName: 'HAI PHONG CHAIR JSC', clientRef: 'PV-2002' });
    expect(drafts[0]?.values.map(({ path, sources }) => [path, sources[0]?.text])).toEqual([
      ['sellerName', 'HAI PHONG CHAIR JSC'],
      ['clientRef', 'PV-2002'],
    ]);
    expect(used).toHaveLength(2);
  });

  it('[A05] uses no label in documents of another layout', () => {
    const rules = learnCorrections([invoice('NINGBO PIVOT CO LTD', 'PIVOT DC', 'PV-1001')], draft({}), [
      correction('clientRef', 'PV-1001'),
    ]);
    const other = page(
      ['PACKING LIST', 40, 40],
      ['Our sign', 40, 80],
      ['X-1', 140, 80],
      ['Cartons', 40, 120],
      ['Net', 40, 160],
    );
    expect(applyMemory([other], [draft({})], rules)).toEqual({ drafts: [draft({})], used: [] });
  });

  it('[A05] completes a company that was corrected before, at any place', () => {
    const rules = learnCorrections(
      [invoice('Ningbo Pivot Co., Ltd', '', '')],
      draft({ sellerName: 'NINGBO PIVOT CO., LTD', sellerAddr: '1 ROAD' }),
      [
        correction('sellerName', 'NINGBO PIVOT TRADING', 'NINGBO PIVOT CO., LTD'),
        correction('sellerAddr', '588 RENMIN ROAD', '1 ROAD'),
        correction('sellerCity', 'NINGBO'),
      ],
    );
    const { drafts } = applyMemory([page(['x', 1, 1])], [draft({ manufacturerName: 'NINGBO PIVOT CO LTD' })], rules);
    expect(drafts[0]?.bill).toEqual({
      billType: 1,
      manufacturerName: 'NINGBO PIVOT TRADING',
      manufacturerAddr: '588 RENMIN ROAD',
      manufacturerCity: 'NINGBO',
    });
    expect(drafts[0]?.values.every(({ sources }) => sources.length > 0)).toBe(true);
  });

  it('[A05] learns that a party equals another one in this layout', () => {
    const first = invoice('NINGBO PIVOT CO LTD', 'PIVOT DC', 'PV-1001');
    const rules = learnCorrections([first], draft({ bugerName: 'PIVOT USA INC', bugerAddr: '2 BLVD' }), [
      correction('shipName', 'PIVOT USA INC'),
      correction('shipAddr', '2 BLVD'),
    ]);
    expect(rules).toEqual([expect.objectContaining({ kind: 'sameAs', block: 'ship', as: 'buger' })]);
    const next = draft({ bugerName: 'OTHER BUYER', bugerAddr: '3 BLVD' });
    const { drafts } = applyMemory([invoice('A CO', 'B', 'C-1')], [next], rules);
    expect(drafts[0]?.bill).toMatchObject({ shipName: 'OTHER BUYER', shipAddr: '3 BLVD' });
    const given = draft({ bugerName: 'OTHER BUYER', shipName: 'GIVEN' });
    expect(applyMemory([invoice('A CO', 'B', 'C-1')], [given], rules).drafts).toEqual([given]);
  });

  it('ignores fields that no draft has, unchanged values, and texts that a field refuses', () => {
    const models = [invoice('S', 'B', 'R-1')];
    const paths = ['constructor', 'amsRequestList.0.x', '__proto__.0.amsNo', 'clientRef.0'];
    expect(
      learnCorrections(
        models,
        draft({}),
        paths.map((path) => correction(path, 'R-1')),
      ),
    ).toEqual([]);
    expect(learnCorrections(models, draft({}), [correction('clientRef', 'R-1', 'R-1')])).toEqual([]);
    const rule = {
      kind: 'label' as const,
      layout: '',
      signature: ['commercialinvoice', 'firm', 'goodsgoto', 'oursign', 'totalamount', 'signature'],
    };
    const bill = { ...rule, label: 'Our sign', place: 'right' as const, field: 'billHsRequestList.0.hsCountryCode' };
    expect(applyMemory(models, [draft({})], [bill]).used).toEqual([]);
  });
});
