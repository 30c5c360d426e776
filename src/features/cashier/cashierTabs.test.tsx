// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { Toasts } from '#components/layout/Toasts.tsx';
import { TOP_UP_STATES } from '#contract/cashier.ts';
import type { Coupon, Invoice, TopUp } from '#contract/endpoints/cashier.ts';
import type { Locale } from '#contract/limits.ts';
import { filer } from '#contract/testing/filer.ts';
import { LanguageContext } from '#i18n/LanguageContext.ts';
import { openPortal, Refused, type Answers, type Asked } from '#testing/openPortal.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { cashier as en } from '#messages/en/cashier.ts';
import { cashier as viTexts } from '#messages/vi/cashier.ts';
import { cashier as zh } from '#messages/zh-CN/cashier.ts';
import { Cashier } from './Cashier.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** The cashier at one of its tabs. */
async function open(tab: string, answers: Answers, language: Locale = 'en') {
  const portal = openPortal({
    me: () => filer({ admin: true }),
    getCashier: () => ({ isOpen: true, isPractice: true, coin: 2_000, couponCount: 3 }),
    ...answers,
  });
  const view = await renderInAdmin(
    <LanguageContext.Provider value={{ language, setLanguage: () => {} }}>
      <Cashier />
      <Toasts />
    </LanguageContext.Provider>,
    { at: `/cashier?tab=${tab}`, language },
  );
  const bodies = (name: string) => portal.asked.filter((call) => call.name === name).map(({ body }) => body);
  const times = (name: string) => bodies(name).length;
  return { ...view, ...portal, bodies, times };
}
async function cells(name: string) {
  const table = await screen.findByRole('table', { name });
  const rows = within(table).getAllByRole('row').slice(1) as HTMLTableRowElement[];
  return rows.map((row) => [...row.cells].map((cell) => cell.textContent));
}
/** The portal's pages of some rows. */
const paged =
  <R,>(rows: readonly R[]) =>
  ({ query: { pageNum = '1', pageSize = '20' } }: Pick<Asked<'listTopUps'>, 'query'>) => ({
    records: rows.slice((Number(pageNum) - 1) * Number(pageSize), Number(pageNum) * Number(pageSize)),
    total: rows.length,
    statistics: {},
  });

