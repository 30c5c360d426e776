import type { Page } from '@playwright/test';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import { ra } from '#messages/en/ra.ts';
import { pathTo } from '#contract/routes.ts';
import { DEMO_PASSWORD } from '#portal/seed/accounts.ts';
import { createUser } from '#portal/store/enterprises.ts';
import { signInByCall } from './caller.ts';
import { freshText, newBlNumber } from './numbers.ts';
import { hideTour, inDatabase, openOffice } from './office.ts';
import { button, inEachLanguage } from './pages.ts';
import { expect, expectAccessible, expectFits, NARROW, test, WIDE } from './test.ts';
import { loadWords } from './words.ts';

const en = loadWords('en');
const SUPPORT = 'support@tenplustwo.test';

/** A second member of the staff. @returns the account */
async function hireSecond(): Promise<string> {
  const account = `second-${freshText().toLowerCase()}@tenplustwo.test`;
  await inDatabase((db) =>
    db.transaction().execute(async (trx) => {
      await createUser(trx, '1', { account, name: 'Sue Second', password: DEMO_PASSWORD }, {}, new Date());
      const staff = { role: 'support', enterprise_id: null, joined: false } as const;
      await trx.updateTable('app_user').where('account', '=', account).set(staff).execute();
    }),
  );
  await hideTour(account);
  return account;
}

/** Checks a screen at two widths. */
async function look(page: Page, where: string): Promise<void> {
  await expectAccessible(page, where);
  await page.setViewportSize(NARROW);
  await expectFits(page, where);
  await page.setViewportSize(WIDE);
}

test('[S02] [S03] [S06] grants coins with a second person and reads it in the audit log', async ({
  page,
  context,
  browser,
  watch,
}) => {
  test.slow();
  watch.allow(/status of 403.*money-requests/u);
  const office = await openOffice();
  const filer = await browser.newContext();
  const portal = await office.signIn(filer);
  const amsNo = newBlNumber();
  await portal.send(isf10Bill({ amsRequestList: [amsRowOf(amsNo)] }));
  const before = await portal.get<{ coin: number; enterpriseName: string }>('/me');
  const reason = `Late answer of customs ${freshText()}`;
  await signInByCall(context, SUPPORT);
  await page.goto('/support/enterprises?lang=en');
  await page.getByRole('textbox', { name: en('desk.search') }).fill(before.enterpriseName);
  const row = page.getByRole('link', { name: before.enterpriseName });
  await inEachLanguage(page, 'en', async (words) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('desk.resources.enterprises'));
    await look(page, 'enterprises of the desk');
  });
  await page.goto(
    `/support/enterprises?lang=en&filter=${encodeURIComponent(JSON.stringify({ q: before.enterpriseName }))}`,
  );
  // By keyboard alone from the list to the request.
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(before.enterpriseName);
  await look(page, 'enterprise of the desk');
  const enterprise = new URL(page.url()).pathname;
  await page.getByRole('link', { name: en('desk.grant') }).press('Enter');
  await page.getByLabel(en('desk.columns.coins'), { exact: true }).fill('1500');
  await button(page, ra.action.save).click();
  await expect(page.getByText(en('validation.required')).first()).toBeVisible();
  await page.getByLabel(en('desk.columns.reason')).fill(reason);
  await look(page, 'request of a grant');
  await button(page, ra.action.save).click();
  const question = page.getByRole('dialog', { name: en('desk.confirm.titles.grant') });
  await expect(question).toContainText(before.enterpriseName);
  await expect(question.getByRole('button', { name: en('desk.cancel') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, ra.action.save)).toBeFocused();
  await page.keyboard.press('Enter');
  await look(page, 'question before a grant');
  await question.getByRole('button', { name: en('desk.grant') }).click();
  await expect(page.getByText(en('desk.confirm.waits'))).toBeVisible();
  await expect(page.getByText(en('desk.choices.waiting'), { exact: true })).toBeVisible();
  await button(page, en('desk.acts.approve')).click();
  const dialog = page.getByRole('dialog', { name: en('desk.acts.approve') });
  await dialog.getByRole('button', { name: en('desk.acts.approve') }).click();
  await expect(dialog.getByRole('alert')).toHaveText(en('errors.ownRequest'));
  const address = new URL(page.url()).pathname;

  const second = await browser.newContext();
  await signInByCall(second, await hireSecond());
  const other = await second.newPage();
  await other.goto(`${address}?lang=en`);
  await button(other, en('desk.acts.approve')).click();
  await expectAccessible(other, 'approval');
  await other
    .getByRole('dialog')
    .getByRole('button', { name: en('desk.acts.approve') })
    .click();
  await expect(other.getByText(en('desk.choices.done'), { exact: true })).toBeVisible();
  const after = await (await office.signIn(filer)).get<{ coin: number }>('/me');
  expect(after.coin).toBe(before.coin + 1_500);

  await other.goto(`${pathTo.desk('audit-log')}?lang=en`);
  const entry = other.getByRole('row').filter({ hasText: reason });
  await expect(entry).toContainText('Refund or grant: created');
  await entry.getByRole('link').click();
  await expect(other.getByText(reason).first()).toBeVisible();
  await look(other, 'audit log');

  await page.goto(`${enterprise}?lang=en`);
  for (const [tab, text] of [
    ['desk.wallet', reason],
    ['desk.resources.users', office.account],
    ['desk.resources.bills', amsNo],
    ['desk.timeline', 'Refund or grant: approved'],
  ] as const) {
    await page.getByRole('tab', { name: en(tab), exact: true }).click();
    await expect(page.getByRole('row').filter({ hasText: text })).toBeVisible();
    await expectAccessible(page, `${tab} of the enterprise`);
  }
  await second.close();
  await filer.close();
});
