import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import { pathTo } from '#contract/routes.ts';
import type { Page } from '@playwright/test';
import type { PortalCaller } from './caller.ts';
import { newBlNumber } from './numbers.ts';
import { openOffice } from './office.ts';
import { button } from './pages.ts';
import { expect, expectAccessible, expectAccessibleInBothThemes, test, LONG } from './test.ts';
import { loadWords } from './words.ts';

const words = loadWords('en');
const search = (page: Page) => page.getByLabel(words('ui.list.search'), { exact: true });
const links = (page: Page) => page.locator('tbody').getByRole('rowheader').getByRole('link');

/** Saves drafts with a common number prefix. @returns their numbers, newest first */
async function saveDrafts(portal: PortalCaller, count: number): Promise<string[]> {
  const numbers = Array.from({ length: count }, () => newBlNumber());
  for (const number of numbers) await portal.saveDraft(isf10Bill({ amsRequestList: [amsRowOf(number)] }));
  return numbers.reverse();
}

test(
  '[L02] [L03] offers recent searches by keyboard after a reload, until they are cleared',
  LONG,
  async ({ page, context }) => {
    const portal = await (await openOffice()).signIn(context);
    const [first = '', second = ''] = await saveDrafts(portal, 2);
    await page.goto('/');
    await expect(links(page)).toHaveCount(2);
    await search(page).fill(first.toLowerCase());
    await expect(links(page)).toHaveText([first]);
    await page.reload();
    await expect(links(page)).toHaveText([first]);
    await page.keyboard.press('/');
    await page.keyboard.press('Escape');
    await expect(links(page)).toHaveCount(2);

    await page.keyboard.press('ArrowDown');
    const recent = page.getByRole('listbox', { name: words('ui.recent.title') });
    await expect(recent.getByRole('option', { name: first, exact: true })).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(page, 'recent searches');
    await page.keyboard.press('Enter');
    await expect(links(page)).toHaveText([first]);
    await expect(recent).toHaveCount(0);

    await page.keyboard.press('Escape');
    await expect(links(page)).toHaveText([first, second]);
    await page.keyboard.press('ArrowDown');
    const cleared = page.waitForResponse((answer) => answer.url().includes('/user-query-log/clear'));
    await button(page, words('ui.recent.clear')).click();
    expect((await cleared).ok()).toBe(true);
    await page.reload();
    const asked = page.waitForResponse((answer) => answer.url().includes('/user-query-log?'));
    await search(page).click();
    expect(await (await asked).json()).toEqual([]);
    await expect(recent).toHaveCount(0);
  },
);

test(
  '[L05] hides, moves and resets columns by keyboard, and stores them in the portal',
  LONG,
  async ({ page, context, browser }) => {
    const office = await openOffice();
    const portal = await office.signIn(context);
    await portal.send(isf10Bill({ amsRequestList: [amsRowOf(newBlNumber())] }));
    await page.goto(pathTo.screen('hasSentList'));
    const heads = (on: Page) => on.locator('thead').getByRole('columnheader');
    const named = (...names: string[]) => names.map((name) => new RegExp(`^${name}`, 'u'));
    const [first, last] = [
      ['', 'AMS B/L no.'],
      ['Declaration status', 'Match status', 'Loading time', 'Operation time', 'Fee', 'Actions'],
    ] as const;
    await expect(heads(page)).toHaveText(named(...first, 'Buyer', 'Filing type', ...last));
    await button(page, words('ui.columns.button')).click();
    const dialog = page.getByRole('dialog', { name: words('ui.columns.title') });
    await expect(dialog.getByRole('checkbox', { name: /AMS B\/L no\./u })).toBeDisabled();
    await dialog.getByRole('checkbox', { name: 'Filing type', exact: true }).uncheck();
    await dialog.getByRole('checkbox', { name: 'ISF no.', exact: true }).check();
    const up = dialog.getByRole('button', { name: words('ui.columns.up', { name: 'ISF no.' }), exact: true });
    await up.press('Enter');
    await expect(up).toBeDisabled();
    await expectAccessibleInBothThemes(page, 'column settings');
    await dialog.getByRole('button', { name: words('ui.columns.save') }).click();
    const expected = named(...first, 'ISF no.', 'Buyer', ...last);
    await expect(heads(page)).toHaveText(expected);

    const elsewhere = await browser.newContext();
    await office.signIn(elsewhere);
    const other = await elsewhere.newPage();
    await other.goto(pathTo.screen('hasSentList'));
    await expect(heads(other)).toHaveText(expected);
    await other.close();
    await elsewhere.close();

    await button(page, words('ui.columns.button')).click();
    await dialog.getByRole('button', { name: words('ui.columns.reset') }).click();
    await dialog.getByRole('button', { name: words('ui.columns.save') }).click();
    await expect(heads(page)).toHaveCount(10);
  },
);

