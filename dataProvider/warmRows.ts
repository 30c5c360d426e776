import type { QueryClient } from '@tanstack/react-query';
import type { GetListResult, SortPayload } from 'react-admin';
import { SESSION_ID_COOKIE } from '#contract/sessionIdCookie.ts';
import { toServerText } from '#rules/serverTime.ts';
import { readCookie } from './requestHeaders.ts';

const KEY = 'tpt_rows';
/** Of each list: its plain first page, and the latest others. */
const MOST_PAGES = 3;
/** More than a page of rows has no place in a store that is read before the first paint. */
const MOST_LENGTH = 120_000;

/** What a list was asked for. */
export interface ListState {
  pagination: { page: number; perPage: number };
  sort: SortPayload;
  filter: object;
}
interface KeptPage {
  resource: string;
  state: ListState;
  /** Milliseconds since 1970. */
  at: number;
  result: GetListResult;
}
interface Kept {
  owner: string;
  /** The session they were seen in: after another sign-in, here or in another tab, they are nobody's. */
  session: string;
  pages: KeptPage[];
}
const sessionNow = (): string => readCookie(document.cookie, SESSION_ID_COOKIE) ?? '';

/**
 * The rows last seen here, one owner's at a time. Browser storage and not the local database: it answers at once, before
 * the first paint, and a database connection would cost more than the rows are worth.
 */
function read(owner: string): KeptPage[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null;
    if (kept?.owner === owner && kept.session === sessionNow() && Array.isArray(kept.pages)) return kept.pages;
    if (kept) forgetWarmRows();
  } catch {
    forgetWarmRows();
  }
  return [];
}

/** Signed out, or signed in as somebody else: nothing stays. */
export function forgetWarmRows(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // There is nothing to forget.
  }
}

/** When rows were seen, as the list says it: month, day and time. */
export const ageOf = (at: number): string => toServerText(new Date(at)).slice(5, 16);

const sameState = (one: ListState, other: ListState) => JSON.stringify(one) === JSON.stringify(other);

/** Keeps a page as it was shown, for the next visit of the same owner. */
export function keepWarmRows(owner: string, page: Omit<KeptPage, 'at'>, now = Date.now()): void {
  const session = sessionNow();
  if (session === '') return;
  const others = read(owner).filter((kept) => kept.resource !== page.resource || !sameState(kept.state, page.state));
  const ofOthers = others.filter((kept) => kept.resource !== page.resource);
  const ofThis = others.filter((kept) => kept.resource === page.resource).slice(0, MOST_PAGES - 1);
  const text = JSON.stringify({ owner, session, pages: [{ ...page, at: now }, ...ofThis, ...ofOthers] } satisfies Kept);
  try {
    if (text.length <= MOST_LENGTH) localStorage.setItem(KEY, text);
  } catch {
    // A full store costs the head start, nothing else.
  }
}

/**
 * Puts the rows kept of a list where it will look for them, old enough to be asked for again at once. What this page
 * has already fetched is newer and stays.
 */
export function seedWarmRows(queryClient: QueryClient, resource: string, owner: string): void {
  if (sessionNow() === '') return;
  for (const page of read(owner)) {
    if (page.resource !== resource) continue;
    const queryKey = [resource, 'getList', { ...page.state, meta: undefined }];
    if (queryClient.getQueryData(queryKey) !== undefined) continue;
    const warmAt = ageOf(page.at);
    const result = { ...page.result, meta: { ...(page.result.meta as object | undefined), warmAt } };
    queryClient.setQueryData(queryKey, result, { updatedAt: page.at });
  }
}
