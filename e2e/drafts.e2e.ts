import type { BrowserContext, Page } from '@playwright/test';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import type { Isf10Bill } from '#contract/entities/bill.ts';
import { pathTo } from '#contract/routes.ts';
import { isfVersion, writeOldDraft } from './olderTool.ts';
import { newBlNumber } from './numbers.ts';
import { openOffice } from './office.ts';
import { button, expectStoredLocally, field, holdSaves, openNewDraft } from './pages.ts';
import { expect, signInByForm, test, LONG } from './test.ts';
import { loadWords } from './words.ts';

const words = loadWords('en');
const labels = { account: words('auth.account'), password: words('auth.password'), signIn: words('auth.signIn') };

test('[D01] [D02] [D13] restores unsaved text, lists it offline as local, saves it later', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/503|draft-bills\/save/u);
  const portal = await (await openOffice()).signIn(context);
  const amsNo = newBlNumber();
  let isDown = true;
  await page.route('**/draft-bills/save', (route) =>
    isDown ? route.fulfill({ status: 503, json: { code: 503 } }) : route.continue(),
  );
  const oldAddress = await openNewDraft(page, words);
  await field(page, words, 'amsRequestList.amsNo', 1).fill(amsNo);
  await field(page, words, 'sellerName').fill('NINGBO TRADING');
  await field(page, words, 'importerType').selectOption('AEF');
  await field(page, words, 'importerBirth').fill('1980-02-29');
  // A birth date is encrypted.
  await expectStoredLocally(page, '_sealed');
  await page.reload();
  await expect(field(page, words, 'amsRequestList.amsNo', 1)).toHaveValue(amsNo);
  await expect(field(page, words, 'sellerName')).toHaveValue('NINGBO TRADING');
  await expect(field(page, words, 'importerType')).toHaveValue('AEF');
  await expect(field(page, words, 'importerBirth')).toHaveValue('1980-02-29');

  const strip = page.getByRole('region', { name: words('drafts.local.title') });
  await page.goto('/');
  // The route stays: removed while the page loads its files, it can leave one of them without an answer.
  isDown = false;
  await strip.getByRole('link', { name: amsNo }).click();
  await field(page, words, 'sellerCity').fill('NINGBO');
  await expect(page.locator('[data-saved="drafts"]')).toBeVisible();
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

