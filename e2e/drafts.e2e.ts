import type { BrowserContext, Page } from '@playwright/test';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import type { Isf10Bill } from '#contract/entities/bill.ts';
import { pathTo } from '#contract/routes.ts';
import { isfVersion, leaveOldDraft } from './olderTool.ts';
import { freshNumber } from './numbers.ts';
import { openOffice } from './office.ts';
import { button, expectKept, field, openNewDraft } from './pages.ts';
import { expect, signIn, test } from './test.ts';
import { wordsOf } from './words.ts';

const words = wordsOf('en');
const labels = { account: words('auth.account'), password: words('auth.password'), signIn: words('auth.signIn') };

test('[D01] [D02] [D13] what is typed survives a reload unsaved, is listed as on this computer only, and keeps its old address once saved', async ({
  page,
  context,
}) => {
  const portal = await (await openOffice()).signIn(context);
  const amsNo = freshNumber();
  const oldAddress = await openNewDraft(page, words);
  await field(page, words, 'amsRequestList.amsNo', 1).fill(amsNo);
  await field(page, words, 'sellerName').fill('NINGBO TRADING');
  await field(page, words, 'importerType').selectOption('AEF');
  await field(page, words, 'importerBirth').fill('1980-02-29');
  // A birth date is encrypted.
  await expectKept(page, '_sealed');
  await page.reload();
  await expect(field(page, words, 'amsRequestList.amsNo', 1)).toHaveValue(amsNo);
  await expect(field(page, words, 'sellerName')).toHaveValue('NINGBO TRADING');
  await expect(field(page, words, 'importerType')).toHaveValue('AEF');
  await expect(field(page, words, 'importerBirth')).toHaveValue('1980-02-29');

  const strip = page.getByRole('region', { name: words('drafts.local.title') });
  await page.goto('/');
  await strip.getByRole('link', { name: amsNo }).click();
  await field(page, words, 'sellerCity').fill('NINGBO');
  await button(page, words('billForm.actions.save')).click();
  await expect(page.getByText(words('billForm.savedToDrafts'), { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/id=(?!new)/u);
  const saved = page.url();

  await page.goto(oldAddress);
  await expect(page).toHaveURL(saved);
  await expect(field(page, words, 'sellerCity')).toHaveValue('NINGBO');
  await page.goto('/');
  await expect(page.getByRole('row').filter({ hasText: amsNo })).toBeVisible();
  await expect(strip).toHaveCount(0);
  expect((await portal.get<{ total: number }>('/draft-bills')).total).toBe(1);
});

test('[D01] a save over a colleague’s newer version shows both and overwrites nothing until one has chosen', async ({
  page,
  context,
  browser,
  watch,
}) => {
  watch.allow(/status of 409.*draft-bills\/save/u);
  const office = await openOffice();
  const portal = await office.signIn(context);
  const bill = isf10Bill({ amsRequestList: [amsRowOf(freshNumber())] });
  const id = await portal.saveDraft(bill);
  const stored = () => portal.get<Isf10Bill>(`/draft-bills/detail/${id}`);
  await page.goto(pathTo.draft(id));
  await field(page, words, 'sellerName').fill('MY SELLER');
  await expect(page.locator('[data-saved="computer"]')).toBeVisible();

  const elsewhere = await browser.newContext();
  const colleague = await office.signIn(elsewhere, office.subAccount);
  await colleague.saveDraft({ ...bill, id, revision: (await stored()).revision, sellerName: 'THEIR SELLER' });
  await elsewhere.close();

  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: words('billForm.conflict.title') });
  await expect(dialog.getByRole('group', { name: words('fields.bill.sellerName') })).toContainText('MY SELLER');
  await expect(dialog).toContainText('THEIR SELLER');
  await button(page, words('billForm.conflict.later')).click();
  expect((await stored()).sellerName).toBe('THEIR SELLER');
  await expect(field(page, words, 'sellerName')).toHaveValue('MY SELLER');

  await button(page, words('billForm.trouble.compare')).click();
  await dialog.getByText(words('billForm.conflict.mine'), { exact: true }).click();
  await button(page, words('billForm.conflict.save')).click();
  await expect(page.locator('[data-saved="drafts"]')).toBeVisible();
  expect((await stored()).sellerName).toBe('MY SELLER');
});

/** Another tab of the same browser, and both may be made to hear nothing of each other, as frozen tabs do. */
async function twoTabs(context: BrowserContext, page: Page): Promise<{ second: Page; deafen: () => Promise<void> }> {
  await context.addInitScript(() => {
    const state = { isDeaf: false };
    Object.assign(window, { state });
    const own = Object.getOwnPropertyDescriptor(BroadcastChannel.prototype, 'onmessage');
    Object.defineProperty(BroadcastChannel.prototype, 'onmessage', {
      set(this: BroadcastChannel, listener: (event: MessageEvent) => void) {
        own?.set?.call(this, (event: MessageEvent) => {
          if (!state.isDeaf) listener(event);
        });
      },
    });
  });
  const second = await context.newPage();
  const deafen = async () => {
    for (const tab of [page, second])
      await tab.evaluate(() => Object.assign((window as unknown as { state: object }).state, { isDeaf: true }));
  };
  return { second, deafen };
}

