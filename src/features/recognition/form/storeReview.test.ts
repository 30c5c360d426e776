import { expect, it, vi } from 'vitest';
import { createFormStore } from '#components/form/store/createFormStore.ts';
import { isf10 } from '#contract/entities/isf10.ts';
import { dataProvider } from '#dataProvider/dataProvider.ts';
import { recognitionStore } from '#local/recognitionStore.ts';
import { createReview } from '../review/createReview.ts';
import { recognizedBill, recognizedDraft } from '../testing/documents.ts';
import { storeReview } from './storeReview.ts';

it('[A05] sends all corrections of a draft when one is new, and again after a failure', async () => {
  vi.spyOn(recognitionStore, 'put').mockResolvedValue();
  const sent = vi.spyOn(dataProvider, 'saveCorrections').mockResolvedValue({ remembered: 1 });
  const form = createFormStore({
    entity: isf10,
    record: recognizedBill(),
    now: () => new Date(),
    defer: (work) => work,
  });
  const recognition = { ...recognizedDraft, resultId: 'result-1' };
  const kept = { recognition, confirmed: [], reported: {} };
  const { report } = storeReview(createReview(form, recognition), kept, () => 'draft-1');
  const reported = () => sent.mock.calls.map(([{ body }]) => body.corrections.map(({ path }) => path));

  await report();
  form.type('stuffingName', 'BEILUN');
  await Promise.all([report(), report()]);
  expect(reported()).toEqual([['stuffingName']]);
  expect(sent.mock.calls[0]?.[0].body).toMatchObject({ jobId: 'job-1', resultId: 'result-1' });

  sent.mockRejectedValueOnce(new Error('offline'));
  form.type('stuffingAddr', '1 PORT ROAD');
  await report();
  await report();
  await report();
  expect(reported().slice(1)).toEqual([
    ['stuffingName', 'stuffingAddr'],
    ['stuffingName', 'stuffingAddr'],
  ]);
});