test('[D01] shows both versions on a save over a newer one, overwrites nothing unasked', async ({
  page,
  context,
  browser,
  watch,
}) => {
  watch.allow(/status of 409.*draft-bills\/save/u);
  const office = await openOffice();
  const portal = await office.signIn(context);
  const bill = isf10Bill({ amsRequestList: [amsRowOf(newBlNumber())] });
  const id = await portal.saveDraft(bill);
  const stored = () => portal.get<Isf10Bill>(`/draft-bills/detail/${id}`);
  const saves = await holdSaves(context);
  await page.goto(pathTo.draft(id));
  await field(page, words, 'sellerName').fill('MY SELLER');
  await expectStoredLocally(page, 'MY SELLER');

  const elsewhere = await browser.newContext();
  const colleague = await office.signIn(elsewhere);
  await colleague.saveDraft({ ...bill, id, revision: (await stored()).revision, sellerName: 'THEIR SELLER' });
  await elsewhere.close();

  saves.release();
  // The form saves by itself first, which opens no dialog.
  await expect(button(page, words('billForm.trouble.compare'))).toBeVisible();
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

/** Opens a second tab; `isolate` stops the messages between both, as for frozen tabs. */
async function openSecondTab(
  context: BrowserContext,
  page: Page,
): Promise<{ second: Page; isolate: () => Promise<void> }> {
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
  const isolate = async () => {
    for (const tab of [page, second])
      await tab.evaluate(() => Object.assign((window as unknown as { state: object }).state, { isDeaf: true }));
  };
  return { second, isolate };
}

test('[D01] synchronizes two tabs with one draft and loses no text of either', async ({ page, context }) => {
  await (await openOffice()).signIn(context);
  const saves = await holdSaves(context);
  const { second, isolate } = await openSecondTab(context, page);
  const address = await openNewDraft(page, words);
  await field(page, words, 'sellerName').fill('FIRST TAB');
  await expectStoredLocally(page, 'FIRST TAB');
  await second.goto(address);
  await expect(field(second, words, 'sellerName')).toHaveValue('FIRST TAB');
  await field(page, words, 'sellerCity').fill('NINGBO');
  await expect(field(second, words, 'sellerCity')).toHaveValue('NINGBO');
  await field(second, words, 'sellerName').fill('SECOND TAB');
  await expect(field(page, words, 'sellerName')).toHaveValue('SECOND TAB');

  await isolate();
  await field(page, words, 'bugerName').fill('KEPT FROM THE FIRST');
  await expectStoredLocally(page, 'KEPT FROM THE FIRST');
  await field(second, words, 'sellerAddr').fill('KEPT FROM THE SECOND');
  await expect(field(second, words, 'bugerName')).toHaveValue('KEPT FROM THE FIRST');
  await second.close();
  await page.reload();
  await expect(field(page, words, 'bugerName')).toHaveValue('KEPT FROM THE FIRST');
  await expect(field(page, words, 'sellerAddr')).toHaveValue('KEPT FROM THE SECOND');
  saves.release();
});

test('[D01] offers both texts when two tabs typed into one field at once', LONG, async ({ page, context, watch }) => {
  await (await openOffice()).signIn(context);
  const { second, isolate } = await openSecondTab(context, page);
  const address = await openNewDraft(page, words);
  await field(page, words, 'sellerName').fill('BOTH');
  await expectStoredLocally(page, 'BOTH');
  await second.goto(address);
  await expect(field(second, words, 'sellerName')).toHaveValue('BOTH');
  await isolate();
  // The portal would pass the text of the second tab to the first one; later one of both saves comes too late.
  watch.allow(/status of 409.*\/draft-bills\/save/u);
  const saves = await holdSaves(context);
  await field(second, words, 'sellerName').fill('OF THE SECOND');
  await expectStoredLocally(second, 'OF THE SECOND');
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
  saves.release();
});

test('[D02] reports in an open draft that it was deleted, and restored', LONG, async ({ page, context, watch }) => {
  const portal = await (await openOffice()).signIn(context);
  const id = await portal.saveDraft(isf10Bill({ amsRequestList: [amsRowOf(newBlNumber())] }));
  await page.goto(pathTo.draft(id));
  await expect(button(page, words('billForm.actions.check'))).toBeVisible();
  const notice = page.getByRole('status').filter({ hasText: words('billForm.trouble.removed') });
  watch.allow(/status of 404.*\/draft-bills\/detail/u);
  await portal.removeDrafts([id]);
  await expect(notice).toBeVisible();
  await portal.restoreDrafts([id]);
  await expect(notice).toHaveCount(0);
});

test(
  '[D01] lists and opens drafts of the older tool, and keeps its database at version 5',
  LONG,
  async ({ page, context }) => {
    await (await openOffice()).signIn(context);
    const amsNo = newBlNumber();
    await writeOldDraft(page, {
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
    await expectStoredLocally(page, 'TYPED HERE');
    await page.reload();
    await expect(field(page, words, 'sellerName')).toHaveValue('TYPED HERE');
    expect(await isfVersion(page)).toBe(5);
  },
);

test('[D16] hides local drafts from another user, and restores them for their owner', async ({ page, context }) => {
  const office = await openOffice();
  await page.goto('/');
  await signInByForm(page, office.account, labels);
  await expect(page.getByRole('heading', { level: 1, name: words('titles.draftList') })).toBeVisible();
  const saves = await holdSaves(context);
  const address = await openNewDraft(page, words);
  await field(page, words, 'sellerName').fill('NOBODY ELSE’S');
  await expectStoredLocally(page, 'NOBODY ELSE’S');

  async function switchAccount(account: string): Promise<void> {
    await page.getByRole('button', { name: new RegExp(`^${words('shell.account.menu', { name: '' })}`, 'u') }).click();
    await button(page, words('shell.account.signOut')).click();
    await expect(page).toHaveURL(/\/login$/u);
    await signInByForm(page, account, labels);
    await expect(page.getByRole('heading', { level: 1, name: words('titles.draftList') })).toBeVisible();
  }
  const strip = page.getByRole('region', { name: words('drafts.local.title') });
  await switchAccount(office.subAccount);
  await expect(page.getByText(words('drafts.emptyTitle'))).toBeVisible();
  await expect(strip).toHaveCount(0);
  await page.goto(address);
  await expect(field(page, words, 'sellerName')).toHaveValue('');

  await switchAccount(office.account);
  await strip.getByRole('link').click();
  await expect(page).toHaveURL(address);
  await expect(field(page, words, 'sellerName')).toHaveValue(/^NOBODY ELSE/u);
  saves.release();
});
