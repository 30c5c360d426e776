// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ISF_10 } from '#contract/codes.ts';
import { blankBill } from '#contract/entities/bill.ts';
import { isf10Bill } from '#contract/testing/bills.ts';
import { renderBill } from './testing/renderBill.tsx';

afterEach(cleanup);
const blank = () => blankBill(ISF_10, 'HBRL');
const cell = (row: number, label = 'HS code') =>
  within(within(screen.getByRole('region', { name: 'Goods' })).getByRole('row', { name: `Row ${row}` })).getByLabelText(
    label,
  );
const UNDO = '{Control>}z{/Control}';
const REDO = '{Control>}y{/Control}';

function open(bill = blank()) {
  const { user, form } = renderBill(bill);
  const goods = () =>
    form
      .rowIds('billHsRequestList')
      .map((id) => ['hsCode', 'hsCountryCode'].map((name) => form.value(`billHsRequestList.${id}.${name}`)).join(' '));
  return { user, form, goods };
}

describe('[B05] undo in rows', () => {
  it('undoes and redoes several pastes', async () => {
    const { user, goods } = open();
    await user.click(cell(1));
    await user.paste('940360\tCN\n940161\tVN\n940320\tTH\n');
    const first = goods();
    await user.paste('847130\tJP\n847141\tKR\n');
    const second = goods();
    expect(second).toEqual(['847130 JP', '847141 KR', '940320 TH']);
    await user.keyboard(UNDO);
    expect(goods()).toEqual(first);
    await user.keyboard(UNDO);
    expect(goods()).toEqual([' ']);
    await user.keyboard(REDO);
    expect(goods()).toEqual(first);
    await user.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}');
    expect(goods()).toEqual(second);
  });

  it('goes on to the steps of the whole form, wherever it put the focus', async () => {
    const { user, form, goods } = open();
    const numbers = () => form.rowIds('amsRequestList').map((id) => form.value(`amsRequestList.${id}.amsNo`));
    // The history of the form ends a step after a pause.
    const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 350)));
    await user.click(screen.getAllByLabelText('AMS B/L no.')[0]!);
    await user.paste('OOLU12345678\nOOLU87654321\n');
    await pause();
    await user.click(cell(1));
    await user.paste('940360\tCN\n940161\tVN\n');
    await pause();
    const name = screen.getByLabelText('Buyer name', { exact: false });
    await user.type(name, 'ACME');
    await user.tab();
    const filled = () => [numbers().length, goods().length, form.value('bugerName')];
    expect(filled()).toEqual([2, 2, 'ACME']);
    for (const step of [
      [2, 2, ''],
      [2, 1, ''],
      [1, 1, ''],
    ]) {
      await user.keyboard(UNDO);
      await pause();
      expect(filled()).toEqual(step);
    }
    for (const step of [
      [2, 1, ''],
      [2, 2, ''],
      [2, 2, 'ACME'],
    ]) {
      await user.keyboard(REDO);
      await pause();
      expect(filled()).toEqual(step);
    }
  });

  it('restores a removed row at its place, by key and by button', async () => {
    const { user, goods } = open(isf10Bill());
    const before = goods();
    await user.click(cell(1));
    await user.keyboard('{Alt>}{Delete}{/Alt}');
    expect(goods()).toEqual(['940161 VN']);
    await user.keyboard(UNDO);
    expect(goods()).toEqual(before);
    expect(cell(1)).toHaveFocus();
    await user.keyboard(REDO);
    expect(goods()).toEqual(['940161 VN']);
    await user.keyboard(UNDO);
    await user.click(screen.getByRole('button', { name: 'Remove row 2' }));
    await user.keyboard(UNDO);
    expect(goods()).toEqual(before);
  });

  it('leaves undo of typing to the browser, and undoes it whole from another cell', async () => {
    const { user, goods } = open(isf10Bill());
    await user.clear(cell(1));
    await user.type(cell(1), '8471');
    await user.keyboard(UNDO);
    expect(cell(1)).toHaveValue('8471');
    await user.click(cell(2));
    await user.keyboard(UNDO);
    expect(goods()[0]).toBe('940360 CN');
    expect(cell(1)).toHaveFocus();
  });

  it('clears redo after typing', async () => {
    const { user, goods } = open();
    await user.click(cell(1));
    await user.paste('940360\tCN\n940161\tVN\n');
    await user.keyboard(UNDO);
    await user.type(cell(1), '847130');
    await user.tab();
    await user.keyboard(REDO);
    expect(goods()).toEqual(['847130 ']);
  });

  it('restores the text before cleaning, in a row and in a field', async () => {
    const { user, form } = open();
    await user.type(cell(1), '8471.30.0100');
    await user.tab();
    await user.click(cell(1));
    await user.keyboard(UNDO);
    expect(cell(1)).toHaveValue('8471.30.0100');
    await user.keyboard(UNDO);
    expect(cell(1)).toHaveValue('');
    await user.type(screen.getByLabelText('Seller name'), 'Đông Á');
    await user.tab();
    expect(form.value('sellerName')).toBe('DONG A');
    await user.click(screen.getByLabelText('Seller name'));
    await user.keyboard(UNDO);
    expect(form.value('sellerName')).toBe('Đông Á');
  });
});
