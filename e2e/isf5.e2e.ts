import type { BrowserContext, Page } from '@playwright/test';
import { isf10Bill, isf5Bill, amsRowOf } from '#contract/testing/bills.ts';
import { newBlNumber } from './numbers.ts';
import { openOffice } from './office.ts';
import { button, expectStoredLocally, field } from './pages.ts';
import { expect, expectAccessible, expectAccessibleInBothThemes, test, LONG } from './test.ts';
import { loadWords } from './words.ts';

const en = loadWords('en');
const signIn = async (context: BrowserContext) => (await openOffice()).signIn(context);

/** Searches a port and selects its entry by keyboard. */
async function pickPort(page: Page, name: string, text: string, code: string): Promise<void> {
  const input = field(page, en, name);
  await input.focus();
  await page.keyboard.type(text);
  const options = page.getByRole('listbox', { name: en('ui.lookup.list') }).getByRole('option');
  const wanted = options.filter({ has: page.getByText(code, { exact: true }) });
  await expect(wanted).toBeVisible();
  const at = (await options.allTextContents()).findIndex((option) => option.startsWith(code));
  for (let presses = 0; presses <= at; presses++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(input).toHaveValue(new RegExp(String.raw`^[A-Z].*\|${code}$`, 'u'));
}

test('[B02] [V07] [V08] [V12] [V16] [D03] creates, fills by keyboard, saves and checks an ISF-5', async ({
  page,
  context,
}) => {
  await signIn(context);
  await page.goto('/');
  await expect(button(page, en('drafts.newIsf5')).first()).toBeVisible();
  await page.keyboard.press('Shift+n');
  await expect(page).toHaveURL(/\/draft\/detial\?id=new\d+.*billType=0/u);
  await button(page, en('billForm.actions.check')).click();
  const summary = page.getByRole('alert').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(summary.getByRole('link', { name: en('fields.bill.deliveryCode'), exact: true })).toBeVisible();
  await expect(summary.getByRole('link', { name: en('fields.bill.dischargingPortCode'), exact: true })).toBeVisible();

  const bill = isf5Bill();
  const amsNo = newBlNumber();
  await field(page, en, 'amsRequestList.amsNo', 1).fill(amsNo);
  // A blank field offers the common ports first.
  await field(page, en, 'deliveryCode').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await expectAccessible(page, 'ISF-5 with its ports');
  await page.keyboard.press('Escape');
  await pickPort(page, 'deliveryCode', 'mxzlo', 'MXZLO');
  // A free text is not replaced by a port of the list.
  await field(page, en, 'dischargingPortCode').fill('manzanillo (mexico) | mxzlo');
  for (const name of ['bookName', 'bookAddr', 'bookCity', 'bookCountryCode'] as const)
    await field(page, en, name).fill(bill[name]);
  for (const name of ['shipName', 'shipAddr', 'shipCity', 'shipCountryCode'] as const)
    await field(page, en, name).fill(bill[name]);
  // [V07] Only an ISF-10 requires the country of origin.
  await field(page, en, 'billHsRequestList.hsCode', 1).fill('940360');
  await field(page, en, 'billHsRequestList.hsCode', 1).press('Tab');
  await expect(field(page, en, 'dischargingPortCode')).toHaveValue('MANZANILLO (MEXICO)|MXZLO');

  await page.keyboard.press('Control+s');
  await expect(page.getByText(en('billForm.savedToDrafts'), { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/id=(?!new)[^&]+$/u);
  await button(page, en('billForm.actions.check')).click();
  await expect(page.getByText(en('billForm.summary.clear'))).toBeVisible();
  await page.reload();
  await expect(field(page, en, 'bookName')).toHaveValue(bill.bookName);
  await expect(field(page, en, 'amsRequestList.amsNo', 1)).toHaveValue(amsNo);
});

test(
  '[B02] [B03] changes the filing type, names the fields it would drop, and restores them',
  LONG,
  async ({ page, context }) => {
    const caller = await signIn(context);
    const bill = isf10Bill({ amsRequestList: [amsRowOf(newBlNumber())], clientRef: 'PO 77' });
    const id = await caller.saveDraft(bill);
    await page.goto(`/draft/detial?id=${id}`);
    const types = page.getByRole('group', { name: en('fields.bill.billType') });
    const isf5 = en('choices.billType.0');
    await types.getByRole('button', { name: isf5 }).click();
    const dialog = page.getByRole('dialog', { name: en('partyTools.type.title', { type: isf5 }) });
    await expect(dialog).toContainText(bill.importerId);
    await expect(dialog).not.toContainText(bill.shipName);
    await expectAccessibleInBothThemes(page, 'what a change of type drops');
    await dialog.getByRole('button', { name: en('partyTools.type.confirm', { type: isf5 }) }).click();

    await expect(field(page, en, 'deliveryCode')).toBeVisible();
    await expect(field(page, en, 'shipName')).toHaveValue(bill.shipName);
    await expectStoredLocally(page, '"billType":0');
    await page.keyboard.press('Control+s');
    await expect(page.getByText(en('billForm.savedToDrafts'), { exact: true })).toBeVisible();

    await button(page, en('partyTools.type.back', { type: en('choices.billType.1') })).click();
    await expect(field(page, en, 'importerId')).toHaveValue(bill.importerId);
    await expect(field(page, en, 'sellerName')).toHaveValue(bill.sellerName);
    await page.keyboard.press('Control+s');
    await expectStoredLocally(page, '"revision":3');
  },
);
