import type { Locator, Page } from '@playwright/test';
import { isf10Bill, amsRowOf } from '#contract/testing/bills.ts';
import { DEMO_PASSWORD } from '#portal/seed/accounts.ts';
import { typeIsf10 } from './keys.ts';
import { freshNumber } from './numbers.ts';
import { openOffice } from './office.ts';
import { expect, test } from './test.ts';
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
  const amsNo = freshNumber();
  const bill = isf10Bill({ amsRequestList: [amsRowOf(amsNo), amsRowOf(freshNumber(), 'OB', 'SECOND OF TWO')] });
  const keys = page.keyboard;

  await page.goto('/');
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
