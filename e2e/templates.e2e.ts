import type { Page } from '@playwright/test';
import { pathTo } from '#contract/routes.ts';
import { amsRowOf, isf10Bill, isf5Bill } from '#contract/testing/bills.ts';
import { newBlNumber } from './numbers.ts';
import { openOffice } from './office.ts';
import { button, expectStoredLocally, field } from './pages.ts';
import { expect, expectAccessible, expectAccessibleInBothThemes, test, LONG } from './test.ts';
import { loadWords } from './words.ts';

const words = loadWords('en');

async function tabTo(page: Page, name: string): Promise<void> {
  const target = page.getByRole('button', { name, exact: true });
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('[T02] [R08] creates an ISF-5 from a template by keyboard, with blank numbers', async ({ page, context }) => {
  const portal = await (await openOffice()).signIn(context);
  await portal.saveTemplate({
    ...isf5Bill({ amsRequestList: [amsRowOf('COSU6281104477')] }),
    template_name: 'To Manzanillo',
  });
  await page.goto('/temManage/list');
  await expect(page.getByRole('row').filter({ hasText: 'To Manzanillo' })).toContainText('ISF-5');
  await expectAccessible(page, 'templates');
  await tabTo(page, words('templates.newFilingFrom', { name: 'To Manzanillo' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/draft\/detial\?id=new\d+/u);
  await expect(field(page, words, 'deliveryCode')).toHaveValue(isf5Bill().deliveryCode);
  await expect(field(page, words, 'amsRequestList.amsNo', 1)).toHaveValue('');
  await field(page, words, 'amsRequestList.amsNo', 1).focus();
  await page.keyboard.type(newBlNumber());
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/id=(?!new)/u);
  await page.goto('/temManage/list');
  await expect(page.getByRole('row').filter({ hasText: 'To Manzanillo' })).toContainText(
    words('templates.usedTimes_one', { count: 1 }),
  );
});

test('[D03] [D13] [T03] saves a draft as a template, and saves changes back to the template', async ({
  page,
  context,
}) => {
  const portal = await (await openOffice()).signIn(context);
  const id = await portal.saveDraft(isf10Bill({ amsRequestList: [amsRowOf(newBlNumber())] }));
  await page.goto(pathTo.draft(id));
  await button(page, words('templates.saveAs.button')).click();
  const dialog = page.getByRole('dialog', { name: words('templates.saveAs.title') });
  const name = dialog.getByLabel(words('fields.bill.template_name'));
  await expect(name).toHaveValue('NINGBO TRADING CO LTD – PACIFIC HOME GOODS INC');
  await expectAccessibleInBothThemes(page, 'save as template');
  await name.fill('Sofa line');
  await page.keyboard.press('Enter');
  await expect(page.getByText(words('templates.savedToTemplates'), { exact: true })).toBeVisible();

  await page.goto('/temManage/list');
  await button(page, words('templates.newFilingFrom', { name: 'Sofa line' })).click();
  await expect(field(page, words, 'sellerName')).toHaveValue('NINGBO TRADING CO LTD');
  await field(page, words, 'sellerName').fill('NINGBO NEW TRADING LTD');
  await expect(page.locator('label[for="f-sellerName"][data-differs]')).toBeVisible();
  await field(page, words, 'amsRequestList.amsNo', 1).fill(newBlNumber());
  await page.keyboard.press('Control+s');
  const offer = words('templates.saveBack.offer_one', { count: 1, name: 'Sofa line' });
  await expect(page.getByText(offer)).toBeVisible();
  // The message stays after the form is closed.
  await page.getByRole('link', { name: words('titles.temManageList') }).click();
  await expect(page.getByText(offer)).toBeVisible();
  await button(page, words('templates.saveBack.show')).click();
  const changes = page.getByRole('dialog', { name: words('templates.saveBack.title', { name: 'Sofa line' }) });
  await expect(changes.getByRole('row').filter({ hasText: 'NINGBO NEW TRADING LTD' })).toContainText(
    'NINGBO TRADING CO LTD',
  );
  await expectAccessible(page, 'save back');
  await changes.getByRole('button', { name: words('templates.saveBack.save_one', { count: 1 }) }).click();
  await expect(page.getByText(offer)).toHaveCount(0);
  await page.getByRole('link', { name: 'Sofa line' }).click();
  await expect(field(page, words, 'sellerName')).toHaveValue('NINGBO NEW TRADING LTD');
});

test(
  '[R09] [T01] [T04] [E02] requires a name, sets the default, reports a removed one',
  LONG,
  async ({ page, context, watch }) => {
    const portal = await (await openOffice()).signIn(context);
    await page.goto('/temManage/list');
    await button(page, words('templates.newIsf10')).first().click();
    const name = field(page, words, 'template_name');
    await expect(name).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toBeFocused();
    await name.fill('T'.repeat(245));
    await page.keyboard.press('Control+s');
    await expect(page.getByText(words('validation.maxLength', { length: 245, max: 100 }), { exact: true })).toHaveCount(
      1,
    );
    await expect(name).toBeFocused();
    await expect(page.getByText(words('templates.refused'), { exact: true })).toHaveCount(0);
    expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.height).toBeLessThan(60);
    await name.fill('Toys');
    await field(page, words, 'bugerName').fill('lakeshore toys inc');
    await expectStoredLocally(page, 'lakeshore toys inc', 'temManage_store');
    await expect(page.locator('[data-saved="computer"]')).toBeVisible();
    await page.reload();
    await expect(field(page, words, 'bugerName')).toHaveValue(/LAKESHORE TOYS INC/iu);
    await expectAccessible(page, 'template');
    await page.keyboard.press('Control+s');
    await expect(page.getByText(words('templates.savedToTemplates'), { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/id=(?!new)/u);
    const id = new URL(page.url()).searchParams.get('id') ?? '';

    await page.getByRole('link', { name: words('titles.temManageList') }).click();
    await page.getByRole('switch', { name: words('templates.makeDefault', { name: 'Toys', code: 'HBRL' }) }).click();
    await expect(
      page.getByRole('switch', { name: words('templates.isDefault', { name: 'Toys', code: 'HBRL' }) }),
    ).toHaveAttribute('aria-checked', 'true');

    await page.getByRole('link', { name: 'Toys', exact: true }).click();
    await field(page, words, 'bugerCity').fill('CHICAGO');
    await portal.removeTemplate(id);
    watch.allow(/status of 404.*\/template\/save/u);
    await page.keyboard.press('Control+s');
    await expect(page.getByText(words('templates.trouble.gone'))).toBeVisible();
    await button(page, words('templates.trouble.saveAsNew')).click();
    await expect(page.getByText(words('templates.trouble.gone'))).toHaveCount(0);
    await expect(field(page, words, 'bugerCity')).toHaveValue('CHICAGO');
  },
);

test('[T04] offers the filer code’s default template on a blank filing, once', LONG, async ({ page, context }) => {
  const portal = await (await openOffice()).signIn(context);
  const id = await portal.saveTemplate({ ...isf10Bill({ houseScac: 'HBRL' }), template_name: 'Sofas every week' });
  await portal.setDefaultTemplate(id, 'HBRL');
  await page.goto('/draft/detial');
  const offer = button(page, words('templates.beginWith', { name: 'Sofas every week' }));
  await expect(offer).toBeVisible();
  await expect(field(page, words, 'bugerName')).toHaveValue('');
  await offer.press('Enter');
  await expect(field(page, words, 'bugerName')).toHaveValue(isf10Bill().bugerName);
  await expect(field(page, words, 'amsRequestList.amsNo', 1)).toBeFocused();
  await expect(offer).toBeHidden();
});

test(
  '[T02] starts a filing from a template picked by its name, with the keyboard alone',
  LONG,
  async ({ page, context }) => {
    const portal = await (await openOffice()).signIn(context);
    const bill = isf10Bill({ houseScac: 'HBRL' });
    await portal.saveTemplate({ ...bill, template_name: 'Sofas every week' });
    await portal.saveTemplate({ ...bill, bugerName: 'LAKESHORE TOYS LLC', template_name: 'Toys by air' });
    await page.goto('/draft/detial');
    await expect(button(page, words('templates.pick'))).toBeVisible();
    await page.keyboard.press('Alt+t');
    const options = page.getByRole('listbox', { name: words('templates.picker.title') }).getByRole('option');
    await expect(options).toHaveCount(2);
    await expectAccessible(page, 'template picker');
    await page.keyboard.type('toys');
    await expect(options).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(field(page, words, 'bugerName')).toHaveValue('LAKESHORE TOYS LLC');
    await expect(field(page, words, 'amsRequestList.amsNo', 1)).toBeFocused();

    // Ctrl+Z takes the form back, step by step, wherever it was changed.
    await field(page, words, 'sellerCity').fill('DALIAN');
    await field(page, words, 'bugerCity').fill('AUSTIN');
    await field(page, words, 'bugerName').focus();
    await page.keyboard.press('Control+z');
    await expect(field(page, words, 'bugerCity')).toBeFocused();
    await expect(field(page, words, 'bugerCity')).not.toHaveValue('AUSTIN');
    await page.keyboard.press('Control+z');
    await expect(field(page, words, 'sellerCity')).not.toHaveValue('DALIAN');
    await page.keyboard.press('Control+y');
    await expect(field(page, words, 'sellerCity')).toHaveValue('DALIAN');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect(field(page, words, 'bugerName')).toHaveValue('');
  },
);
