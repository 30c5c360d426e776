import { readFile } from 'node:fs/promises';
import { isf10Bill } from '#contract/testing/bills.ts';
import { newBlNumber, freshText } from './numbers.ts';
import { writeOldDraft } from './olderTool.ts';
import { addFlowStage, openOffice } from './office.ts';
import { button, expectStoredLocally, field, openNewDraft } from './pages.ts';
import { expect, signInByForm, test, LONG } from './test.ts';
import { loadWords } from './words.ts';

const words = loadWords('en');
const labels = { account: words('auth.account'), password: words('auth.password'), signIn: words('auth.signIn') };

test('[D01] [O08] reports full storage, saves to the portal, stores the text once it fits', async ({
  page,
  context,
}) => {
  await (await openOffice()).signIn(context);
  await page.addInitScript(() => {
    type Put = (this: IDBObjectStore, ...given: unknown[]) => IDBRequest;
    const put = Reflect.get(IDBObjectStore.prototype, 'put') as Put;
    const refuse: Put = function refuse(...given) {
      if ('storageIsFull' in window) throw new DOMException('full', 'QuotaExceededError');
      return Reflect.apply(put, this, given);
    };
    Reflect.set(IDBObjectStore.prototype, 'put', refuse);
  });
  await openNewDraft(page, words);
  await page.evaluate(() => Object.assign(window, { storageIsFull: true }));
  const saved = page.waitForResponse((answer) => answer.url().includes('/draft-bills/save') && answer.ok());
  await field(page, words, 'sellerName').fill('NO ROOM LTD');
  const alert = page.getByRole('alert').filter({ hasText: words('billForm.saved.writeFailed.full') });
  await expect(alert).toBeVisible();
  const downloading = page.waitForEvent('download');
  await alert.getByRole('button', { name: words('billForm.saved.download') }).click();
  const file = await (await downloading).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ sellerName: 'NO ROOM LTD' });
  expect((await saved).request().postDataJSON()).toMatchObject({ sellerName: 'NO ROOM LTD' });

  await page.evaluate(() => Reflect.deleteProperty(window, 'storageIsFull'));
  await expectStoredLocally(page, 'NO ROOM LTD');
  await expect(page.locator('[data-saved="drafts"]')).toBeVisible();
  await page.reload();
  await expect(field(page, words, 'sellerName')).toHaveValue('NO ROOM LTD');
});

test(
  '[D01] [O08] keeps the text of an open form whose local databases are deleted',
  LONG,
  async ({ page, context }) => {
    await (await openOffice()).signIn(context);
    await openNewDraft(page, words);
    await field(page, words, 'sellerName').fill('TYPED BEFORE');
    await expectStoredLocally(page, 'TYPED BEFORE');
    const browser = await context.newCDPSession(page);
    const origin = new URL(page.url()).origin;
    await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb,local_storage,cache_storage' });
    const saved = page.waitForResponse((answer) => answer.request().postData()?.includes('TYPED AFTER') === true);
    await field(page, words, 'sellerCity').fill('TYPED AFTER');
    expect((await saved).ok()).toBe(true);
    await expectStoredLocally(page, 'TYPED AFTER');
    await expectStoredLocally(page, 'TYPED BEFORE');
    await page.reload();
    await expect(field(page, words, 'sellerName')).toHaveValue('TYPED BEFORE');
    await expect(field(page, words, 'sellerCity')).toHaveValue('TYPED AFTER');
  },
);

test('[D01] stores typed text offline, shows that, and saves once the network is back', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/u);
  await (await openOffice()).signIn(context);
  await openNewDraft(page, words);
  await context.setOffline(true);
  await field(page, words, 'sellerName').fill('TYPED ON A TRAIN');
  await expect(page.getByText(words('drafting.offline', { time: '' }).trim())).toBeVisible();
  await expectStoredLocally(page, 'TYPED ON A TRAIN');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(words('billForm.trouble.unreachable'))).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator('[data-saved="drafts"]')).toBeVisible();
  await expect(page.getByText(words('billForm.trouble.unreachable'))).toHaveCount(0);
});

test('[E01] shows a screen that was not loaded once the network is back', LONG, async ({ page, context, watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|dynamically imported module|preload/u);
  await (await openOffice()).signIn(context);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: words('titles.draftList') })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: words('titles.addressManage') }).click();
  await expect(page.getByText(words('shell.notLoaded.title'))).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: words('titles.addressManage') })).toBeVisible();
});

test('[D01] quarantines a damaged local record, and offers its download', LONG, async ({ page, context }) => {
  await (await openOffice()).signIn(context);
  const amsNo = newBlNumber();
  await writeOldDraft(page, {
    ...isf10Bill(),
    id: 'new1712345678902',
    bugerName: { broken: true },
    sellerName: amsNo,
  });
  await page.goto('/');
  const notice = page.getByText(words('drafting.quarantine.text_one', { count: 1 }));
  await expect(notice).toBeVisible();
  const downloading = page.waitForEvent('download');
  await button(page, words('drafting.quarantine.download')).click();
  expect(await readFile(await (await downloading).path(), 'utf8')).toContain(amsNo);
  await button(page, words('drafting.quarantine.forget')).click();
  await expect(notice).toHaveCount(0);
  await page
    .getByRole('region', { name: words('drafts.local.title') })
    .getByRole('link')
    .click();
  await expect(field(page, words, 'sellerName')).toHaveValue(amsNo);
});

test('[D14] opens the draft of a link’s stage, also after sign-in, and keeps an edited draft', async ({ page }) => {
  const office = await openOffice();
  const flow = { flowId: 'F-1', stageId: freshText() };
  await addFlowStage(office.account, flow, isf10Bill({ sellerName: 'FROM THE FLOW' }));
  const link = `/?stageId=${flow.stageId}&flowId=${flow.flowId}`;
  await page.goto(link);
  await signInByForm(page, office.account, labels);
  await expect(page).toHaveURL(new RegExp(`id=new${flow.stageId}$`, 'u'));
  await expect(field(page, words, 'sellerName')).toHaveValue('FROM THE FLOW');

  await field(page, words, 'sellerName').fill('EDITED HERE');
  await expectStoredLocally(page, 'EDITED HERE');
  await page.goto(link);
  const dialog = page.getByRole('dialog', { name: words('drafting.flow.askTitle') });
  await dialog.getByRole('button', { name: words('drafting.flow.startAgain') }).click();
  await expect(field(page, words, 'sellerName')).toHaveValue('FROM THE FLOW');
  await page.goto(link);
  await dialog.getByRole('button', { name: words('drafting.flow.openMine') }).click();
  await expect(field(page, words, 'sellerName')).toHaveValue('EDITED HERE');
});
