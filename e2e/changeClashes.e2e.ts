import { isf10Bill } from '#contract/testing/bills.ts';
import type { FilingDetail } from '#contract/endpoints/filings.ts';
import type { Isf10Bill } from '#contract/entities/bill.ts';
import { pathTo } from '#contract/routes.ts';
import { toWireBody } from '#contract/entities/bill.ts';
import { confirm, fileAndWait, plan, sendButton, waitForStatus } from './changing.ts';
import { newBlNumber } from './numbers.ts';
import { button, expectStoredLocally, field } from './pages.ts';
import { expect, test, LONG } from './test.ts';
import { loadWords } from './words.ts';

const words = loadWords('en');

test(
  '[D09] compares a filing that a colleague changed field by field, overwrites nothing',
  LONG,
  async ({ page, context }) => {
    const { portal, id } = await fileAndWait(context, newBlNumber(), 'receiveSuccess');
    await page.goto(pathTo.modify(id));
    await field(page, words, 'sellerCity').fill('SHANGHAI');
    await expect(page.locator('[data-saved="computer"]')).toBeVisible();
    const filing = await portal.get<FilingDetail>(`/bill/${id}`);
    await portal.update({ ...(toWireBody(filing) as Isf10Bill), sellerCity: 'DALIAN' });
    await expect(page.getByText(words('changes.trouble.moved'))).toBeVisible({ timeout: 15_000 });
    await button(page, words('changes.trouble.compare')).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('DALIAN');
    await dialog.getByRole('button', { name: words('changes.conflict.save') }).click();
    await expect(page.getByText(words('changes.trouble.moved'))).toBeHidden();
    await waitForStatus(portal, id, 'modifySuccess');
    await expect(page.getByRole('region', { name: words('changes.planTitle') })).toContainText('1');
    await sendButton(page).click();
    await expect(page.getByRole('dialog').getByRole('table')).toContainText('DALIAN');
    await confirm(page, words('send.confirmNothing'));
    expect(await portal.get<FilingDetail>(`/bill/${id}`)).toMatchObject({ sellerCity: 'SHANGHAI', revision: 3 });
  },
);

test('[I1] keeps and reports unsent text of a second tab after a change in the first', async ({ page, context }) => {
  const { portal, id } = await fileAndWait(context, newBlNumber(), 'receiveSuccess');
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto(pathTo.modify(id));
  const dialog = page.getByRole('dialog');
  const confirming = dialog.getByRole('button', { name: words('send.confirmNothing'), exact: true });
  await field(page, words, 'sellerCity').fill('SHANGHAI');
  await sendButton(page).click();
  await expect(confirming).toBeEnabled();
  await field(other, words, 'bugerCity').fill('DENVER');
  await expect(dialog.getByRole('alert')).toContainText(words('changes.confirm.clash.changed'));
  await expect(confirming).toBeDisabled();
  await dialog.getByRole('button', { name: words('changes.confirm.clash.look') }).click();
  await expect(dialog.getByRole('table')).toContainText('DENVER');
  await expect(confirming).toBeEnabled();

  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/bill/update*', async (route) => {
    await held;
    await route.continue();
  });
  await confirming.click();
  await expect(plan(other)).toContainText(words('send.state.sending'));
  await field(other, words, 'sellerAddr').fill('1 TYPED TOO LATE ROAD');
  await expectStoredLocally(other, 'TYPED TOO LATE', 'resend_store');
  letGo();
  await expect(other.getByText(words('changes.trouble.sentOther'))).toBeVisible({ timeout: 15_000 });
  expect(await portal.get<FilingDetail>(`/bill/${id}`)).toMatchObject({
    revision: 2,
    sellerCity: 'SHANGHAI',
    bugerCity: 'DENVER',
    sellerAddr: isf10Bill().sellerAddr,
  });
  await other.reload();
  await expect(field(other, words, 'sellerAddr')).toHaveValue('1 TYPED TOO LATE ROAD');
  await expect(other.getByText(words('changes.trouble.moved'))).toBeVisible();
});

test(
  '[D09] reloads plan and price of an open confirmation when the filing’s status changes',
  LONG,
  async ({ page, context }) => {
    const amsNo = newBlNumber();
    const { portal, id } = await fileAndWait(context, amsNo, 'receiveSuccess');
    const before = await portal.coins();
    await page.goto(pathTo.modify(id));
    await field(page, words, 'sellerCity').fill('SHANGHAI');
    await sendButton(page).click();
    const dialog = page.getByRole('dialog');
    const confirming = dialog.getByRole('button', { name: new RegExp(`^${words('send.confirmNothing')}`, 'u') });
    await expect(confirming).toBeEnabled();
    await portal.remove(id);
    await waitForStatus(portal, id, 'deleteSuccess');
    await expect(dialog).toContainText(words('changes.plan.sendAgain', { amsNo, fee: '¥70' }), { timeout: 15_000 });
    await expect(dialog).not.toContainText(words('changes.confirm.free'));
    await expect(dialog.getByRole('alert')).toContainText(words('changes.confirm.clash.moved'));
    await expect(confirming).toBeDisabled();
    expect(await portal.coins()).toBe(before);
  },
);
