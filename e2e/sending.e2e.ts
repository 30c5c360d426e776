import type { BrowserContext, Page } from '@playwright/test';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import { pathTo } from '#contract/routes.ts';
import type { PortalCaller } from './caller.ts';
import { newBlNumber } from './numbers.ts';
import { fileInAms, openOffice } from './office.ts';
import { button, field } from './pages.ts';
import { expect, test, LONG } from './test.ts';
import { loadWords } from './words.ts';

const words = loadWords('en');
const billOf = (...amsNos: string[]) => isf10Bill({ amsRequestList: amsNos.map((amsNo) => amsRowOf(amsNo)) });
const confirmButton = (page: Page, amount: string) => button(page, words('send.confirm', { amount }));
const sentHeading = (page: Page, count: number) =>
  page.getByRole('heading', {
    name: words(count === 1 ? 'send.result.done_one' : 'send.result.done_other', { count }),
  });
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const filingsOf = async (portal: PortalCaller, amsNo: string) =>
  (await portal.get<{ total: number }>(`/bills?keyword=${amsNo}`)).total;

/** Opens Check and send for a new draft of a new enterprise. */
async function atCheck(page: Page, context: BrowserContext, purse: { coins?: number; coupons?: number } = {}) {
  const office = await openOffice(purse);
  const portal = await office.signIn(context);
  const amsNo = newBlNumber();
  const id = await portal.saveDraft(billOf(amsNo));
  await page.goto(pathTo.check([id]));
  return { office, portal, amsNo, id };
}

async function selectAll(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByLabel(words('ui.list.selectPage')).check();
  await page
    .getByRole('region', { name: words('ui.list.selection') })
    .getByRole('button', { name: words('drafts.send') })
    .click();
}

test(
  '[D04] refuses to send drafts with one B/L number together, and links to each',
  LONG,
  async ({ page, context }) => {
    const portal = await (await openOffice()).signIn(context);
    const shared = newBlNumber();
    const ids = [await portal.saveDraft(billOf(shared)), await portal.saveDraft(billOf(newBlNumber(), shared))];
    await selectAll(page);
    const refusal = page.getByRole('alert').filter({ hasText: words('drafts.repeatedTitle') });
    await expect(refusal.getByRole('link')).toHaveCount(2);
    await expect(refusal).toContainText(shared);

    await page.goto(pathTo.check(ids));
    await expect(page.getByText(words('send.duplicates', { amsNo: shared }))).toBeVisible();
    await expect(confirmButton(page, '¥210')).toBeDisabled();
  },
);

test('[D05] [D06] [D07] [D08] sends valid drafts of a selection, updates the list', async ({ page, context }) => {
  const portal = await (await openOffice()).signIn(context);
  const [rejected, warned, missing, bad] = [
    newBlNumber('OOLU', 'REJ'),
    newBlNumber('OOLU', 'WARN'),
    newBlNumber('OOLU', 'MISS'),
    newBlNumber(),
  ];
  for (const amsNo of [rejected, warned, missing]) await portal.saveDraft(billOf(amsNo));
  await portal.saveDraft({ ...billOf(bad), sellerName: '' });
  await selectAll(page);

  await expect(page.getByText(words('send.leftOut_one', { count: 1 }))).toBeVisible();
  await confirmButton(page, '¥210').click();
  const card = (amsNo: string) => page.getByRole('main').locator('ol > li').filter({ hasText: amsNo });
  for (const amsNo of [rejected, warned, missing]) {
    await expect(card(amsNo)).toContainText(words('send.state.accepted'));
  }
  await expect(card(bad)).toContainText(words('validation.required'));
  await page
    .getByRole('link', { name: words('titles.hasSentList'), exact: true })
    .first()
    .click();
  await expect(rowOf(page, missing)).toBeVisible();
  await page.evaluate(() => (document.body.dataset['sameDocument'] = 'yes'));
  const said = [
    [rejected, 'receiveFailed', 'none'],
    [warned, 'receiveSuccessWarning', 'onFile'],
    [missing, 'receiveSuccess', 'notOnFile'],
  ] as const;
  for (const [amsNo, declaration, match] of said) {
    const row = rowOf(page, amsNo);
    await expect(row).toContainText(words(`statuses.match.${match}`), { timeout: 30_000 });
    await expect(row.getByText(words(`statuses.declaration.${declaration}`), { exact: true })).toBeVisible();
  }
  expect(await page.evaluate(() => document.body.dataset['sameDocument'])).toBe('yes');
  expect(await portal.coins()).toBe(790);
  await rowOf(page, rejected).getByRole('link').first().click();
  await expect(page.getByText(words('sent.said.rejected'))).toBeVisible();
});

