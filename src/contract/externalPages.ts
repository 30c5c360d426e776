import type { CashierTab } from './cashier.ts';
import { pathTo, type RouteName } from './routes.ts';

/** [R18] Screens of the billing service, by the tab of the portal's own cashier that replaces them. */
export const EXTERNAL_PAGES = {
  rechargeRecord: 'records',
  invoiceRecord: 'invoices',
  coupon: 'coupons',
} as const satisfies Partial<Record<RouteName, CashierTab>>;

export type ExternalPageName = keyof typeof EXTERNAL_PAGES;

/**
 * The page of the portal's cashier that is used without a configured address.
 * @param isTopUp opened to top up (`pathTo.topUp`), not to see records
 */
export const cashierPath = (page: ExternalPageName, isTopUp = false): string =>
  pathTo.cashier(isTopUp ? 'topUp' : EXTERNAL_PAGES[page]);
