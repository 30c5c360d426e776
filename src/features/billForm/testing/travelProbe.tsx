// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { declaredColumns } from '#components/list/declaredColumns.tsx';
import { isf10 } from '#contract/entities/isf10.ts';
import { isf10Bill } from '#contract/testing/bills.ts';
import { I18n, renderBill } from './renderBill.tsx';

// Runs in a copy of the sources that has the field `sealNo` (see fieldTravels.long.test.ts).
afterEach(cleanup);

it('shows the field under its label and validates it while typing', async () => {
  const { user, form } = renderBill(isf10Bill());
  const input = screen.getByLabelText('Seal no.');
  await user.type(input, 'seal$1');
  await user.tab();
  expect(form.value('sealNo')).toBe('SEAL$1');
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

it('shows the field as a list column', () => {
  const [column] = declaredColumns<{ id: string; sealNo: string }>(isf10, ['sealNo']);
  render(<I18n>{column?.render({ id: '1', sealNo: 'SEAL1' })}</I18n>);
  expect([column?.labelKey, screen.getByText('SEAL1').textContent]).toEqual(['fields.bill.sealNo', 'SEAL1']);
});
