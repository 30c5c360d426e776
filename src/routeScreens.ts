import { lazy, type ComponentType } from 'react';
import { ROUTES, type Route, type RouteName } from '#contract/routes.ts';
import { routeLoaders } from './routeLoaders.ts';

export interface RouteScreen {
  name: string;
  path: string;
  /** Outside the main layout. */
  isOpen: boolean;
  event: string | undefined;
  Screen: ComponentType;
}

/** Routes with their lazily loaded screens. */
export const routeScreens: RouteScreen[] = Object.entries(routeLoaders).map(([name, load]) => {
  const route: Route = ROUTES[name as RouteName];
  return { name, path: route.path, isOpen: route.open ?? false, event: route.event, Screen: lazy(load) };
});
