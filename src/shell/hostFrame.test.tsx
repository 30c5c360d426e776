// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { findHost, readHostLayout } from './hostFrame.ts';

const HOST = 'https://desk.example';

/** A page framed by `ancestor`. */
function framedBy(ancestor: string, allowed = HOST, referrer = ''): Window {
  document.head.innerHTML = `<meta name="embed-origins" content="${allowed}">`;
  const location = { ancestorOrigins: ancestor ? [ancestor] : undefined };
  const page = { querySelector: document.querySelector.bind(document), referrer };
  return { parent: {}, document: page, location } as unknown as Window;
}

describe('[R25] the host of a framed page', () => {
  it('is the framing page if its whole origin is configured', () => {
    expect(findHost(framedBy(HOST, `https://other.example ${HOST}`))).toBe(HOST);
    expect(findHost(framedBy('', HOST, `${HOST}/app?x=1`))).toBe(HOST);
  });

  it.each([
    'https://desk.example.evil.test',
    'https://evil.test/https://desk.example',
    'https://desk.example:8443',
    'http://desk.example',
    'https://sub.desk.example',
    'null',
    '',
  ])('is not %s', (ancestor) => {
    expect(findHost(framedBy(ancestor))).toBeNull();
  });

  it('is none without configured hosts, in development or outside of a frame', () => {
    expect(findHost(framedBy(HOST, ''))).toBeNull();
    expect(findHost(framedBy(HOST, '__EMBED_ORIGINS__'))).toBeNull();
    const own = framedBy(HOST);
    expect(findHost(Object.assign(own, { parent: own }))).toBeNull();
  });
});

describe('[R25] a message of the host', () => {
  const parent = {} as Window;
  const from = { origin: HOST, parent };
  const data = { type: 'layout', sidebar: false, statusBar: true };

  it('hides and shows parts of the frame', () => {
    expect(readHostLayout({ origin: HOST, source: parent, data }, from)).toEqual({ sidebar: false, statusBar: true });
  });

  it.each([
    ['another origin', { origin: 'https://evil.test', source: parent, data }],
    ['another window of the origin', { origin: HOST, source: {} as Window, data }],
    ['another type', { origin: HOST, source: parent, data: { ...data, type: 'open' } }],
    ['no data', { origin: HOST, source: parent, data: null }],
  ])('is ignored with %s', (_, event) => {
    expect(readHostLayout(event, from)).toBeNull();
  });

  it('ignores values that are no booleans', () => {
    const wrong = { type: 'layout', sidebar: 'javascript:alert(1)', route: '//evil.test' };
    expect(readHostLayout({ origin: HOST, source: parent, data: wrong }, from)).toEqual({});
  });
});

describe('[R25] a framed page', () => {
  const postMessage = vi.fn();
  beforeEach(() => {
    vi.resetModules();
    document.head.innerHTML = `<title>TenPlusTwo</title><meta name="embed-origins" content="${HOST}">`;
    vi.stubGlobal('parent', { postMessage: postMessage.mockClear() });
    Object.defineProperty(document, 'referrer', { value: `${HOST}/`, configurable: true });
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
  const tell = (event: object) =>
    act(async () => void window.dispatchEvent(Object.assign(new Event('message'), event)));

  it('posts route, title, language and logout to the host alone, and follows its layout messages', async () => {
    const { HostBridge } = await import('./HostBridge.tsx');
    const { postToHost } = await import('./hostFrame.ts');
    const { notifyLanguageChange } = await import('#i18n/languageCallbacks.ts');
    await renderInAdmin(
      <>
        <HostBridge />
        <Link to="/hasSent">sent</Link>
      </>,
      { at: '/?lang=en' },
    );
    document.title = 'TenPlusTwo - Sent';
    await act(async () => {});
    notifyLanguageChange('vi');
    await vi.waitFor(() => expect(postMessage).toHaveBeenCalledWith({ type: 'language', language: 'vi' }, HOST));
    postToHost({ type: 'logout' });
    expect(postMessage.mock.calls).toEqual([
      [{ type: 'route', path: '/?lang=en' }, HOST],
      [{ type: 'title', title: 'TenPlusTwo' }, HOST],
      [{ type: 'title', title: 'TenPlusTwo - Sent' }, HOST],
      [{ type: 'language', language: 'vi' }, HOST],
      [{ type: 'logout' }, HOST],
    ]);
    const data = { type: 'layout', sidebar: false };
    await tell({ origin: 'https://evil.test', source: window.parent, data });
    expect(document.documentElement.dataset['hostSidebar']).toBeUndefined();
    await tell({ origin: HOST, source: window.parent, data });
    expect(document.documentElement.dataset['hostSidebar']).toBe('off');
  });
});
