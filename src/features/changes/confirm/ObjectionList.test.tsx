// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { isf10Bill } from '#contract/testing/bills.ts';
import { I18n } from '#features/billForm/testing/renderBill.tsx';
import { makeSettlement } from '#features/payment/testing.ts';
import { ObjectionList } from './ObjectionList.tsx';

afterEach(cleanup);

it('[D09] lists errors, then rejects in the form’s wording, then warnings', async () => {
  const onGo = vi.fn();
  const messages = (severity: 'error' | 'reject' | 'warning', field: string, name: string, args = {}, code = name) => ({
    severity,
    field,
    code,
    message: `customs.edits.${name}.text`,
    args,
  });
  const rehearsal = [
    messages('warning', 'sellerCity', 'cityChanged', { value: 'ST. LOUIS', sent: 'ST LOUIS' }),
    messages('reject', 'importerId', 'S16', { value: 'ABC', problem: 'format' }, '125'),
    messages('error', 'sellerName', 'valueCut', { max: 35 }),
  ];
  render(
    <MemoryRouter>
      <I18n>
        <ObjectionList bill={isf10Bill()} settlement={makeSettlement(['A'], { rehearsal })} onGo={onGo} />
      </I18n>
    </MemoryRouter>,
  );
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines[0]).toMatch(/^Seller name Too long for customs/u);
  expect(lines[1]).toBe('Customs would reject this filing for 1 reason');
  expect(lines[2]).toMatch(
    /^Importer ID Invalid importer ID format Customs code 125 \(AMS: S16\)“ABC”: it does not have the format.*Write an EIN/u,
  );
  expect(lines[3]).toMatch(/^Seller city City is sent without punctuation/u);
  await userEvent.click(screen.getByRole('button', { name: 'Importer ID' }));
  expect(onGo).toHaveBeenCalledWith('importerId');
});
