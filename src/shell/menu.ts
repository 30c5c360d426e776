import type { GlyphName } from '#components/layout/Glyph.tsx';
import type { MenuGroup, MenuItem } from '#components/layout/menuGroup.ts';
import type { UserInfo } from '#contract/endpoints/account.ts';
import type { Locale } from '#contract/limits.ts';
import { ROUTES, type Route, type RouteName } from '#contract/routes.ts';
import { isInMenu, mayOpen, type Viewer } from '#rules/menuRules.ts';
import { resources } from '#resources/index.ts';

const ICONS: Partial<Record<string, GlyphName>> = Object.fromEntries(resources.map(({ list, icon }) => [list, icon]));
/** Of screens without a list, so that the folded menu tells them apart. */
const SCREEN_ICONS: Partial<Record<string, GlyphName>> = {
  rechargeRecord: 'card',
  statistic: 'chart',
  importerReport: 'clipboard',
};
const GROUP_ICONS: Record<NonNullable<Route['menu']>, GlyphName> = {
  filings: 'drafts',
  billing: 'billing',
  common: 'common',
  coupons: 'coupon',
  push: 'push',
  help: 'help',
};

/**
 * [R21] The screens of a person's menu by group, in the order of the route table; lists have the icon of their resource.
 */
export function buildMenu(routes: Record<string, Route>, viewer: Viewer): MenuGroup[] {
  const groups = new Map<string, MenuItem[]>();
  for (const [name, route] of Object.entries(routes)) {
    const { menu, path, newTab } = route;
    if (!menu || !isInMenu(route, viewer)) continue;
    const items = groups.get(menu) ?? [];
    groups.set(menu, items);
    items.push({
      name,
      labelKey: `titles.${name}`,
      path: `${path}${newTab ?? ''}`,
      glyph: ICONS[name] ?? SCREEN_ICONS[name] ?? GROUP_ICONS[menu],
      ...(newTab === undefined ? {} : { isNewTab: true }),
    });
  }
  return [...groups].map(([name, items]) => ({ name, labelKey: `titles.menu.${name}`, items }));
}

/** The menu while the user is not known: the entries of every user. */
const EVERYBODY = { admin: false, userType: 'unknown', billingForAdminsOnly: true } as const;

export const menuOf = (user: UserInfo | null, language: Locale): MenuGroup[] =>
  buildMenu(ROUTES, { ...(user ?? EVERYBODY), language });

/** Whether the address belongs to a screen that is closed for this person: for the role, or only in this language. */
export function closedBy(pathname: string, user: UserInfo, language: Locale): 'role' | 'language' | null {
  const path = pathname.replace(/(?<=.)\/$/u, '');
  const route = Object.values<Route>(ROUTES).find((one) => one.path === path);
  if (!route || mayOpen(route, { ...user, language })) return null;
  return mayOpen(route, { ...user, language: 'zh-CN' }) ? 'language' : 'role';
}

/** [G01] The menu of people whose service is not open: only entries that need no open service lead somewhere. */
export const closedMenu = (groups: readonly MenuGroup[]): MenuGroup[] =>
  groups.map((group) => ({
    ...group,
    items: group.items.map((item) => {
      const { joined, open }: Route = ROUTES[item.name as RouteName];
      return { ...item, isDisabled: !joined && !open };
    }),
  }));

/** The manual's entry leads to the section about this screen, which the manual finds by the path in its fragment. */
export const withOwnManual = (groups: readonly MenuGroup[], pathname: string): MenuGroup[] =>
  groups.map((group) => ({
    ...group,
    items: group.items.map((item) =>
      item.path === ROUTES.instructionProcess.path && pathname !== item.path
        ? { ...item, path: `${item.path}#${pathname}` }
        : item,
    ),
  }));

/** The built screens of the menu of the signed-in user. */
export const userMenuOf = (viewer: Viewer) =>
  Object.entries<Route>(ROUTES).flatMap(([name, route]) =>
    route.userMenu && route.built && mayOpen(route, viewer)
      ? [{ name, labelKey: `titles.${name}`, path: route.path }]
      : [],
  );

/** The menu item of an address: the list of its resource, or the screen itself. */
export function currentItem(pathname: string, groups: readonly MenuGroup[]): MenuItem | undefined {
  const path = pathname.replace(/(?<=.)\/$/u, '');
  const owner = resources.find(({ screens }) =>
    Object.keys(screens).some((route) => ROUTES[route as RouteName].path === path),
  );
  const listPath = owner ? ROUTES[owner.list].path : path;
  return groups.flatMap(({ items }) => items).find((item) => item.path === listPath);
}
