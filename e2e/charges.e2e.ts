import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import { pathTo } from '#contract/routes.ts';
import { newBlNumber } from './numbers.ts';
import { openOffice } from './office.ts';
import { inEachLanguage } from './pages.ts';
import { expect, expectAccessible, expectFits, NARROW, axeRulesFor, test, WIDE } from './test.ts';
import { loadWords } from './words.ts';

const words = loadWords('en');

test('[R12] [R13] [G14] [M01] shows ledger, fees and bonds in three languages, stores a remark', async ({
  page,
  context,
}) => {
  const office = await openOffice({ coins: 2_000, coupons: 1 });
  const portal = await office.signIn(context);
  const numbers = [newBlNumber(), newBlNumber()];
  for (const [at, amsNo] of numbers.entries()) {
    const bond = at === 0 ? { bondType: 'Hgj_Continuous' } : {};
    await portal.send(isf10Bill({ amsRequestList: [amsRowOf(amsNo)], ...bond }), at === 0 ? 0 : 2);
  }
  await page.setViewportSize(WIDE);
  await page.goto(pathTo.screen('usageRecord'));
  const rows = page.locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(2);
  const totals = page.getByRole('region', { name: words('charges.totals.label') });
  await expect(totals).toContainText(words('charges.totals.coinAmount', { amount: 70 }));

  const remark = 'Client Kangtai, invoice 7';
  await rows.first().getByText(words('charges.remark.add')).click();
  await page.keyboard.type(remark);
  await page.keyboard.press('Enter');
  await expect(rows.first().getByRole('button', { name: remark })).toBeFocused();
  await page.reload();
  await expect(rows.first()).toContainText(remark);

  // The ledger has the top-up, the fee and the bond.
  for (const [screen, count] of [
    ['ledger', 3],
    ['usageRecord', 2],
    ['bondUsageRecord', 1],
  ] as const) {
    await page.setViewportSize(WIDE);
    await page.goto(pathTo.screen(screen));
    const last = await inEachLanguage(page, 'en', async (own, locale) => {
      await expect(page.getByRole('heading', { level: 1, name: own(`titles.${screen}`) })).toBeVisible();
      await expect(rows).toHaveCount(count);
      for (const size of [WIDE, NARROW]) {
        await page.setViewportSize(size);
        await expectFits(page, `${screen} ${locale} ${size.width}`);
        await expectAccessible(page, `${screen} ${locale} ${size.width}`, axeRulesFor(locale));
      }
      await page.setViewportSize(WIDE);
    });
    await page.getByLabel(loadWords(last)('ui.layout.language'), { exact: true }).selectOption('en');
  }

  const link = rows.first().getByRole('rowheader').getByRole('link');
  await expect(link).toHaveText(numbers[0]!);
  await link.click();
  await expect(page).toHaveURL(/\/hasSent\/detial\?id=/u);
  await expect(page.getByRole('heading', { level: 1, name: numbers[0]! })).toBeVisible();

  // Signing in ends the session of requests that the page still waits for.
  await page.goto('about:blank');
  await office.signIn(context, office.subAccount);
  await page.goto(pathTo.screen('usageRecord'));
  const menu = page.getByRole('navigation', { name: words('ui.layout.menu.label') });
  await expect(menu.getByRole('link', { name: words('titles.draftList'), exact: true })).toBeVisible();
  await expect(menu.getByRole('link', { name: words('titles.usageRecord') })).toHaveCount(0);
  await expect(rows).toHaveCount(0);
});
