import type { CashierTab } from './cashier.ts';
import { pathTo, type RouteName } from './routes.ts';

/** [R18] Screens of the billing service, by the tab of the portal's own cashier that stands in for them. */
export const EXTERNAL_PAGES = {
  rechargeRecord: 'records',
  invoiceRecord: 'invoices',
  coupon: 'coupons',
} as const satisfies Partial<Record<RouteName, CashierTab>>;

export type ExternalPage = keyof typeof EXTERNAL_PAGES;

/**
 * The page of the portal's cashier that is used without a configured address.
 * @param isTopUp opened to top up (`pathTo.topUp`), not to see records
 */
export const cashierPath = (page: ExternalPage, isTopUp = false): string =>
  pathTo.cashier(isTopUp ? 'topUp' : EXTERNAL_PAGES[page]);
