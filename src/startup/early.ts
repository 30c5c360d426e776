import { calls } from '#contract/calls.ts';
import { DEFAULT_PAGE_SIZE } from '#contract/limits.ts';
import { requestEarly } from '#startup/earlyRequests.ts';
import { DRAFTS_ORDER } from '#dataProvider/draftsOrder.ts';
import { toListQuery } from '#dataProvider/paging.ts';
import { queryText } from '#dataProvider/queryText.ts';
import { requestHeaders } from '#dataProvider/requestHeaders.ts';
import { followAppearance } from '#components/theme/appearance.ts';
import { showCachedScreen } from '#startup/showCachedScreen.ts';
import { addressOf, configuredBases } from '#dataProvider/serviceBase.ts';
import { loadMessages } from '#i18n/loadMessages.ts';
import { pageLanguage } from '#i18n/pageLanguage.ts';
import { isServedSignedOut } from '#startup/servedSignedOut.ts';
import { catchEarlyFiles } from '#startup/earlyFiles.ts';
import { currentSession } from '#startup/currentSession.ts';
import { preloadScreen } from './routeLoaders.ts';

// A script of a few kilobytes that runs while the app is still loading: texts, screen, user and the first page of drafts
// are requested at once instead of one after the other (decision 0032).
const language = pageLanguage();
followAppearance();
const isShown = isPlain() && showCachedScreen(document, location.pathname, language);
// Loaded again, with its failure shown, by the app.
void loadMessages(language).catch(() => {});
preloadScreen(location.pathname);

const bases = configuredBases(import.meta.env.VITE_SERVICE_BASES);
const facts = { language, zoneOffset: new Date().getTimezoneOffset(), xsrfToken: null, owner: null };
if (!isServedSignedOut()) {
  catchEarlyFiles();
  requestEarly(addressOf(calls.me.path, bases), requestHeaders(calls.me, facts));
}

const isPlainList = location.pathname === '/' && isPlain();
// Without a signed-in user the portal would refuse the list.
if (isPlainList && currentSession() !== '') {
  const query = toListQuery({ pagination: { page: 1, perPage: rememberedPageSize() }, sort: DRAFTS_ORDER });
  const address = `${addressOf(calls.listDrafts.path, bases)}${queryText(query)}`;
  requestEarly(address, requestHeaders(calls.listDrafts, facts));
}

// A cached screen is painted before the app occupies the main thread; without one nothing waits.
void (isShown ? firstFrame() : Promise.resolve()).then(() => import('../main.tsx'));

/** After the next frame, or after 200 ms in a hidden tab, which paints no frames. */
function firstFrame(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 200);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Whether the address has no parameters but the language. */
function isPlain(): boolean {
  return /^(\?lang=[\w-]*)?$/u.test(location.search);
}

/** The page size that the list will request; react-admin's store writes JSON. */
function rememberedPageSize(): number {
  try {
    return Number(JSON.parse(localStorage.getItem('RaStoreTenPlusTwo.pageSize') ?? '')) || DEFAULT_PAGE_SIZE;
  } catch {
    return DEFAULT_PAGE_SIZE;
  }
}
