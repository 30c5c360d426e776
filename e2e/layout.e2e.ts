import type { Locator, Page } from '@playwright/test';
import { ROUTES, pathTo } from '#contract/routes.ts';
import { amsRowOf, isf10Bill, isf5Bill } from '#contract/testing/bills.ts';
import { signInByCall } from './caller.ts';
import { languagesOr } from './languages.ts';
import { newBlNumber } from './numbers.ts';
import { openOffice } from './office.ts';
import { field } from './pages.ts';
import { expect, NARROW, test, WIDE, LONG } from './test.ts';
import { loadWords } from './words.ts';

const words = loadWords('en');
const rows = () => ({ amsRequestList: [amsRowOf(newBlNumber())] });

/** A user of the practice enterprise, whose lists have rows. */
const FILER = 'filer@harbour.test';

/** Collects the layout shifts of every page from its first paint, with the elements that moved. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string[] }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node?: Node }[];
        };
        const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 90) : ''));
        if (!hadRecentInput) shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
const readShifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: { value: number; moved: string[] }[] }).shifts);

test('[G10] moves nothing while a screen loads: layout shift at most 0.02', LONG, async ({ page, context }) => {
  const portal = await signInByCall(context, FILER);
  const draft = await portal.saveDraft(isf10Bill(rows()));
  const { records } = await portal.get<{ records: { id: string }[] }>('/bills?declarationStatus=receiveFailed');
  const filing = records[0]?.id ?? '';
  const template = (await portal.get<{ records: { id: string }[] }>('/template')).records[0]?.id ?? '';
  const paths = [
    ROUTES.draftList.path,
    pathTo.draft(draft),
    pathTo.check([draft]),
    ROUTES.hasSentList.path,
    pathTo.filing(filing),
    pathTo.history(filing),
    pathTo.modify(filing),
    ROUTES.temManageList.path,
    pathTo.template(template),
    ROUTES.addressManage.path,
    ROUTES.notifier.path,
  ];
  await watchShifts(page);
  const tooMuch: string[] = [];
  const pages = [ROUTES.statistic.path, ROUTES.ledger.path, ROUTES.settingEmail.path];
  const windows = [
    ...paths.flatMap((path) => [WIDE, NARROW].map((size) => ({ path, size }))),
    ...pages.map((path) => ({ path, size: WIDE })),
  ];
  for (const { path, size } of windows) {
    await page.setViewportSize(size);
    await page.goto(path);
    await expect(page.locator('main :is(tbody a, input, ol li, dl)').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const shifts = await readShifts(page);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    if (sum > 0.02) tooMuch.push(`${path} at ${size.width}: ${sum.toFixed(3)} ${JSON.stringify(shifts)}`);
  }
  await portal.removeDrafts([draft]);
  expect(tooMuch).toEqual([]);
});

/** The part of the window's height that stays at its top and bottom while the page scrolls. */
const stickyHeight = (page: Page) =>
  page.evaluate(async () => {
    window.scrollTo(0, 600);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const parts = [...document.querySelectorAll('body *')]
      .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
      .filter((element) => !element.closest('table, [role="dialog"]') && element.checkVisibility())
      .map((element) => ({ box: element.getBoundingClientRect(), style: getComputedStyle(element) }))
      // Columns at the side are not above the content.
      .filter(({ box: { width, height } }) => width > innerWidth / 2 && height > 0);
    const bottoms = parts.flatMap(({ box }) => (box.top < innerHeight / 2 ? [box.bottom] : []));
    const above = Math.max(0, ...bottoms);
    const below = parts.flatMap(({ box, style }) =>
      box.top >= innerHeight / 2 && style.bottom !== 'auto' && box.bottom >= innerHeight - 1
        ? [innerHeight - box.top]
        : [],
    );
    return { top: above / innerHeight, bottom: Math.max(0, ...below) / innerHeight };
  });

for (const locale of languagesOr('vi')) {
  test(`[R03] [R07] covers at most a quarter of the window with sticky parts in ${locale}`, async ({
    page,
    context,
  }) => {
    const portal = await signInByCall(context, FILER);
    const draft = await portal.saveDraft(isf10Bill(rows()));
    const { records } = await portal.get<{ records: { id: string }[] }>('/bills?declarationStatus=receiveFailed');
    const sizes = [WIDE, { width: 720, height: 450 }, { width: 1024, height: 768 }];
    for (const path of [pathTo.modify(records[0]?.id ?? ''), pathTo.draft(draft)]) {
      await page.goto(`${path}&lang=${locale}`);
      await expect(page.locator('form input').first()).toBeVisible();
      for (const size of sizes) {
        await page.setViewportSize(size);
        const where = `${path} at ${size.width}x${size.height}`;
        const covered = async () => Object.values(await stickyHeight(page)).reduce((sum, part) => sum + part, 0);
        await expect.poll(covered, { message: where, timeout: 5000 }).toBeLessThanOrEqual(0.25);
      }
    }
    await portal.removeDrafts([draft]);
  });
}

const place = async (control: Locator) => (await control.boundingBox())!;

test('[R03] [G10] keeps the boxes of a line aligned, below labels that wrap too', LONG, async ({ page, context }) => {
  const portal = await (await openOffice()).signIn(context);
  const draft = await portal.saveDraft(isf10Bill(rows()));
  await page.setViewportSize({ width: 1180, height: 900 });
  for (const locale of languagesOr('vi')) {
    const own = loadWords(locale);
    await page.goto(`${pathTo.draft(draft)}&lang=${locale}`);
    const [city, country] = [field(page, own, 'stuffingCity'), field(page, own, 'stuffingCountryCode')];
    await expect(city).toBeVisible();
    expect((await place(city)).y, locale).toBe((await place(country)).y);
    // The cells of a row begin where the fields above begin.
    expect((await place(field(page, own, 'amsRequestList.amsNo', 1))).x).toBe(
      (await place(field(page, own, 'houseScac'))).x,
    );
  }
});

test('[D06] shows the amounts of the check page in one column', LONG, async ({ page, context }) => {
  const portal = await (await openOffice()).signIn(context);
  const ids = [await portal.saveDraft(isf10Bill(rows())), await portal.saveDraft(isf5Bill(rows()))];
  await page.goto(pathTo.check(ids));
  const cost = page.getByRole('region', { name: words('send.price') });
  const ends = new Set<number>();
  const amounts = cost.getByText(/^¥[\d,]+$/u);
  await expect(amounts).toHaveCount(3);
  for (const amount of await amounts.all()) {
    const { x, width } = await place(amount);
    ends.add(Math.round(x + width));
  }
  expect([...ends]).toHaveLength(1);
});
