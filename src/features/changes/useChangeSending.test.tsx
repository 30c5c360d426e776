import { isSameBill, type Bill } from '#contract/entities/bill.ts';
// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { isf10Bill } from '#contract/testing/bills.ts';
import type { SendIntent } from '#dataProvider/sendIntents.ts';
import { useChangeSending } from './useChangeSending.ts';

const table = vi.hoisted(() => ({ now: [] as unknown[] }));
vi.mock('#dataProvider/sendIntents.ts', async (original) => ({
  ...(await original()),
  useSendIntents: () => table.now,
}));
afterEach(cleanup);

const [sent, other] = [isf10Bill({ sellerCity: 'SHANGHAI' }), isf10Bill({ bugerCity: 'DENVER' })];
const intent = (state: SendIntent['state']): SendIntent => ({
  key: 'k1',
  owner: 'u1.e1',
  call: 'updateFiling',
  draftId: 'filing:f1',
  filingId: 'f1',
  billType: 1,
  amsNos: [],
  body: { ...sent, id: 'f1', revision: 1, quotedTotal: 0 },
  payType: 0,
  quotedTotal: 0,
  state,
  at: 1,
});

/** A tab with a text while an intent of its filing passes through these states. */
function tabWith(text: typeof sent, ...states: SendIntent['state'][]) {
  const [onDone, onOther, onRefused] = [vi.fn(), vi.fn(), vi.fn()];
  const tab = { text };
  const ends = {
    isSame: (body: Bill) => isSameBill(tab.text, body),
    onDone,
    onOther,
    onRefused,
  };
  table.now = [];
  const { result, rerender } = renderHook(() => useChangeSending('f1', ends));
  const see = (state: SendIntent['state']) => {
    table.now = [intent(state)];
    rerender();
  };
  for (const state of states) see(state);
  return { tab, see, result, onDone, onOther, onRefused };
}

it('[I1] reports the text as sent only in a tab with the same text', () => {
  const same = tabWith(sent, 'sending', 'done');
  expect(same.onDone.mock.calls).toEqual([['k1']]);
  const differs = tabWith(other, 'sending', 'done');
  expect(differs.onDone).not.toHaveBeenCalled();
  expect(differs.onOther.mock.calls).toEqual([['k1']]);
});

it('[I8] keeps a tab with text typed after sending', () => {
  const { tab, see, onDone, onOther } = tabWith(sent, 'sending', 'unknown');
  tab.text = isf10Bill({ sellerCity: 'SHANGHAI', sellerAddr: 'TYPED LATER' });
  see('done');
  expect(onDone).not.toHaveBeenCalled();
  expect(onOther).toHaveBeenCalledTimes(1);
});

it('[E07] shows a refusal in the tab of the refused text, also after a correction', () => {
  const same = tabWith(sent, 'sending', 'refused');
  expect(same.onRefused).toHaveBeenCalledTimes(1);
  same.tab.text = other;
  same.see('refused');
  expect(same.result.current.refused?.key).toBe('k1');
  const differs = tabWith(other, 'sending', 'refused');
  expect(differs.onRefused).not.toHaveBeenCalled();
  expect(differs.result.current.refused).toBeNull();
});
