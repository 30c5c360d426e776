// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { userQuery } from '#authProvider/useUser.ts';
import type { Colleague, UserInfo } from '#contract/endpoints/account.ts';
import { LOW_BALANCE, type Locale } from '#contract/limits.ts';
import { filer } from '#contract/testing/filer.ts';
import { LanguageContext } from '#i18n/LanguageContext.ts';
import { openPortal } from '#testing/openPortal.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { LowBalanceStrip } from './LowBalanceStrip.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

const COLLEAGUES: Colleague[] = [
  { userId: 'u1', name: 'Finn Zhao', admin: false, userType: null },
  { userId: 'u2', name: 'Ada Lin', admin: true, userType: null },
  { userId: 'u3', name: 'Sub Admin', admin: true, userType: 'sub' },
  { userId: 'u4', name: 'Bo Chen', admin: true, userType: null },
  { userId: 'u5', name: 'Third Admin', admin: true, userType: null },
];

/** The strip of a page that was just loaded, after its user is known. */
async function load(user: Partial<UserInfo>, language: Locale = 'en', colleagues = COLLEAGUES) {
  cleanup();
  openPortal({ me: () => filer(user), listEmployees: () => colleagues });
  const { queryClient } = await renderInAdmin(
    <LanguageContext.Provider value={{ language, setLanguage: () => {} }}>
      <LowBalanceStrip />
    </LanguageContext.Provider>,
    { language },
  );
  await waitFor(() => expect(queryClient.getQueryData(userQuery.queryKey)).toMatchObject(user));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
}
const strip = () => screen.queryByRole('status');

const LANGUAGES = [
  {
    language: 'en',
    enough: 'The balance is low: 630 coins, enough for 9 filings.',
    none: 'The balance is low: 69 coins, not enough for a filing.',
    topUp: 'Top up',
    named: 'Ask Ada Lin, Bo Chen to top up.',
    unnamed: 'Ask an administrator of your enterprise to top up.',
  },
  {
    language: 'zh-CN',
    enough: '余额偏低：剩余 630 海币，还可申报 9 票。',
    none: '余额偏低：剩余 69 海币，不足一票申报费。',
    topUp: '充值',
    named: '请联系Ada Lin, Bo Chen充值。',
    unnamed: '请联系企业管理员充值。',
  },
  {
    language: 'vi',
    enough: 'Số dư thấp: còn 630 xu, đủ cho 9 tờ khai.',
    none: 'Số dư thấp: còn 69 xu, không đủ cho một tờ khai.',
    topUp: 'Nạp tiền',
    named: 'Hãy nhờ Ada Lin, Bo Chen nạp tiền.',
    unnamed: 'Hãy nhờ quản trị viên của doanh nghiệp nạp tiền.',
  },
] as const;

it.each(LANGUAGES)(
  '[R23] [G16] shows how many filings are left, and tops up in a new window: $language',
  async (said) => {
    await load({ coin: 630 }, said.language);
    expect(strip()).toHaveTextContent(said.enough);
    const link = screen.getByRole('link', { name: said.topUp });
    expect(link).toHaveAttribute('href', '/rechargeRecord?tab=topUp');
    expect(link).toHaveAttribute('target', '_blank');
    await load({ coin: 69 }, said.language);
    expect(strip()).toHaveTextContent(said.none);
  },
);

it.each(LANGUAGES)('[G16] names the main users to a sub-account, which cannot top up: $language', async (said) => {
  await load({ coin: 630, userType: 'sub' }, said.language);
  expect(strip()).toHaveTextContent(said.named);
  expect(screen.queryByRole('link')).toBeNull();
  await load({ coin: 630, userType: 'sub' }, said.language, []);
  expect(strip()).toHaveTextContent(said.unnamed);
});

it('[R23] appears below the price of ten filings, for people who can file', async () => {
  await load({ coin: LOW_BALANCE });
  expect(strip()).toBeNull();
  await load({ coin: LOW_BALANCE - 1 });
  expect(strip()).toHaveTextContent('699 coins, enough for 9 filings');
  await load({ coin: 139 });
  expect(strip()).toHaveTextContent('139 coins, enough for one filing.');
  await load({ coin: LOW_BALANCE - 1, auditStatus: 'submitted' });
  expect(strip()).toBeNull();
});

it('[G16] names the main users to a filer where billing is for administrators only', async () => {
  await load({ coin: 630, billingForAdminsOnly: true });
  expect(strip()).toHaveTextContent('Ask Ada Lin, Bo Chen to top up.');
  await load({ coin: 630, billingForAdminsOnly: true, admin: true });
  expect(strip()).not.toHaveTextContent('Ask');
  expect(screen.getByRole('link', { name: 'Top up' })).toBeVisible();
});

it('[R23] stays dismissed until there is less, or until another session', async () => {
  await load({ coin: 630 });
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(strip()).toBeNull();
  await load({ coin: 630 });
  expect(strip()).toBeNull();
  await load({ coin: 560 });
  expect(strip()).toHaveTextContent('560 coins');
  sessionStorage.clear();
  await load({ coin: 630 });
  expect(strip()).toHaveTextContent('630 coins');
});