test('[R01] [R22] [L07] restores page, filters, scroll and selection on back; selects all pages', async ({
  page,
  context,
}) => {
  const portal = await (await openOffice()).signIn(context);
  const numbers = await saveDrafts(portal, 23);
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto('/');
  await page.getByRole('combobox', { name: words('fields.bill.billType') }).selectOption('1');
  await expect(page).toHaveURL(/billType/u);
  await button(page, words('ui.paging.page', { page: 2 })).click();
  await expect(links(page)).toHaveText(numbers.slice(10, 20));

  await page.keyboard.press('j');
  await expect(links(page).nth(0)).toBeFocused();
  await page.keyboard.press('x');
  for (let n = 0; n < 8; n++) await page.keyboard.press('ArrowDown');
  await expect(links(page).nth(8)).toBeFocused();
  await page.keyboard.press('x');
  const bar = page.getByRole('region', { name: words('ui.list.selection') });
  await expect(bar).toContainText(words('ui.list.selected_other', { count: 2 }));
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/draft\/detial/u);
  await expect(button(page, words('billForm.actions.check'))).toBeVisible();
  await page.goBack();
  await expect(links(page)).toHaveText(numbers.slice(10, 20));
  await expect(page.getByRole('combobox', { name: words('fields.bill.billType') })).toHaveValue('1');
  await expect(bar).toContainText(words('ui.list.selected_other', { count: 2 }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);

  await bar.getByRole('button', { name: words('ui.list.select.all_other', { count: 23 }) }).click();
  await expect(bar).toContainText(words('ui.list.selected_other', { count: 23 }));
  await expect(bar).toContainText(words('ui.list.offPage_other', { count: 13 }));
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectAccessible(page, 'a selection over all pages');
  await bar.getByRole('button', { name: words('drafts.delete'), exact: true }).click();
  await expect(page.getByText(words('drafts.deleted_other', { count: 23 }))).toBeVisible();
  await expect(links(page)).toHaveCount(0);
  await button(page, words('ui.list.undo')).click();
  await expect(links(page)).toHaveText(numbers.slice(0, 10));
});

test(
  '[L01] opens screens and numbers by palette and shortcuts, disables single keys',
  LONG,
  async ({ page, context }) => {
    const portal = await (await openOffice()).signIn(context);
    const [number = ''] = await saveDrafts(portal, 1);
    await page.goto('/');
    await expect(links(page)).toHaveText([number]);
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('combobox', { name: words('ui.palette.title') });
    await expect(palette).toBeFocused();
    await page.keyboard.type('sent');
    await expect(page.getByRole('option', { name: /^Sent/u })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('dialog', { name: words('ui.palette.title') })).toBeVisible();
    await expectAccessible(page, 'command palette');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/hasSent$/u);
    await expect(palette).toHaveCount(0);

    await page.keyboard.press('Control+k');
    await expect(palette).toBeFocused();
    await page.keyboard.type(number.slice(2).toLowerCase());
    await expect(page.getByRole('option', { name: new RegExp(number, 'u') })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/draft\/detial\?id=/u);
    await expect(button(page, words('billForm.actions.check'))).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    // In a form single letters are text, so the sequence works from a list.
    await page.goto(pathTo.screen('hasSentList'));
    await expect(page.getByRole('heading', { level: 1, name: words('titles.hasSentList') })).toBeVisible();
    await page.keyboard.press('g');
    await page.keyboard.press('d');
    await expect(page).toHaveURL(/\/$/u);
    await expect(links(page)).toHaveText([number]);

    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: words('ui.keys.title') });
    await expect(help).toBeVisible();
    await expectAccessible(page, 'the keyboard map');
    await help.getByRole('checkbox', { name: words('ui.keys.singleKeys') }).uncheck();
    await help.getByRole('button', { name: words('ui.keys.close') }).click();
    await expect(help).toHaveCount(0);
    await page.keyboard.press('j');
    await expect(links(page)).not.toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links(page)).toBeFocused();
    // Palette searches are not stored as list searches.
    expect(await portal.get('/user-query-log?method=/draft-bills&paramName=keyword')).toEqual([]);
  },
);

test('[R02] [L01] shows cached rows before the portal answers, never those of another person', async ({
  page,
  context,
}) => {
  const office = await openOffice();
  const portal = await office.signIn(context);
  const [second = '', first = ''] = await saveDrafts(portal, 2);
  await page.goto('/');
  await expect(links(page)).toHaveText([second, first]);
  const kept = () => page.evaluate(() => localStorage.getItem('tpt_rows'));
  await expect.poll(kept).toContain(second);
  const third = newBlNumber();
  await portal.saveDraft(isf10Bill({ amsRequestList: [amsRowOf(third)] }));

  // The portal does not answer, also not for the user.
  let answer: () => void = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/portal\/(me|draft-bills)\?/u, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(links(page)).toHaveText([second, first]);
  await expect(page.getByText(/^As of .*refreshing/u)).toBeVisible();
  await expectAccessible(page, 'rows of the last visit');
  answer();
  await expect(links(page)).toHaveText([third, second, first]);
  await expect(page.getByText(/^As of/u)).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' });

  // What the page still loads would be refused during the change of the session.
  await page.goto('about:blank');
  await office.signIn(context, office.subAccount);
  await page.route(/\/portal\/me\?/u, async (route) => {
    expect(await links(page).count()).toBe(0);
    await route.continue();
  });
  await page.goto('/');
  // [P04] A sub-account has its own drafts only.
  await expect(page.getByText(words('drafts.emptyTitle'))).toBeVisible();
  await expect(links(page)).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' });
});

test('[L01] shows counts in tiles that filter the list', LONG, async ({ page, context }) => {
  const portal = await (await openOffice()).signIn(context);
  const ready = newBlNumber();
  await portal.saveDraft(isf10Bill({ amsRequestList: [amsRowOf(ready)] }));
  const open = newBlNumber();
  await portal.saveDraft(isf10Bill({ amsRequestList: [amsRowOf(open)], bugerName: '' }));
  await page.goto('/');
  const tiles = page.getByRole('region', { name: words('drafts.tiles.label') });
  await expect(tiles.getByRole('button')).toHaveText([/^0/u, /^0/u, /^0/u, /^1/u, /^1/u, /^0/u]);
  const incomplete = tiles.getByRole('button', { name: /Incomplete/u });
  await incomplete.click();
  await expect(links(page)).toHaveText([open]);
  await expect(page).toHaveURL(/readiness/u);
  await incomplete.click();
  await expect(links(page)).toHaveText([open, ready]);
});
