import { describe, expect, it } from 'vitest';
import { LOCALES } from '#contract/limits.ts';
import { ROUTES, type Route } from '#contract/routes.ts';
import { isInMenu, mayOpen, type Viewer } from './menuRules.ts';

const ROLES = {
  admin: { admin: true, userType: null },
  filer: { admin: false, userType: null },
  subAccount: { admin: false, userType: 'sub' },
} as const;

const ALWAYS = ['draftList', 'hasSentList', 'temManageList', 'addressManage', 'notifier', 'settingEmail'];
const BILLING = ['usageRecord', 'bondUsageRecord', 'rechargeRecord', 'invoiceRecord', 'statistic', 'importerReport'];
/** The menu in the order of the specification. */
const ORDER = [
  'draftList',
  'hasSentList',
  ...BILLING,
  'temManageList',
  'addressManage',
  'notifier',
  'coupon',
  'settingEmail',
  'settingWechat',
  'instructionVideo',
  'instructionProcess',
];

/** Entries beyond `ALWAYS` and the manual, by role, enterprise setting and language. */
const TABLE: [role: keyof typeof ROLES, adminsOnly: boolean, chinese: boolean, entries: string[]][] = [
  ['admin', false, true, [...BILLING, 'coupon', 'settingWechat', 'instructionVideo']],
  ['admin', false, false, [...BILLING, 'coupon']],
  ['admin', true, true, [...BILLING, 'coupon', 'settingWechat', 'instructionVideo']],
  ['admin', true, false, [...BILLING, 'coupon']],
  ['filer', false, true, [...BILLING, 'coupon', 'settingWechat', 'instructionVideo']],
  ['filer', false, false, [...BILLING, 'coupon']],
  ['filer', true, true, ['coupon', 'settingWechat', 'instructionVideo']],
  ['filer', true, false, ['coupon']],
  ['subAccount', false, true, ['instructionVideo']],
  ['subAccount', false, false, []],
  ['subAccount', true, true, ['instructionVideo']],
  ['subAccount', true, false, []],
];

/** As if every screen were built. */
const routes = Object.entries(ROUTES).map(([name, route]): [string, Route] => [name, { ...route, built: true }]);

describe('[R21] the menu', () => {
  it.each(TABLE)('of a %s (billing for admins only: %s, Chinese: %s) has its entries in order', (...row) => {
    const [role, billingForAdminsOnly, isChinese, entries] = row;
    for (const language of LOCALES.filter((locale) => (locale === 'zh-CN') === isChinese)) {
      const viewer: Viewer = { ...ROLES[role], billingForAdminsOnly, language };
      const shown = routes.filter(([, route]) => isInMenu(route, viewer)).map(([name]) => name);
      const expected = new Set([...ALWAYS, ...entries, 'instructionProcess']);
      expect(shown).toEqual(ORDER.filter((name) => expected.has(name)));
      const closed = routes.filter(([, route]) => !mayOpen(route, viewer)).map(([name]) => name);
      // The intro video is public: only its entry is hidden.
      const hidden = ORDER.filter((name) => !expected.has(name) && name !== 'instructionVideo');
      // The ledger opens from the wallet.
      const unlisted = expected.has('usageRecord') ? [] : ['ledger'];
      const forAdmins = ROLES[role].admin ? [] : ['settingCustoms', 'goLive'];
      expect(closed.toSorted()).toEqual([...hidden, ...unlisted, ...forAdmins].toSorted());
    }
  });

  it('shows no screen that is not built', () => {
    const viewer: Viewer = { ...ROLES.admin, billingForAdminsOnly: false, language: 'zh-CN' };
    expect(isInMenu({ path: '/x', menu: 'common', built: false }, viewer)).toBe(false);
  });
});
