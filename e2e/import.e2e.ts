import type { Page } from '@playwright/test';
import { unzipSync, zipSync, strFromU8, strToU8 } from 'fflate';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import { EXAMPLE_NUMBER } from '#rules/importExample.ts';
import { newBlNumber } from './numbers.ts';
import { openOffice } from './office.ts';
import { button } from './pages.ts';
import { expect, expectAccessible, expectAccessibleInBothThemes, test, LONG } from './test.ts';
import { loadWords } from './words.ts';

const words = loadWords('en');

/** A table of two bills with the form's labels as headings; the second bill has an invalid country. */
function table(first: string, second: string): Buffer {
  const bill = isf10Bill({ amsRequestList: [amsRowOf(first)] }) as unknown as Record<string, string>;
  const names = Object.keys(bill).filter((name) => typeof bill[name] === 'string' && bill[name] !== '');
  const known = names.filter((name) => hasLabel(name));
  const heads = [
    words('fields.bill.amsRequestList.amsNo'),
    words('fields.bill.billHsRequestList.hsCode'),
    words('fields.bill.billHsRequestList.hsCountryCode'),
    ...known.map((name) => words(`fields.bill.${name}`)),
  ];
  const line = (amsNo: string, country: string) => [amsNo, '940360', country, ...known.map((name) => bill[name] ?? '')];
  const csv = [heads, line(first, 'CN'), line(second, 'XX')]
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
    .join('\r\n');
  return Buffer.from(`\ufeff${csv}\r\n`);
}

function hasLabel(name: string): boolean {
  try {
    return words(`fields.bill.${name}`) !== '' && !['billType', 'actionReason'].includes(name);
  } catch {
    return false;
  }
}

async function tabTo(page: Page, name: string): Promise<void> {
  const target = button(page, name);
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('[V20] [D03] imports a table by keyboard, shows problems by sheet, row and column', async ({ page, context }) => {
  const portal = await (await openOffice()).signIn(context);
  // The browser opens its file chooser only on the key event itself.
  const choosing = page.waitForEvent('filechooser');
  await page.goto('/');
  await expect(button(page, words('imports.button')).first()).toBeVisible();
  await button(page, words('imports.button')).first().focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: words('imports.title') });
  const control = dialog.getByLabel(words('imports.choose'));
  await expectAccessibleInBothThemes(page, 'import');
  // The dialog focuses its first control after it has opened.
  await control.focus();
  await expect(control).toBeFocused();
  const [first, second] = [newBlNumber(), newBlNumber()];
  await page.keyboard.press('Enter');
  await (await choosing).setFiles({ name: 'bills.csv', mimeType: 'text/csv', buffer: table(first, second) });

  await expect(dialog.getByText(words('imports.found_other', { count: 2 }))).toBeVisible();
  await expect(
    dialog.getByRole('row').filter({ hasText: words('fields.bill.billHsRequestList.hsCountryCode') }),
  ).toContainText('3');
  await expectAccessibleInBothThemes(page, 'preview of an import');
  expect((await portal.get<{ total: number }>('/draft-bills?pageNum=1&pageSize=10')).total).toBe(0);

  await tabTo(page, words('imports.save_other', { count: 2 }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(words('imports.saved_other', { count: 2 }))).toBeVisible();
  await tabTo(page, words('imports.see'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row').filter({ hasText: first })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: second })).toBeVisible();
});

test(
  '[V20] [D04] says that a file was imported before, and which drafts need work',
  LONG,
  async ({ page, context }) => {
    await (await openOffice()).signIn(context);
    await page.goto('/');
    const [first, second] = [newBlNumber(), newBlNumber()];
    const dialog = page.getByRole('dialog', { name: words('imports.title') });
    const file = { name: 'bills.csv', mimeType: 'text/csv', buffer: table(first, second) };
    await button(page, words('imports.button')).first().click();
    await dialog.getByLabel(words('imports.choose')).setInputFiles(file);
    await expect(dialog.getByText(words('imports.found_other', { count: 2 }))).toBeVisible();
    await expect(dialog.getByText(words('imports.held.effect'))).toHaveCount(0);
    await dialog.getByRole('button', { name: words('imports.save_other', { count: 2 }) }).click();
    await expect(dialog.getByText(words('imports.needWork_one', { count: 1 }))).toBeVisible();
    await expect(dialog.getByRole('link', { name: second })).toBeVisible();
    await expectAccessible(page, 'saved import');

    await dialog.getByRole('button', { name: words('imports.another') }).click();
    await dialog.getByLabel(words('imports.choose')).setInputFiles(file);
    await expect(dialog.getByText(words('imports.held.all', { count: 2 }))).toBeVisible();
    await dialog.getByText(words('imports.held.show')).click();
    await expectAccessible(page, 'preview of a file that was imported before');
    await dialog.getByRole('link', { name: first }).click();
    await expect(page).toHaveURL(/\/draft\/detial\?id=/u);
  },
);

test('[V20] imports the filled-in template, and restores a preview after a reload', LONG, async ({ page, context }) => {
  await (await openOffice()).signIn(context);
  await page.goto('/');
  await button(page, words('imports.button')).first().click();
  const dialog = page.getByRole('dialog', { name: words('imports.title') });
  const address = await dialog
    .getByRole('link', { name: words('imports.template', { type: words('choices.billType.1') }) })
    .getAttribute('href');
  const given = await context.request.get(address ?? '');
  const buffer = filledIn(await given.body());
  await dialog
    .getByLabel(words('imports.choose'))
    .setInputFiles({ name: 'filled.xlsx', mimeType: 'application/octet-stream', buffer });
  await expect(dialog.getByText(words('imports.found_one', { count: 1 }))).toBeVisible();
  await page.reload();
  await button(page, words('imports.strip.show')).click();
  await dialog.getByRole('button', { name: words('imports.save_one', { count: 1 }) }).click();
  await dialog.getByRole('button', { name: words('imports.open') }).click();
  await expect(page).toHaveURL(/\/draft\/detial\?id=(?!new)/u);
});

test('[V20] refuses a file that is too large or no table before uploading it', LONG, async ({ page, context }) => {
  await (await openOffice()).signIn(context);
  await page.goto('/');
  await button(page, words('imports.button')).first().click();
  const dialog = page.getByRole('dialog', { name: words('imports.title') });
  let uploads = 0;
  page.on('request', (request) => (uploads += request.url().includes('/draft-bills/import?') ? 1 : 0));
  const control = dialog.getByLabel(words('imports.choose'));
  const buffer = Buffer.alloc(5 * 1024 * 1024 + 1);
  await control.setInputFiles({ name: 'large.csv', mimeType: 'text/csv', buffer });
  await expect(dialog.getByText(words('imports.file.tooLarge', { name: 'large.csv', size: '5.0' }))).toBeVisible();
  await control.setInputFiles({ name: 'bill.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') });
  await expect(dialog.getByText(words('imports.file.ending', { name: 'bill.pdf' }))).toBeVisible();
  expect(uploads).toBe(0);
});

/** The template with a changed number in its example row, because the unchanged example is skipped. */
function filledIn(workbook: Buffer): Buffer {
  const parts = Object.entries(unzipSync(new Uint8Array(workbook))).map(([path, bytes]): [string, Uint8Array] => [
    path,
    path.endsWith('.xml') ? strToU8(strFromU8(bytes).replaceAll(EXAMPLE_NUMBER, newBlNumber())) : bytes,
  ]);
  return Buffer.from(zipSync(Object.fromEntries(parts)));
}
