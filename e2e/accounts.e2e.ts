import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import { pathTo } from '#contract/routes.ts';
import { BASE } from './caller.ts';
import { openHostPage } from './hostPage.ts';
import { newBlNumber } from './numbers.ts';
import { openOffice } from './office.ts';
import { button, field, openNewDraft } from './pages.ts';
import { expect, expectAccessible, signInByForm, test, LONG } from './test.ts';
import { loadWords } from './words.ts';

const en = loadWords('en');
const zh = loadWords('zh-CN');
const labels = { account: en('auth.account'), password: en('auth.password'), signIn: en('auth.signIn') };

test('[E03] shows a wrong password on the sign-in page', LONG, async ({ page, watch }) => {
  watch.allow(/status of 401.*anonymous\/login/u);
  await page.goto('/login');
  await page.getByLabel(labels.account, { exact: true }).fill((await openOffice()).account);
  await page.getByLabel(labels.password, { exact: true }).fill('not the password');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(en('auth.wrong'));
  await expect(page).toHaveURL(/\/login$/u);
  await expect(page.getByLabel(labels.password, { exact: true })).toBeFocused();
});

test('[G02] [R01] opens the requested address after sign-in, and no address after sign-out', async ({ page }) => {
  const { account } = await openOffice();
  await page.goto('/hasSent?lang=en');
  await expect(page).toHaveURL(/\/index_en\?lang=en$/u);
  await expect(page).toHaveTitle(`TenPlusTwo - ${en('titles.landingPageEn')}`);
  await signInByForm(page, account, labels);
  await expect(page).toHaveURL(/\/hasSent\?lang=en$/u);
  await expect(page).toHaveTitle(`TenPlusTwo - ${en('titles.hasSentList')}`);

  await page.getByRole('button', { name: /^Account of /u }).click();
  await button(page, en('shell.account.signOut')).click();
  await expect(page).toHaveURL(/\/login$/u);
  await page.goBack();
  await expect(page).toHaveURL(/\/index_en\?lang=en$/u);
});

test('[G01] [G02] [G06] shows the notice in the user’s language and keeps the query', LONG, async ({ page }) => {
  await page.goto('/hasSent?stage=7');
  await signInByForm(page, 'new@quay.test', labels);
  await expect(page).toHaveURL(/\/index_en\?stage=7&lang=en$/u);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: en('opening.close'), exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('auth.gate.serviceNotOpen.title'));
  await expectAccessible(page, 'gate');

  await page.goto('/?stage=8&lang=zh-CN');
  await expect(page).toHaveURL(/\/index\?stage=8&lang=zh-CN$/u);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: zh('opening.close'), exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(zh('auth.gate.serviceNotOpen.title'));
});

test('[C02] saves typed text after another sign-in replaced the token of the page', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/status of 403.*draft-bills\/save/u);
  await (await openOffice()).signIn(context);
  await openNewDraft(page, en);
  await field(page, en, 'sellerName').fill('NINGBO TRADING');
  const token = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN');
  if (!token) throw new Error('The page has no token.');
  const old = `${'A'.repeat(32)}.${'A'.repeat(43)}`;
  await context.addCookies([{ ...token, value: old }]);
  await button(page, en('billForm.actions.save')).click();
  await expect(page.getByText(en('billForm.savedToDrafts'), { exact: true })).toBeVisible();
  expect((await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value).not.toBe(old);
});

test('[G10] switches the language at once without touching typed text', LONG, async ({ page, context }) => {
  await (await openOffice()).signIn(context);
  await openNewDraft(page, en);
  await field(page, en, 'sellerName').fill('NINGBO TRADING');
  await field(page, en, 'amsRequestList.amsNo', 1).fill('OOL');
  await field(page, en, 'amsRequestList.amsNo', 1).press('Tab');
  await page.getByLabel(en('ui.layout.language'), { exact: true }).selectOption('zh-CN');
  await expect(page).toHaveTitle(`TenPlusTwo - ${zh('titles.draftDetial')}`);
  await expect(field(page, zh, 'sellerName')).toHaveValue('NINGBO TRADING');
  await expect(field(page, zh, 'amsRequestList.amsNo', 1)).toHaveAccessibleDescription(/提单号须以/u);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await page.reload();
  await expect(field(page, zh, 'sellerName')).toHaveValue('NINGBO TRADING');
});

