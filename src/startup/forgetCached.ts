import { forgetCachedRows } from './cachedRows.ts';
import { forgetCachedScreen } from './cachedScreen.ts';
import { cacheUser } from './cachedUser.ts';

/** Removes everything that the next start would show before the portal answers. */
export function forgetCached(): void {
  cacheUser(null);
  forgetCachedRows();
  forgetCachedScreen();
}
