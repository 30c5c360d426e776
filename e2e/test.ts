import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';

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
      const found: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') found.push(`${message.text()} ${message.location().url}`);
      });
      context.on('weberror', (error) => found.push(error.error().message));
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(found.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** No violation of WCAG 2.2 AA on the page as it stands. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  const result = await new AxeBuilder({ page })
    // The app has no frames of other origins; without this every look opens one more page.
    .setLegacyMode(true)
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
