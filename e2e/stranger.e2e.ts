import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import type { Locale } from '#contract/limits.ts';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import { PRACTICE_FILER_CODE } from '#portal/config/customs.ts';
import { pdfText } from '#portal/testing/pdfText.ts';
import { SAMPLES } from '#portal/uploads/testing/agreementFiles.ts';
import { signInByCall } from './caller.ts';
import { fillIsf10 } from './filling.ts';
import { languagesOr } from './languages.ts';
import { mailedCode } from './mails.ts';
import { newBlNumber, freshText } from './numbers.ts';
import { hideTour } from './office.ts';
import { button } from './pages.ts';
import {
  DIALOG,
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectFits,
  NARROW,
  signInByForm,
  test,
  WIDE,
} from './test.ts';
import { loadWords, type Words } from './words.ts';

const SUPPORT = 'support@tenplustwo.test';
const PASSWORD = 'lanterns along the quay';
const en = loadWords('en');

/** The stranger of each language. */
const STRANGERS: Record<Locale, { enterprise: string; person: string; carrier: string; reason: string }> = {
  en: {
    enterprise: 'Quayside Forwarding',
    person: 'Ann Marsh',
    carrier: 'OOLU',
    reason: 'The stamp is missing on page 2.',
  },
  'zh-CN': { enterprise: '宁波海风国际货运', person: '王海', carrier: 'COSU', reason: '第2页缺少公章。' },
  vi: {
    enterprise: 'Giao nhận Cát Bà',
    person: 'Nguyễn Thị Hoa',
    carrier: 'ONEY',
    reason: 'Trang 2 thiếu con dấu.',
  },
};
const DETAILS = {
  legalRepresentative: 'Nguyễn Văn 王',
  contactInformation: '+84 225 382 1234',
  address: '8A Lê Thánh Tông, Hải Phòng',
};

const dialogOf = (page: Page, name: string): Locator => page.getByRole('dialog', { name });
const within = (dialog: Locator, name: string): Locator => dialog.getByRole('button', { name, exact: true });

/** From the product page to the first sign-in with the chosen password. */
async function register(page: Page, words: Words, locale: Locale, account: string, enterprise: string): Promise<void> {
  await page.goto(`/?lang=${locale}`);
  await expect(page).toHaveURL(locale === 'zh-CN' ? /\/index\?/u : /\/index_en\?/u);
  await expectAccessible(page, 'product page');
  await page
    .getByRole('link', { name: words('landing.hero.register') })
    .first()
    .click();
  const fill = (label: string, value: string) => page.getByLabel(words(label), { exact: true }).fill(value);
  await fill('people.register.enterprise', enterprise);
  await fill('people.accept.name', STRANGERS[locale].person);
  await fill('people.register.email', account);
  await fill('auth.password', PASSWORD);
  await button(page, words('human.send')).click();
  await fill('human.code', await mailedCode(account));
  await expectAccessible(page, 'registration');
  await button(page, words('people.register.send')).click();
  // Registering signs in; the next visit begins with the password.
  await within(dialogOf(page, words('opening.open')), words('opening.close')).click();
  await button(page, words('shell.account.signOut')).click();
  await page.waitForURL(/\/login$/u);
  const labels = {
    account: words('auth.account'),
    password: words('auth.password'),
    signIn: words('auth.signIn'),
  };
  await signInByForm(page, account, labels, PASSWORD);
}

/** Fills in the details and saves the agreement. @returns its bytes, checked for the details */
async function downloadAgreement(page: Page, words: Words, dialog: Locator, enterprise: string): Promise<Buffer> {
  const download = within(dialog, words('opening.download'));
  await expect(download).toBeDisabled();
  for (const [name, value] of Object.entries(DETAILS)) {
    await dialog.getByLabel(words(`fields.agreement.${name}`)).fill(value);
  }
  const [saved] = await Promise.all([page.waitForEvent('download'), download.click()]);
  expect(saved.suggestedFilename()).toMatch(/^TenPlusTwo-agreement-.+\.pdf$/u);
  const bytes = await readFile(await saved.path());
  const text = (await pdfText(bytes)).join(' ').replaceAll(/\s+/gu, ' ');
  for (const value of [enterprise, ...Object.values(DETAILS)]) expect(text).toContain(value);
  return bytes;
}

