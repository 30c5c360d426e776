import { createElement, lazy, useState, type ComponentType } from 'react';
import type { LoadScreen } from '#resources/resourceValue.ts';
import { loadedScreen } from '#startup/routeLoaders.ts';

/**
 * A screen that is loaded when it is first shown. A preloaded one is rendered at once: a lazy component always shows its
 * fallback first, and React then delays the screen by 300 ms.
 * @param name of its route
 */
export function screenOf(name: string, load: LoadScreen): ComponentType {
  const Lazy = lazy(load);
  return function RouteScreen() {
    const [Shown] = useState<ComponentType>(() => loadedScreen(name) ?? Lazy);
    return createElement(Shown);
  };
}
