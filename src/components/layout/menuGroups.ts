import { ROUTES, type Route, type RouteName } from '#contract/routes.ts';
import type { GlyphName } from './Glyph.tsx';

export interface MenuItem {
  name: RouteName;
  path: string;
  glyph: GlyphName;
}
export interface MenuGroup {
  name: NonNullable<Route['menu']>;
  items: MenuItem[];
}

const GLYPHS: Partial<Record<RouteName, GlyphName>> = {
  draftList: 'drafts',
  hasSentList: 'sent',
  temManageList: 'templates',
  addressManage: 'addressBook',
  notifier: 'notifiers',
};
const GROUP_GLYPHS: Record<MenuGroup['name'], GlyphName> = {
  filings: 'drafts',
  billing: 'billing',
  common: 'common',
  push: 'push',
  help: 'help',
};

/** [R21] The built screens that stand in the menu, by group, in the order of the route table. */
export function menuGroups(routes: Record<string, Route> = ROUTES): MenuGroup[] {
  const groups: MenuGroup[] = [];
  for (const [name, { menu, built, path }] of Object.entries(routes)) {
    if (!menu || !built) continue;
    const routeName = name as RouteName;
    const item = { name: routeName, path, glyph: GLYPHS[routeName] ?? GROUP_GLYPHS[menu] };
    const group = groups.find((known) => known.name === menu);
    if (group) group.items.push(item);
    else groups.push({ name: menu, items: [item] });
  }
  return groups;
}

/** The menu's item that an address belongs to: the longest path that begins it; details of a draft belong to the drafts, of a template to the templates. */
export function currentItem(pathname: string, items: readonly MenuItem[]): MenuItem | undefined {
  const path = pathname.startsWith('/draft/')
    ? '/'
    : pathname.startsWith('/temManage/')
      ? '/temManage/list'
      : pathname.replace(/\/$/u, '') || '/';
  const matches = items.filter((item) => path === item.path || (item.path !== '/' && path.startsWith(`${item.path}/`)));
  return matches.sort((one, other) => other.path.length - one.path.length)[0];
}
