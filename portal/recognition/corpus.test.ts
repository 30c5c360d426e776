import { beforeAll, describe, expect, it } from 'vitest';
import { bytesOf, keptDoc, sampleOf } from '../../bench/corpus/generate.ts';
import { extensionOf } from '../../bench/corpus/content.ts';
import { inventedValues, wholeText } from '../../bench/corpus/invented.ts';
import { compareDrafts, scoreOf } from '../../bench/corpus/score.ts';
import type { RecognizedDraft } from '#contract/recognition.ts';
import type { DocumentModel } from '#recognition/documentModel.ts';
import { recognize } from '#recognition/recognize.ts';
import { importPlaces } from '../imports/importPlaces.ts';
import { readDocument } from './readers/readDocument.ts';

/** Layouts that are written without a browser, with the score that they must keep. The bench has all of them. */
const FLOORS: Record<string, number> = {
  t03_bills_as_columns: 0.98,
  t06_chinese_list: 0.98,
  t12_vietnamese_questions: 0.98,
  t13_email: 0.9,
  t14_shipping_instruction: 0.98,
  t25_drawn_worksheet: 0.98,
  t42_disagreeing: 0.98,
  t66_boxed_bill: 0.98,
  t68_explained_form: 0.98,
  t81_number_by_title: 0.98,
  t86_flat_export: 0.98,
  t91_shared_shipment: 0.98,
};

interface Recognized {
  models: DocumentModel[];
  drafts: RecognizedDraft[];
}

async function recognizeSample(family: string): Promise<Recognized> {
  const models: DocumentModel[] = [];
  for (const { name, content } of sampleOf('tuning', family).files) {
    const isDoc = content.kind === 'word' && content.format === 'doc';
    const bytes = isDoc ? await keptDoc(family) : await bytesOf(content);
    if (!bytes) throw new Error(`${family} needs a browser`);
    models.push(await readDocument(bytes, `${name}.${extensionOf(content)}`));
  }
  return { models, drafts: recognize(models, { references: importPlaces }).drafts };
}

describe('recognizes generated documents', () => {
  const recognized = new Map<string, Recognized>();
  const resultOf = (family: string) => recognized.get(family) ?? { models: [], drafts: [] };

  beforeAll(async () => {
    for (const family of Object.keys(FLOORS)) recognized.set(family, await recognizeSample(family));
  });

  it.each(Object.entries(FLOORS))('[D03] [G13] %s with a score of at least %d', (family, floor) => {
    const { compared } = compareDrafts(
      sampleOf('tuning', family).truth,
      resultOf(family).drafts.map(({ bill }) => bill),
    );
    const mistakes = compared.filter(({ outcome }) => outcome !== 'right');
    expect({ score: scoreOf(compared).f1, mistakes }).toEqual({
      score: expect.toSatisfy((score: number) => score >= floor),
      mistakes: expect.anything(),
    });
  });

  it('[D03] invents no value: each is in the document, as is its source', () => {
    const invented = [...recognized].flatMap(([family, { drafts, models }]) => {
      const whole = wholeText(models);
      return drafts.flatMap((draft) =>
        inventedValues(draft, whole).map(({ path, value }) => `${family} ${path}: ${value}`),
      );
    });
    expect(invented).toEqual([]);
    expect(
      [...recognized.values()].flatMap(({ drafts }) => drafts.flatMap(({ values }) => values)).length,
    ).toBeGreaterThan(200);
  });

  it('[A03] [D03] shows the value in the other document of a shipment', () => {
    const values = resultOf('t42_disagreeing').drafts.flatMap((draft) => draft.values);
    const street = values.find(({ path }) => path === 'bugerAddr');
    expect(street?.others).toHaveLength(1);
    expect(street?.confidence).not.toBe('sure');
  });
});
