import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import { newBlNumber } from './numbers.ts';
import { openOffice } from './office.ts';
import { expect, expectAccessible, test } from './test.ts';
import { loadWords } from './words.ts';

const words = loadWords('en');

test('[R02] [L01] [D16] shows cached drafts with their age before the app loads, no shift', async ({
  page,
  context,
}) => {
  const office = await openOffice();
  const portal = await office.signIn(context);
  const number = newBlNumber();
  const id = await portal.saveDraft(isf10Bill({ amsRequestList: [amsRowOf(number)] }));
  // The first visit of a session requests the drafts while the app is loading.
  const listed = page.waitForRequest(/\/draft-bills\?/u);
  await page.route(/\/assets\/vendor-/u, async (route) => {
    await listed;
    await route.continue();
  });
  await page.goto('/');
  const link = page.locator('tbody').getByRole('rowheader').getByRole('link');
  await expect(link).toHaveText([number]);
  await page.unrouteAll({ behavior: 'wait' });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('tpt_view'))).toContain(number);
  const place = await link.boundingBox();

  // The app's scripts do not load.
  let go: () => void = () => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route(/\/assets\/vendor-/u, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(link).toHaveText([number]);
  await expect(page.getByText(/^As of .*refreshing/u)).toBeVisible();
  await expect(page).toHaveTitle(`TenPlusTwo - ${words('titles.draftList')}`);
  expect(await link.boundingBox()).toEqual(place);
  expect(await page.locator('button:not([inert]), input:not([inert]), select:not([inert])').count()).toBe(0);
  await expectAccessible(page, 'the drawing of the last visit');
  await link.focus();
  go();
  await expect(page.getByText(/^As of/u)).toHaveCount(0);
  await expect(link).toBeFocused();
  expect(await link.boundingBox()).toEqual(place);
  await page.unrouteAll({ behavior: 'wait' });

  // Cached rows are links.
  let open: () => void = () => {};
  const shut = new Promise<void>((resolve) => (open = resolve));
  await page.route(/\/assets\/vendor-/u, async (route) => {
    await shut;
    // The page may have closed meanwhile.
    await route.continue().catch(() => {});
  });
  await page.reload({ waitUntil: 'commit' });
  await link.click({ noWaitAfter: true });
  await expect(page).toHaveURL(new RegExp(`/draft/detial\\?id=${id}$`, 'u'));
  open();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });

  // Another person in this browser must never see the rows. The page of the first person is closed, because its
  // calls would end with 401.
  await page.goto('about:blank');
  await office.signIn(context, office.subAccount);
  await page.route(/\/assets\/vendor-/u, async (route) => {
    expect(await link.count()).toBe(0);
    await route.continue();
  });
  await page.goto('/');
  // [P04] A sub-account has its own drafts only.
  await expect(page.getByText(words('drafts.emptyTitle'))).toBeVisible();
  await expect(link).toHaveCount(0);
});
