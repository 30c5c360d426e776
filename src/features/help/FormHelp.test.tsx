// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { ISF_10 } from '#contract/codes.ts';
import { blankBill } from '#contract/entities/bill.ts';
import { renderBill } from '#features/billForm/testing/renderBill.tsx';
import { help } from '#messages/en/help.ts';

// Preloads the layer's chunk.
beforeAll(async () => {
  await import('./HelpPopover.tsx');
}, 30_000);
afterEach(cleanup);

const layer = (name: string) => screen.findByRole('dialog', { name });

it('[B01] opens the help of a field by its button; Esc closes it and returns the focus', async () => {
  const { user } = renderBill(blankBill(ISF_10, 'HBRL'));
  const mark = screen.getByRole('button', { name: 'Help: Filer code' });
  expect(mark).toHaveAttribute('aria-expanded', 'false');
  await user.click(mark);
  expect(mark).toHaveAttribute('aria-expanded', 'true');
  const text = within(await layer('Filer code')).getByText(/four-letter code/u);
  expect(text).toHaveTextContent(`${help.fields.houseScac.what} ${help.fields.houseScac.who}`);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(mark).toHaveFocus();
  expect(mark).toHaveAttribute('aria-expanded', 'false');
});

it('[B01] opens the help of a field by F1, of its block by Shift+F1', async () => {
  const { user } = renderBill(blankBill(ISF_10, 'HBRL'));
  const code = screen.getByLabelText('HS code');
  code.focus();
  await user.keyboard('{F1}');
  expect(await layer('HS code')).toHaveTextContent(help.fields.billHsRequestList.hsCode.what);
  await user.keyboard('{F1}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(code).toHaveFocus();
  await user.keyboard('{Shift>}{F1}{/Shift}');
  expect(await layer('Goods')).toHaveTextContent(help.blocks.goods.what);
});

it('[B04] opens the help of the block by F1 in a field without help', async () => {
  const { user } = renderBill(blankBill(ISF_10, 'HBRL'));
  screen.getByLabelText('Buyer city').focus();
  await user.keyboard('{F1}');
  expect(await layer('Buyer')).toHaveTextContent(help.blocks.buger.what);
});

it('[B01] adds no tab stop to the form', () => {
  renderBill(blankBill(ISF_10, 'HBRL'));
  const marks = screen.getAllByRole('button', { name: /^Help: / });
  expect(marks.length).toBeGreaterThan(20);
  expect(marks.filter((mark) => mark.tabIndex !== -1)).toEqual([]);
});