/** Uploads the signed agreement over a slow line, sees its progress, and hands it in. */
async function handIn(page: Page, words: Words, name: string, bytes: Buffer): Promise<void> {
  const line = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: bytes.length / 2 };
  await line.send('Network.emulateNetworkConditions', slow);
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer: bytes });
  await expect(page.getByRole('progressbar', { name: new RegExp(name, 'u') })).toBeVisible();
  await expect(page.getByText(words('opening.done', { name }))).toBeVisible();
  await line.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  await button(page, words('opening.confirm')).click();
  await expect(dialogOf(page, words('opening.review.title'))).toBeVisible();
}

/** Support staff open the waiting application of an enterprise and decide. */
async function review(browser: Browser, enterprise: string, reason?: string): Promise<void> {
  const context = await browser.newContext();
  await signInByCall(context, SUPPORT);
  const desk = await context.newPage();
  await desk.goto(`/support/applications?filter=${encodeURIComponent('{"status":"submitted"}')}&lang=en`);
  await desk.getByRole('link', { name: enterprise }).click();
  await expect(desk.getByText(DETAILS.address)).toBeVisible();
  if (reason !== undefined) {
    await expectAccessible(desk, 'review of an application');
    await desk.getByLabel(en('opening.desk.summary')).fill(reason);
  }
  const decide = button(desk, en(reason === undefined ? 'opening.desk.accept' : 'opening.desk.reject'));
  await decide.click();
  await expect(decide).toBeHidden();
  await context.close();
}

/** Files of a wrong type or content are refused before and after they are sent. */
async function tryWrongFiles(page: Page, words: Words, dialog: Locator): Promise<void> {
  const choose = (name: string, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'x', buffer });
  await within(dialog, words('opening.confirm')).click();
  await expect(dialog.getByText(words('opening.noFile'))).toBeVisible();
  await choose('agreement.docx', SAMPLES.pdf);
  await expect(dialog.getByText(words('errors.agreementType'))).toBeVisible();
  await choose('agreement.pdf', Buffer.from('<html>'));
  await expect(dialog.getByText(words('errors.agreementContent'))).toBeVisible();
  await expectAccessible(page, 'open-service dialog', { part: DIALOG });
  await page.setViewportSize(NARROW);
  await expectFits(page, 'open-service dialog');
  await page.setViewportSize(WIDE);
}

/** The coins in the top bar. */
async function coins(page: Page, words: Words): Promise<number> {
  const wallet = page.getByRole('list', { name: words('shell.account.label'), exact: true });
  const text = await wallet.getByRole('listitem').first().textContent();
  return Number(text?.replaceAll(/\D/gu, '') || Number.NaN);
}

/** Buys coins in the cashier, which opens in its own window, with the practice payment. */
async function topUp(page: Page, words: Words, amount: number): Promise<void> {
  const opened = page.context().waitForEvent('page');
  await page
    .getByRole('list', { name: words('shell.account.label'), exact: true })
    .getByRole('link', { name: words('shell.account.topUp') })
    .click();
  const cashier = await opened;
  await cashier.getByLabel(words('cashier.topUp.other')).fill(String(amount));
  await button(cashier, words('cashier.topUp.pay', { amount: String(amount) })).click();
  await button(cashier, words('cashier.pay.confirm')).click();
  await expect(
    cashier.getByRole('heading', { name: words('cashier.result.paid', { amount: String(amount) }) }),
  ).toBeVisible();
  await cashier.close();
}

