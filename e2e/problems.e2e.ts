import type { BrowserContext } from '@playwright/test';
import { ISF_10 } from '#contract/codes.ts';
import { billProblems, blankBill } from '#contract/entities/bill.ts';
import { button, field, openNewDraft } from './pages.ts';
import { openOffice } from './office.ts';
import { expect, expectAccessible, test, LONG } from './test.ts';
import { loadWords } from './words.ts';

const en = loadWords('en');
const signIn = async (context: BrowserContext) => (await openOffice()).signIn(context);

test('[V01] [V12] [E06] lists every problem with a link to its field; F8 moves to the next', async ({
  page,
  context,
}) => {
  await signIn(context);
  await openNewDraft(page, en);
  const count = billProblems(blankBill(ISF_10, 'HBRL'), { now: new Date() }).length;
  await button(page, en('billForm.actions.check')).click();

  const summary = page.getByRole('alert').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(summary).toBeFocused();
  await expect(summary).toContainText(en('billForm.summary.title_other', { count }));
  // One line for the blank fields of a party: five of four fields, and the consolidator with three.
  const lines = count - 5 * 3 - 2;
  await expect(summary.getByRole('listitem')).toHaveCount(lines);
  await expect(summary).toContainText(`Buyer ${en('ui.problems.blank_other', { count: 4 })}`);
  await expectAccessible(page, 'form with problems');

  await summary.getByRole('link', { name: en('fields.blocks.ship'), exact: true }).click();
  await expect(field(page, en, 'shipName')).toBeFocused();
  await page.keyboard.press('F8');
  await page.keyboard.press('F8');
  const city = field(page, en, 'shipCity');
  await expect(city).toBeFocused();
  await expect(city).toBeInViewport();
  await expect(city).toHaveAccessibleDescription(en('validation.required'));

  await page.keyboard.press('F8');
  await expect(field(page, en, 'shipCountryCode')).toBeFocused();
  await page.keyboard.press('F8');
  await expect(field(page, en, 'billHsRequestList.hsCode', 1)).toBeFocused();
  await page.keyboard.press('Shift+F8');
  await page.keyboard.press('Shift+F8');
  await expect(city).toBeFocused();
  await city.fill('SANTA FE SPRINGS');
  await expect(summary).toContainText(`Ship-to party ${en('ui.problems.blank_other', { count: 3 })}`);

  // Sending validates as well and stays on the form.
  await page.keyboard.press('Control+Enter');
  await expect(summary).toBeFocused();
  await expect(page).toHaveURL(/\/draft\/detial/u);
});

test(
  '[V03] [V04] [V09] [V15] [V16] validates a left field, clears the message once valid',
  LONG,
  async ({ page, context }) => {
    await signIn(context);
    const zh = loadWords('zh-CN');
    await page.goto('/?lang=zh-CN');
    // The live region is loaded after the page.
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await openNewDraft(page, zh);
    const wrong = [
      ['amsRequestList.amsNo', 1, '12AB5678', zh('validation.amsScac', { start: '12AB' }), 'OOLU5678'],
      ['amsRequestList.amsNo', 1, 'OOLU', zh('validation.minLength', { length: 4, min: 5 }), 'OOLU5678'],
      ['bondHolderId', undefined, '12345', zh('validation.bondHolderId'), '12-3456789'],
      ['billHsRequestList.hsCode', 1, '9403', zh('validation.minLength', { length: 4, min: 6 }), '940360'],
      ['billHsRequestList.hsCountryCode', 1, 'QQ', zh('validation.country', { value: 'QQ' }), 'CN'],
    ] as const;
    for (const [name, row, bad, said, good] of wrong) {
      const control = field(page, zh, name, row);
      await control.fill(bad);
      await expect(control).not.toHaveAttribute('aria-invalid', 'true');
      await control.press('Tab');
      await expect(control).toHaveAttribute('aria-invalid', 'true');
      await expect(control).toHaveAccessibleDescription(said);
      await control.fill(good);
      await expect(control).not.toHaveAttribute('aria-invalid', 'true');
      await control.press('Tab');
      await expect(control).not.toHaveAttribute('aria-invalid', 'true');
    }
    await expect(field(page, zh, 'bondHolderId')).toHaveValue('12-345678900');
  },
);

