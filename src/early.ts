import { calls } from '#contract/calls.ts';
import { DEFAULT_PAGE_SIZE } from '#contract/limits.ts';
import { askEarly } from '#dataProvider/earlyRequests.ts';
import { toListQuery } from '#dataProvider/paging.ts';
import { queryText } from '#dataProvider/queryText.ts';
import { requestHeaders } from '#dataProvider/requestHeaders.ts';
import { showKeptView } from '#dataProvider/showKeptView.ts';
import { addressOf, configuredBases } from '#dataProvider/serviceBase.ts';
import { loadMessages } from '#i18n/loadMessages.ts';
import { pageLanguage } from '#i18n/pageLanguage.ts';
import { databaseOwner, SIGNED_OUT } from '#local/owner.ts';
import { preloadScreen } from './routeLoaders.ts';

// A script of its own, a few kilobytes, that runs while the app is still on its way: texts, screen, user and the first
// page of drafts are asked for at once instead of one after the other.
const language = pageLanguage();
const isDrawn = isPlain() && showKeptView(document, location.pathname, language);
void loadMessages(language).catch(() => {});
preloadScreen(location.pathname);

const bases = configuredBases(import.meta.env.VITE_SERVICE_BASES);
const facts = { language, zoneOffset: new Date().getTimezoneOffset(), xsrfToken: null, owner: null };
askEarly(addressOf(calls.me.path, bases), requestHeaders(calls.me, facts));

const isPlainList = location.pathname === '/' && isPlain();
// Where no one is signed in, the list would only be refused.
if (isPlainList && (databaseOwner() ?? SIGNED_OUT) !== SIGNED_OUT) {
  const query = toListQuery({ pagination: { page: 1, perPage: rememberedPageSize() } });
  const address = `${addressOf(calls.listDrafts.path, bases)}${queryText(query)}`;
  askEarly(address, requestHeaders(calls.listDrafts, facts));
}

// A drawing is shown before the app keeps the browser busy; without one nothing waits.
void (isDrawn ? firstFrame() : Promise.resolve()).then(() => import('./main.tsx'));

/** After the next frame, or soon where frames are not drawn: in a tab that is not looked at. */
function firstFrame(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 200);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** A page that nothing but its language was said of. */
function isPlain(): boolean {
  return /^(\?lang=[\w-]*)?$/u.test(location.search);
}

/** As the list will ask for it; react-admin's store writes JSON. */
function rememberedPageSize(): number {
  try {
    return Number(JSON.parse(localStorage.getItem('RaStoreTenPlusTwo.pageSize') ?? '')) || DEFAULT_PAGE_SIZE;
  } catch {
    return DEFAULT_PAGE_SIZE;
  }
}
