// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import { renderBill } from './testing/renderBill.tsx';

afterEach(cleanup);

/** A filing being changed, which has one number. */
const renderChange = (...numbers: string[]) =>
  renderBill(isf10Bill({ amsRequestList: numbers.map((amsNo) => amsRowOf(amsNo)) }), { most: { amsRequestList: 1 } });
const grid = () => within(screen.getByRole('region', { name: 'Shipment' }));
const numbersIn = (form: ReturnType<typeof renderBill>['form']) =>
  (form.snapshot()['amsRequestList'] as { amsNo: string }[]).map(({ amsNo }) => amsNo);

describe('[D09] the number of a filing that is being changed', () => {
  it('is limited to one row, with the reason', () => {
    renderChange('OOLU12345678');
    expect(grid().getAllByLabelText('AMS B/L no.')).toHaveLength(1);
    expect(grid().queryByRole('button', { name: 'Add row' })).not.toBeInTheDocument();
    expect(grid().getByText(/A sent filing covers one B\/L number/u)).toBeInTheDocument();
    const goods = within(screen.getByRole('region', { name: 'Goods' }));
    expect(goods.getByRole('button', { name: 'Add row' })).toBeInTheDocument();
  });

  it('takes the first of several pasted numbers and shows the others', async () => {
    const { user, form } = renderChange('OOLU12345678');
    await user.click(grid().getByLabelText('AMS B/L no.'));
    await user.paste('OOLU1111111\nOOLU2222222\nOOLU3333333');
    expect(numbersIn(form)).toEqual(['OOLU1111111']);
    const rest = screen.getByRole('alert');
    expect(rest).toHaveTextContent('2 rows were not added: a sent filing covers one B/L number.');
    expect(within(rest).getByRole('textbox')).toHaveValue('OOLU2222222\nOOLU3333333');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(numbersIn(form)).toEqual(['OOLU12345678']);
  });

  it('remains one row after removal', async () => {
    const { user, form } = renderChange('OOLU12345678');
    await user.click(grid().getByLabelText('AMS B/L no.'));
    await user.keyboard('{Alt>}{Delete}{/Alt}');
    expect(numbersIn(form)).toEqual(['']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(numbersIn(form)).toEqual(['OOLU12345678']);
  });

  it('allows removing a second number of an older text', async () => {
    const { user, form } = renderChange('OOLU12345678', 'OOLU2222222');
    expect(grid().getAllByLabelText('AMS B/L no.')).toHaveLength(2);
    await user.click(grid().getByRole('button', { name: 'Remove row 2' }));
    expect(numbersIn(form)).toEqual(['OOLU12345678']);
  });
});
