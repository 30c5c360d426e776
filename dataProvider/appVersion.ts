import { pageSetting } from '#schema/pageSetting.ts';
import type { LiveEvent } from './liveMessage.ts';

const listeners = new Set<() => void>();
let isOutdated = false;

/** The build of this page as the portal wrote it; empty in a page that it did not send. */
function pageBuild(): string {
  const content = pageSetting('app-build');
  return /^[0-9a-f]+$/u.test(content) ? content : '';
}

/** Compares the portal's build with that of this page. */
export function compareBuild(event: LiveEvent): void {
  if (event.type !== 'VERSION') return;
  const { build } = (event.data ?? {}) as { build?: unknown };
  const own = pageBuild();
  isOutdated = own !== '' && typeof build === 'string' && build !== '' && build !== own;
  for (const listener of listeners) listener();
}

export const isPageOutdated = (): boolean => isOutdated;

export function onPageOutdated(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
