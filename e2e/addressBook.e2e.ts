import { openOffice } from './office.ts';
import { button } from './pages.ts';
import { expect, expectAccessible, expectAccessibleInBothThemes, test, LONG } from './test.ts';
import { loadWords } from './words.ts';

const words = loadWords('en');
const label = (name: string) => words(`fields.party.${name}`);

test('[R10] [T05] [L01] pastes, corrects, deletes and restores address book entries', async ({ page, context }) => {
  await (await openOffice()).signIn(context);
  await page.goto('/addressManage');
  await expect(page.getByText(words('addressBook.parties.emptyTitle'))).toBeVisible();
  await expectAccessible(page, 'empty address book');

  // `n` opens the panel, Escape closes it; the typed text is offered again.
  await page.keyboard.press('n');
  const panel = page.getByRole('dialog', { name: words('addressBook.parties.new') });
  await expect(panel.getByLabel(label('name'), { exact: true })).toBeFocused();
  await page.keyboard.type('half a na');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await page.reload();
  await button(page, words('records.continue')).click();
  await expect(panel.getByLabel(label('name'), { exact: true })).toHaveValue('half a na');
  await button(page, words('records.startAfresh')).click();

  await panel.getByText(words('addressBook.paste.label')).click();
  await panel
    .getByRole('textbox', { name: words('addressBook.paste.label') })
    .fill('PACIFIC HOME GOODS INC\n2200 Harbor Blvd\nCosta Mesa, CA 92626');
  await button(page, words('addressBook.paste.accept')).click();
  await expect(panel.getByLabel(label('city'), { exact: true })).toHaveValue('COSTA MESA');
  await expectAccessible(page, 'panel of a party');
  await page.keyboard.press('Control+s');
  const row = page.getByRole('row').filter({ hasText: 'COSTA MESA' });
  await expect(row).toBeVisible();

  await row.getByRole('link', { name: 'PACIFIC HOME GOODS INC' }).click();
  const edit = page.getByRole('dialog', { name: words('addressBook.parties.edit') });
  await edit.getByLabel(label('remark'), { exact: true }).fill('calls before noon');
  await edit.getByRole('button', { name: words('records.save'), exact: true }).click();
  await expect(edit).toHaveCount(0);
  await expect(row).toContainText('calls before noon');

  await row.getByRole('button', { name: words('records.deleteOne', { name: 'PACIFIC HOME GOODS INC' }) }).click();
  await expect(row).toHaveCount(0);
  await button(page, words('ui.list.undo')).click();
  await expect(row).toBeVisible();
});

test(
  '[T05] [L06] merges a company in two spellings, and exports the filtered entries',
  LONG,
  async ({ page, context }) => {
    const portal = await (await openOffice()).signIn(context);
    const party = { type: 'seller', city: 'NINGBO', countryCode: 'CN', addr: '588 RENMIN ROAD' };
    await portal.saveParty({ ...party, name: 'NINGBO TRADING CO., LTD.' });
    await portal.saveParty({ ...party, name: 'NINGBO TRADING COMPANY LIMITED', remark: 'the full one' });
    await portal.saveParty({ ...party, name: 'YIWU TOYS LTD', city: 'YIWU', type: 'manufacturer' });
    await page.goto('/addressManage');
    await button(page, words('addressBook.duplicates.button')).click();
    const dialog = page.getByRole('dialog', { name: words('addressBook.duplicates.title') });
    await expect(dialog.getByText(words('addressBook.duplicates.found_one', { count: 1 }))).toBeVisible();
    await expectAccessibleInBothThemes(page, 'duplicates');
    await dialog.getByRole('button', { name: words('addressBook.duplicates.remove_one', { count: 1 }) }).click();
    await expect(dialog.getByText(words('addressBook.duplicates.none'))).toBeVisible();
    await button(page, words('addressBook.duplicates.close')).click();
    await expect(page.getByRole('row').filter({ hasText: 'NINGBO' })).toHaveCount(1);
    await expect(page.getByRole('row').filter({ hasText: 'the full one' })).toBeVisible();

    await button(page, words('choices.partyType.manufacturer')).click();
    const asked = context.waitForEvent('request', (request) => request.url().includes('/party/excel-export'));
    await button(page, words('ui.list.export_one', { count: 1 })).click();
    const query = new URL((await asked).url()).searchParams;
    expect([query.get('type'), query.get('lang')]).toEqual(['manufacturer', 'en']);
  },
);

test('[R11] [T05] validates the fields of a notifier before saving', LONG, async ({ page, context }) => {
  await (await openOffice()).signIn(context);
  await page.goto('/notifier?open=new');
  const panel = page.getByRole('dialog', { name: words('addressBook.notifiers.new') });
  await panel.getByLabel(words('fields.linkman.name'), { exact: true }).fill('Li Wei');
  const email = panel.getByLabel(words('fields.linkman.email'), { exact: true });
  await email.fill('li.wei(at)harbour');
  await page.keyboard.press('Control+s');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toBeFocused();
  await email.fill('li.wei@harbour.test');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('link', { name: 'Li Wei' })).toBeVisible();
});
