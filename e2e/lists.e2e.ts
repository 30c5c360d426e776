import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import { pathTo } from '#contract/routes.ts';
import { newBlNumber, freshText } from './numbers.ts';
import { openOffice } from './office.ts';
import { expect, test, LONG } from './test.ts';
import { loadWords } from './words.ts';

const words = loadWords('en');

test('[R01] [R22] [L07] turns pages by bar and keys, resets them, restores them on back', async ({ page, context }) => {
  const portal = await (await openOffice()).signIn(context);
  for (let n = 0; n < 12; n++) await portal.saveDraft(isf10Bill({ amsRequestList: [amsRowOf(newBlNumber())] }));
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: words('ui.paging.pages') });
  const rows = page.locator('tbody').getByRole('row');
  await expect(bar).toContainText(words('ui.paging.range', { from: 1, to: 10, total: 12 }));
  await expect(bar.getByRole('button', { name: words('ui.paging.previous') })).toBeDisabled();
  await expect(bar.getByLabel(words('ui.paging.rowsPerPage')).getByRole('option')).toHaveText([
    '10',
    '20',
    '30',
    '40',
    '50',
  ]);
  await bar.getByRole('button', { name: words('ui.paging.next') }).click();
  await expect(rows).toHaveCount(2);
  await page.keyboard.press('[');
  await expect(rows).toHaveCount(10);
  await page.keyboard.press(']');
  await expect(rows).toHaveCount(2);

  const menu = page.getByRole('navigation', { name: words('ui.layout.menu.label') });
  await menu.getByRole('link', { name: words('titles.hasSentList'), exact: true }).click();
  await expect(page).toHaveTitle(`TenPlusTwo - ${words('titles.hasSentList')}`);
  await page.goBack();
  await expect(page).toHaveTitle(`TenPlusTwo - ${words('titles.draftList')}`);
  await expect(rows).toHaveCount(2);
  await page.goForward();
  await menu.getByRole('link', { name: words('titles.draftList'), exact: true }).click();
  await expect(rows).toHaveCount(10);

  await bar.getByLabel(words('ui.paging.rowsPerPage')).selectOption('20');
  await expect(rows).toHaveCount(12);
  await page.goto('/');
  await expect(rows).toHaveCount(12);
});

test('[R01] opens a screen at its top', LONG, async ({ page, context }) => {
  const portal = await (await openOffice()).signIn(context);
  const id = await portal.saveDraft(isf10Bill());
  await page.goto(pathTo.draft(id));
  await page.getByLabel(words('fields.bill.shipName'), { exact: true }).scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/\/draft\/check/u);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test(
  '[L01] [L03] converts searches to upper case, finds parts of numbers and names',
  LONG,
  async ({ page, context }) => {
    const portal = await (await openOffice()).signIn(context);
    const buyer = `SEA ${freshText()} FURNITURE`;
    const [first, second] = [newBlNumber(), newBlNumber()];
    await portal.saveDraft(isf10Bill({ amsRequestList: [amsRowOf(first)], bugerName: buyer }));
    await portal.saveDraft(isf10Bill({ amsRequestList: [amsRowOf(second)] }));
    await page.goto('/');
    await expect(page.getByRole('row').filter({ hasText: second })).toBeVisible();
    await page.keyboard.press('/');
    const search = page.getByLabel(words('ui.list.search'), { exact: true });
    await expect(search).toBeFocused();
    await page.keyboard.type(`${buyer.slice(0, 12).toLowerCase()} fur`);
    await expect(search).toHaveValue(`${buyer.slice(0, 12)} FUR`);
    await expect(page.getByRole('row').filter({ hasText: second })).toHaveCount(0);
    await expect(page.getByRole('row').filter({ hasText: first })).toBeVisible();

    const asked = page.waitForRequest((request) => request.url().includes('/portal/draft-bills?'));
    await page.keyboard.press('Escape');
    expect(new URL((await asked).url()).searchParams.has('keyword')).toBe(false);
    await expect(page.getByRole('row').filter({ hasText: second })).toBeVisible();
  },
);

test('[G07] reloads the user on return to the tab, at most every ten seconds', async ({ page, context }) => {
  await (await openOffice()).signIn(context);
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByText(words('drafts.emptyTitle'))).toBeVisible();
  // A part that loads late would ask for the user itself, if it appeared after the jump of the clock.
  await page.waitForLoadState('networkidle');
  let asked = 0;
  page.on('request', (request) => (asked += request.url().includes('/portal/me?') ? 1 : 0));
  const comeBack = () =>
    page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await comeBack();
  await page.clock.fastForward(10_000);
  const answered = page.waitForResponse((response) => response.url().includes('/portal/me?'));
  await comeBack();
  await answered;
  await comeBack();
  expect(asked).toBe(1);
});
