import { describe, expect, it } from 'vitest';
import { createFormStore } from '#components/form/store/createFormStore.ts';
import { isf10 } from '#contract/entities/isf10.ts';
import { recognizedBill, recognizedDraft } from '../testing/documents.ts';
import { createReview, OPEN_TOPIC } from './createReview.ts';
import { nextToCheck } from './nextToCheck.ts';

function openForm(changes = {}) {
  return createFormStore({
    entity: isf10,
    record: recognizedBill(changes),
    now: () => new Date(),
    defer: (work) => work,
  });
}
function openReview(confirmed: string[] = [], form = openForm()) {
  const review = createReview(form, recognizedDraft, confirmed);
  review.listen();
  return { form, review };
}
const cell = (form: ReturnType<typeof openForm>, path: string) => form.keyOf(path);

describe('review of recognized values', () => {
  it('[A02] lists guesses and values to check, not the sure ones', () => {
    const { review, form } = openReview();
    expect(review.open()).toEqual([
      'sellerName',
      'bugerName',
      cell(form, 'billHsRequestList.0.hsCountryCode'),
      cell(form, 'billHsRequestList.1.hsCode'),
      cell(form, 'billHsRequestList.1.hsCountryCode'),
    ]);
    expect(review.mark('sellerCity')).toBe('sure');
    expect(review.mark('stuffingName')).toBeNull();
  });

  it('[A02] settles a value by confirming it, and by a change until that is undone', () => {
    const { review, form } = openReview();
    let changes = 0;
    review.on(OPEN_TOPIC, () => {
      changes += 1;
    });
    review.confirm('sellerName');
    form.type('bugerName', 'PACIFIC HOME');
    expect(review.open()).toHaveLength(3);
    expect(review.mark('bugerName')).toBeNull();
    form.type('bugerName', 'PACIFIC HOME GOODS INC');
    expect(review.mark('bugerName')).toBe('guess');
    expect(review.confirmed()).toEqual(['sellerName']);
    expect(changes).toBe(3);
  });

  it('[A05] names replaced values, and blank fields and cells that were filled in', () => {
    const { review, form } = openReview();
    expect(review.corrections()).toEqual([]);
    form.type('bugerName', 'PACIFIC HOME GOODS LLC');
    form.type('stuffingName', 'BEILUN');
    form.type('sellerCity', '');
    form.type(cell(form, 'amsRequestList.0.userRemark'), 'PV-1001');
    expect(review.corrections()).toEqual([
      { path: 'sellerCity', recognized: 'NINGBO', corrected: '' },
      { path: 'bugerName', recognized: 'PACIFIC HOME GOODS INC', corrected: 'PACIFIC HOME GOODS LLC' },
      { path: 'amsRequestList.0.userRemark', recognized: '', corrected: 'PV-1001' },
      { path: 'stuffingName', recognized: '', corrected: 'BEILUN' },
    ]);
  });

  it('[A05] reports no default value, choice or own code, and one row of a list without values', () => {
    const { review, form } = openReview([], openForm({ containerList: [] }));
    form.addRow('containerList', { containerNo: 'TGHU1234567' });
    form.addRow('containerList', { containerNo: 'TGHU7654321' });
    form.addRow('billHsRequestList', { hsCode: '940350' });
    form.type('houseScac', 'OTHR');
    const reported = review.corrections();
    expect(reported.map(({ path, corrected }) => [path, corrected])).toEqual([
      ['containerList.0.containerNo', 'TGHU1234567'],
    ]);
  });

  it('[A02] follows its rows when another row is removed, also after the draft is opened again', () => {
    const { review, form } = openReview();
    const second = form.rowIds('billHsRequestList')[1] ?? '';
    form.removeRow('billHsRequestList', form.rowIds('billHsRequestList')[0] ?? '');
    expect(review.open()).toContain(`billHsRequestList.${second}.hsCode`);
    const again = openReview([], openForm({ billHsRequestList: [{ hsCode: '691110', hsCountryCode: 'CN' }] }));
    const [row] = again.form.rowIds('billHsRequestList');
    expect(again.review.value(`billHsRequestList.${row}.hsCode`)?.path).toBe('billHsRequestList.1.hsCode');
  });

  it('[A02] follows a record that was replaced', () => {
    const { review, form } = openReview();
    form.replace(recognizedBill({ sellerName: 'OTHER' }));
    expect(review.mark('sellerName')).toBeNull();
    expect(review.mark(cell(form, 'billHsRequestList.1.hsCode'))).toBe('guess');
  });

  it('[A02] keeps everything that was confirmed earlier', () => {
    const { review } = openReview(['sellerName', 'bugerName']);
    expect(review.open()).toHaveLength(3);
  });
});

describe('the next value to check', () => {
  it('[A02] follows the order of the form and begins again after the last', () => {
    const { review, form } = openReview();
    const next = (from: string | null, by: 1 | -1 = 1) => nextToCheck(form, review.open(), from, by);
    const country = cell(form, 'billHsRequestList.0.hsCountryCode');
    expect(next(null)).toBe('bugerName');
    expect(next('bugerName')).toBe('sellerName');
    expect(next('sellerName')).toBe(country);
    expect(next('stuffingCity')).toBe(country);
    expect(next(cell(form, 'billHsRequestList.1.hsCountryCode'))).toBe('bugerName');
    expect(next('sellerName', -1)).toBe('bugerName');
    expect(nextToCheck(form, [], 'sellerName')).toBeNull();
  });
});
