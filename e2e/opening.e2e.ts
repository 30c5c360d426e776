import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import { SAMPLES } from '#portal/uploads/testing/agreementFiles.ts';
import { pdfText } from '#portal/testing/pdfText.ts';
import { signInByCall } from './caller.ts';
import { openOffice } from './office.ts';
import { button } from './pages.ts';
import { expect, expectAccessible, expectFits, NARROW, test, WIDE } from './test.ts';
import { loadWords } from './words.ts';

const en = loadWords('en');
const SUPPORT = 'support@tenplustwo.test';
const REASON = 'The stamp is missing on page 2.';
const DETAILS = {
  legalRepresentative: 'Nguyễn Văn 王',
  contactInformation: '+84 225 382 1234',
  address: '8A Lê Thánh Tông, Hải Phòng',
};

/** Opens the desk of support staff at the waiting application of an enterprise. */
async function openDesk(browser: Browser, enterprise: string): Promise<Page> {
  const context = await browser.newContext({ acceptDownloads: true });
  await signInByCall(context, SUPPORT);
  const page = await context.newPage();
  await page.goto('/support/applications?status=submitted&lang=en');
  await page.getByRole('button', { name: enterprise }).click();
  return page;
}

/** A button of a dialog. */
const within = (dialog: Locator, name: string): Locator => dialog.getByRole('button', { name: en(name), exact: true });
const dialogOf = (page: Page, title: string): Locator => page.getByRole('dialog', { name: en(title) });
const fileInput = (page: Page): Locator => page.locator('input[type=file]');

/** Uploads the signed agreement and hands it in. */
async function handIn(page: Page, name: string): Promise<void> {
  await fileInput(page).setInputFiles({ name, mimeType: 'image/png', buffer: SAMPLES.png });
  await expect(page.getByText(en('opening.done', { name }))).toBeVisible();
  await button(page, en('opening.confirm')).click();
  await expect(dialogOf(page, 'opening.review.title')).toBeVisible();
}

test('[G03] [G04] [V21] opens the service with a signed agreement, after a rejection', async ({
  page,
  context,
  browser,
  watch,
}) => {
  // The first drafts are requested before the user is known.
  watch.allow(/status of 403.*draft-bills/u);
  watch.allow(/status of 422.*whale\/upload/u);
  const office = await openOffice({ isOpen: false });
  const caller = await office.signIn(context);
  const { enterpriseName } = await caller.get<{ enterpriseName: string }>('/me');
  await page.goto('/?lang=en');
  await expect(page).toHaveURL(/\/index_en\?lang=en$/u);
  const dialog = dialogOf(page, 'opening.open');
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => getComputedStyle(element).width)).toBe('500px');
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();

  const download = within(dialog, 'opening.download');
  await expect(download).toBeDisabled();
  for (const [name, value] of Object.entries(DETAILS)) {
    await dialog.getByLabel(en(`fields.agreement.${name}`)).fill(value);
  }
  const [saved] = await Promise.all([page.waitForEvent('download'), download.click()]);
  expect(saved.suggestedFilename()).toMatch(/^TenPlusTwo-agreement-.+\.pdf$/u);
  const text = (await pdfText(await readFile(await saved.path()))).join(' ').replaceAll(/\s+/gu, ' ');
  for (const value of [enterpriseName, ...Object.values(DETAILS)]) expect(text).toContain(value);

  await within(dialog, 'opening.confirm').click();
  await expect(dialog.getByText(en('opening.noFile'))).toBeVisible();
  await fileInput(page).setInputFiles({ name: 'agreement.docx', mimeType: 'x', buffer: SAMPLES.pdf });
  await expect(dialog.getByText(en('errors.agreementType'))).toBeVisible();
  await fileInput(page).setInputFiles({ name: 'agreement.pdf', mimeType: 'x', buffer: Buffer.from('<html>') });
  await expect(dialog.getByText(en('errors.agreementContent'))).toBeVisible();
  await expectAccessible(page, 'open-service dialog');
  await page.setViewportSize(NARROW);
  await expectFits(page, 'open-service dialog');
  await page.setViewportSize(WIDE);
  await handIn(page, 'signed.png');
  await expectAccessible(page, 'under-review dialog');

  // A tab that does not know yet: confirming again answers 400.
  const desk = await openDesk(browser, enterpriseName);
  await expect(desk.getByText(DETAILS.address)).toBeVisible();
  await expect(desk.getByRole('img', { name: en('opening.desk.picture', { name: 'signed.png' }) })).toBeVisible();
  await button(desk, en('opening.desk.reject')).click();
  await expect(desk.getByText(en('opening.desk.summaryMissing'))).toBeVisible();
  await desk.getByLabel(en('opening.desk.summary')).fill(REASON);
  await expectAccessible(desk, 'applications desk');
  await button(desk, en('opening.desk.reject')).click();
  await expect(button(desk, en('opening.desk.reject'))).toBeHidden();

  // Without a reload: the page follows the review.
  await expect(dialog.getByRole('blockquote')).toHaveText(REASON);
  await expect(dialog.getByLabel(en('fields.agreement.address'))).toHaveValue(DETAILS.address);
  await handIn(page, 'stamped.png');
  await desk.goto('/support/applications?status=submitted&lang=en');
  await desk.getByRole('button', { name: enterpriseName }).click();
  await button(desk, en('opening.desk.accept')).click();
  await expect(button(desk, en('opening.desk.accept'))).toBeHidden();
  await desk.context().close();

  await page.goto('/?lang=en');
  const success = dialogOf(page, 'auth.opened.title');
  await expect(success).toContainText(enterpriseName);
  await expectAccessible(page, 'success dialog');
  const ended = page.waitForResponse(/\/enterprises\/extension$/u);
  await within(success, 'auth.opened.start').click();
  expect((await ended).status()).toBe(200);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('titles.draftList'));
  await expect(success).toBeHidden();
});
