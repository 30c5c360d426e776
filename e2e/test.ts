import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';

interface Watch {
  /** Console errors that this test means to provoke. */
  allow(pattern: RegExp): void;
}

/**
 * Every browser test fails on a console error, a failed script or a content security violation that it did not declare.
 */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ context }, use) => {
      // Signed out, the page asks who is there and is told 401: Chromium writes that to the console by itself.
      const allowed: RegExp[] = [/the server responded with a status of 401.*\/portal\/me/u];
      const found = errorsOf(context);
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(found.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Collects what the pages of a browser complain of, from now on. */
export function errorsOf(context: BrowserContext): string[] {
  const found: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') found.push(`${message.text()} ${message.location().url}`);
  });
  context.on('weberror', (error) => found.push(error.error().message));
  return found;
}

export const WIDE = { width: 1440, height: 900 };
export const NARROW = { width: 390, height: 844 };

/** Nothing on the page is wider than the window; what follows a change of size by itself has its moment for that. */
export async function expectFits(page: Page, where: string): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
}

/**
 * In the page: waits for what fades or slides in, half of which has no contrast; what turns for ever is left alone.
 * @returns whether axe was there before
 */
async function atRest(): Promise<boolean> {
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

/** No violation of WCAG 2.2 AA on the page as it stands once it has come to rest. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  const isThere = await page.evaluate(atRest);
  // Half a megabyte to parse: once per page is enough.
  const result = await new AxeBuilder({ page, ...(isThere ? { axeSource: ';' } : {}) })
    // The app has no frames of other origins; without this every look opens one more page.
    .setLegacyMode(true)
    // Of what is right nothing is written down.
    .options({ resultTypes: ['violations'], preload: false })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const said = result.violations.map(
    (v) =>
      `${where}: ${v.id} ${v.nodes
        .map((node) => node.target.join(' '))
        .slice(0, 4)
        .join(' | ')}`,
  );
  expect(said).toEqual([]);
}

/** Signs in on the page's own form. */
export async function signIn(
  page: Page,
  account: string,
  words: { account: string; password: string; signIn: string },
): Promise<void> {
  await page.getByRole('textbox', { name: words.account, exact: true }).fill(account);
  await page.getByLabel(words.password, { exact: true }).fill('tenplustwo');
  await page.getByRole('button', { name: words.signIn, exact: true }).click();
}
