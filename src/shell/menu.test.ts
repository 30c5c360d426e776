import { expect, it } from 'vitest';
import type { Route } from '#contract/routes.ts';
import { filer } from '#contract/testing/filer.ts';
import { closedBy, closedMenu, currentItem, buildMenu } from './menu.ts';

const ROUTES: Record<string, Route> = {
  draftList: { path: '/', menu: 'filings', built: true },
  draftDetial: { path: '/draft/detial', built: true },
  hasSentList: { path: '/hasSent', menu: 'filings', built: true },
  usageRecord: { path: '/usageRecord', menu: 'billing', built: false },
  notifier: { path: '/notifier', menu: 'common', built: true },
};
const VIEWER = { admin: true, userType: null, billingForAdminsOnly: false, language: 'en' } as const;
const groups = buildMenu(ROUTES, VIEWER);

it('[R21] contains the built screens of the menu by group, in table order', () => {
  expect(groups.map(({ name, items: own }) => [name, own.map((item) => item.path)])).toEqual([
    ['filings', ['/', '/hasSent']],
    ['common', ['/notifier']],
  ]);
});

it('[G01] leads nowhere but to what needs no open service', () => {
  const all = buildMenu(
    {
      ...ROUTES,
      instructionProcess: { path: '/instructions/process', menu: 'help', built: true },
      instructionVideo: { path: '/instructions/video', menu: 'help', built: true },
    },
    VIEWER,
  );
  const open = closedMenu(all).flatMap(({ items }) => items.filter(({ isDisabled }) => !isDisabled));
  expect(open.map(({ name }) => name)).toEqual(['instructionProcess', 'instructionVideo']);
});

it.each([
  ['/', '/'],
  ['/draft/detial', '/'],
  ['/hasSent', '/hasSent'],
  ['/hasSent/', '/hasSent'],
  ['/hasSent/detial', '/hasSent'],
  ['/hasSentElse', undefined],
  ['/index', undefined],
])('marks %s below %s', (pathname, path) => {
  expect(currentItem(pathname, groups)?.path).toBe(path);
});

it('[R21] closes screens for a role, and others only in a language', () => {
  expect(closedBy('/usageRecord', filer(), 'en')).toBeNull();
  expect(closedBy('/usageRecord/', filer({ userType: 'SUB' }), 'en')).toBe('role');
  expect(closedBy('/setting/wechat', filer(), 'en')).toBe('language');
  expect(closedBy('/setting/wechat', filer({ userType: 'SUB' }), 'zh-CN')).toBe('role');
  expect(closedBy('/nowhere', filer(), 'en')).toBeNull();
});
