import { afterEach, expect, it, vi } from 'vitest';
import { isf10Bill } from '#contract/testing/bills.ts';
import { portalClient } from '#dataProvider/testing/client.ts';
import { askQuote } from './useChangeQuote.ts';

afterEach(() => vi.restoreAllMocks());

it('[D06] page and dialog that ask the same price at once get one answer, and a later question is a new one', async () => {
  const call = vi.spyOn(portalClient, 'call').mockImplementation((() => Promise.resolve({ total: 70 })) as never);
  const bill = isf10Bill({ id: 'f1', revision: 1 });
  const answers = await Promise.all([askQuote('f1', '1 submitted', bill), askQuote('f1', '1 submitted', bill)]);
  expect(answers).toEqual([{ total: 70 }, { total: 70 }]);
  expect(call).toHaveBeenCalledTimes(1);
  await Promise.all([askQuote('f1', '1 submitted', bill), askQuote('f1', '2 deleteSuccess', bill)]);
  expect(call).toHaveBeenCalledTimes(3);
});
