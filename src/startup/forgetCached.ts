import { forgetCachedRows } from './cachedRows.ts';
import { forgetCachedScreen } from './cachedScreen.ts';
import { forgetImports } from './forgetImports.ts';
import { cacheUser } from './cachedUser.ts';

/** Removes everything that the next start would show before the portal answers, and the imports of this tab. */
export function forgetCached(): void {
  cacheUser(null);
  forgetCachedRows();
  forgetCachedScreen();
  forgetImports();
}
