import { ROUTES, type RouteName } from './routes.ts';

/** Sections of the user manual in order; each with a picture of that name, if it has one. */
export const MANUAL_SECTIONS = [
  { id: 'start', picture: null },
  { id: 'opening', picture: 'opening' },
  { id: 'drafts', picture: 'drafts' },
  { id: 'form', picture: 'form' },
  { id: 'recognition', picture: null },
  { id: 'check', picture: 'check' },
  { id: 'sent', picture: 'sent' },
  { id: 'receipts', picture: 'receipts' },
  { id: 'modify', picture: 'modify' },
  { id: 'templates', picture: 'templates' },
  { id: 'addressBook', picture: 'addressBook' },
  { id: 'charges', picture: 'charges' },
  { id: 'people', picture: 'people' },
  { id: 'account', picture: 'account' },
  { id: 'push', picture: 'push' },
  { id: 'statistics', picture: 'statistics' },
  { id: 'reportCard', picture: null },
  { id: 'cashier', picture: 'cashier' },
  { id: 'customs', picture: null },
  { id: 'api', picture: 'api' },
] as const;
type ManualSection = (typeof MANUAL_SECTIONS)[number]['id'];

/** The section about each screen of the main layout; a test compares it with the route table. */
export const SECTION_BY_SCREEN: Partial<Record<RouteName, ManualSection>> = {
  draftList: 'drafts',
  draftDetial: 'form',
  draftCheck: 'check',
  draftSent: 'check',
  hasSentList: 'sent',
  hasSentDetial: 'receipts',
  hasSentHistory: 'receipts',
  hasSentResent: 'modify',
  temManageList: 'templates',
  temDetiall: 'templates',
  addressManage: 'addressBook',
  notifier: 'addressBook',
  usageRecord: 'charges',
  bondUsageRecord: 'charges',
  settingEnterprise: 'people',
  settingAccount: 'account',
  settingEmail: 'push',
  settingWechat: 'push',
  instructionProcess: 'start',
  ledger: 'charges',
  statistic: 'statistics',
  importerReport: 'reportCard',
  rechargeRecord: 'cashier',
  invoiceRecord: 'cashier',
  coupon: 'cashier',
  cashier: 'cashier',
  settingCustoms: 'customs',
  goLive: 'customs',
  settingApi: 'api',
  landingPage: 'opening',
  landingPageEn: 'opening',
  invitation: 'people',
  forgotPassword: 'account',
  resetPassword: 'account',
};

/** The section about the screen of an address; the first one for screens without their own. */
export function manualSectionAt(pathname: string): ManualSection {
  const path = pathname.replace(/(?<=.)\/$/u, '');
  const name = (Object.keys(ROUTES) as RouteName[]).find((route) => ROUTES[route].path === path);
  return (name && SECTION_BY_SCREEN[name]) ?? 'start';
}
