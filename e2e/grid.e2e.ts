import type { Page } from '@playwright/test';
import { pathTo } from '#contract/routes.ts';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import { toServerText } from '#schema/dateText.ts';
import { newBlNumber } from './numbers.ts';
import { openOffice } from './office.ts';
import { button, expectStoredLocally, field, openNewDraft } from './pages.ts';
import { expect, expectAccessible, test, LONG } from './test.ts';
import { loadWords } from './words.ts';

const words = loadWords('en');
const GOODS = 'billHsRequestList';

/** Copies cells as spreadsheets do: as text and as an HTML table. */
async function copyCells(page: Page, rows: readonly (readonly string[])[]): Promise<void> {
  const text = rows.map((row) => row.join('\t')).join('\r\n');
  const html = `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;
  await page.evaluate(
    async ({ text, html }) => {
      const parts = { 'text/plain': text, 'text/html': html };
      const blobs = Object.entries(parts).map(([type, part]) => [type, new Blob([part], { type })]);
      await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs) as Record<string, Blob>)]);
    },
    { text, html },
  );
}

const goods = (page: Page) => page.locator(`[data-list="${GOODS}"]`);
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[role=row]')?.getAttribute('aria-rowindex'));

test('[B05] [V15] pastes goods by keyboard, cleans them with a message, undoes with one key', async ({
  page,
  context,
}) => {
  const office = await openOffice();
  await office.signIn(context);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openNewDraft(page, words);
  await copyCells(page, [
    ['HTS No.', '原产地', 'Description'],
    ['9403.60.8081', 'China', 'TABLES'],
    ['30461', 'Việt Nam', 'FISH'],
    ['8471.30', 'Ruritania', 'COMPUTERS'],
    ['940360', 'CN', 'TABLES'],
  ]);
  await field(page, words, `${GOODS}.hsCode`, 1).focus();
  await page.keyboard.press('ControlOrMeta+v');

  await expect(goods(page).getByText(words('ui.rows.count_other', { count: 4 }), { exact: true })).toBeVisible();
  const code = (row: number) => field(page, words, `${GOODS}.hsCode`, row);
  const country = (row: number) => field(page, words, `${GOODS}.hsCountryCode`, row);
  for (const [row, hs, origin] of [
    [1, '940360', 'CN'],
    [2, '030461', 'VN'],
    [3, '847130', 'RURITANIA'],
    [4, '940360', 'CN'],
  ] as const) {
    await expect(code(row)).toHaveValue(hs);
    await expect(country(row)).toHaveValue(origin);
  }
  await expect(country(3)).toHaveAccessibleDescription(words('validation.country', { value: 'RURITANIA' }));
  for (const [key, args] of [
    ['paste.done_other', { count: 4 }],
    ['paste.heading', {}],
    ['paste.shortened_one', { count: 1, digits: 6 }],
    ['paste.zero_one', { count: 1 }],
    ['paste.unused_one', { count: 1, columns: 'Description' }],
  ] as const) {
    await expect(goods(page)).toContainText(words(`ui.rows.${key}`, args));
  }
  await expect(goods(page)).toContainText(words('ui.rows.repeats.count_one', { count: 1 }));
  await expectAccessible(page, 'after a paste');
  await expect(code(1)).toBeFocused();

  await page.keyboard.press('ControlOrMeta+z');
  await expect(goods(page)).not.toContainText(words('ui.rows.paste.heading'));
  await expect(code(1)).toHaveValue('');
  await expect(code(2)).toHaveCount(0);

  // The browser's own undo does not know the cleaned text and would mix both.
  await page.keyboard.press('ControlOrMeta+y');
  await expect(code(4)).toHaveValue('940360');
  await page.keyboard.press('ControlOrMeta+z');
  await code(1).focus();
  await page.keyboard.type('8471.30.0100');
  await country(1).focus();
  await expect(code(1)).toHaveValue('847130');
  await code(1).focus();
  for (const text of ['8471.30.0100', '']) {
    await page.keyboard.press('ControlOrMeta+z');
    await expect(code(1)).toHaveValue(text);
  }
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(code(1)).toHaveValue('8471.30.0100');
});

test('[B05] renders few of a thousand lines; keys, problems and searches reach all', async ({ page, context }) => {
  const office = await openOffice();
  await office.signIn(context);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openNewDraft(page, words);
  const rows = Array.from({ length: 1_002 }, (_, at) => [at === 700 ? '12' : String(100_000 + at), 'CN']);
  await copyCells(page, rows);
  await field(page, words, `${GOODS}.hsCode`, 1).focus();
  await page.keyboard.press('ControlOrMeta+v');

  await expect(goods(page).getByText(words('ui.rows.count_other', { count: 999 }), { exact: true })).toBeVisible();
  await expect(goods(page).getByLabel(words('ui.rows.rest.label'))).toHaveValue('100999\tCN\n101000\tCN\n101001\tCN');
  await expect(goods(page).getByRole('grid')).toHaveAttribute('aria-rowcount', '1000');
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(3_000);
  // The browser's own search also finds lines that are not rendered.
  expect(await goods(page).textContent()).toContain('100500');
  await expect(field(page, words, `${GOODS}.hsCode`, 501)).toHaveCount(0);

  await goods(page)
    .getByRole('button', { name: words('ui.rows.paste.show'), exact: true })
    .click();
  await expect(field(page, words, `${GOODS}.hsCode`, 701)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+ArrowDown');
  await expect(field(page, words, `${GOODS}.hsCode`, 999)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+ArrowUp');
  await expect(field(page, words, `${GOODS}.hsCode`, 1)).toBeFocused();
  // Tab continues beyond the lines that were rendered first.
  for (let line = 2; line <= 40; line += 1) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe(String(line + 1));
  }
  await expectStoredLocally(page, '"100998"');
});

test(
  '[D04] [V05] warns of a number in use while it is typed, with a link to its draft',
  LONG,
  async ({ page, context, browser }) => {
    const office = await openOffice();
    const [sent, theirs, here] = [newBlNumber(), newBlNumber(), newBlNumber()];
    const elsewhere = await browser.newContext();
    const colleague = await office.signIn(elsewhere, office.subAccount);
    const theirId = await colleague.saveDraft(isf10Bill({ amsRequestList: [amsRowOf(theirs)] }));
    await elsewhere.close();
    const portal = await office.signIn(context);
    await portal.send(isf10Bill({ amsRequestList: [amsRowOf(sent)] }));
    await openNewDraft(page, words);
    await field(page, words, 'amsRequestList.amsNo', 1).fill(here);
    await expectStoredLocally(page, here);

    await openNewDraft(page, words);
    const amsNo = (row: number) => field(page, words, 'amsRequestList.amsNo', row);
    await amsNo(1).fill(sent);
    await expect(amsNo(1)).toHaveAccessibleDescription(/Orient Overseas.*Already sent .* by you/su);
    await amsNo(2).fill(theirs.toLowerCase());
    await expect(amsNo(2)).toHaveAccessibleDescription(/Also in a draft of Sub /u);
    await amsNo(3).fill(here);
    await expect(amsNo(3)).toHaveAccessibleDescription(/Also in a draft on this computer/u);
    await expectAccessible(page, 'the radar');
    await amsNo(2).fill(newBlNumber());
    await expect(amsNo(2)).not.toHaveAccessibleDescription(/Also in/u);
    await amsNo(2).fill(theirs);
    await page
      .locator('[data-list="amsRequestList"] [aria-rowindex="3"]')
      .getByRole('link', { name: words('grid.radar.open') })
      .click();
    await expect(page).toHaveURL(pathTo.draft(theirId));
    await expect(amsNo(1)).toHaveValue(theirs);
    await expect(amsNo(1)).not.toHaveAccessibleDescription(/Also in/u);
  },
);

test('[K02] shows the time until loading by the portal’s clock', LONG, async ({ page, context }) => {
  const office = await openOffice();
  await office.signIn(context);
  // Only this computer's clock is a day behind.
  await page.clock.install({ time: Date.now() - 24 * 3_600_000 });
  await page.clock.resume();
  await openNewDraft(page, words);
  const due = page.locator('[data-section="shipment"] [data-due]');
  const loading = field(page, words, 'loadingAt');
  for (const [hours, state] of [
    [60, 'far'],
    [36, 'soon'],
    [5, 'late'],
    [-2, 'past'],
  ] as const) {
    await loading.fill(toServerText(new Date(Date.now() + hours * 3_600_000 + 60_000)).slice(0, 16));
    await loading.press('Tab');
    await expect(due).toHaveAttribute('data-due', state);
  }
  await expect(button(page, words('billForm.actions.check'))).toBeVisible();
});
