import type { RouteName } from './routes.ts';

/** [R18] Screens of the billing service, by the tab of the portal's own cashier that stands in for them. */
export const EXTERNAL_PAGES = {
  rechargeRecord: 'records',
  invoiceRecord: 'invoices',
  coupon: 'coupons',
} as const satisfies Partial<Record<RouteName, string>>;

export type ExternalPage = keyof typeof EXTERNAL_PAGES;

/** The page of the portal's cashier that is used without a configured address. */
export const cashierPath = (page: ExternalPage): string => `/cashier?tab=${EXTERNAL_PAGES[page]}`;
