// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createTestForm, I18n } from '#features/billForm/testing/renderBill.tsx';
import type { ReceiptError } from '#contract/endpoints/filings.ts';
import { FixBar } from './FixBar.tsx';
import { filingToBill } from '../openChange.ts';
import { rejectedAnswers } from './rejectedAnswers.ts';
import { filingDetail, receiptOf } from '../testing/filingDetail.ts';

afterEach(cleanup);

/** A filing with a reject without field and two with a field, beside the controls of a form. */
const THREE: ReceiptError[] = [
  { code: 'S12', message: '', severity: 'reject' },
  { code: 'S17', message: '', severity: 'reject', field: 'importerId' },
  { code: 'S33', message: '', severity: 'reject', field: 'amsRequestList.0.amsNo' },
];
function renderBar(errors = THREE, changes: { importerId?: string } = {}) {
  const filing = filingDetail('receiveFailed', { receipts: [receiptOf(1, { code: '01', errors })] });
  const form = createTestForm({ ...filingToBill(filing), ...changes });
  const onGo = vi.fn();
  render(
    <I18n>
      <FixBar form={form} filing={filing} problems={rejectedAnswers(filing)} onGo={onGo} />
      <input name="importerId" aria-label="importer" />
      <input name={form.keyOf('amsRequestList.0.amsNo')} aria-label="number" />
      <input name="sellerCity" aria-label="city" />
    </I18n>,
  );
  return { onGo, user: userEvent.setup({ delay: null }) };
}
const place = () => screen.getByText(/^Problem \d of 3$/u).textContent;
const focus = (name: string) => act(() => screen.getByLabelText(name).focus());

it('[D09] shows the reject of the focused field, and keeps it elsewhere', () => {
  renderBar();
  expect(place()).toBe('Problem 1 of 3');
  focus('number');
  expect(place()).toBe('Problem 3 of 3');
  expect(screen.getByRole('button', { name: 'AMS B/L no., row 1' })).toBeInTheDocument();
  focus('city');
  expect(place()).toBe('Problem 3 of 3');
  focus('importer');
  expect(place()).toBe('Problem 2 of 3');
});

it('[D09] is the F8 stop of a reject without a field', () => {
  renderBar();
  focus('importer');
  const stops = [...document.querySelectorAll<HTMLElement>('[data-problem]')];
  expect(stops.map((stop) => stop.textContent)).toEqual(['S12']);
  act(() => stops[0]?.focus());
  expect(place()).toBe('Problem 1 of 3');
});

it('[D09] steps through the rejects, each with its field', async () => {
  const { onGo, user } = renderBar();
  await user.click(screen.getByRole('button', { name: 'Next reason' }));
  expect(onGo).toHaveBeenLastCalledWith('importerId');
  await user.click(screen.getByRole('button', { name: 'Previous reason' }));
  await user.click(screen.getByRole('button', { name: 'Previous reason' }));
  expect(onGo).toHaveBeenLastCalledWith('amsRequestList.0.amsNo');
});

it('[D09] numbers a reject without a code, and lists its candidate fields', () => {
  renderBar([
    { code: '', message: 'INVALID PLACE', severity: 'reject', among: ['sellerCity', 'sellerCountryCode'] },
    { code: 'S17', message: '', severity: 'reject', field: 'importerId' },
  ]);
  const first = screen.getByRole('button', { name: 'Problem 1, INVALID PLACE: still as rejected' });
  expect(first).toHaveTextContent('1');
  expect(screen.getByText('Concerns one of these; customs does not say which:')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Seller city' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Seller country' })).toBeInTheDocument();
});

it('[D09] shows the code of a reject once', () => {
  renderBar([{ code: 'S17', message: 'IMPORTER NUMBER NOT ON FILE', severity: 'reject', field: 'importerId' }]);
  expect(screen.getByRole('region').textContent.match(/S17/gu)).toHaveLength(1);
});

it('[D09] has the color of success and a word once every rejected field has changed', () => {
  const errors: ReceiptError[] = [{ code: 'S17', message: '', severity: 'reject', field: 'importerId' }];
  renderBar(errors);
  expect(screen.getByRole('region')).not.toHaveAttribute('data-solved');
  cleanup();
  renderBar(errors, { importerId: '98-765432100' });
  expect(screen.getByRole('region')).toHaveAttribute('data-solved', 'true');
  expect(screen.getByText('All changed since the rejection')).toBeInTheDocument();
});