describe('the recharge records', () => {
  const topUp = (id: string, changes: Partial<TopUp> = {}): TopUp => ({
    id,
    coins: 1_500,
    state: 'paid',
    pageUrl: null,
    paymentRef: `ref-${id}`,
    operator: 'Ada Lin',
    createdAt: '2026-08-03 10:00:00',
    settledAt: '2026-08-03 10:01:00',
    invoiceId: null,
    ...changes,
  });
  const unsettled = { paymentRef: null, settledAt: null };
  const ROWS = [
    topUp('t1', { invoiceId: 'i1' }),
    ...TOP_UP_STATES.filter((state) => state !== 'paid').map((state) => topUp(state, { state, ...unsettled })),
  ];
  const SAID = [
    {
      language: 'en',
      name: 'Recharge records',
      states: ['Paid', 'Waiting for payment', 'Canceled', 'Expired', 'Under review', 'Closed by support'],
      invoiced: 'Requested',
      more: 'Show more',
      none: 'No top-ups yet',
    },
    {
      language: 'zh-CN',
      name: '充值记录',
      states: ['已支付', '待支付', '已取消', '已过期', '核对中', '已由客服关闭'],
      invoiced: '已申请',
      more: '显示更多',
      none: '暂无充值记录',
    },
    {
      language: 'vi',
      name: 'Lịch sử nạp',
      states: ['Đã thanh toán', 'Chờ thanh toán', 'Đã hủy', 'Đã hết hạn', 'Đang đối chiếu', 'Bộ phận hỗ trợ đã đóng'],
      invoiced: 'Đã yêu cầu',
      more: 'Xem thêm',
      none: 'Chưa nạp lần nào',
    },
  ] as const;

  it.each(SAID)('[R18] [M02] show every state with its payment and invoice: $language', async (said) => {
    await open('records', { listTopUps: paged(ROWS) }, said.language);
    const amount = `¥${(1_500).toLocaleString(said.language)}`;
    const [paid, ...others] = await cells(said.name);
    const at = '2026-08-03 10:00:00';
    expect(paid).toEqual([at, amount, said.states[0], 'Ada Lin', '2026-08-03 10:01:00', 'ref-t1', said.invoiced]);
    expect(others).toEqual(said.states.slice(1).map((state) => [at, amount, state, 'Ada Lin', '–', '–', '–']));
    expect(screen.getByRole('link', { name: said.states[1] })).toHaveAttribute('href', '/cashier?tab=topUp&order=open');
    expect(screen.queryByRole('button', { name: said.more })).toBeNull();
  });

  it.each(SAID)('[R18] explain an empty list: $language', async ({ language, none }) => {
    await open('records', { listTopUps: paged<TopUp>([]) }, language);
    expect(await screen.findByText(none)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('[R18] load further pages below the first ones', async () => {
    const rows = Array.from({ length: 45 }, (_, n) => topUp(`t${n}`));
    const { asked } = await open('records', { listTopUps: paged(rows) });
    expect(await cells('Recharge records')).toHaveLength(20);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(await cells('Recharge records')).toHaveLength(40));
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(await cells('Recharge records')).toHaveLength(45));
    expect((await cells('Recharge records')).map((row) => row[5])).toEqual(rows.map(({ paymentRef }) => paymentRef));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    const pages = asked.filter(({ name }) => name === 'listTopUps').map(({ query }) => query['pageNum']);
    expect(pages).toEqual(['1', '2', '3']);
  });

  it('[R18] offer another try when they could not be loaded', async () => {
    let isDown = true;
    await open('records', {
      listTopUps: (call) => {
        if (isDown) throw new Refused(503, { code: 503, message: 'The portal is busy.' });
        return paged(ROWS)(call);
      },
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await userEvent.click(retry);
    expect(await cells('Recharge records')).toHaveLength(ROWS.length);
  });
});

it('[R18] shows invoice requests with their state and number', async () => {
  const invoice = (id: string, changes: Partial<Invoice>): Invoice => ({
    id,
    title: 'Harbour Logistics Ltd',
    taxNo: '91330200MA2',
    address: 'Quay 1',
    email: 'books@harbour.test',
    coins: 1_500,
    state: 'requested',
    invoiceNo: null,
    operator: 'Ada Lin',
    createdAt: '2026-08-03 10:00:00',
    issuedAt: null,
    ...changes,
  });
  const rows = [invoice('i1', { state: 'issued', invoiceNo: 'INV-77' }), invoice('i2', {})];
  await open('invoices', { listInvoices: paged(rows) });
  const start = ['2026-08-03 10:00:00', 'Harbour Logistics Ltd', '91330200MA2', '¥1,500'];
  expect(await cells('Invoice requests')).toEqual([
    [...start, 'Issued', 'INV-77'],
    [...start, 'In progress', '–'],
  ]);
});

describe('the invoice form', () => {
  const order = { id: 't1', coins: 500, state: 'paid', pageUrl: null, paymentRef: 'r', operator: 'Ada Lin' } as const;
  const orders = [{ ...order, createdAt: '2026-08-03 10:00:00', settledAt: '2026-08-03 10:01:00', invoiceId: null }];

  it.each([
    ['en', 'Enter the tax number: 10 to 20 letters and digits, without spaces or hyphens.'],
    ['zh-CN', '请输入税号：10 至 20 位字母和数字，不含空格和连字符。'],
    ['vi', 'Nhập mã số thuế gồm 10 đến 20 chữ cái và chữ số, không có dấu cách hay gạch nối.'],
  ] as const)('[M02] refuses an email address as a tax number: %s', async (language, text) => {
    const { bodies } = await open(
      'invoices',
      { listInvoices: paged<Invoice>([]), listTopUps: paged(orders), requestInvoice: () => ({ id: 'i1' }) },
      language,
    );
    const { invoices } = { en, 'zh-CN': zh, vi: viTexts }[language];
    await userEvent.click(await screen.findByRole('button', { name: invoices.request }));
    await userEvent.type(await screen.findByLabelText(invoices.title), 'Harbour');
    await userEvent.type(screen.getByLabelText(invoices.taxNo), 'books@harbour.test');
    await userEvent.type(screen.getByLabelText(invoices.address), 'Quay 1');
    await userEvent.type(screen.getByLabelText(invoices.email), 'books@harbour.test');
    await userEvent.click(screen.getByRole('button', { name: invoices.submit }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(bodies('requestInvoice')).toEqual([]);
    await userEvent.clear(screen.getByLabelText(invoices.taxNo));
    await userEvent.type(screen.getByLabelText(invoices.taxNo), '91330200MA2AF7XK1X');
    await userEvent.click(screen.getByRole('button', { name: invoices.submit }));
    expect(await screen.findByText(invoices.requested)).toBeVisible();
    expect(bodies('requestInvoice')).toMatchObject([{ taxNo: '91330200MA2AF7XK1X' }]);
    await waitFor(() => expect(screen.getByRole('button', { name: invoices.request })).toHaveFocus());
  });
});

describe('the coupons', () => {
  const coupon = (code: string, changes: Partial<Coupon> = {}): Coupon => ({
    code,
    coupons: 5,
    validTo: '2026-12-31 23:59:59',
    state: 'offered',
    redeemedAt: null,
    ...changes,
  });
  const COUPONS = [
    coupon('OFFERED-1'),
    coupon('OLD-1', { state: 'expired' }),
    coupon('USED-1', { state: 'redeemed', redeemedAt: '2026-08-01 09:00:00' }),
    coupon('GONE-1', { state: 'revoked' }),
  ];
  const SAID = [
    {
      language: 'en',
      name: 'Coupons',
      states: ['Can be redeemed', 'Expired', 'Redeemed', 'Revoked'],
      redeem: 'Redeem',
      label: 'Coupon code',
      done: '5 coupons added',
    },
    {
      language: 'zh-CN',
      name: '优惠券',
      states: ['可兑换', '已过期', '已兑换', '已作废'],
      redeem: '兑换',
      label: '兑换码',
      done: '已获得 5 张优惠券',
    },
    {
      language: 'vi',
      name: 'Phiếu ưu đãi',
      states: ['Có thể đổi', 'Đã hết hạn', 'Đã đổi', 'Đã thu hồi'],
      redeem: 'Đổi',
      label: 'Mã phiếu',
      done: 'Đã thêm 5 phiếu',
    },
  ] as const;

  const GONE = 'This code cannot be redeemed: it is wrong, used or expired. Check it and try again.';

  /** A portal that redeems each offered code once. */
  function redeemingPortal(start = COUPONS): Answers {
    let coupons = start;
    let couponCount = 3;
    return {
      listCoupons: () => coupons,
      getCashier: () => ({ isOpen: true, isPractice: true, coin: 2_000, couponCount }),
      redeemCoupon: ({ body }) => {
        if (body.code === 'WRONG') throw new Refused(422, { code: 422, message: GONE });
        coupons = coupons.map((one) =>
          one.code === body.code ? { ...one, state: 'redeemed', redeemedAt: '2026-08-03 10:00:00' } : one,
        );
        couponCount += 5;
        return { coupons: 5, couponCount };
      },
    };
  }

  it.each(SAID)('[R18] show every state and redeem an offered code: $language', async (said) => {
    const { bodies } = await open('coupons', redeemingPortal(), said.language);
    const rest = ['5', expect.anything(), '2026-12-31 23:59:59'];
    const shown = (button: string) => [
      ['OFFERED-1', rest[0], said.states[0], rest[2], button],
      ['OLD-1', rest[0], said.states[1], rest[2], '–'],
      ['USED-1', rest[0], said.states[2], rest[2], '2026-08-01 09:00:00'],
      ['GONE-1', rest[0], said.states[3], rest[2], '–'],
    ];
    expect(await cells(said.name)).toEqual(shown(said.redeem));
    const table = screen.getByRole('table', { name: said.name });
    await userEvent.click(within(table).getByRole('button', { name: said.redeem }));
    expect(await screen.findByText(said.done)).toBeVisible();
    expect(bodies('redeemCoupon')).toEqual([{ code: 'OFFERED-1' }]);
    await waitFor(async () =>
      expect((await cells(said.name))[0]).toEqual([
        'OFFERED-1',
        '5',
        said.states[2],
        '2026-12-31 23:59:59',
        '2026-08-03 10:00:00',
      ]),
    );
    expect(screen.getByText('8')).toBeVisible();
    expect(screen.getByLabelText(said.label)).toHaveFocus();
  });

  it('[M02] redeem a typed code, and empty the field', async () => {
    const { bodies } = await open('coupons', redeemingPortal([]));
    expect(await screen.findByText('No coupon codes yet')).toBeVisible();
    const field = screen.getByLabelText('Coupon code');
    await userEvent.click(screen.getByRole('button', { name: 'Redeem' }));
    expect(await screen.findByText('Fill in this field.')).toBeVisible();
    await userEvent.type(field, ' spring-26 {Enter}');
    expect(await screen.findByText('5 coupons added')).toBeVisible();
    expect(bodies('redeemCoupon')).toEqual([{ code: 'SPRING-26' }]);
    expect(screen.getByLabelText('Coupon code')).toHaveValue('');
    expect(screen.getByLabelText('Coupon code')).toHaveFocus();
  });

  it('[M02] show why a typed code was refused, and keep it in its field', async () => {
    await open('coupons', redeemingPortal());
    await userEvent.type(await screen.findByLabelText('Coupon code'), 'wrong{Enter}');
    expect(await screen.findByText(GONE)).toBeVisible();
    expect(screen.getByLabelText('Coupon code')).toHaveValue('wrong');
    expect(screen.queryByText(/coupons added/u)).toBeNull();
  });

  it('[M02] show why an offered code was refused that was withdrawn meanwhile', async () => {
    await open('coupons', redeemingPortal([coupon('WRONG')]));
    const table = await screen.findByRole('table', { name: 'Coupons' });
    await userEvent.click(within(table).getByRole('button', { name: 'Redeem' }));
    expect(await screen.findByText(GONE)).toBeVisible();
    expect(within(table).getByRole('button', { name: 'Redeem' })).toBeEnabled();
  });
});