test('[V14] cleans text when its field is left, reports it, and offers undo', LONG, async ({ page, context }) => {
  await signIn(context);
  await openNewDraft(page, en);
  const name = field(page, en, 'sellerName');
  await name.fill('  Ｎｉｎｇｂｏ（Trading） ');
  await name.press('Tab');
  await expect(name).toHaveValue('NINGBO(TRADING)');
  await expect(name).toHaveAccessibleDescription(new RegExp(en('ui.field.undo'), 'u'));
  await button(page, en('ui.field.undo')).click();
  await expect(name).toHaveValue('  Ｎｉｎｇｂｏ（Trading） ');
  await expect(name).toHaveAttribute('aria-invalid', 'true');

  const city = field(page, en, 'sellerCity');
  await city.fill('宁 NINGBO');
  await city.press('Tab');
  await expect(city).toHaveAccessibleDescription(en('validation.charset.customs', { characters: '宁' }));
});

test('[V05] reports a repeated number at its second row until one is changed', LONG, async ({ page, context }) => {
  await signIn(context);
  await openNewDraft(page, en);
  await field(page, en, 'amsRequestList.amsNo', 1).fill('OOLU2719403685');
  await page
    .locator('[data-list="amsRequestList"]')
    .getByRole('button', { name: en('ui.rows.add') })
    .click();
  const second = field(page, en, 'amsRequestList.amsNo', 2);
  await second.fill('oolu 2719403685');
  await second.press('Tab');
  await expect(second).toHaveValue('OOLU2719403685');
  await expect(second).toHaveAccessibleDescription(en('validation.amsRepeated', { value: 'OOLU2719403685', row: 1 }));
  await field(page, en, 'amsRequestList.amsNo', 1).fill('OOLU2719403686');
  await field(page, en, 'amsRequestList.amsNo', 1).press('Tab');
  await expect(second).not.toHaveAttribute('aria-invalid', 'true');
});

test('[B07] [V11] [D10] shows bond fields by bond type and keeps typed text', LONG, async ({ page, context }) => {
  await signIn(context);
  await openNewDraft(page, en);
  const type = field(page, en, 'bondType');
  const surety = field(page, en, 'suretyCode');
  await expect(surety).toHaveCount(0);
  await type.selectOption('Single');
  await surety.fill('16');
  await surety.press('Tab');
  await expect(surety).toHaveAccessibleDescription(en('validation.suretyCode'));
  await surety.fill('016');
  await expect(field(page, en, 'bondReferenceNo')).toBeVisible();

  await type.selectOption('Hgj_Continuous');
  await expect(surety).toHaveCount(0);
  await expect(page.getByRole('note')).toContainText(en('billForm.bond.providerPrice', { fee: 230 }));
  await type.selectOption('Single');
  await expect(surety).toHaveValue('016');
});

test('[B08] shows birth date and nationality for the ID types that need them', LONG, async ({ page, context }) => {
  await signIn(context);
  await openNewDraft(page, en);
  const type = field(page, en, 'importerType');
  const birth = field(page, en, 'importerBirth');
  const nationality = field(page, en, 'importerCountry');
  await expect(birth).toHaveCount(0);
  await type.selectOption('AEF');
  await expect(birth).toHaveAttribute('aria-required', 'true');
  await expect(nationality).toHaveAttribute('aria-required', 'true');
  await birth.fill('2999-01-01');
  await birth.press('Tab');
  await expect(birth).toHaveAccessibleDescription(en('validation.birthInFuture'));
  await type.selectOption('34');
  await expect(birth).toBeVisible();
  await expect(birth).not.toHaveAttribute('aria-required', 'true');
  await type.selectOption('EI');
  await expect(birth).toHaveCount(0);
  await expect(nationality).toHaveCount(0);
});