/** Files the first ISF-10 with two bills of lading, up to the receipt of customs. */
async function fileFirst(page: Page, words: Words, carrier: string, locale: Locale): Promise<void> {
  const [first, second] = [newBlNumber(carrier), newBlNumber(carrier)];
  if (locale === 'zh-CN') await within(page.getByRole('dialog'), words('opening.originals.later')).click();
  await topUp(page, words, 700);
  await expect.poll(() => coins(page, words)).toBe(700);
  await expectAccessible(page, 'drafts');
  await page
    .getByRole('button', { name: words('drafts.newIsf10') })
    .or(page.getByRole('link', { name: words('drafts.newIsf10') }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/draft\/detial\?id=new\d+/u);
  const amsRequestList = [amsRowOf(first), amsRowOf(second, 'OB', 'second of two')];
  await fillIsf10(page, words, isf10Bill({ houseScac: PRACTICE_FILER_CODE, amsRequestList }));
  // axe counts a control that the sticky head covers in part as too small.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page, 'form');
  await button(page, words('billForm.actions.check')).click();
  await expect(page.getByText(words('billForm.summary.clear'))).toBeVisible();
  await button(page, words('billForm.actions.save')).click();
  await expect(page).toHaveURL(/id=(?!new)/u);
  await button(page, words('billForm.actions.send')).click();

  await expect(page).toHaveURL(/\/draft\/check\?ids=/u);
  const confirm = page.getByRole('button', { name: new RegExp(`^${words('send.confirmNothing')}`, 'u') });
  await expect(confirm).toBeEnabled();
  await expect(confirm).toContainText('140');
  await expectAccessibleInBothThemes(page, 'check and send');
  await confirm.click();
  await expect(page).toHaveURL(/\/draft\/sent\?intents=/u);
  await expect(page.getByText(first).first()).toBeVisible();
  await expectAccessibleInBothThemes(page, 'confirmation');
  await expect.poll(() => coins(page, words)).toBe(560);

  await page
    .getByRole('link', { name: words('titles.hasSentList'), exact: true })
    .first()
    .click();
  const row = page.getByRole('row').filter({ hasText: first });
  // The receipts update the open list without a reload.
  await expect(row).toContainText(words('statuses.declaration.receiveSuccess'));
  await expectAccessible(page, 'sent list');
  await row.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/hasSent\/detial\?id=/u);
  await expect(page.getByText(words('sent.said.accepted'))).toBeVisible();
  await expectAccessible(page, 'sent detail');
}

const ROWS = '[M02] [G03] [G04] [P01] [V21] [B01] [D01] [D06] [D08] [R02] [R03] [G10]';
// Most users file in Chinese.
for (const locale of languagesOr('zh-CN')) {
  test(`${ROWS} a stranger registers, opens the service, tops up and files in ${locale}`, async ({
    page,
    browser,
    watch,
  }) => {
    // The first drafts are requested before the user is known.
    watch.allow(/status of 403.*draft-bills/u);
    watch.allow(/status of 422.*whale\/upload/u);
    const words = loadWords(locale);
    const { carrier, reason, enterprise: name } = STRANGERS[locale];
    const enterprise = `${name} ${freshText()}`;
    const account = `stranger-${freshText()}@freight.test`;
    await register(page, words, locale, account, enterprise);

    const dialog = dialogOf(page, words('opening.open'));
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate((element) => getComputedStyle(element).width)).toBe('500px');
    await page.mouse.click(5, 5);
    const agreement = await downloadAgreement(page, words, dialog, enterprise);
    await tryWrongFiles(page, words, dialog);
    await handIn(page, words, 'signed.pdf', agreement);
    await expectAccessible(page, 'under-review dialog', { part: DIALOG });
    await review(browser, enterprise, reason);
    // Without a reload: the page follows the review.
    await expect(dialog.getByRole('blockquote')).toHaveText(reason);
    await expect(dialog.getByLabel(words('fields.agreement.address'))).toHaveValue(DETAILS.address);
    await handIn(page, words, 'stamped.pdf', agreement);
    await review(browser, enterprise);
    await hideTour(account);

    await page.goto(`/?lang=${locale}`);
    const success = dialogOf(page, words('auth.opened.title'));
    await expect(success).toContainText(enterprise);
    await expectAccessible(page, 'success dialog', { part: DIALOG });
    const ended = page.waitForResponse(/\/enterprises\/extension$/u);
    await within(success, words('auth.opened.start')).click();
    expect((await ended).status()).toBe(200);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('titles.draftList'));
    await expect(success).toBeHidden();
    await fileFirst(page, words, carrier, locale);
  });
}
