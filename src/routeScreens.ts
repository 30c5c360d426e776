import { createElement, lazy, useState, type ComponentType } from 'react';
import { ROUTES, type Route, type RouteName } from '#contract/routes.ts';
import { loadedScreen, routeLoaders, type LoadScreen } from './routeLoaders.ts';

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
  return { name, path: route.path, isOpen: route.open ?? false, event: route.event, Screen: screenOf(name, load) };
});

/**
 * A screen that is loaded when it is first shown. One that came early stands there at once: a lazy component always
 * shows its fallback first, and React then holds the screen back for 300 ms.
 */
function screenOf(name: string, load: LoadScreen): ComponentType {
  const Lazy = lazy(load);
  return function RouteScreen() {
    const [Shown] = useState<ComponentType>(() => loadedScreen(name) ?? Lazy);
    return createElement(Shown);
  };
}
