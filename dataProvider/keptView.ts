import { SESSION_ID_COOKIE } from '#contract/sessionIdCookie.ts';
import { databaseOwner } from '#local/owner.ts';
import { readCookie } from './requestHeaders.ts';

const KEY = 'tpt_view';
/** A session that was not used this long has ended on the portal too. */
const MOST_AGE = 7 * 24 * 3_600_000;
/** What is longer takes longer to read than the app takes to draw it. */
const MOST_LENGTH = 250_000;

/** A screen as it was last drawn here. */
export interface KeptView {
  /** Path of its address; only screens without parameters are kept. */
  path: string;
  language: string;
  title: string;
  /** The page's own variables, e.g. the height of the head. */
  style: string;
  /** Addresses of the style sheets that its classes stand in. */
  sheets: string[];
  html: string;
}
interface Mark {
  owner: string;
  /** The session it was seen in: after another sign-in, here or in another tab, it is nobody's. */
  session: string;
  at: number;
}
/** What the page itself names, before any chunk adds its own; the names carry a hash of their content. */
const ownSheets = new Set(
  typeof document === 'undefined'
    ? []
    : [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => new URL(href).pathname),
);

/**
 * Whether all these style sheets come with the page. Others would come later than a drawing that needs them, and another
 * build calls its classes otherwise.
 */
export const isOwnSheets = (sheets: readonly string[]): boolean => sheets.every((sheet) => ownSheets.has(sheet));

const sessionNow = (): string => readCookie(document.cookie, SESSION_ID_COOKIE) ?? '';

/** Keeps a screen for the next visit of the same owner in the same session. */
export function keepView(owner: string, view: KeptView, now = Date.now()): void {
  const session = sessionNow();
  if (session === '') return;
  const { html, ...facts } = view;
  // The drawing stands apart from what is said of it: nothing in it has to be escaped and read back.
  const text = `${JSON.stringify({ ...facts, owner, session, at: now } satisfies Omit<KeptView, 'html'> & Mark)}\n${html}`;
  try {
    if (text.length <= MOST_LENGTH) localStorage.setItem(KEY, text);
    else localStorage.removeItem(KEY);
  } catch {
    // A full store costs the head start, nothing else.
  }
}

/** The screen of an address as its owner saw it last, in the very session that the browser still has. */
export function readView(path: string, now = Date.now()): KeptView | null {
  try {
    const text = localStorage.getItem(KEY) ?? '';
    const end = text.indexOf('\n');
    if (end < 0) return null;
    const { owner, session, at, ...facts } = JSON.parse(text.slice(0, end)) as Omit<KeptView, 'html'> & Mark;
    const isTheirs = session !== '' && session === sessionNow() && owner === databaseOwner();
    if (!isTheirs || now - at > MOST_AGE) {
      forgetView();
      return null;
    }
    return facts.path === path ? { ...facts, html: text.slice(end + 1) } : null;
  } catch {
    return null;
  }
}

/** Signed out, or signed in as somebody else: nothing stays. */
export function forgetView(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // There is nothing to forget.
  }
}
