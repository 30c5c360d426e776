import { createElement, lazy, useState, type ComponentType } from 'react';
import type { LoadScreen } from '#resources/resourceValue.ts';
import { loadedScreen } from '#startup/routeLoaders.ts';

const screens = new Map<LoadScreen, ComponentType>();

/**
 * A lazy screen. A preloaded one is rendered at once: a lazy component always shows its fallback first, and React then
 * delays the screen by 300 ms. Routes with one loader share the screen, which keeps its state from one to the other.
 */
export function createScreen(load: LoadScreen): ComponentType {
  const Lazy = lazy(load);
  const Screen =
    screens.get(load) ??
    function RouteScreen() {
      const [Shown] = useState<ComponentType>(() => loadedScreen(load) ?? Lazy);
      return createElement(Shown);
    };
  screens.set(load, Screen);
  return Screen;
}
