import type { BrowserContext, Locator, Page } from '@playwright/test';
import { formBlock } from './filling.ts';
import { openOffice } from './office.ts';
import { button, expectStoredLocally, field, openNewDraft } from './pages.ts';
import { expect, expectAccessible, expectAccessibleInBothThemes, test, LONG } from './test.ts';
import { loadWords } from './words.ts';

const en = loadWords('en');
const signIn = async (context: BrowserContext) => (await openOffice()).signIn(context);

const tool = (page: Page, section: string, name: string): Locator =>
  formBlock(page, en, section).getByRole('button', { name: en(`partyTools.tool.${name}`), exact: true });

/** Pastes a text at the focus, from the clipboard. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((given) => navigator.clipboard.writeText(given), text);
  await page.keyboard.press('Control+v');
}

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await field(page, en, name).fill(value);
    await field(page, en, name).press('Tab');
  }
}

test('[B04] [T05] [L04] saves a party to the address book and reuses it by keyboard', async ({ page, context }) => {
  await signIn(context);
  await openNewDraft(page, en);
  await fill(page, {
    sellerName: 'Ningbo Trading Co., Ltd.',
    sellerAddr: '588 Renmin Road',
    sellerCity: 'Ningbo',
    sellerCountryCode: 'CN',
  });
  await tool(page, 'seller', 'save').click();
  const seller = formBlock(page, en, 'seller');
  await expect(seller.getByText(en('partyTools.save.done', { name: 'NINGBO TRADING CO., LTD.' }))).toBeVisible();

  // A different address for an existing name needs a confirmation to replace the entry.
  await fill(page, { sellerAddr: '600 Renmin Road' });
  await tool(page, 'seller', 'save').click();
  const known = page.getByRole('dialog');
  await expect(known).toContainText('588 RENMIN ROAD');
  await expectAccessible(page, 'a name that the address book has');
  await known.getByRole('button', { name: en('partyTools.save.update') }).click();
  await expect(seller.getByText(en('partyTools.save.done', { name: 'NINGBO TRADING CO., LTD.' }))).toBeVisible();

  const keys = page.keyboard;
  await field(page, en, 'manufacturerName').focus();
  await keys.press('Alt+ArrowDown');
  const search = page.getByRole('combobox', { name: en('partyTools.book.search') });
  await expect(search).toBeFocused();
  await keys.type('ningbo');
  await expect(page.getByRole('option', { name: /600 RENMIN ROAD/u, selected: true })).toBeVisible();
  await expectAccessible(page, 'address book beside a block');
  await keys.press('Enter');
  await expect(field(page, en, 'manufacturerName')).toBeFocused();
  await expect(field(page, en, 'manufacturerName')).toHaveValue('NINGBO TRADING CO., LTD.');
  await expect(field(page, en, 'manufacturerAddr')).toHaveValue('600 RENMIN ROAD');
  await expect(field(page, en, 'manufacturerCountryCode')).toHaveValue('CN');
  await expectStoredLocally(page, '"manufacturerCity":"NINGBO"');
  await keys.press('Control+z');
  await expect(field(page, en, 'manufacturerName')).toHaveValue('');

  // A blank field offers the last selected entry first.
  await keys.press('Alt+ArrowDown');
  await expect(page.getByRole('group', { name: en('partyTools.book.recent') }).getByRole('option')).toHaveCount(1);
  await keys.press('ArrowDown');
  await keys.press('Enter');
  await expect(field(page, en, 'manufacturerName')).toHaveValue('NINGBO TRADING CO., LTD.');
});

test(
  '[B04] splits a pasted address of several lines, looks it up, copies and clears it',
  LONG,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(context);
    await openNewDraft(page, en);
    await field(page, en, 'bugerName').focus();
    await paste(page, 'Pacific Home Goods Inc.\n2200 Harbor Blvd, Suite 410 92626\nUSA');
    const dialog = page.getByRole('dialog', {
      name: en('partyTools.paste.title', { block: en('fields.blocks.buger') }),
    });
    // The reference data contain the postal code.
    await expect(dialog.getByLabel(en('fields.party.city'), { exact: true })).toHaveValue('COSTA MESA');
    await expectAccessibleInBothThemes(page, 'paste of an address');
    await page.keyboard.press('Control+Enter');
    await expect(field(page, en, 'bugerName')).toHaveValue('PACIFIC HOME GOODS INC.');
    await expect(field(page, en, 'bugerAddr')).toHaveValue('2200 HARBOR BLVD, SUITE 410, CA 92626');
    await expect(field(page, en, 'bugerCountryCode')).toHaveValue('US');

    await tool(page, 'ship', 'sameAs').click();
    await page.getByRole('menuitem', { name: /^Buyer/u }).click();
    await expect(field(page, en, 'shipCity')).toHaveValue('COSTA MESA');
    await tool(page, 'ship', 'clear').click();
    await expect(field(page, en, 'shipCity')).toHaveValue('');
    await button(page, en('ui.field.undo')).last().click();
    await expect(field(page, en, 'shipCity')).toHaveValue('COSTA MESA');
  },
);

test('[V14] cleans no text during IME composition, and reports the rest afterwards', async ({ page, context }) => {
  await signIn(context);
  await openNewDraft(page, en);
  const ime = await context.newCDPSession(page);
  const name = field(page, en, 'sellerName');
  await name.focus();
  await page.keyboard.type('a ');
  await ime.send('Input.imeSetComposition', { text: 'ｓｈ', selectionStart: 2, selectionEnd: 2 });
  await expect(name).toHaveValue('a ｓｈ');
  // Saving commits the focused field, except text that is being composed.
  await page.keyboard.press('Control+s');
  await expect(name).toHaveValue('a ｓｈ');
  await ime.send('Input.imeSetComposition', { text: '上海', selectionStart: 2, selectionEnd: 2 });
  await ime.send('Input.insertText', { text: '上海' });
  await expect(name).toHaveValue('a 上海');
  await name.press('Tab');
  await expect(name).toHaveValue('A 上海');
  await expect(name).toHaveAccessibleDescription(en('validation.charset.customs', { characters: '上海' }));
});

test(
  '[V02] [V09] reads numbers and their type out of pasted text, and asks when ambiguous',
  LONG,
  async ({ page, context }) => {
    await signIn(context);
    await openNewDraft(page, en);
    await field(page, en, 'amsRequestList.amsNo', 1).fill('HBL: OOLU-OOLU2719403685');
    await field(page, en, 'amsRequestList.amsNo', 1).press('Tab');
    await expect(field(page, en, 'amsRequestList.amsNo', 1)).toHaveValue('OOLU2719403685');

    await fill(page, { consigneeId: 'Passport no. EA1234567' });
    await expect(field(page, en, 'consigneeType')).toHaveValue('AEF');
    await expect(field(page, en, 'consigneeBirth')).toBeVisible();

    const importer = formBlock(page, en, 'importer');
    await fill(page, { importerId: '12345678901' });
    await expect(field(page, en, 'importerId')).toHaveValue('12345678901');
    await expectAccessible(page, 'a number in doubt');
    await importer.getByRole('button', { name: en('partyTools.id.take.EI', { value: '12-345678901' }) }).click();
    await expect(field(page, en, 'importerId')).toHaveValue('12-345678901');
    await expect(field(page, en, 'bondHolderId')).toHaveValue('12-345678901');
  },
);
