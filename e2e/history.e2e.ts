import type { Page } from '@playwright/test';
import type { Locale } from '#contract/limits.ts';
import { pathTo, ROUTES } from '#contract/routes.ts';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import { signInByCall } from './caller.ts';
import { newBlNumber } from './numbers.ts';
import { openOffice } from './office.ts';
import { button, field, inEachLanguage } from './pages.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectFits,
  NARROW,
  axeRulesFor,
  test,
  WIDE,
  LONG,
} from './test.ts';
import { loadWords } from './words.ts';

const words = loadWords('en');
const SUPPORT = 'support@tenplustwo.test';

/** Files a bill of a new enterprise. */
async function withFiling(
  context: Parameters<Awaited<ReturnType<typeof openOffice>>['signIn']>[0],
  amsNo = newBlNumber(),
) {
  const portal = await (await openOffice()).signIn(context);
  const { filings } = await portal.send(isf10Bill({ amsRequestList: [amsRowOf(amsNo)] }));
  return { portal, amsNo, id: filings[0]?.id ?? '' };
}
const answered = (page: Page) => expect(page.getByText(words('sent.said.accepted'))).toBeVisible({ timeout: 20_000 });

test('[D12] shows version, message and arriving receipts, and creates a draft of a version', async ({
  page,
  context,
}) => {
  const { id, amsNo } = await withFiling(context);
  await page.goto(pathTo.history(id));
  await expect(page.getByRole('navigation', { name: words('history.versions') }).getByRole('link')).toHaveCount(1);
  // The receipt arrives without a reload ([D08]).
  await answered(page);
  const message = page.getByRole('grid', { name: words('wire.title') });
  await expect(message.getByRole('row').first()).toContainText(/^SF10/u);
  await page.locator('[data-field="sellerName"]').hover();
  await expect(message.locator('[aria-selected="true"]')).toHaveText(/^NINGBO TRADING CO LTD/u);
  await expectAccessibleInBothThemes(page, 'history');

  await button(page, words('history.restore')).click();
  await page.waitForURL(/\/draft\/detial/u);
  await expect(field(page, words, 'amsRequestList.amsNo', 1)).toHaveValue(amsNo);
  await expect(field(page, words, 'sellerName')).toHaveValue('NINGBO TRADING CO LTD');
});

test('[D12] hides the history of another enterprise’s filing', LONG, async ({ page, context, watch }) => {
  watch.allow(/status of 404/u);
  const { id } = await withFiling(context);
  await (await openOffice()).signIn(context);
  await page.goto(pathTo.history(id));
  await expect(page.getByRole('heading', { name: words('sent.notFoundTitle') })).toBeVisible();
});

test('[D08] updates the open list within a second of a receipt', async ({ page, context }) => {
  const portal = await (await openOffice()).signIn(context);
  await page.goto(ROUTES.hasSentList.path);
  await expect(page.getByRole('heading', { name: words('sent.emptyTitle') })).toBeVisible();
  const amsNo = newBlNumber();
  await portal.send(isf10Bill({ amsRequestList: [amsRowOf(amsNo)] }));
  const row = page.getByRole('row').filter({ hasText: amsNo });
  const status = async () =>
    (await portal.get<{ records: { declarationStatus: string }[] }>(`/bills?keyword=${amsNo}`)).records[0]
      ?.declarationStatus;
  await expect.poll(status, { timeout: 20_000, intervals: [50] }).toBe('receiveSuccess');
  // The page has one second from here.
  await expect(row).toContainText(words('statuses.declaration.receiveSuccess'), { timeout: 1_000 });
  await expect(page.getByRole('button', { name: words('sent.groups.ok'), pressed: false })).toHaveText(/ 1$/u, {
    timeout: 1_000,
  });
});

test('[D08] updates the open list without an event stream', LONG, async ({ page, context, watch }) => {
  watch.allow(/net::ERR_FAILED/u);
  const portal = await (await openOffice()).signIn(context);
  await page.route('**/portal/events?*', (route) => route.abort());
  await page.goto(ROUTES.hasSentList.path);
  await expect(page.getByRole('heading', { name: words('sent.emptyTitle') })).toBeVisible();
  const amsNo = newBlNumber();
  await portal.send(isf10Bill({ amsRequestList: [amsRowOf(amsNo)] }));
  await expect(page.getByRole('row').filter({ hasText: amsNo })).toBeVisible({ timeout: 20_000 });
});

test('[D12] [G10] shows history and sent detail in each language, wide and narrow', LONG, async ({ page, context }) => {
  const { id } = await withFiling(context);
  let spoken: Locale = 'en';
  for (const [path, title] of [
    [pathTo.history(id), 'hasSentHistory'],
    [pathTo.filing(id), 'hasSentDetial'],
  ] as const) {
    await page.setViewportSize(WIDE);
    await page.goto(path);
    spoken = await inEachLanguage(page, spoken, async (says, locale) => {
      await expect(page.getByRole('heading', { level: 1, name: says(`titles.${title}`) })).toBeVisible();
      await expect(page.getByText(says('sent.said.accepted')).first()).toBeVisible({ timeout: 20_000 });
      await expectAccessible(page, `${title} in ${locale}`, axeRulesFor(locale));
      await page.setViewportSize(NARROW);
      await expectFits(page, `${title} in ${locale}`);
      await page.setViewportSize(WIDE);
    });
    await page.setViewportSize(NARROW);
    await expectAccessible(page, `${title} in ${spoken}, narrow`);
  }
});

test('lets only support staff control the practice customs', LONG, async ({ page, context, watch }) => {
  watch.allow(/status of 40[13]/u);
  await (await openOffice()).signIn(context);
  await page.goto(pathTo.desk('practice'));
  await expect(page.getByRole('heading', { name: words('desk.notAllowed') })).toBeVisible();

  const filer = await openOffice();
  const mute = newBlNumber('OOLU', 'MUTE');
  await (await filer.signIn(context)).send(isf10Bill({ amsRequestList: [amsRowOf(mute)] }));
  await context.clearCookies();
  await signInByCall(context, SUPPORT);
  await page.goto(pathTo.desk('practice'));
  await expect(page.getByRole('heading', { level: 1, name: words('desk.resources.practice') })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'practice');
  // A rule suppresses the answer until one is requested.
  const silent = page
    .getByRole('region', { name: words('practice.silent') })
    .getByRole('listitem')
    .filter({ hasText: mute });
  await silent.getByRole('button', { name: words('practice.answerNow') }).click();
  await expect(silent).toHaveCount(0);
  const mark = `E2E${Math.floor(Math.random() * 9_000) + 1_000}`;
  await button(page, words('practice.add')).click();
  const rule = page.getByRole('row').last();
  await rule.getByLabel(words('practice.mark')).fill(mark);
  await rule.getByLabel(words('practice.code')).fill('S17');
  await button(page, words('practice.save')).click();
  await expect(page.getByText(words('practice.saved'))).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: words('practice.remove', { mark }) })).toBeVisible();
  await page.getByRole('button', { name: words('practice.remove', { mark }) }).click();
  await button(page, words('practice.save')).click();
  await expect(page.getByText(words('practice.saved'))).toBeVisible();
});