test('[D01] two tabs on one draft follow each other, and what either types stays', async ({ page, context }) => {
  await (await openOffice()).signIn(context);
  const { second, deafen } = await twoTabs(context, page);
  const address = await openNewDraft(page, words);
  await field(page, words, 'sellerName').fill('FIRST TAB');
  await expectKept(page, 'FIRST TAB');
  await second.goto(address);
  await expect(field(second, words, 'sellerName')).toHaveValue('FIRST TAB');
  await field(page, words, 'sellerCity').fill('NINGBO');
  await expect(field(second, words, 'sellerCity')).toHaveValue('NINGBO');
  await field(second, words, 'sellerName').fill('SECOND TAB');
  await expect(field(page, words, 'sellerName')).toHaveValue('SECOND TAB');

  await deafen();
  await field(page, words, 'bugerName').fill('KEPT FROM THE FIRST');
  await expectKept(page, 'KEPT FROM THE FIRST');
  await field(second, words, 'sellerAddr').fill('KEPT FROM THE SECOND');
  await expect(field(second, words, 'bugerName')).toHaveValue('KEPT FROM THE FIRST');
  await second.close();
  await page.reload();
  await expect(field(page, words, 'bugerName')).toHaveValue('KEPT FROM THE FIRST');
  await expect(field(page, words, 'sellerAddr')).toHaveValue('KEPT FROM THE SECOND');
});

test('[D01] of what two tabs type into one field at once neither is lost, and a person chooses', async ({
  page,
  context,
}) => {
  await (await openOffice()).signIn(context);
  const { second, deafen } = await twoTabs(context, page);
  const address = await openNewDraft(page, words);
  await field(page, words, 'sellerName').fill('BOTH');
  await expectKept(page, 'BOTH');
  await second.goto(address);
  await expect(field(second, words, 'sellerName')).toHaveValue('BOTH');
  await deafen();
  await field(second, words, 'sellerName').fill('OF THE SECOND');
  await expectKept(second, 'OF THE SECOND');
  await field(page, words, 'sellerName').fill('OF THE FIRST');

  const notice = page.getByRole('status').filter({ hasText: words('billForm.trouble.elsewhere') });
  await expect(notice).toBeVisible();
  await expect(field(page, words, 'sellerName')).toHaveValue('OF THE FIRST');
  await notice.getByRole('button', { name: words('billForm.trouble.compare') }).click();
  const dialog = page.getByRole('dialog', { name: words('billForm.conflict.title') });
  await dialog
    .getByRole('group', { name: words('fields.bill.sellerName') })
    .getByText(words('drafting.otherTab.theirs'))
    .click();
  await button(page, words('billForm.conflict.save')).click();
  await expect(field(page, words, 'sellerName')).toHaveValue('OF THE SECOND');
});

test('[D02] an open draft says that it was deleted, and that it was brought back', async ({ page, context, watch }) => {
  const portal = await (await openOffice()).signIn(context);
  const id = await portal.saveDraft(isf10Bill({ amsRequestList: [amsRowOf(freshNumber())] }));
  await page.goto(pathTo.draft(id));
  await expect(button(page, words('billForm.actions.check'))).toBeVisible();
  const notice = page.getByRole('status').filter({ hasText: words('billForm.trouble.removed') });
  watch.allow(/status of 404.*\/draft-bills\/detail/u);
  await portal.removeDrafts([id]);
  await expect(notice).toBeVisible();
  await portal.restoreDrafts([id]);
  await expect(notice).toHaveCount(0);
});

test('[D01] a draft of the older tool is listed and opens whole, and its database stays at version 5', async ({
  page,
  context,
}) => {
  await (await openOffice()).signIn(context);
  const amsNo = freshNumber();
  await leaveOldDraft(page, {
    ...isf10Bill({ amsRequestList: [amsRowOf(amsNo)] }),
    id: 'new1712345678901',
    cargoType: '03',
  });
  await page.goto('/');
  await page
    .getByRole('region', { name: words('drafts.local.title') })
    .getByRole('link', { name: amsNo })
    .click();
  await expect(field(page, words, 'amsRequestList.amsNo', 1)).toHaveValue(amsNo);
  await expect(field(page, words, 'cargoType')).toHaveValue('03');
  await expect(field(page, words, 'billHsRequestList.hsCode', 2)).toHaveValue('940161');
  await field(page, words, 'sellerName').fill('TYPED HERE');
  await expectKept(page, 'TYPED HERE');
  await page.reload();
  await expect(field(page, words, 'sellerName')).toHaveValue('TYPED HERE');
  expect(await isfVersion(page)).toBe(5);
});

test('[D16] another person in the same browser sees none of the local drafts, and their owner gets them back', async ({
  page,
}) => {
  const office = await openOffice();
  await page.goto('/');
  await signIn(page, office.account, labels);
  await expect(page.getByRole('heading', { level: 1, name: words('titles.draftList') })).toBeVisible();
  const address = await openNewDraft(page, words);
  await field(page, words, 'sellerName').fill('NOBODY ELSE’S');
  await expect(page.locator('[data-saved="computer"]')).toBeVisible();

  async function becomes(account: string): Promise<void> {
    await page.getByRole('button', { name: new RegExp(`^${words('shell.account.menu', { name: '' })}`, 'u') }).click();
    await button(page, words('shell.account.signOut')).click();
    await expect(page).toHaveURL(/\/login$/u);
    await signIn(page, account, labels);
    await expect(page.getByRole('heading', { level: 1, name: words('titles.draftList') })).toBeVisible();
  }
  const strip = page.getByRole('region', { name: words('drafts.local.title') });
  await becomes(office.subAccount);
  await expect(page.getByText(words('drafts.emptyTitle'))).toBeVisible();
  await expect(strip).toHaveCount(0);
  await page.goto(address);
  await expect(field(page, words, 'sellerName')).toHaveValue('');

  await becomes(office.account);
  await strip.getByRole('link').click();
  await expect(page).toHaveURL(address);
  await expect(field(page, words, 'sellerName')).toHaveValue(/^NOBODY ELSE/u);
});