test('[D16] hides drafts and filings of another enterprise', async ({ page, browser, context, watch }) => {
  watch.allow(/status of 404/u);
  const theirs = await browser.newContext();
  const portal = await (await openOffice()).signIn(theirs);
  const amsNo = newBlNumber();
  const draft = await portal.saveDraft(isf10Bill());
  const filing = (await portal.send(isf10Bill({ amsRequestList: [amsRowOf(amsNo)] }))).filings[0];
  await theirs.close();
  expect(filing).toBeDefined();

  await (await openOffice()).signIn(context);
  await page.goto(pathTo.draft(draft));
  await expect(page.getByText(en('billForm.opening.goneTitle'))).toBeVisible();
  await page.goto(pathTo.check([draft]));
  await expect(page.getByText(en('send.gone'))).toBeVisible();
  await page.goto(pathTo.filing(filing?.id ?? ''));
  await expect(page.getByText(en('sent.notFoundTitle'))).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(amsNo);
});

test('[R25] works in a host, which hides the menu and gets route, title and logout', async ({
  page,
  context,
  watch,
}) => {
  // The page that may not frame the app cannot read the answer to its browser's report either.
  watch.allow(/frame-ancestors|NotSameOrigin.*\/csp-reports/u);
  await (await openOffice()).signIn(context);
  const path = `${pathTo.screen('hasSentList')}?lang=en`;
  const { app, received, post, close } = await openHostPage(
    page,
    BASE + path,
    Number(process.env['TPT_E2E_HOST_PORT']),
  );
  await expect(app.getByRole('heading', { level: 1, name: en('titles.hasSentList') })).toBeVisible();
  await expect.poll(received).toContainEqual([BASE, { type: 'route', path }]);
  await expect
    .poll(received)
    .toContainEqual([BASE, { type: 'title', title: `TenPlusTwo - ${en('titles.hasSentList')}` }]);

  const draftList = app.getByRole('link', { name: en('titles.draftList'), exact: true });
  await expect(draftList).toBeVisible();
  await post({ type: 'layout', sidebar: false });
  await expect(draftList).toBeHidden();
  await post({ type: 'layout', sidebar: true });
  await draftList.click();
  await expect.poll(received).toContainEqual([BASE, { type: 'route', path: expect.stringMatching(/^\/(?:\?|$)/u) }]);

  await app.getByRole('button', { name: /^Account of /u }).click();
  await app.getByRole('button', { name: en('shell.account.signOut'), exact: true }).click();
  await expect.poll(received).toContainEqual([BASE, { type: 'logout' }]);

  close();

  // A page of any other origin frames nothing.
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  const other = await openHostPage(page, BASE + path, 0);
  await refused;
  expect(await other.received()).toEqual([]);
  other.close();
});

test('runs only its own scripts', async ({ page, watch }) => {
  watch.allow(/Content Security Policy|requires 'Trusted/u);
  const answer = await page.goto('/login');
  const policy = (await answer?.headerValue('content-security-policy')) ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/u);
  const hasRun = await page.evaluate(() => {
    const script = document.createElement('script');
    script.append('document.title = "broken in"');
    document.head.append(script);
    return document.title === 'broken in';
  });
  expect(hasRun).toBe(false);
  const markup = await page.evaluate(() => {
    const box = document.createElement('div');
    try {
      box.innerHTML = '<b>Broken in</b>';
      return box.innerHTML;
    } catch (error) {
      return String(error);
    }
  });
  expect(markup).toContain("requires 'TrustedHTML'");
});
