import type { UserInfo } from '#contract/endpoints/account.ts';
import type { Locale } from '#contract/limits.ts';
import type { Audience, Route } from '#contract/routes.ts';

export interface Viewer extends Pick<UserInfo, 'admin' | 'userType' | 'billingForAdminsOnly'> {
  language: Locale;
}

/** [R21] The portal refuses the calls of these screens by the same rule. */
export const maySeeBilling = ({ admin, userType, billingForAdminsOnly }: Omit<Viewer, 'language'>): boolean =>
  !userType && (admin || !billingForAdminsOnly);

const AUDIENCES: Record<Audience, (viewer: Viewer) => boolean> = {
  billing: maySeeBilling,
  mainAccounts: ({ userType }) => !userType,
  chineseMainAccounts: ({ userType, language }) => !userType && language === 'zh-CN',
  admins: ({ admin }) => admin,
};

/** [R21] Whether a person may open a screen; its address is closed for others. */
export const mayOpen = ({ only }: Pick<Route, 'only'>, viewer: Viewer): boolean => !only || AUDIENCES[only](viewer);

/** [R21] Whether the menu shows a screen. */
export const isInMenu = (route: Route, viewer: Viewer): boolean =>
  Boolean(route.menu) &&
  route.built &&
  mayOpen(route, viewer) &&
  (!route.menuLanguage || route.menuLanguage === viewer.language);
