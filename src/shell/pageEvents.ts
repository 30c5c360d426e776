import { ROUTES, type Route } from '#contract/routes.ts';

/** [R20] The page-view event of each address that has one. */
export const PAGE_EVENTS: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  Object.values<Route>(ROUTES).map(({ path, event }) => [path, event]),
);
