// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { pathTo } from '#contract/routes.ts';
import { filer } from '#contract/testing/filer.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { AccountTools } from './AccountTools.tsx';

afterEach(cleanup);
const wallet = () => within(screen.getAllByRole('list')[0]!);

it('[R23] shows enterprise, coins with the ledger and a top-up, and coupons', async () => {
  await renderInAdmin(<AccountTools user={filer({ coin: 12_345, couponCount: 2 })} />);
  expect(screen.getAllByText('Harbour Logistics Ltd')[0]).toBeInTheDocument();
  expect(wallet().getByRole('link', { name: '12,345 coins' })).toHaveAttribute('href', pathTo.screen('ledger'));
  const topUp = wallet().getByRole('link', { name: 'Top up' });
  expect([topUp.getAttribute('href'), topUp.getAttribute('target')]).toEqual([pathTo.topUp(), '_blank']);
  expect(wallet().getByText('2 coupons')).toBeInTheDocument();
});

it.each([
  ['a sub-account', { userType: 'sub' }],
  ['others where billing is for admins', { billingForAdminsOnly: true }],
  ['people without the service', { auditStatus: 'none' as const }],
])('[R23] [R21] offers no top-up and no ledger to %s', async (_, changes) => {
  await renderInAdmin(<AccountTools user={filer(changes)} />);
  expect(wallet().getByText('2,000 coins')).toBeInTheDocument();
  expect(wallet().queryByRole('link')).toBeNull();
});
