// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { isf10Bill } from '#contract/testing/bills.ts';
import { openPortal } from '#testing/openPortal.ts';
import { makeSettlement } from '#features/payment/testing.ts';
import { fetchQuote } from './useChangeQuote.ts';

it('[D06] shares a concurrent call for the same price, and calls again later', async () => {
  const price = makeSettlement(['OOLU12345678']);
  const { asked } = openPortal({ preSettle: () => price });
  const bill = isf10Bill({ id: 'f1', revision: 1 });
  const answers = await Promise.all([fetchQuote('f1', '1 submitted', bill), fetchQuote('f1', '1 submitted', bill)]);
  expect(answers).toEqual([price, price]);
  expect(asked).toHaveLength(1);
  await Promise.all([fetchQuote('f1', '1 submitted', bill), fetchQuote('f1', '2 deleteSuccess', bill)]);
  expect(asked).toHaveLength(3);
});
