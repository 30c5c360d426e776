import type { GlyphName } from '#components/layout/Glyph.tsx';
import type { MenuGroup, MenuItem } from '#components/layout/menuGroup.ts';
import { ROUTES, type Route, type RouteName } from '#contract/routes.ts';
import { resources } from '#resources/index.ts';

const ICONS: Partial<Record<string, GlyphName>> = Object.fromEntries(resources.map(({ list, icon }) => [list, icon]));
const GROUP_ICONS: Record<NonNullable<Route['menu']>, GlyphName> = {
  filings: 'drafts',
  billing: 'billing',
  common: 'common',
  push: 'push',
  help: 'help',
};

/**
 * [R21] The built screens of the menu by group, in the order of the route table; lists have the icon of their resource.
 */
export function buildMenu(routes: Record<string, Route>): MenuGroup[] {
  const groups = new Map<string, MenuItem[]>();
  for (const [name, { menu, built, path }] of Object.entries(routes)) {
    if (!menu || !built) continue;
    const items = groups.get(menu) ?? [];
    groups.set(menu, items);
    items.push({ name, labelKey: `titles.${name}`, path, glyph: ICONS[name] ?? GROUP_ICONS[menu] });
  }
  return [...groups].map(([name, items]) => ({ name, labelKey: `titles.menu.${name}`, items }));
}

export const menu = buildMenu(ROUTES);

/** [G01] The menu of people whose service is not open: only entries that need no open service lead somewhere. */
export const closedMenu = (groups: readonly MenuGroup[]): MenuGroup[] =>
  groups.map((group) => ({
    ...group,
    items: group.items.map((item) => {
      const { joined, open }: Route = ROUTES[item.name as RouteName];
      return { ...item, isDisabled: !joined && !open };
    }),
  }));

/** The menu item of an address: the list of its resource, or the screen itself. */
export function currentItem(pathname: string, groups: readonly MenuGroup[] = menu): MenuItem | undefined {
  const path = pathname.replace(/(?<=.)\/$/u, '');
  const owner = resources.find(({ screens }) =>
    Object.keys(screens).some((route) => ROUTES[route as RouteName].path === path),
  );
  const listPath = owner ? ROUTES[owner.list].path : path;
  return groups.flatMap(({ items }) => items).find((item) => item.path === listPath);
}
