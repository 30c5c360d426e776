import { createElement, lazy, useState, type ComponentType } from 'react';
import type { LoadScreen } from '#resources/resourceValue.ts';
import { loadedScreen } from '#startup/routeLoaders.ts';

/**
 * A lazy screen. A preloaded one is rendered at once: a lazy component always shows its fallback first, and React then
 * delays the screen by 300 ms.
 * @param name route name
 */
export function createScreen(name: string, load: LoadScreen): ComponentType {
  const Lazy = lazy(load);
  return function RouteScreen() {
    const [Shown] = useState<ComponentType>(() => loadedScreen(name) ?? Lazy);
    return createElement(Shown);
  };
}
