// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { SideMenu } from '#components/layout/SideMenu.tsx';
import type { Locale } from '#contract/limits.ts';
import { filer } from '#contract/testing/filer.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { menuOf } from './menu.ts';

afterEach(cleanup);

/** The side menu of an administrator on the list of sent filings. */
async function show(language: Locale) {
  const onChoose = vi.fn();
  const groups = menuOf(filer({ admin: true }), language);
  const view = await renderInAdmin(<SideMenu groups={groups} current="hasSentList" onChoose={onChoose} />, {
    at: '/hasSent?page=2',
    language,
  });
  return { ...view, onChoose };
}

it.each([
  { language: 'en', names: ['Recharge records', 'Invoice records', 'Coupons'], inPage: 'Billing statistics' },
  { language: 'zh-CN', names: ['充值记录', '发票记录', '优惠券'], inPage: '账单统计' },
  { language: 'vi', names: ['Lịch sử nạp', 'Hóa đơn', 'Phiếu ưu đãi'], inPage: 'Thống kê' },
] as const)(
  '[R18] opens the billing service in a new window; the page stays: $language',
  async ({ language, names, inPage }) => {
    const { place } = await show(language);
    const links = names.map((name) => screen.getByRole('link', { name }));
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/rechargeRecord', '/invoiceRecord', '/coupon']);
    for (const link of links) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener');
      await userEvent.click(link);
      expect(place.now).toBe('/hasSent?page=2');
    }
    await userEvent.click(screen.getByRole('link', { name: inPage }));
    expect(place.now).toBe('/statistic');
  },
);
