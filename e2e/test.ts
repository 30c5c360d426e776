import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import type { Locale } from '#contract/limits.ts';
import { IS_SWEEP } from './languages.ts';

interface Watch {
  /** Allows console errors that this test provokes. */
  allow(pattern: RegExp): void;
}

/**
 * A browser test fails on undeclared console errors, script errors and content security violations.
 */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ context }, use) => {
      // Chromium logs the 401 for the user of a signed-out page.
      const allowed: RegExp[] = [/the server responded with a status of 401.*\/portal\/me/u];
      const found = collectErrors(context);
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(found.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Runs in `npm run sweep` only (decision 0086). @example test('title', LONG, async ({ page }) => …); */
export const LONG = { tag: '@long' };

/** Collects console and script errors of all pages of a browser. */
export function collectErrors(context: BrowserContext): string[] {
  const found: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') found.push(`${message.text()} ${message.location().url}`);
  });
  context.on('weberror', (error) => found.push(error.error().message));
  return found;
}

export const WIDE = { width: 1440, height: 900 };
export const NARROW = { width: 390, height: 844 };

/** Waits until the page does not scroll sideways. */
export async function expectFits(page: Page, where: string): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
}

/**
 * Runs in the page: waits for the end of animations, because fading text has too little contrast. Skips endless ones.
 * @returns whether axe is already loaded
 */
async function waitForAnimations(): Promise<boolean> {
  const moving = () =>
    document.getAnimations().filter(({ playState, effect }) => {
      const isEndless = effect?.getComputedTiming().endTime === Infinity;
      return playState === 'running' && !isEndless;
    });
  // A transition starts a frame or two after its element was added.
  const nextFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await nextFrames();
  for (let now = moving(); now.length > 0; now = moving()) {
    await Promise.allSettled(now.map((animation) => animation.finished));
    await nextFrames();
  }
  return 'axe' in window;
}

/** What axe looks at; a whole form with all rules takes a second of processor time. */
interface Checked {
  /** Selector of the part that is new on the page, for example a dialog over a checked screen. */
  part?: string;
  /**
   * `colors`: only contrast, for another theme of a checked screen. `structure`: all but contrast, for another language or
   * width of a checked screen. `none`: not checked, another language outside of a sweep. By default all in a sweep,
   * otherwise `structure`: contrast takes half the time, and the palette has a unit test.
   */
  rules?: 'all' | 'colors' | 'structure' | 'none';
}

/** A screen in several languages: the default rules in the first one; in a sweep, all but contrast in the others. */
export const axeRulesFor = (locale: Locale, first: Locale = 'en'): Checked =>
  locale === first ? {} : { rules: IS_SWEEP ? 'structure' : 'none' };

export const DIALOG = '[role="dialog"]';

const CONTRAST = 'color-contrast';

const { resolve } = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const AXE = readFileSync(resolve('axe-core/axe.min.js'), 'utf8');

/** Expects no violation of WCAG 2.2 AA after animations have ended. */
export async function expectAccessible(
  page: Page,
  where: string,
  { part, rules = IS_SWEEP ? 'all' : 'structure' }: Checked = {},
): Promise<void> {
  if (rules === 'none') return;
  const hasAxe = await page.evaluate(waitForAnimations);
  // Once per page and not in its frames: AxeBuilder would load it twice for each check, 0.2 s of processor time each.
  if (!hasAxe) await page.evaluate(AXE);
  const axe = new AxeBuilder({ page, axeSource: ';' })
    // The app has no cross-origin frames; without legacy mode every run opens another page.
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], preload: false });
  if (rules === 'colors') axe.withRules(CONTRAST);
  else axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
  if (rules === 'structure') axe.disableRules(CONTRAST);
  if (part) axe.include(part);
  const result = await axe.analyze();
  const violations = result.violations.map(
    (v) =>
      `${where}: ${v.id} ${v.nodes
        .map((node) => node.target.join(' '))
        .slice(0, 4)
        .join(' | ')}`,
  );
  expect(violations).toEqual([]);
}

/** In a sweep, expects it in the dark theme too; the page must follow the system. */
export async function expectAccessibleInBothThemes(page: Page, where: string, checked?: Checked): Promise<void> {
  if (checked?.rules === 'none') return;
  await expectAccessible(page, where, checked);
  if (!IS_SWEEP) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await expectAccessible(page, `${where}, dark`, { ...checked, rules: 'colors' });
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'light');
}

/** Signs in by the sign-in form, which the landing page links to. */
export async function signInByForm(
  page: Page,
  account: string,
  words: { account: string; password: string; signIn: string },
  password = 'tenplustwo',
): Promise<void> {
  await page.waitForURL(({ pathname }) => /^\/(?:login|index|index_en)$/u.test(pathname));
  if (!page.url().includes('/login')) {
    await page.getByRole('banner').getByRole('link', { name: words.signIn, exact: true }).click();
  }
  await page.getByRole('textbox', { name: words.account, exact: true }).fill(account);
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: words.signIn, exact: true }).click();
}