test('[D05] looks up a send whose answer was lost, made and charged once', async ({ page, context, watch }) => {
  watch.allow(/net::ERR_FAILED.*draft-bills\/send/u);
  const { portal, amsNo } = await atCheck(page, context);
  let posts = 0;
  await page.route('**/portal/draft-bills/send*', async (route) => {
    posts += 1;
    await route.fetch();
    await route.abort();
  });
  await confirmButton(page, '¥70').click();
  await expect(page.getByText(words('send.state.checking')).first()).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(`^${words('send.confirmNothing')}`, 'u') })).toBeDisabled();
  await expect(sentHeading(page, 1)).toBeVisible();
  expect(posts).toBe(1);
  expect(await portal.coins()).toBe(930);
  expect(await filingsOf(portal, amsNo)).toBe(1);
});

test('[D05] looks up an unknown send on the next page that opens', LONG, async ({ page, context, watch }) => {
  watch.allow(/net::ERR_FAILED/u);
  const { portal, amsNo } = await atCheck(page, context);
  await page.route('**/portal/draft-bills/send*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.route('**/portal/intents/*', (route) => route.abort());
  await confirmButton(page, '¥70').click();
  await expect(page.getByText(words('send.state.checking')).first()).toBeVisible();

  await page.goto(pathTo.screen('hasSentList'));
  const strip = page.getByRole('status').filter({ hasText: words('shell.openIntents_one', { count: 1 }) });
  await expect(strip).toBeVisible();
  await page.unroute('**/portal/intents/*');
  await strip.getByRole('link', { name: words('shell.openIntentsLink') }).click();
  await expect(sentHeading(page, 1)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(amsNo);
  expect(await portal.coins()).toBe(930);
  expect(await filingsOf(portal, amsNo)).toBe(1);
});

test('[C03] disables sending offline with the reason, and enables it online', async ({ page, context, watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/u);
  const { portal, amsNo } = await atCheck(page, context);
  await expect(confirmButton(page, '¥70')).toBeEnabled();
  await context.setOffline(true);
  await expect(confirmButton(page, '¥70')).toHaveAccessibleDescription(words('send.offline'));
  await expect(confirmButton(page, '¥70')).toBeDisabled();
  await confirmButton(page, '¥70').press('Enter');
  await context.setOffline(false);
  await expect(confirmButton(page, '¥70')).toBeEnabled();
  expect(await filingsOf(portal, amsNo)).toBe(0);
  await confirmButton(page, '¥70').click();
  await expect(sentHeading(page, 1)).toBeVisible();
  expect(await portal.coins()).toBe(930);
});

test(
  '[C03] recognizes a request that never left as unsent once the network is back',
  LONG,
  async ({ page, context, watch }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED/u);
    const { portal, amsNo } = await atCheck(page, context);
    await expect(confirmButton(page, '¥70')).toBeEnabled();
    // The network fails after the page's last check of it.
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false }));
    await page.route('**/portal/**', (route) => route.abort('internetdisconnected'));
    await confirmButton(page, '¥70').click();
    await expect(page.getByText(words('send.state.checking')).first()).toBeVisible();
    await page.unroute('**/portal/**');
    await page.evaluate(() => {
      Reflect.deleteProperty(navigator, 'onLine');
      window.dispatchEvent(new Event('online'));
    });
    await button(page, words('send.sendAgain')).click();
    await expect(sentHeading(page, 1)).toBeVisible();
    expect(await portal.coins()).toBe(930);
    expect(await filingsOf(portal, amsNo)).toBe(1);
  },
);

test('[D06] charges a changed price only after a new confirmation', async ({ page, context, watch }) => {
  watch.allow(/status of 409.*draft-bills\/send/u);
  const { portal, amsNo } = await atCheck(page, context);
  await expect(confirmButton(page, '¥70')).toBeEnabled();
  await fileInAms(amsNo);
  await confirmButton(page, '¥70').click();
  await expect(page.getByText(words('send.priceChanged', { before: '¥70', now: '¥50' }))).toBeVisible();
  expect(await portal.coins()).toBe(1_000);
  await confirmButton(page, '¥50').click();
  await expect(sentHeading(page, 1)).toBeVisible();
  expect(await portal.coins()).toBe(950);
});

test(
  '[D05] shows a draft that was changed elsewhere again, and asks for a new confirmation',
  LONG,
  async ({ page, context, watch }) => {
    watch.allow(/status of 409.*draft-bills\/send/u);
    const { portal, amsNo, id } = await atCheck(page, context);
    await expect(confirmButton(page, '¥70')).toBeEnabled();
    // The page receives no event of the change yet.
    await page.route('**/portal/draft-bills?*', (route) =>
      route.fulfill({ json: { records: [], total: 0, statistics: {} } }),
    );
    await portal.saveDraft({ ...billOf(amsNo), id, revision: 1, sellerCity: 'HANGZHOU' });
    await expect(page.getByText(/HANGZHOU/u)).toHaveCount(0);
    await confirmButton(page, '¥70').click();
    await expect(page.getByText(words('send.changedMeanwhile'))).toBeVisible();
    await expect(page.getByText(/HANGZHOU/u)).toBeVisible();
    expect(await portal.coins()).toBe(1_000);
    await page.unroute('**/portal/draft-bills?*');
    await portal.saveDraft({ ...billOf(amsNo), id, revision: 2, sellerCity: 'SUZHOU' });
    await expect(page.getByText(/SUZHOU/u)).toBeVisible({ timeout: 10_000 });
    const tab = await context.newPage();
    await tab.goto(pathTo.draft(id));
    await field(tab, words, 'sellerCity').fill('WENZHOU');
    await expect(page.getByText(/WENZHOU/u)).toBeVisible({ timeout: 10_000 });
    await tab.close();
    await confirmButton(page, '¥70').click();
    await expect(sentHeading(page, 1)).toBeVisible();
    expect(await portal.coins()).toBe(930);
    const { records } = await portal.get<{ records: { id: string }[] }>(`/bills?keyword=${amsNo}`);
    expect(await portal.get(`/bill/${records[0]?.id}`)).toMatchObject({ sellerCity: 'WENZHOU' });
  },
);

