// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { SESSION_ID_COOKIE } from '#contract/sessionIdCookie.ts';
import { setDatabaseOwner } from '#local/owner.ts';
import { captureScreen } from './captureScreen.ts';
import { forgetCachedScreen, cacheScreen, readCachedScreen, type CachedScreen } from './cachedScreen.ts';
import { showCachedScreen } from './showCachedScreen.ts';

const AT = Date.parse('2026-03-02T06:03:00Z');
const WEEK = 7 * 24 * 3_600_000;
const view: CachedScreen = {
  path: '/',
  language: 'en',
  title: 'TenPlusTwo - Drafts',
  style: '--tpt-head-height: 60px;',
  sheets: [],
  html: '<main><a href="/draft/detial?id=1">OOLU1</a></main>',
};
const signIn = (owner: string, session: string) => {
  setDatabaseOwner(owner);
  document.cookie = `${SESSION_ID_COOKIE}=${session}`;
};

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '<div id="root"></div>';
  signIn('u1.e1', 's1');
});

describe('cached screen', () => {
  it('[D16] is returned at its address, to its owner, in its session, for a week', () => {
    cacheScreen('u1.e1', view, AT);
    expect(readCachedScreen('/', AT + WEEK)).toEqual(view);
    expect(readCachedScreen('/hassent/list', AT)).toBeNull();
    expect(readCachedScreen('/', AT + WEEK + 1)).toBeNull();
  });

  it.each([
    ['another session', () => signIn('u1.e1', 's2')],
    ['another owner', () => signIn('u2.e1', 's1')],
    ['a page that is signed out', () => signIn('u1.e1', '')],
  ])('[D16] is gone for %s, and stays gone', (_, change) => {
    cacheScreen('u1.e1', view, AT);
    change();
    expect(readCachedScreen('/', AT)).toBeNull();
    signIn('u1.e1', 's1');
    expect(readCachedScreen('/', AT)).toBeNull();
  });

  it.each([
    '<img src="x" onerror="steal()">',
    '<script src="/x.js"></script>',
    '<a href="javascript:steal()">x</a>',
    '<iframe srcdoc="x"></iframe>',
  ])('[3.4.7] is not inserted with %s', (html) => {
    cacheScreen('u1.e1', { ...view, html: `<main>${html}</main>` });
    showCachedScreen(document, '/', 'en');
    expect(document.querySelector('main')).toBeNull();
  });

  it('is null if missing, removed or corrupted', () => {
    expect(readCachedScreen('/')).toBeNull();
    cacheScreen('u1.e1', view);
    forgetCachedScreen();
    expect(readCachedScreen('/')).toBeNull();
    localStorage.setItem('tpt_view', '{"path"\n<main>');
    expect(readCachedScreen('/')).toBeNull();
  });

  it('is not cached if it exceeds the size limit', () => {
    cacheScreen('u1.e1', view);
    cacheScreen('u1.e1', { ...view, html: 'x'.repeat(250_000) });
    expect(readCachedScreen('/')).toBeNull();
  });
});

describe('screen capture', () => {
  const screen = () => {
    const root = document.querySelector('#root')!;
    root.innerHTML = `<div data-late>Offline</div><main tabindex="-1"><output data-age></output>
      <button>New</button><input aria-label="Search"><select><option>10</option><option>20</option></select>
      <a href="/draft/detial?id=1">OOLU1</a></main>`;
    root.querySelector('select')!.selectedIndex = 1;
    return root;
  };

  it('[R02] shows the age of rows, disables controls except links, omits late parts', () => {
    screen();
    const root = document.createElement('div');
    root.innerHTML = captureScreen(document, '/', 'As of 03-02 14:03, refreshing …')!.html;
    expect(root.querySelector('[data-age]')?.textContent).toBe('As of 03-02 14:03, refreshing …');
    expect([...root.querySelectorAll('[inert]')].map(({ tagName }) => tagName)).toEqual(['BUTTON', 'INPUT', 'SELECT']);
    expect(root.querySelector('a')?.closest('[inert]')).toBeNull();
    expect(root.querySelector('main')?.getAttribute('aria-busy')).toBe('true');
    expect(root.textContent).not.toContain('Offline');
    expect(root.querySelector('select')!.value).toBe('20');
  });

  it('does not change the captured screen', () => {
    const before = screen().innerHTML;
    captureScreen(document, '/', 'old');
    expect(document.querySelector('#root')!.innerHTML).toBe(before);
  });

  it('is not made while a dialog is open', () => {
    screen().insertAdjacentHTML('beforeend', '<div role="dialog"></div>');
    expect(captureScreen(document, '/', 'old')).toBeNull();
  });

  it('is shown before the app with title, only in the page’s language', () => {
    cacheScreen('u1.e1', view);
    expect(showCachedScreen(document, '/', 'vi')).toBe(false);
    expect(showCachedScreen(document, '/', 'en')).toBe(true);
    expect(document.querySelector('a')?.textContent).toBe('OOLU1');
    expect(document.title).toBe('TenPlusTwo - Drafts');
    expect(document.documentElement.lang).toBe('en');
  });

  it('is not shown with other style sheets or over a rendered screen', () => {
    cacheScreen('u1.e1', { ...view, sheets: ['/assets/shell-old.css'] });
    expect(showCachedScreen(document, '/', 'en')).toBe(false);
    cacheScreen('u1.e1', view);
    screen();
    expect(showCachedScreen(document, '/', 'en')).toBe(false);
  });

  it('moves the focus from its link to the app’s link', async () => {
    cacheScreen('u1.e1', view);
    showCachedScreen(document, '/', 'en');
    document.querySelector('a')!.focus();
    document.querySelector('#root')!.innerHTML =
      '<main><a href="/">Home</a><a href="/draft/detial?id=1">OOLU1</a></main>';
    await Promise.resolve();
    expect(document.activeElement?.textContent).toBe('OOLU1');
  });
});
