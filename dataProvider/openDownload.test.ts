import { afterEach, expect, it, vi } from 'vitest';
import { setCurrentLanguage } from '#i18n/currentLanguage.ts';
import { openDownload } from './openDownload.ts';

afterEach(() => void vi.unstubAllGlobals());

it("[L06] opens a window with a GET that carries the filters and the page's language", () => {
  setCurrentLanguage('en');
  const open = vi.fn();
  vi.stubGlobal('window', { open });
  openDownload('listFilings', { query: { keyword: 'TXSL', createdAtBegin: '2026-01-01 00:00:00' } });
  expect(open).toHaveBeenCalledWith(
    '/portal/bills?keyword=TXSL&createdAtBegin=2026-01-01%2000%3A00%3A00&lang=en',
    '_blank',
    'noopener',
  );
});

it('[E07] throws a Chinese message outside a browser', () => {
  expect(() => openDownload('listFilings', { query: {} })).toThrow('请在浏览器环境中使用');
});