test('[D06] pays for bills of lading by coupons instead of coins', async ({ page, context }) => {
  const { portal } = await atCheck(page, context, { coupons: 1 });
  await page.getByRole('radio', { name: words('choices.payType.2'), exact: true }).check();
  await confirmButton(page, words('send.couponAmount_one', { count: 1 })).click();
  await expect(sentHeading(page, 1)).toBeVisible();
  expect(await portal.coins()).toBe(1_000);
  await expect(page.getByRole('list', { name: words('shell.account.label'), exact: true }).first()).toContainText(
    words('shell.account.couponAmount_other', { count: 0 }),
  );
});

test('[G16] [E07] shows a sub-account the missing coins and who can top up', LONG, async ({ page, context }) => {
  const { office } = await atCheck(page, context, { coins: 60 });
  // Leaves the page of the other session, whose event stream would be refused.
  await page.goto('about:blank');
  const sub = await office.signIn(context, office.subAccount);
  // [P04] A sub-account sees its own drafts only.
  await page.goto(pathTo.check([await sub.saveDraft(billOf(newBlNumber()))]));
  const gap = page.getByRole('alert').filter({ hasText: words('send.gap', { amount: '¥10' }) });
  // The main user by name.
  await expect(gap).toContainText(words('send.askNamed', { names: 'Main ' }).replace(/ to.*/u, ''));
  await expect(confirmButton(page, '¥70')).toBeDisabled();
});

test(
  '[D04] refuses a number that a colleague filed before payment, with a link to the filing',
  LONG,
  async ({ page, context }) => {
    const { portal, amsNo, id } = await atCheck(page, context);
    await portal.send(billOf(amsNo));
    await page.goto(pathTo.check([id]));
    await expect(page.getByText(words('errors.alreadyExists'))).toBeVisible();
    await expect(confirmButton(page, '¥70')).toBeDisabled();
    await page.getByRole('link', { name: words('send.seeFiling') }).click();
    await expect(page).toHaveURL(/\/hasSent\/detial\?id=/u);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(amsNo);
  },
);
