// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { SESSION_ID_COOKIE } from '#contract/sessionIdCookie.ts';
import { setDatabaseOwner } from '#local/owner.ts';
import { drawnView } from './drawnView.ts';
import { forgetView, keepView, readView, type KeptView } from './keptView.ts';
import { showKeptView } from './showKeptView.ts';

const AT = Date.parse('2026-03-02T06:03:00Z');
const WEEK = 7 * 24 * 3_600_000;
const view: KeptView = {
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

describe('the screen last seen', () => {
  it('[D16] is given back at its own address, to its owner, in its session, for a week', () => {
    keepView('u1.e1', view, AT);
    expect(readView('/', AT + WEEK)).toEqual(view);
    expect(readView('/hassent/list', AT)).toBeNull();
    expect(readView('/', AT + WEEK + 1)).toBeNull();
  });

  it.each([
    ['another session', () => signIn('u1.e1', 's2')],
    ['another owner', () => signIn('u2.e1', 's1')],
    ['a page that is signed out', () => signIn('u1.e1', '')],
  ])('[D16] is gone for %s, and stays gone', (_, change) => {
    keepView('u1.e1', view, AT);
    change();
    expect(readView('/', AT)).toBeNull();
    signIn('u1.e1', 's1');
    expect(readView('/', AT)).toBeNull();
  });

  it('is nothing where nothing was kept, where it was forgotten, and where a text was damaged', () => {
    expect(readView('/')).toBeNull();
    keepView('u1.e1', view);
    forgetView();
    expect(readView('/')).toBeNull();
    localStorage.setItem('tpt_view', '{"path"\n<main>');
    expect(readView('/')).toBeNull();
  });

  it('is not kept longer than it takes the app to draw it', () => {
    keepView('u1.e1', view);
    keepView('u1.e1', { ...view, html: 'x'.repeat(250_000) });
    expect(readView('/')).toBeNull();
  });
});

describe('its drawing', () => {
  const screen = () => {
    const root = document.querySelector('#root')!;
    root.innerHTML = `<div data-late>Offline</div><main tabindex="-1"><output data-age></output>
      <button>New</button><input aria-label="Search"><select><option>10</option><option>20</option></select>
      <a href="/draft/detial?id=1">OOLU1</a></main>`;
    root.querySelector('select')!.selectedIndex = 1;
    return root;
  };

  it('[R02] says how old its rows are; links work, nothing else does; what comes late is not ahead of the app', () => {
    screen();
    const root = document.createElement('div');
    root.innerHTML = drawnView(document, '/', 'As of 03-02 14:03, refreshing …')!.html;
    expect(root.querySelector('[data-age]')?.textContent).toBe('As of 03-02 14:03, refreshing …');
    expect([...root.querySelectorAll('[inert]')].map(({ tagName }) => tagName)).toEqual(['BUTTON', 'INPUT', 'SELECT']);
    expect(root.querySelector('a')?.closest('[inert]')).toBeNull();
    expect(root.querySelector('main')?.getAttribute('aria-busy')).toBe('true');
    expect(root.textContent).not.toContain('Offline');
    expect(root.querySelector('select')!.value).toBe('20');
  });

  it('leaves the screen that it was taken from as it is', () => {
    const before = screen().innerHTML;
    drawnView(document, '/', 'old');
    expect(document.querySelector('#root')!.innerHTML).toBe(before);
  });

  it('is not made while a dialog lies over the screen', () => {
    screen().insertAdjacentHTML('beforeend', '<div role="dialog"></div>');
    expect(drawnView(document, '/', 'old')).toBeNull();
  });

  it('stands there before the app, with title and language, and only in the language of the page', () => {
    keepView('u1.e1', view);
    expect(showKeptView(document, '/', 'vi')).toBe(false);
    expect(showKeptView(document, '/', 'en')).toBe(true);
    expect(document.querySelector('a')?.textContent).toBe('OOLU1');
    expect(document.title).toBe('TenPlusTwo - Drafts');
    expect(document.documentElement.lang).toBe('en');
  });

  it('is not shown by a build whose style sheets are others, nor over a screen that stands', () => {
    keepView('u1.e1', { ...view, sheets: ['/assets/shell-old.css'] });
    expect(showKeptView(document, '/', 'en')).toBe(false);
    keepView('u1.e1', view);
    screen();
    expect(showKeptView(document, '/', 'en')).toBe(false);
  });

  it('gives the focus that a person put on a link to the same link of the app', async () => {
    keepView('u1.e1', view);
    showKeptView(document, '/', 'en');
    document.querySelector('a')!.focus();
    document.querySelector('#root')!.innerHTML =
      '<main><a href="/">Home</a><a href="/draft/detial?id=1">OOLU1</a></main>';
    await Promise.resolve();
    expect(document.activeElement?.textContent).toBe('OOLU1');
  });
});
