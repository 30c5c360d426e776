import type { Page } from '@playwright/test';
import { LOCALES, type Locale } from '#contract/limits.ts';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import { fillIsf10 } from './filling.ts';
import { freshNumber } from './numbers.ts';
import { hideTour } from './office.ts';
import { expect, expectAccessible, expectAccessibleInBothThemes, signIn, test } from './test.ts';
import { loadWords, type Words } from './words.ts';

const CARRIERS: Record<Locale, string> = { en: 'OOLU', 'zh-CN': 'COSU', vi: 'ONEY' };

/** The coins in the top bar. */
async function coins(page: Page, words: Words): Promise<number> {
  const wallet = page.getByRole('list', { name: words('shell.account.label'), exact: true });
  const text = await wallet.getByRole('listitem').first().textContent();
  return Number(text?.replaceAll(/\D/gu, '') || Number.NaN);
}

async function enter(page: Page, locale: Locale, words: Words): Promise<void> {
  await page.goto(`/?lang=${locale}`);
  await expect(page).toHaveURL(locale === 'zh-CN' ? /\/index\?/u : /\/index_en\?/u);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, 'landing page');
  await signIn(page, 'admin@harbour.test', {
    account: words('auth.account'),
    password: words('auth.password'),
    signIn: words('auth.signIn'),
  });
  await expect(page.getByRole('heading', { level: 1, name: words('titles.draftList') })).toBeVisible();
}

test.beforeAll(() => hideTour('admin@harbour.test'));

for (const locale of LOCALES) {
  test(`[B01] [D01] [D06] [D08] [R02] [R03] [G10] files an ISF-10 up to its receipt in ${locale}`, async ({ page }) => {
    const words = loadWords(locale);
    const [first, second] = [freshNumber(CARRIERS[locale]), freshNumber(CARRIERS[locale])];
    const bill = isf10Bill({ amsRequestList: [amsRowOf(first), amsRowOf(second, 'OB', 'second of two')] });
    await enter(page, locale, words);
    await expect(page).toHaveTitle(`TenPlusTwo - ${words('titles.draftList')}`);
    await expect(page.locator('table tbody tr').first()).toBeVisible();
    await expectAccessible(page, 'drafts');
    const before = await coins(page, words);
    expect(before).toBeGreaterThan(140);

    await page
      .getByRole('button', { name: words('drafts.newIsf10') })
      .or(page.getByRole('link', { name: words('drafts.newIsf10') }))
      .first()
      .click();
    await expect(page).toHaveURL(/\/draft\/detial\?id=new\d+/u);
    await fillIsf10(page, words, bill);
    // axe counts a control that the sticky head covers in part as too small.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page, 'form');
    await page.getByRole('button', { name: words('billForm.actions.check'), exact: true }).click();
    await expect(page.getByText(words('billForm.summary.clear'))).toBeVisible();
    await page.getByRole('button', { name: words('billForm.actions.save'), exact: true }).click();
    await expect(page).toHaveURL(/id=(?!new)/u);
    await page.getByRole('button', { name: words('billForm.actions.send'), exact: true }).click();

    await expect(page).toHaveURL(/\/draft\/check\?ids=/u);
    const confirm = page.getByRole('button', { name: new RegExp(`^${words('send.confirmNothing')}`, 'u') });
    await expect(confirm).toBeEnabled();
    await expect(confirm).toContainText('140');
    await expectAccessibleInBothThemes(page, 'check and send');
    await confirm.click();

    await expect(page).toHaveURL(/\/draft\/sent\?intents=/u);
    await expect(page.getByText(first).first()).toBeVisible();
    await expectAccessibleInBothThemes(page, 'confirmation');
    // Other tests may spend from the same wallet meanwhile; this one spent at least 140.
    await expect.poll(() => coins(page, words)).toBeLessThanOrEqual(before - 140);

    await page
      .getByRole('link', { name: words('titles.hasSentList'), exact: true })
      .first()
      .click();
    const row = page.getByRole('row').filter({ hasText: first });
    await expect(row).toBeVisible();
    // From here on the receipts update the open list without a reload.
    await expect(row).toContainText(words('statuses.declaration.receiveSuccess'), { timeout: 30_000 });
    await expectAccessible(page, 'sent list');
    await row.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/hasSent\/detial\?id=/u);
    await expect(page.getByText(words('sent.said.accepted'))).toBeVisible();
    await expectAccessible(page, 'sent detail');
  });
}
