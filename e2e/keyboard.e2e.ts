import type { Locator, Page } from '@playwright/test';
import { isf10Bill, amsRowOf } from '#contract/testing/bills.ts';
import { pathTo } from '#contract/routes.ts';
import { DEMO_PASSWORD } from '#portal/seed/accounts.ts';
import { toServerText } from '#schema/dateText.ts';
import { typeIsf10 } from './keys.ts';
import { newBlNumber } from './numbers.ts';
import { openOffice } from './office.ts';
import { button, field } from './pages.ts';
import { expect, test, LONG } from './test.ts';
import { loadWords } from './words.ts';

const words = loadWords('en');

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('[B01] [B05] [D01] [D06] [D08] files an ISF-10 from sign-in to receipt without a mouse', async ({ page }) => {
  const office = await openOffice();
  const amsNo = newBlNumber();
  const bill = isf10Bill({ amsRequestList: [amsRowOf(amsNo), amsRowOf(newBlNumber(), 'OB', 'SECOND OF TWO')] });
  const keys = page.keyboard;

  await page.goto(pathTo.login());
  await expect(page.getByLabel(words('auth.account'), { exact: true })).toBeFocused();
  await keys.type(office.account);
  await keys.press('Tab');
  await keys.type(DEMO_PASSWORD);
  await keys.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: words('titles.draftList') })).toBeVisible();

  await keys.press('n');
  await expect(page).toHaveURL(/\/draft\/detial\?id=new\d+/u);
  await expect(page.locator('form')).toBeVisible();
  await typeIsf10(page, words, bill);
  await keys.press('Control+s');
  await expect(page.getByText(words('billForm.savedToDrafts'), { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/id=(?!new)/u);
  await keys.press('Control+Enter');

  await expect(page).toHaveURL(/\/draft\/check\?ids=/u);
  const confirm = page.getByRole('button', { name: words('send.confirm', { amount: '¥140' }), exact: true });
  await expect(confirm).toBeEnabled();
  await tabTo(page, confirm);
  await keys.press('Enter');
  await expect(page).toHaveURL(/\/draft\/sent\?intents=/u);
  await tabTo(page, page.getByRole('main').getByRole('link', { name: words('send.toSent') }));
  await keys.press('Enter');

  const row = page.getByRole('row').filter({ hasText: amsNo });
  await expect(row).toContainText(words('statuses.declaration.receiveSuccess'), { timeout: 30_000 });
});

test('[B04] [B05] [T06] keeps keys in the form: number focus, blocks, countries, no letters', async ({
  page,
  context,
}) => {
  await (await openOffice()).signIn(context);
  const keys = page.keyboard;
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: words('titles.draftList') })).toBeVisible();
  await keys.press('n');
  await expect(field(page, words, 'amsRequestList.amsNo', 1)).toBeFocused();
  const address = page.url();

  // Ctrl+Alt+↓ leaves every kind of field for the next block.
  await field(page, words, 'houseScac').focus();
  await keys.press('Control+Alt+ArrowDown');
  await expect(field(page, words, 'importerType')).toBeFocused();
  await field(page, words, 'loadingAt').focus();
  await keys.press('Control+Alt+ArrowDown');
  await expect(field(page, words, 'importerType')).toBeFocused();
  const country = field(page, words, 'bugerCountryCode');
  await country.focus();
  await keys.type('viet');
  await keys.press('Control+Alt+ArrowDown');
  await expect(field(page, words, 'sellerName')).toBeFocused();
  await expect(country).toHaveValue('VN');
  await keys.press('Control+Alt+ArrowUp');
  await expect(field(page, words, 'bugerName')).toBeFocused();

  // Enter picks the only suggestion.
  await country.fill('germ');
  await expect(page.getByRole('listbox', { name: words('ui.lookup.list') }).getByRole('option')).toHaveCount(1);
  await keys.press('Enter');
  await expect(country).toHaveValue('DE');

  // A letter with the focus on a button opens nothing.
  await button(page, words('billForm.actions.check')).focus();
  await keys.press('n');
  await keys.press('g');
  await keys.press('s');
  await expect(page.getByRole('heading', { level: 1, name: words('titles.draftDetial') })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(new URL(address).pathname);
  await expect(country).toHaveValue('DE');
});

test(
  '[K02] [E06] a late filing without errors is checked with a caution, not with a green light',
  LONG,
  async ({ page, context }) => {
    const portal = await (await openOffice()).signIn(context);
    const id = await portal.saveDraft(
      isf10Bill({
        amsRequestList: [amsRowOf(newBlNumber())],
        loadingAt: toServerText(new Date(Date.now() + 20 * 3_600_000)),
      }),
    );
    await page.goto(pathTo.draft(id));
    await button(page, words('billForm.actions.check')).click();
    const summary = page.getByRole('status').filter({ has: page.getByRole('heading', { level: 2 }) });
    await expect(summary).toContainText(words('billForm.summary.onlyWarnings'));
    await expect(summary).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(words('billForm.summary.clear'))).toHaveCount(0);
  },
);
