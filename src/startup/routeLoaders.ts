import type { ComponentType } from 'react';
import { ROUTES, type RouteName } from '#contract/routes.ts';
import { resources } from '#resources/index.ts';
import type { LoadScreen } from '#resources/resourceValue.ts';
import { customRoutes } from '#shell/customRoutes.ts';

const loaders: Partial<Record<RouteName, LoadScreen>> = Object.assign(
  {},
  ...resources.map(({ screens }) => screens),
  customRoutes,
) as Partial<Record<RouteName, LoadScreen>>;

const loaded = new Map<LoadScreen, ComponentType>();

export const loadedScreen = (load: LoadScreen): ComponentType | undefined => loaded.get(load);

let begun: Promise<void> = Promise.resolve();

/** Resolves when the preloaded screen has arrived or failed. */
export const screenPreloaded = (): Promise<void> => begun;

/** Starts to load the screen of an address before anything is rendered. */
export function preloadScreen(pathname: string): void {
  const path = pathname.replace(/(?<=.)\/$/u, '');
  const found = Object.entries(loaders).find(([name]) => ROUTES[name as RouteName].path === path);
  if (!found) return;
  const [, load] = found;
  // A failure is shown where the screen is rendered.
  begun = load().then(
    (screen) => void loaded.set(load, screen.default),
    () => {},
  );
}
