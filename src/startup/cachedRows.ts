import type { QueryClient } from '@tanstack/react-query';
import type { GetListResult, SortPayload } from 'react-admin';
import { toServerText } from '#schema/dateText.ts';
import { currentSession } from '#startup/currentSession.ts';

const KEY = 'tpt_rows';
/** Pages of each list: the latest ones. */
const PAGES_MAX = 3;
/** Characters; browser storage is read before the first paint. */
const LENGTH_MAX = 120_000;

export interface CachedListState {
  pagination: { page: number; perPage: number };
  sort: SortPayload;
  filter: object;
}
interface CachedPage {
  resource: string;
  state: CachedListState;
  /** Milliseconds since 1970. */
  at: number;
  result: GetListResult;
}
interface CachedPages {
  owner: string;
  /** The session they belong to; another sign-in, here or in another tab, invalidates them. */
  session: string;
  pages: CachedPage[];
}

/**
 * The cached pages of one owner. They are in browser storage and not in the local database, because it answers
 * synchronously before the first paint.
 */
function read(owner: string): CachedPage[] {
  try {
    const cached = JSON.parse(localStorage.getItem(KEY) ?? 'null') as CachedPages | null;
    if (cached?.owner === owner && cached.session === currentSession() && Array.isArray(cached.pages))
      return cached.pages;
    if (cached) forgetCachedRows();
  } catch {
    forgetCachedRows();
  }
  return [];
}

export function forgetCachedRows(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Without browser storage nothing is cached.
  }
}

/** The time of cached rows as the list shows it: month, day and time on the portal's clock. */
export const formatAge = (at: number): string => toServerText(new Date(at)).slice(5, 16);

/**
 * Filters of typed text, which may be a personal id. Repeats `searches` of the list's endpoint, because the browser has no
 * endpoints.
 */
const TYPED_FILTERS = ['keyword', 'houseScac'];

const hasTypedFilter = ({ filter }: CachedListState): boolean => TYPED_FILTERS.some((name) => name in filter);

const sameState = (one: CachedListState, other: CachedListState) => JSON.stringify(one) === JSON.stringify(other);

/** Caches a page for the next visit of the same owner in the same session. The result of a search is not cached. */
export function cacheRows(owner: string, page: Omit<CachedPage, 'at'>, now = Date.now()): void {
  const session = currentSession();
  if (session === '' || hasTypedFilter(page.state)) return;
  const others = read(owner).filter(
    (cached) => cached.resource !== page.resource || !sameState(cached.state, page.state),
  );
  const otherLists = others.filter((cached) => cached.resource !== page.resource);
  const sameList = others.filter((cached) => cached.resource === page.resource).slice(0, PAGES_MAX - 1);
  const text = JSON.stringify({
    owner,
    session,
    pages: [{ ...page, at: now }, ...sameList, ...otherLists],
  } satisfies CachedPages);
  try {
    if (text.length <= LENGTH_MAX) localStorage.setItem(KEY, text);
  } catch {
    // Without room in browser storage the next start is slower, nothing else.
  }
}

/**
 * Puts the cached rows of a list into the query cache, so old that the list loads them again at once. Rows that this page
 * has already loaded are newer and stay.
 */
export function seedCachedRows(queryClient: QueryClient, resource: string, owner: string): void {
  if (currentSession() === '') return;
  for (const page of read(owner)) {
    if (page.resource !== resource) continue;
    const queryKey = [resource, 'getList', { ...page.state, meta: undefined }];
    if (queryClient.getQueryData(queryKey) !== undefined) continue;
    const cachedAt = formatAge(page.at);
    const result = { ...page.result, meta: { ...(page.result.meta as object | undefined), cachedAt } };
    queryClient.setQueryData(queryKey, result, { updatedAt: page.at });
  }
}
