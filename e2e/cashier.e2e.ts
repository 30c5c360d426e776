import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import { pathTo } from '#contract/routes.ts';
import { newBlNumber } from './numbers.ts';
import { openOffice } from './office.ts';
import { button } from './pages.ts';
import { expect, expectAccessible, expectAccessibleInBothThemes, expectFits, NARROW, test, WIDE } from './test.ts';
import { loadWords } from './words.ts';

const words = loadWords('en');

test('[M02] [D06] tops up in a new window for a send that lacks coins, and continues after it', async ({
  page,
  context,
}) => {
  const portal = await (await openOffice({ coins: 20 })).signIn(context);
  const amsNo = newBlNumber();
  const id = await portal.saveDraft(isf10Bill({ amsRequestList: [amsRowOf(amsNo)] }));
  await page.goto(pathTo.check([id]));
  const confirm = button(page, words('send.confirm', { amount: '¥70' }));
  await expect(confirm).toBeDisabled();

  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: words('send.toCashier') }).click();
  const cashier = await opened;
  await cashier.getByText('¥500').click();
  await cashier.setViewportSize(WIDE);
  await expectAccessibleInBothThemes(cashier, 'cashier');
  await cashier.setViewportSize(NARROW);
  await expectFits(cashier, 'cashier');
  await expectAccessible(cashier, 'narrow cashier', { rules: 'structure' });
  await cashier.getByLabel(words('cashier.topUp.other')).fill('120');
  await cashier.getByRole('button', { name: words('cashier.topUp.pay', { amount: '120' }) }).click();
  await cashier.getByRole('button', { name: words('cashier.pay.confirm') }).click();
  await expect(cashier.getByRole('heading', { name: words('cashier.result.paid', { amount: '120' }) })).toBeVisible();

  // The first page has noticed: nothing was sent, and the person confirms.
  await expect(confirm).toBeEnabled();
  expect((await portal.get<{ total: number }>(`/bills?keyword=${amsNo}`)).total).toBe(0);
  await confirm.click();
  await expect(page.getByRole('heading', { name: words('send.result.done_one', { count: 1 }) })).toBeVisible();
  expect(await portal.coins()).toBe(70);

  await cashier.getByRole('link', { name: words('cashier.tabs.invoices') }).click();
  await cashier.getByRole('button', { name: words('cashier.invoices.request') }).click();
  await cashier.getByLabel(words('cashier.invoices.title')).fill('Harbour Logistics Ltd');
  await cashier.getByLabel(words('cashier.invoices.taxNo')).fill('91330200MA2AF7XK1X');
  await cashier.getByLabel(words('cashier.invoices.address')).fill('1 Harbour Road, Ningbo');
  await cashier.getByLabel(words('cashier.invoices.email')).fill('billing@harbour.test');
  await expectFits(cashier, 'invoices');
  await expectAccessible(cashier, 'narrow invoices');
  await cashier.setViewportSize(WIDE);
  await expectAccessible(cashier, 'invoices', { rules: 'structure' });
  await cashier.getByRole('button', { name: words('cashier.invoices.submit') }).click();
  await expect(cashier.getByRole('row').filter({ hasText: '91330200MA2AF7XK1X' })).toContainText(
    words('cashier.invoices.states.requested'),
  );
});
