import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import { pathTo } from '#contract/routes.ts';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { read, utils } from '@e965/xlsx';
import { newBlNumber } from './numbers.ts';
import { openOffice } from './office.ts';
import { button } from './pages.ts';
import { expect, expectAccessible, test, LONG } from './test.ts';
import { loadWords } from './words.ts';

const words = loadWords('en');
const links = (page: Page) => page.locator('tbody').getByRole('rowheader').getByRole('link');

test('[L01] lists drafts by loading time, removes filters by chips, restores a saved view', async ({
  page,
  context,
  browser,
}) => {
  const office = await openOffice();
  const portal = await office.signIn(context);
  const [late, soon, unknown] = [newBlNumber(), newBlNumber(), newBlNumber()];
  const draft = (number: string, loadingAt: string) =>
    portal.saveDraft(isf10Bill({ amsRequestList: [amsRowOf(number)], loadingAt }));
  await draft(late, '2027-03-01 10:00:00');
  await draft(unknown, '');
  await draft(soon, '2027-02-01 10:00:00');
  await page.goto(`/?filter=${encodeURIComponent(JSON.stringify({ from: 'IMPORT' }))}`);
  const chips = page.getByRole('list', { name: words('ui.list.activeFilters') });
  await expect(chips).toContainText('Source: Import');
  await expectAccessible(page, 'filter chips');
  await chips.getByRole('button', { name: /^Remove filter/u }).click();
  await expect(links(page)).toHaveText([soon, late, unknown]);
  await expect(chips).toHaveCount(0);

  await page.getByRole('combobox', { name: words('fields.bill.billType') }).selectOption('1');
  await button(page, words('views.button')).click();
  const dialog = page.getByRole('dialog', { name: words('views.title') });
  await dialog.getByLabel(words('views.name')).fill('Our ISF-10');
  await dialog.getByLabel(words('views.share')).check();
  await expectAccessible(page, 'saved views');
  await dialog.getByRole('button', { name: words('views.save') }).click();
  await expect(dialog.getByRole('button', { name: /Our ISF-10/u }).first()).toBeVisible();

  const elsewhere = await browser.newContext();
  await office.signIn(elsewhere);
  const other = await elsewhere.newPage();
  await other.goto('/');
  await button(other, words('views.button')).click();
  await other.getByRole('button', { name: /^Our ISF-10/u }).click();
  await expect(other.getByRole('list', { name: words('ui.list.activeFilters') })).toContainText('Filing type: ISF-10');
  await elsewhere.close();
});

test(
  '[D07] [L06] shows buyer and fee, finds by HS code, and exports the same filings',
  LONG,
  async ({ page, context }) => {
    const portal = await (await openOffice()).signIn(context);
    const number = newBlNumber();
    await portal.send(isf10Bill({ amsRequestList: [amsRowOf(number)], bugerName: 'FJORD BIKES LLC' }));
    await page.goto(pathTo.screen('hasSentList'));
    const row = page.getByRole('row', { name: new RegExp(number.slice(4), 'u') });
    await expect(row).toContainText('FJORD BIKES LLC');
    await expect(row.getByRole('cell', { name: '70', exact: true })).toBeVisible();
    await page.getByLabel(words('ui.list.search'), { exact: true }).fill('940360');
    await expect(row).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, words('ui.list.export_one', { count: 1 })).click(),
    ]);
    const book = read(readFileSync(await download.path()));
    const [cells = {}] = utils.sheet_to_json<Record<string, unknown>>(book.Sheets[book.SheetNames[0] ?? ''] ?? {});
    expect(cells).toMatchObject({ 'AMS B/L no.': number, 'Buyer name': 'FJORD BIKES LLC', Fee: 70 });
  },
);
