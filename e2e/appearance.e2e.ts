import type { Page } from '@playwright/test';
import { isf10Bill } from '#contract/testing/bills.ts';
import { openOffice } from './office.ts';
import { button, field, openNewDraft } from './pages.ts';
import { expect, expectAccessible, test, LONG } from './test.ts';
import { loadWords } from './words.ts';

const words = loadWords('en');
const choice = (page: Page, name: string) => page.getByRole('radio', { name: words(`shell.appearance.${name}`) });
const openAccountMenu = (page: Page) => page.getByRole('button', { name: /^Account of /u }).click();
/** The color behind the text of the page. */
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const [PAPER, NIGHT] = ['rgb(251, 251, 249)', 'rgb(15, 22, 38)'];

test('[G10] follows the scheme of the system while none is chosen', LONG, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await background(page)).toBe(NIGHT);
  await expectAccessible(page, 'sign-in, dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => background(page)).toBe(PAPER);
});

test('[G10] keeps the chosen theme and density in this browser, shown before the app starts', async ({
  page,
  context,
}) => {
  const office = await openOffice();
  await office.signIn(context);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await openAccountMenu(page);
  const search = page.locator('main input').first();
  const { height } = (await search.boundingBox())!;
  await expect(choice(page, 'system')).toBeChecked();
  await choice(page, 'dark').check({ force: true });
  await choice(page, 'compact').check({ force: true });
  expect(await background(page)).toBe(NIGHT);
  expect((await search.boundingBox())!.height).toBeLessThan(height);
  await expectAccessible(page, 'drafts with the account menu, dark and compact');

  // Neither the app's scripts nor its answers arrive.
  let go: () => void = () => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route(/\/assets\/.*\.js$/u, async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.body && document.styleSheets.length > 0);
  expect(await background(page)).toBe(NIGHT);
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#0F1626');
  go();
  await openAccountMenu(page);
  await expect(choice(page, 'dark')).toBeChecked();
  await expect(choice(page, 'compact')).toBeChecked();
  await page.unrouteAll({ behavior: 'wait' });

  // It stays after the sign-out, for the next person at this screen.
  await button(page, words('shell.account.signOut')).click();
  await expect(page).toHaveURL(/\/login/u);
  expect(await background(page)).toBe(NIGHT);
});

test('[R02] [G10] shows dialogs and the calendar in the chosen theme', LONG, async ({ page, context }) => {
  const office = await openOffice();
  const portal = await office.signIn(context);
  await portal.saveDraft(isf10Bill());
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.locator('tbody tr a').first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox').last()).toBeFocused();
  await expectAccessible(page, 'command palette, dark');
  await page.keyboard.press('Escape');
  await openNewDraft(page, words);
  const time = field(page, words, 'loadingAt');
  await time.focus();
  await page.keyboard.press('Alt+ArrowDown');
  const calendar = page.getByRole('dialog');
  await expect(calendar.getByRole('gridcell').first()).toBeVisible();
  expect(await background(page)).toBe(NIGHT);
  const paper = await calendar.evaluate((layer) => getComputedStyle(layer).backgroundColor);
  expect(paper).toBe('rgb(21, 30, 49)');
  await expectAccessible(page, 'calendar, dark');
});
