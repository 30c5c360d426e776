import type { BrowserContext, Page, Request } from '@playwright/test';
import { ROUTES } from '#contract/routes.ts';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import type { PortalCaller } from './caller.ts';
import { newBlNumber } from './numbers.ts';
import { openOffice } from './office.ts';
import { expect, test, LONG } from './test.ts';
import { loadWords } from './words.ts';

const words = loadWords('en');
const TABS = 10;

/** Records the pages that opened an event stream, in order, and counts the open streams. */
function watchStreams(context: BrowserContext) {
  const leaders: Page[] = [];
  let ended = 0;
  const isStream = (request: Request) => request.resourceType() === 'eventsource';
  context.on('request', (request) => void (isStream(request) && leaders.push(request.frame().page())));
  const end = (request: Request) => void (ended += isStream(request) ? 1 : 0);
  context.on('requestfinished', end).on('requestfailed', end);
  return { leaders, open: () => leaders.length - ended };
}

async function openTabs(context: BrowserContext, count: number): Promise<Page[]> {
  const pages: Page[] = [];
  for (let opened = 0; opened < count; opened += 1) {
    const page = await context.newPage();
    await page.goto(ROUTES.hasSentList.path);
    await expect(page.getByRole('heading', { name: words('sent.emptyTitle') })).toBeVisible();
    pages.push(page);
  }
  return pages;
}

/** Calls the portal over the page's own connections. */
const callPortal = (page: Page) => page.evaluate(async () => (await fetch('/portal/me')).status);

/** Files a bill and waits until each page shows the receipt without a reload. */
async function expectReceiptIn(pages: readonly Page[], portal: PortalCaller): Promise<void> {
  const amsNo = newBlNumber();
  await portal.send(isf10Bill({ amsRequestList: [amsRowOf(amsNo)] }));
  for (const page of pages) {
    await expect(page.getByRole('row').filter({ hasText: amsNo })).toContainText(
      words('statuses.declaration.receiveSuccess'),
      { timeout: 30_000 },
    );
  }
}

test('[D08] shares one event stream among ten tabs, also after the leader closes or crashes', async ({ context }) => {
  test.slow();
  const { leaders } = watchStreams(context);
  const portal = await (await openOffice()).signIn(context);
  let pages = await openTabs(context, TABS);
  expect(await Promise.all(pages.map(callPortal))).toEqual(pages.map(() => 200));
  expect(leaders).toEqual([pages[0]]);
  await expectReceiptIn(pages, portal);

  await pages[0]?.close();
  pages = pages.slice(1);
  await expect.poll(() => leaders.length).toBe(2);
  await expectReceiptIn(pages, portal);

  const crashed = leaders.at(-1);
  expect(pages).toContain(crashed);
  // Tabs may share the crashed process.
  const crashedPages = new Set<Page>();
  for (const page of pages) page.on('crash', () => crashedPages.add(page));
  await crashed?.goto('chrome://crash').catch(() => {});
  await expect.poll(() => crashed && crashedPages.has(crashed)).toBe(true);
  await expect.poll(() => leaders.length).toBe(3);
  pages = pages.filter((page) => !crashedPages.has(page));
  expect(pages.length).toBeGreaterThan(0);
  expect(await Promise.all(pages.map(callPortal))).toEqual(pages.map(() => 200));
  await expectReceiptIn(pages, portal);
  expect(leaders).toHaveLength(3);
});

/** Overrides the visibility, because all pages of a headless browser are visible. */
const setVisibility = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

test(
  '[D08] closes the event stream of hidden tabs, and reloads missed changes when visible',
  LONG,
  async ({ context }) => {
    const streams = watchStreams(context);
    const portal = await (await openOffice()).signIn(context);
    const [first, second] = await openTabs(context, 2);
    if (!first || !second) throw new Error('two tabs are needed');
    await setVisibility(first, 'hidden');
    await expect.poll(() => streams.leaders).toEqual([first, second]);
    await expectReceiptIn([second], portal);
    await setVisibility(second, 'hidden');
    await expect.poll(streams.open).toBe(0);
    const amsNo = newBlNumber();
    await portal.send(isf10Bill({ amsRequestList: [amsRowOf(amsNo)] }));
    await setVisibility(first, 'visible');
    await expect(first.getByRole('row').filter({ hasText: amsNo })).toBeVisible();
    expect(streams.leaders).toEqual([first, second, first]);
    await expectReceiptIn([first], portal);
  },
);
