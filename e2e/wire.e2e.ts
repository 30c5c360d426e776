import { readFile } from 'node:fs/promises';
import { pathTo } from '#contract/routes.ts';
import { amsRowOf, goodsRowsOf, isf10Bill } from '#contract/testing/bills.ts';
import { languagesOr } from './languages.ts';
import { newBlNumber } from './numbers.ts';
import { openOffice } from './office.ts';
import { button, field } from './pages.ts';
import { expect, expectAccessible, expectAccessibleInBothThemes, test, WIDE, LONG } from './test.ts';
import { loadWords } from './words.ts';

const words = loadWords('en');
const billOf = (changes = {}) => isf10Bill({ amsRequestList: [amsRowOf(newBlNumber())], ...changes });

test(
  'links message and form: the field of one marks the other, by mouse and keyboard',
  LONG,
  async ({ page, context }) => {
    const portal = await (await openOffice()).signIn(context);
    await page.goto(pathTo.draft(await portal.saveDraft(billOf())));
    await button(page, words('wire.open')).click();
    const message = page.getByRole('grid', { name: words('wire.title') });
    const marked = message.locator('[aria-selected="true"]');

    await field(page, words, 'sellerCity').focus();
    await expect(marked).toHaveText(/^NINGBO\s+$/u);
    expect(await marked.textContent()).toHaveLength(35);
    await field(page, words, 'sellerCity').fill('SHANGHAI PORT');
    await expect(marked).toHaveText(/^SHANGHAI PORT\s+$/u);

    // Arrows move between the records of the message, Enter opens the field.
    await message.getByRole('rowheader', { name: /^SF10/u }).focus();
    await page.keyboard.press('Control+End');
    await expect(page.locator('[data-wire-marked]')).toHaveAttribute('name', /hsCountryCode$/u);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(field(page, words, 'billHsRequestList.hsCode', 2)).toBeFocused();
    await expectAccessible(page, 'draft with its message');
  },
);

test('masks a personal id in message, copy and file until it is shown', async ({ page, context }) => {
  const portal = await (await openOffice()).signIn(context);
  const person = { importerType: '34', importerId: '123-45-6789', bondHolderId: '123-45-6789' };
  await page.goto(pathTo.draft(await portal.saveDraft(billOf(person))));
  await button(page, words('wire.open')).click();
  const message = page.getByRole('grid', { name: words('wire.title') });
  await expect(message).toContainText('***-**-6789');
  await expect(message).not.toContainText('123-45-6789');

  const saved = async () => {
    const [file] = await Promise.all([page.waitForEvent('download'), button(page, words('wire.download')).click()]);
    return readFile(await file.path(), 'utf8');
  };
  expect(await saved()).not.toContain('123-45');
  await button(page, words('wire.showPrivate')).click();
  await expect(message).toContainText('123-45-6789');
  const text = await saved();
  expect(text).toContain('123-45-6789');
  const lines = text.split('\r\n');
  expect(lines.pop()).toBe('');
  expect(lines.every((line) => line.length === 80)).toBe(true);
});

test('[V09] shows expected rejects with a remedy and a link, until corrected', LONG, async ({ page, context }) => {
  const portal = await (await openOffice()).signIn(context);
  await page.goto(pathTo.draft(await portal.saveDraft(billOf({ consigneeId: 'ABC' }))));
  await button(page, words('billForm.actions.send')).click();
  const summary = page.getByRole('alert', { name: words('billForm.summary.title_one', { count: 1 }) });
  await expect(summary).toContainText(words('wire.findings.reject_one', { count: 1 }));
  await expect(summary).toContainText(words('customs.edits.partyEin.fix'));
  await expectAccessibleInBothThemes(page, 'draft that customs would reject');
  await summary.getByRole('link').first().click();
  await expect(field(page, words, 'consigneeId')).toBeFocused();
  await field(page, words, 'consigneeId').fill('12-345678900');
  await field(page, words, 'consigneeId').press('Tab');
  await expect(page.getByText(words('billForm.summary.clear'))).toBeVisible();
  await button(page, words('billForm.actions.send')).click();
  await page.waitForURL(/\/draft\/check/u);
});

test('writes, shows and navigates a message of 999 goods quickly', LONG, async ({ page, context }) => {
  const portal = await (await openOffice()).signIn(context);
  await page.goto(pathTo.draft(await portal.saveDraft(billOf({ billHsRequestList: goodsRowsOf(999) }))));
  await button(page, words('wire.open')).click();
  const message = page.getByRole('grid', { name: words('wire.title') });
  await expect(message).toHaveAttribute('aria-rowcount', /^10\d\d$/u);
  expect(await message.getByRole('row').count()).toBeLessThan(100);
  await message.getByRole('rowheader', { name: /^SF10/u }).focus();
  await page.keyboard.press('Control+End');
  await expect(message.getByRole('gridcell').last()).toBeFocused();
  expect(await message.getByRole('row').last().textContent()).toContain('SF40100998    CN');
});

test(
  '[K02] [R03] shows deadline and checks beside a wide form, folds them by keyboard',
  LONG,
  async ({ page, context }) => {
    const portal = await (await openOffice()).signIn(context);
    await page.setViewportSize(WIDE);
    const bill = billOf({ sellerCity: '', loadingAt: '2020-01-01 00:00:00' });
    await page.goto(pathTo.draft(await portal.saveDraft(bill)));
    const city = field(page, words, 'bugerCity');
    await city.focus();
    await page.keyboard.press('Control+Alt+ArrowRight');
    const column = page.getByRole('complementary', { name: words('billForm.helper.label') });
    const fold = column.getByRole('button', { name: words('billForm.helper.hide') });
    await expect(fold).toBeFocused();
    await expect(column).toContainText(words('billForm.helper.deadline'));
    await expectAccessibleInBothThemes(page, 'column beside a form');
    await page.keyboard.press('Control+Alt+ArrowRight');
    await expect(city).toBeFocused();
    await column.getByRole('button', { name: words('billForm.helper.blank_one', { count: 1 }) }).click();
    await expect(field(page, words, 'sellerCity')).toBeFocused();
    await column.getByRole('button', { name: words('wire.open') }).click();
    await expect(column.getByRole('grid', { name: words('wire.title') })).toBeVisible();
    await fold.click();
    await expect(column.getByRole('button')).toHaveCount(1);
    await page.reload();
    await expect(column.getByRole('button', { name: words('billForm.helper.show') })).toBeVisible();
  },
);

for (const locale of languagesOr('vi')) {
  test(`explains the message in ${locale}, also on narrow screens`, LONG, async ({ page, context }) => {
    const says = loadWords(locale);
    const portal = await (await openOffice()).signIn(context);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${pathTo.draft(await portal.saveDraft(billOf()))}&lang=${locale}`);
    await button(page, says('billForm.actions.more')).click();
    await button(page, says('wire.open')).click();
    const message = page.getByRole('grid', { name: says('wire.title') });
    await message.getByRole('rowheader', { name: /^SF15/u }).focus();
    await expect(page.getByText(`SF15 · ${says('wire.records.SF15')}`)).toBeVisible();
    await expectAccessible(page, `message at 390 in ${locale}`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
