// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TestTranslationProvider } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { createFormStore } from '#components/form/store/createFormStore.ts';
import { isf10 } from '#contract/entities/isf10.ts';
import { blankRecord } from '#schema/blank.ts';
import { BillForm } from '../BillForm.tsx';
import { cleanField } from '../cleanField.ts';

afterEach(cleanup);

const MESSAGES = {
  'billForm.more': 'More',
  'billForm.cargo.more': 'Containers and master bill',
  'fields.bill.vesselVoyage': 'Vessel and voyage',
  'fields.bill.masterBill': 'Master bill no.',
};

function openForm(values: Record<string, string>) {
  const record = { ...blankRecord(isf10), ...values };
  const form = createFormStore({
    entity: isf10,
    record,
    clean: cleanField,
    now: () => new Date(0),
    defer: (work) => work,
  });
  render(
    <TestTranslationProvider messages={MESSAGES}>
      <BillForm form={form} billType={1} onGoToSection={() => undefined} />
    </TestTranslationProvider>,
  );
  return form;
}

const more = () => screen.getByText('More').closest('details');

it('[X04] keeps rare cargo fields folded in a filing with a vessel', async () => {
  openForm({ vesselVoyage: 'COSCO PRIDE 047E' });
  expect(more()).toHaveAttribute('open');
  expect(screen.queryByLabelText('Master bill no.')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Containers and master bill' }));
  expect(screen.getByLabelText('Master bill no.')).toBeVisible();
});

it('[X04] opens rare cargo fields that are filled, and not the internal ones', () => {
  openForm({ masterBill: 'COSU6425530920' });
  expect(screen.getByLabelText('Master bill no.')).toHaveValue('COSU6425530920');
  expect(more()).not.toHaveAttribute('open');
});

it('[E06] opens internal fields when a link leads to one of them', async () => {
  const form = openForm({});
  expect(more()).not.toHaveAttribute('open');
  await act(() => form.reveal('vesselVoyage'));
  expect(more()).toHaveAttribute('open');
});
