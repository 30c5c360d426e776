import type { Locale } from '#contract/limits.ts';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import { pathTo } from '#contract/routes.ts';
import { ra } from '#messages/en/ra.ts';
import { signInByCall } from './caller.ts';
import { newBlNumber, freshText } from './numbers.ts';
import { openOffice } from './office.ts';
import { button } from './pages.ts';
import { expect, expectAccessible, expectFits, NARROW, test, WIDE, LONG } from './test.ts';
import { loadWords } from './words.ts';

const en = loadWords('en');
const SUPPORT = 'support@tenplustwo.test';
const FILER = 'filer@harbour.test';
/** A text that no other test reads in this language. */
const TEXT_ID = 'vi.charges.remark.add';
/** Screens on a phone, each in a language. */
const SCREENS: readonly [path: string, locale: Locale][] = [
  ['', 'zh-CN'],
  ['/bills', 'vi'],
  ['/invoices', 'zh-CN'],
  ['/top-ups', 'vi'],
  ['/coupon-codes', 'vi'],
  ['/money-requests/create?source=%7B%22kind%22%3A%22codes%22%7D', 'zh-CN'],
  ['/notices/create', 'vi'],
  ['/filer-codes', 'vi'],
  ['/practice', 'zh-CN'],
];

test(
  '[S03] [S04] [K02] refunds a filing, imports AMS numbers and changes a text of open pages',
  LONG,
  async ({ page, context, browser }) => {
    const filer = await browser.newContext();
    const portal = await (await openOffice()).signIn(filer);
    const amsNo = newBlNumber();
    await portal.send(isf10Bill({ amsRequestList: [amsRowOf(amsNo)] }));
    const fees = await filer.newPage();
    await fees.goto(`${pathTo.screen('usageRecord')}?lang=vi`);
    await expect(fees.locator('tbody').getByRole('row')).toHaveCount(1);

    await signInByCall(context, SUPPORT);
    const filter = (conditions: object) => `filter=${encodeURIComponent(JSON.stringify(conditions))}`;
    await page.goto(`${pathTo.desk('bills')}?lang=en&${filter({ amsNo })}`);
    await page.locator('tbody').getByRole('link').first().click();
    await page.getByRole('tab', { name: en('desk.resources.operations') }).click();
    // By mouse only; by keyboard the link of the row leads to the same.
    await page.locator('tbody [aria-expanded]').click();
    await expect(page.getByRole('region', { name: en('history.changes') })).toContainText(amsNo);
    await expectAccessible(page, 'history of a filing at the desk');
    await page.getByRole('link', { name: en('desk.refund'), exact: true }).click();
    const reason = `Late answer of customs ${freshText()}`;
    await page.getByLabel(en('desk.columns.reason')).fill(reason);
    await button(page, ra.action.save).click();
    const question = page.getByRole('dialog', { name: en('desk.confirm.titles.refund') });
    await expect(question).toContainText(amsNo);
    await expectAccessible(page, 'question before a refund');
    await question.getByRole('button', { name: en('desk.refund') }).click();
    await expect(page.getByText(en('desk.choices.done'), { exact: true })).toBeVisible();
    await fees.reload();
    const rows = fees.locator('tbody').getByRole('row');
    await expect(rows).toHaveCount(2);
    await expect(rows.filter({ hasText: /[-−]70/u })).toContainText(amsNo);

    const imported = newBlNumber();
    await page.goto(`${pathTo.desk('ams-bills')}?lang=en`);
    await button(page, en('notices.amsImport.title')).click();
    const dialog = page.getByRole('dialog', { name: en('notices.amsImport.title') });
    const choose = (text: string) =>
      dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await choose('AMS B/L no.\n12\n');
    await expect(dialog.getByRole('alert')).toBeVisible();
    await choose(`AMS B/L no.\n${imported}\n`);
    await expectAccessible(page, 'import of AMS numbers');
    await button(page, en('notices.amsImport.save_one', { count: 1 })).click();
    await expect(dialog.getByText(en('notices.amsImport.done_one', { count: 1 }))).toBeVisible();
    await dialog.getByRole('button', { name: en('ui.notice.close') }).click();
    await expect(page.getByRole('link', { name: imported })).toBeVisible();

    const builtIn = loadWords('vi')('charges.remark.add');
    const changed = `${builtIn} ${freshText()}`;
    await expect(fees.getByText(builtIn, { exact: true }).first()).toBeVisible();
    await page.goto(`${pathTo.desk('locale-messages')}/${TEXT_ID}?lang=en`);
    await page.getByRole('textbox', { name: en('desk.columns.text'), exact: true }).fill(changed);
    await button(page, ra.action.save).click();
    await expect(fees.getByText(changed, { exact: true }).first()).toBeVisible();
    await button(page, en('desk.acts.reset')).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: en('desk.acts.reset') })
      .click();
    await expect(fees.getByText(builtIn, { exact: true }).first()).toBeVisible();
    await filer.close();

    await page.setViewportSize(NARROW);
    for (const [path, locale] of SCREENS) {
      const where = `desk ${path} ${locale}`;
      await page.goto(`${pathTo.screen('support')}${path}${path.includes('?') ? '&' : '?'}lang=${locale}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectFits(page, where);
      await expectAccessible(page, where);
    }
    await page.setViewportSize(WIDE);
    await page.goto(`${pathTo.desk('filer-codes')}?lang=en`);
    await expect(page.getByRole('heading', { level: 1, name: en('desk.resources.filer-codes') })).toBeVisible();
  },
);

test('[S03] keeps what staff typed at a link, at Back, at Escape and at the end of the session, and saves it', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/the server responded with a status of 401/u);
  await signInByCall(context, SUPPORT);
  await page.goto(`${pathTo.desk('money-requests')}?lang=en`);
  await page.getByRole('link', { name: ra.action.create, exact: true }).click();
  const reason = `Grant after a call ${freshText()}`;
  const text = page.getByLabel(en('desk.columns.reason'));
  await text.fill(reason);
  const created = page.url();
  const refuse = () =>
    new Promise<string>((resolve) => {
      page.once('dialog', (dialog) => {
        resolve(dialog.message());
        void dialog.dismiss();
      });
    });
  for (const leave of [
    () => page.getByRole('link', { name: en('desk.resources.jobs'), exact: true }).click(),
    () => page.evaluate(() => history.back()),
    () => page.evaluate(() => history.back()),
  ]) {
    const asked = refuse();
    await leave();
    expect(await asked).toBe(en('desk.unsaved'));
    await expect(page).toHaveURL(created);
    await expect(text).toHaveValue(reason);
  }

  await page.getByLabel(en('desk.columns.enterpriseId')).fill('1');
  await page.getByLabel(en('desk.columns.coins')).fill('10');
  await context.clearCookies();
  await button(page, ra.action.save).click();
  await expect(page.getByText(en('desk.signedOut'))).toBeVisible();
  await expect(text).toHaveValue(reason);
  await signInByCall(context, SUPPORT);
  await button(page, ra.action.save).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: en('desk.grant') })
    .click();
  await expect(page).toHaveURL(/\/money-requests\/[^/]+\/show$/u);
  await expect(page.getByText(reason)).toBeVisible();

  const ofFiler = encodeURIComponent(JSON.stringify({ q: FILER }));
  await page.goto(`${pathTo.desk('users')}?lang=en&filter=${ofFiler}`);
  await page.getByRole('link', { name: FILER, exact: true }).click();
  await button(page, en('desk.acts.disable')).click();
  const dialog = page.getByRole('dialog', { name: en('desk.acts.disable') });
  const why = dialog.getByLabel(en('desk.columns.reason'));
  await why.fill('Left the office');
  const askedAgain = refuse();
  await page.keyboard.press('Escape');
  expect(await askedAgain).toBe(en('desk.unsaved'));
  await expect(why).toHaveValue('Left the office');
  page.once('dialog', (question) => void question.accept());
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
