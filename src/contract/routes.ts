import type { CashierTab } from './cashier.ts';
import type { Locale } from './limits.ts';

/** [R21] People who share screens that others do not see; `src/rules/menuRules.ts` decides who they are. */
export type Audience = 'billing' | 'mainAccounts' | 'chineseMainAccounts' | 'admins';

/** One screen of the app: address, name, title key below `titles`, and properties for the shell. */
export interface Route {
  path: string;
  /** Whether the screen has the pagination bar ([R22]). */
  paged?: true;
  /** Has addresses of its own below its path. */
  nested?: true;
  /** Outside the main layout, open without a usable user. */
  open?: true;
  /** [G01] Inside the main layout, and open to people of any enterprise: the service need not be open. */
  joined?: true;
  /** [G06] Inside the main layout, and open to people who have joined no enterprise. */
  notJoined?: true;
  /** Menu group; the menu has the order of this table. */
  menu?: 'filings' | 'billing' | 'common' | 'coupons' | 'push' | 'help';
  /** The menu shows it in this language only; its address is open in all. */
  menuLanguage?: Locale;
  /** [R21] Who sees it in the menu and may open its address; everybody without it. */
  only?: Audience;
  /** The menu opens it in a new tab, with this query. */
  newTab?: string;
  /** In the menu of the signed-in user, instead of the side menu. */
  userMenu?: true;
  event?: string;
  /** False until it is built: neither in the menu nor routed. */
  built: boolean;
}

/** Every screen of the specifications ([R02]–[R18]); misspelled paths are the specification's. */
export const ROUTES = {
  draftList: { path: '/', paged: true, menu: 'filings', event: 'draft_list', built: true },
  draftDetial: { path: '/draft/detial', event: 'draft_edit', built: true },
  draftCheck: { path: '/draft/check', built: true },
  draftSent: { path: '/draft/sent', built: true },
  hasSentList: { path: '/hasSent', paged: true, menu: 'filings', event: 'sent_list', built: true },
  hasSentDetial: { path: '/hasSent/detial', built: true },
  hasSentHistory: { path: '/hasSent/history', built: true },
  hasSentResent: { path: '/hasSent/modify', built: true },
  usageRecord: { path: '/usageRecord', paged: true, menu: 'billing', only: 'billing', built: true },
  bondUsageRecord: { path: '/bondUsageRecord', paged: true, menu: 'billing', only: 'billing', built: true },
  rechargeRecord: { path: '/rechargeRecord', menu: 'billing', only: 'billing', newTab: '', built: true },
  invoiceRecord: { path: '/invoiceRecord', menu: 'billing', only: 'billing', newTab: '', built: true },
  statistic: { path: '/statistic', paged: true, menu: 'billing', only: 'billing', built: true },
  importerReport: { path: '/importerReport', paged: true, menu: 'billing', only: 'billing', built: true },
  temManageList: { path: '/temManage/list', paged: true, menu: 'common', built: true },
  temDetiall: { path: '/temManage/temDetial/detial', built: true },
  addressManage: { path: '/addressManage', paged: true, menu: 'common', built: true },
  notifier: { path: '/notifier', paged: true, menu: 'common', built: true },
  coupon: { path: '/coupon', menu: 'coupons', only: 'mainAccounts', newTab: '', built: true },
  settingEmail: { path: '/setting/email', menu: 'push', event: 'email_push', built: true },
  settingWechat: {
    path: '/setting/wechat',
    menu: 'push',
    only: 'chineseMainAccounts',
    event: 'wechat_push',
    built: true,
  },
  settingEnterprise: { path: '/setting/enterprise', userMenu: true, notJoined: true, built: true },
  settingCustoms: { path: '/setting/customs', userMenu: true, only: 'admins', built: true },
  goLive: { path: '/setting/go-live', only: 'admins', built: true },
  settingApi: { path: '/setting/api', built: true },
  settingAccount: { path: '/setting/account', userMenu: true, joined: true, notJoined: true, built: true },
  instructionVideo: {
    path: '/instructions/video',
    open: true,
    menu: 'help',
    menuLanguage: 'zh-CN',
    newTab: '?hideHead=1',
    built: true,
  },
  instructions: { path: '/instructions', open: true, built: true },
  instructionProcess: { path: '/instructions/process', menu: 'help', joined: true, built: true },
  activity: { path: '/activity', open: true, built: true },
  support: { path: '/support', open: true, nested: true, built: true },
  landingPage: { path: '/index', open: true, built: true },
  landingPageEn: { path: '/index_en', open: true, built: true },
  login: { path: '/login', open: true, built: true },
  register: { path: '/register', open: true, built: true },
  invitation: { path: '/invitation', open: true, built: true },
  forgotPassword: { path: '/password/forgot', open: true, built: true },
  resetPassword: { path: '/password/reset', open: true, built: true },
  cashier: { path: '/cashier', open: true, built: true },
  ledger: { path: '/ledger', paged: true, only: 'billing', built: true },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof ROUTES;

export const pathTo = {
  screen: (name: RouteName): string => ROUTES[name].path,
  /** The drafts that match filters of their list. */
  drafts: (filter: object): string => `${ROUTES.draftList.path}?filter=${encodeURIComponent(JSON.stringify(filter))}`,
  draft: (id: string): string => `${ROUTES.draftDetial.path}?id=${encodeURIComponent(id)}`,
  /** A draft at one of its fields, e.g. from a problem. */
  draftField: (id: string, field: string): string => `${pathTo.draft(id)}&field=${encodeURIComponent(field)}`,
  check: (ids: readonly string[]): string => `${ROUTES.draftCheck.path}?ids=${ids.map(encodeURIComponent).join(',')}`,
  sent: (keys: readonly string[]): string =>
    `${ROUTES.draftSent.path}?intents=${keys.map(encodeURIComponent).join(',')}`,
  /** The sent filings that match filters of their list. */
  filings: (filter: object): string =>
    `${ROUTES.hasSentList.path}?filter=${encodeURIComponent(JSON.stringify(filter))}`,
  template: (id: string): string => `${ROUTES.temDetiall.path}?id=${encodeURIComponent(id)}`,
  history: (filingId: string): string => `${ROUTES.hasSentHistory.path}?id=${encodeURIComponent(filingId)}`,
  /** The change form of a filing at one of its fields, e.g. the one that customs refused. */
  modify: (filingId: string, field = ''): string =>
    `${ROUTES.hasSentResent.path}?id=${encodeURIComponent(filingId)}${field ? `&field=${encodeURIComponent(field)}` : ''}`,
  /** The report card of one importer. @param query of the period */
  importerReport: (importer: string, query: string): string =>
    `${ROUTES.importerReport.path}?${query}&importer=${encodeURIComponent(importer)}`,
  filing: (id: string): string => `${ROUTES.hasSentDetial.path}?id=${encodeURIComponent(id)}`,
  desk: (screen: string): string => `${ROUTES.support.path}/${screen}`,
  manual: (section: string): string => `${ROUTES.instructionProcess.path}#${section}`,
  /** The cashier of the installation or the billing service, in a window of its own. */
  topUp: (): string => `${ROUTES.rechargeRecord.path}?tab=topUp`,
  /** A tab of the cashier, which opens in a window of its own. */
  cashier: (tab: CashierTab, orderId = ''): string =>
    `${ROUTES.cashier.path}?tab=${tab}${orderId ? `&order=${encodeURIComponent(orderId)}` : ''}`,
  login: (next = ''): string => (next ? `${ROUTES.login.path}?next=${encodeURIComponent(next)}` : ROUTES.login.path),
} as const;
