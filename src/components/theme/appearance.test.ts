// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { applyAppearance, APPEARANCE_KEY, FRAME, readAppearance, setAppearance } from './appearance.ts';
import { darkPalette, lightPalette } from './palette.ts';

const file = readFileSync(join(import.meta.dirname, '..', '..', '..', 'index.html'), 'utf8');
// oxlint-disable-next-line typescript/no-implied-eval -- `vm` would run the page's script outside the context of this file
const runPageScript = new Function(/<script>(.*?)<\/script>/su.exec(file)?.[1] ?? '') as () => void;

/** What a page looks like: the attributes of its root and its frame color. */
const look = () => ({
  colorScheme: document.documentElement.dataset.colorScheme,
  density: document.documentElement.dataset.density,
  frame: document.querySelector('[name=theme-color]')?.getAttribute('content'),
});
const onSystem = (scheme: string) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.endsWith(`${scheme})`) }));

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '<meta name="theme-color" content="#FBFBF9" />';
  for (const name of ['colorScheme', 'density']) delete document.documentElement.dataset[name];
  onSystem('light');
});

describe('appearance', () => {
  it('follows the system until a scheme is chosen, and keeps the choice', () => {
    onSystem('dark');
    applyAppearance(readAppearance());
    expect(look()).toEqual({ colorScheme: 'dark', density: 'comfortable', frame: '#0F1626' });
    setAppearance({ scheme: 'light', density: 'compact' });
    expect(look()).toEqual({ colorScheme: 'light', density: 'compact', frame: '#FBFBF9' });
    expect(readAppearance()).toEqual({ scheme: 'light', density: 'compact' });
  });

  it('colors the frame of the browser like the page', () => {
    expect(FRAME).toEqual({ light: lightPalette.background.default, dark: darkPalette.background.default });
  });

  it.each([null, '{}', 'null', 'broken', '{"scheme":"pink","density":1}', '{"scheme":"dark"}', '{"scheme":"light"}'])(
    'looks the same before the first paint as in the app when %s is stored',
    (stored) => {
      for (const scheme of ['light', 'dark']) {
        onSystem(scheme);
        if (stored !== null) localStorage.setItem(APPEARANCE_KEY, stored);
        applyAppearance(readAppearance());
        const inApp = look();
        expect(inApp.colorScheme).toBeDefined();
        document.head.innerHTML = '<meta name="theme-color" content="#FBFBF9" />';
        for (const name of ['colorScheme', 'density']) delete document.documentElement.dataset[name];
        runPageScript();
        expect(look()).toEqual(inApp);
      }
    },
  );
});
