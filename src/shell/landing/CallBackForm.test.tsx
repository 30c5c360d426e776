// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Locale } from '#contract/limits.ts';
import { openPortal, Refused, type Answers } from '#testing/openPortal.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { CallBackForm } from './CallBackForm.tsx';

vi.mock('#features/human/solveWork.ts', () => ({ solveWork: async () => 7 }));
afterEach(cleanup);

const COUNTRIES = [
  { code: '1', countryCode: 'CA', name: 'Canada' },
  { code: '86', countryCode: 'CN', name: 'China' },
  { code: '1', countryCode: 'US', name: 'United States' },
  { code: '84', countryCode: 'VN', name: 'Vietnam' },
];

async function show(language: Locale = 'en', answers: Answers = {}) {
  const portal = openPortal({
    dialingCodes: () => COUNTRIES,
    captcha: () => ({ captchaId: 'c1', svg: '', question: '', bits: 16, expiresAt: '2026-08-03 10:10:00' }),
    sendSms: () => undefined,
    submitClue: () => undefined,
    ...answers,
  });
  // The texts suspend the first rendering.
  await act(async () => {
    await renderInAdmin(
      <Suspense fallback={null}>
        <CallBackForm />
      </Suspense>,
      { language },
    );
  });
  const bodies = (name: string) => portal.asked.filter((call) => call.name === name).map(({ body }) => body);
  return { bodies };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it.each([
  { language: 'en', by: 'Phone', country: 'Country code', usual: 'United States +1' },
  { language: 'zh-CN', by: '手机', country: '国家/地区区号', usual: 'China +86' },
  { language: 'vi', by: 'Điện thoại', country: 'Mã quốc gia', usual: 'Vietnam +84' },
] as const)('[G18] lists dialing codes, the usual country first chosen: $language', async (said) => {
  await show(said.language);
  await userEvent.click(await screen.findByRole('radio', { name: said.by }));
  const select = await screen.findByRole('combobox', { name: said.country });
  expect(await within(select).findByRole('option', { name: said.usual, selected: true })).toBeVisible();
  expect(within(select).getAllByRole('option')).toHaveLength(COUNTRIES.length);
});

it('[G18] verifies a phone number by a text message and requests a call back with it', async () => {
  const { bodies } = await show();
  await userEvent.type(await screen.findByLabelText('Your name'), 'Ann Li');
  await userEvent.type(screen.getByLabelText('Company'), 'Ningbo Freight');
  await userEvent.click(screen.getByRole('radio', { name: 'Phone' }));
  const select = await screen.findByRole('combobox', { name: 'Country code' });
  await within(select).findByRole('option', { name: 'China +86' });
  await userEvent.selectOptions(select, 'China +86');
  // Without a number, no code is requested.
  await press('Send code');
  expect(await screen.findByText('Fill in this field')).toBeVisible();
  expect(bodies('sendSms')).toEqual([]);
  await userEvent.type(screen.getByLabelText('Mobile number'), '13800000000');
  expect(screen.queryByText('Fill in this field')).toBeNull();
  await press('Send code');
  expect(await screen.findByText(/by text message to \+86 13800000000/u)).toBeVisible();
  expect(bodies('sendSms')).toEqual([
    { dialingCode: '86', phone: '13800000000', purpose: 'clue', captchaId: 'c1', captchaWork: 7 },
  ]);
  await userEvent.type(screen.getByLabelText('Verification code'), '123456');
  await press('Request a callback');
  expect(await screen.findByText('Thank you. We will contact you within one working day.')).toBeVisible();
  expect(bodies('submitClue')).toEqual([
    {
      name: 'Ann Li',
      company: 'Ningbo Freight',
      dialingCode: '86',
      phone: '13800000000',
      message: '',
      code: '123456',
    },
  ]);
});

it('[G18] shows a refused code at its field, and keeps what was typed', async () => {
  const { bodies } = await show('en', {
    submitClue: () => {
      throw new Refused(422, { code: 422, message: 'The code is wrong or has expired.' });
    },
  });
  await userEvent.type(await screen.findByLabelText('Your name'), 'Ann Li');
  await userEvent.type(screen.getByLabelText('Company'), 'Ningbo Freight');
  await userEvent.click(screen.getByRole('radio', { name: 'Phone' }));
  await screen.findByRole('option', { name: 'United States +1', selected: true });
  await userEvent.type(screen.getByLabelText('Mobile number'), '2125550100');
  await userEvent.type(screen.getByLabelText('Verification code'), '000000');
  await press('Request a callback');
  expect(await screen.findByText('The code is wrong or has expired.')).toBeVisible();
  expect(screen.getByLabelText('Verification code')).toBeInvalid();
  expect(screen.getByLabelText('Mobile number')).toHaveValue('2125550100');
  expect(bodies('submitClue')).toHaveLength(1);
});
