import { databaseOwner } from '#local/owner.ts';
import { currentSession } from '#startup/currentSession.ts';

const KEY = 'tpt_view';
/** Milliseconds: a session that was not used this long has ended on the portal too. */
const AGE_MAX = 7 * 24 * 3_600_000;
/** Characters: a longer screen takes longer to read than the app takes to render it. */
const LENGTH_MAX = 250_000;

/** The HTML of a screen as this browser rendered it last. */
export interface CachedScreen {
  /** Path of its address; only screens without parameters are cached. */
  path: string;
  language: string;
  title: string;
  /** The page's own variables, e.g. the height of the head. */
  style: string;
  /** Addresses of the style sheets that declare its classes. */
  sheets: string[];
  html: string;
}
interface Validity {
  owner: string;
  /** The session it belongs to; another sign-in, here or in another tab, invalidates it. */
  session: string;
  at: number;
}
/** The style sheets of the page itself, before any chunk adds its own; their names contain a hash of their content. */
const ownSheets = new Set(
  typeof document === 'undefined'
    ? []
    : [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => new URL(href).pathname),
);

/**
 * Whether all these style sheets are loaded with the page. Others would arrive after the cached screen, and another build
 * names its classes differently.
 */
export const isOwnSheets = (sheets: readonly string[]): boolean => sheets.every((sheet) => ownSheets.has(sheet));

/** Caches a screen for the next visit of the same owner in the same session. */
export function cacheScreen(owner: string, view: CachedScreen, now = Date.now()): void {
  const session = currentSession();
  if (session === '') return;
  const { html, ...facts } = view;
  // The HTML follows its facts as plain text, because escaping it as JSON and back costs time.
  const text = `${JSON.stringify({ ...facts, owner, session, at: now } satisfies Omit<CachedScreen, 'html'> & Validity)}\n${html}`;
  try {
    if (text.length <= LENGTH_MAX) localStorage.setItem(KEY, text);
    else localStorage.removeItem(KEY);
  } catch {
    // Without room in browser storage the next start is slower, nothing else.
  }
}

/** The cached screen of a path, for its owner in the session that the browser still has; null when there is none. */
export function readCachedScreen(path: string, now = Date.now()): CachedScreen | null {
  try {
    const text = localStorage.getItem(KEY) ?? '';
    const end = text.indexOf('\n');
    if (end < 0) return null;
    const { owner, session, at, ...facts } = JSON.parse(text.slice(0, end)) as Omit<CachedScreen, 'html'> & Validity;
    const isValid = session !== '' && session === currentSession() && owner === databaseOwner();
    if (!isValid || now - at > AGE_MAX) {
      forgetCachedScreen();
      return null;
    }
    return facts.path === path ? { ...facts, html: text.slice(end + 1) } : null;
  } catch {
    return null;
  }
}

export function forgetCachedScreen(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Without browser storage nothing is cached.
  }
}
