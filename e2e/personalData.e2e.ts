import type { Page } from '@playwright/test';
import { utils, write } from '@e965/xlsx';
import { allStoredText } from '#local/testing/allStoredText.ts';
import { newBlNumber } from './numbers.ts';
import { openOffice } from './office.ts';
import { button, expectStoredLocally, field, holdSaves, openNewDraft } from './pages.ts';
import { expect, signInByForm, test } from './test.ts';
import { loadWords } from './words.ts';

const words = loadWords('en');
const labels = { account: words('auth.account'), password: words('auth.password'), signIn: words('auth.signIn') };
const SSN = '987-65-4321';
const IMPORTED_SSN = '986-54-3217';
const BIRTH = '1971-02-03';
const NAME = 'CANARY IMPORTS';

const stored = (page: Page): Promise<string> => page.evaluate(allStoredText);
const drafts = (page: Page) => page.getByRole('heading', { level: 1, name: words('titles.draftList') });

async function expectNowhere(page: Page, canaries: readonly string[]): Promise<void> {
  for (const canary of canaries) await expect.poll(() => stored(page), canary).not.toContain(canary);
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${words('shell.account.menu', { name: '' })}`, 'u') }).click();
  await button(page, words('shell.account.signOut')).click();
  await expect(page).toHaveURL(/\/login$/u);
}

async function become(page: Page, account: string): Promise<void> {
  await signInByForm(page, account, labels);
  await expect(drafts(page)).toBeVisible();
}

/** A workbook of bills whose importer is a person. */
function workbook(numbers: readonly string[]): Buffer {
  const lines = numbers.map((amsNo) => ({
    'amsRequestList.amsNo': amsNo,
    importerType: '34',
    importerId: IMPORTED_SSN,
    importerBirth: BIRTH,
    sellerName: 'IMPORTED SELLER',
  }));
  const heads = Object.keys(lines[0] ?? {}).map((name) => words(`fields.bill.${name}`));
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([heads, ...lines.map((line) => Object.values(line))]), 'LIST');
  return Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
}

/** Imports a workbook with a social security number into the list of drafts, and searches the list for it. */
async function importAndSearch(page: Page): Promise<void> {
  const numbers = [newBlNumber(), newBlNumber()];
  await button(page, words('imports.button')).first().click();
  const dialog = page.getByRole('dialog', { name: words('imports.title') });
  const file = { name: 'bills.xlsx', mimeType: 'application/octet-stream', buffer: workbook(numbers) };
  await dialog.getByLabel(words('imports.choose')).setInputFiles(file);
  await button(page, words('imports.save_other', { count: 2 })).click();
  await button(page, words('imports.see')).click();
  await expect(page.getByRole('row').filter({ hasText: numbers[0] ?? '' })).toBeVisible();
  const isSearch = (url: string) => new URL(url).searchParams.get('keyword') === IMPORTED_SSN;
  const answered = page.waitForResponse((response) => isSearch(response.url()));
  await page.getByLabel(words('ui.list.search'), { exact: true }).fill(IMPORTED_SSN);
  expect((await answered).status()).toBe(200);
}

test('[ASVS 14.3.1] [ASVS 14.3.3] encrypts personal ids, empties the browser at sign-out', async ({ page }) => {
  const office = await openOffice();
  await page.goto('/');
  await become(page, office.account);
  await importAndSearch(page);
  const saves = await holdSaves(page.context());
  const address = await openNewDraft(page, words);
  await field(page, words, 'importerType').selectOption('34');
  await field(page, words, 'importerId').fill(SSN);
  await field(page, words, 'importerBirth').fill(BIRTH);
  await field(page, words, 'sellerName').fill(NAME);
  await expectStoredLocally(page, NAME);
  await expectStoredLocally(page, '_sealed');
  for (const canary of [SSN, BIRTH]) expect(await stored(page)).not.toContain(canary);
  await page.reload();
  await expect(field(page, words, 'importerId')).toHaveValue(SSN);
  await expect(field(page, words, 'importerBirth')).toHaveValue(BIRTH);

  await signOut(page);
  // On a slow machine the sign-in page finishes what the sign-out did not complete in time.
  await expectNowhere(page, [SSN, IMPORTED_SSN, BIRTH, NAME]);
  await become(page, office.subAccount);
  await page.goto(address);
  await expect(field(page, words, 'sellerName')).toHaveValue('');
  for (const canary of [SSN, BIRTH, NAME]) expect(await stored(page)).not.toContain(canary);

  await signOut(page);
  await become(page, office.account);
  await page.goto(address);
  await expect(field(page, words, 'sellerName')).toHaveValue(NAME);
  await expect(field(page, words, 'importerId')).toHaveValue(SSN);
  await expect(field(page, words, 'importerBirth')).toHaveValue(BIRTH);
  for (const canary of [SSN, BIRTH]) expect(await stored(page)).not.toContain(canary);
  saves.release();
});

test('[I8] keeps nothing readable of an ended session, and restores its text at sign-in', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/the server responded with a status of 401/u);
  const office = await openOffice();
  await page.goto('/');
  await become(page, office.account);
  const saves = await holdSaves(context);
  const address = await openNewDraft(page, words);
  await field(page, words, 'sellerName').fill(NAME);
  await expectStoredLocally(page, NAME);
  await context.clearCookies();
  await page.goto('/');
  await expect(page).toHaveURL(/\/index_en/u);
  await expect.poll(() => stored(page)).not.toContain(NAME);
  await become(page, office.account);
  await page.goto(address);
  await expect(field(page, words, 'sellerName')).toHaveValue(NAME);
  saves.release();
});
