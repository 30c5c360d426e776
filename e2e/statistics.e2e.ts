import { readFileSync } from 'node:fs';
import { read, utils } from '@e965/xlsx';
import type { BillStatistics } from '#contract/endpoints/statistics.ts';
import { pathTo } from '#contract/routes.ts';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import { toServerText } from '#schema/dateText.ts';
import { newBlNumber } from './numbers.ts';
import { openOffice } from './office.ts';
import { button, inEachLanguage } from './pages.ts';
import {
  axeRulesFor,
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectFits,
  NARROW,
  test,
  WIDE,
  LONG,
} from './test.ts';
import { loadWords } from './words.ts';

const words = loadWords('en');
const today = () => toServerText(new Date()).slice(0, 10);

test('[R14] [M04] [G15] links a chart to its filings, and exports the same numbers', async ({ page, context }) => {
  const office = await openOffice({ coins: 2_000 });
  const portal = await office.signIn(context);
  const number = newBlNumber('OOLU', 'REJ');
  const loadingAt = toServerText(new Date(Date.now() + 10 * 24 * 3_600_000));
  await portal.send(isf10Bill({ amsRequestList: [amsRowOf(newBlNumber())], loadingAt }));
  await portal.send(isf10Bill({ amsRequestList: [amsRowOf(number)] }));
  const read90 = () => portal.get<BillStatistics>(`/bill-statistics?start=${today()}&end=${today()}`);
  await expect.poll(async () => (await read90()).topRejects.length).toBe(1);

  await page.goto(pathTo.screen('draftList'));
  await page.getByRole('link', { name: words('titles.statistic') }).click();
  await expect(page.getByRole('heading', { level: 1, name: words('titles.statistic') })).toBeVisible();
  const rejects = page.locator('[data-chart="rejects"]');
  await expect(rejects.getByRole('listitem')).toHaveCount(1);
  const deadline = page.locator('[data-chart="ahead"]');
  await expect(deadline.locator('svg').getByText(words('statistics.ahead.line'), { exact: true })).toBeVisible();
  await expect(deadline.locator('.MuiChartsSurface-root [fill="url(#ink-inTime)"]').first()).toBeVisible();
  const last = await inEachLanguage(page, 'en', async (own, locale) => {
    await expect(page.getByRole('heading', { level: 1, name: own('titles.statistic') })).toBeVisible();
    for (const size of [WIDE, NARROW]) {
      await page.setViewportSize(size);
      await expectFits(page, `statistics ${locale} ${size.width}`);
      await expectAccessible(page, `statistics ${locale} ${size.width}`, axeRulesFor(locale));
    }
    await page.setViewportSize(WIDE);
  });
  await page.getByLabel(loadWords(last)('ui.layout.language'), { exact: true }).selectOption('en');
  await expectAccessibleInBothThemes(page, 'statistics', { rules: 'colors' });

  // By keyboard: the chart announces its values, its table has the same.
  const ahead = page.locator('[data-chart="filings"]');
  await ahead.getByRole('button', { name: words('statistics.asTable') }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(ahead.getByRole('img').first()).toHaveAccessibleName(/./u);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(ahead.getByRole('table')).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, words('statistics.export_one', { count: 1 })).click(),
  ]);
  const book = read(readFileSync(await download.path()));
  const [day] = utils.sheet_to_json<Record<string, unknown>>(book.Sheets[book.SheetNames[0] ?? ''] ?? {});
  expect(day).toMatchObject({ 'Day (+08:00)': today(), Filings: 2, 'Filing fees': 140, 'Paid in coins': 140 });
  await expect(page.getByRole('row', { name: /^Whole period/u })).toContainText('140');

  await rejects.getByRole('listitem').getByRole('link').click();
  await expect(page).toHaveURL(/\/hasSent\?filter=.*rejectCode/u);
  await expect(page.getByRole('row', { name: new RegExp(number.slice(4), 'u') })).toBeVisible();
  await expect(page.getByText(words('ui.paging.range', { from: 1, to: 1, total: 1 }))).toBeVisible();
});

test(
  '[X07] the report card leads from an importer to its filing, whose evidence is an archive',
  LONG,
  async ({ page, context }) => {
    const office = await openOffice({ coins: 2_000 });
    const portal = await office.signIn(context);
    const number = newBlNumber();
    await portal.send(isf10Bill({ amsRequestList: [amsRowOf(number)], loadingAt: toServerText(new Date()) }));
    await page.goto(pathTo.screen('importerReport'));
    await expect(page.getByRole('heading', { level: 1, name: words('titles.importerReport') })).toBeVisible();
    await expectAccessibleInBothThemes(page, 'importer report');
    await page.setViewportSize(NARROW);
    await expectFits(page, 'importer report');
    await page.setViewportSize(WIDE);
    const importers = page.getByRole('region', { name: words('importerReport.importers.title') });
    await importers.getByRole('link').first().click();
    await page.getByRole('link', { name: number }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, words('changes.actions.evidence')).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^TenPlusTwo-evidence-.*\.zip$/u);
    expect(
      readFileSync(await download.path())
        .subarray(0, 4)
        .toString('latin1'),
    ).toBe('PK\u0003\u0004');
  },
);

test(
  '[R21] billing statistics are closed to sub-accounts: menu, address and call',
  LONG,
  async ({ page, context, watch }) => {
    watch.allow(/status of 403/u);
    const office = await openOffice();
    await office.signIn(context, office.subAccount);
    await page.goto(pathTo.screen('draftList'));
    await expect(page.getByRole('link', { name: words('titles.hasSentList') })).toBeVisible();
    await expect(page.getByRole('link', { name: words('titles.statistic') })).toHaveCount(0);
    await page.goto(pathTo.screen('statistic'));
    await expect(page.getByRole('heading', { level: 1, name: words('titles.statistic') })).toHaveCount(0);
    const { status } = await page.evaluate(async () => {
      const answer = await fetch('/portal/bill-statistics?start=2026-01-01&end=2026-01-02');
      return { status: answer.status };
    });
    expect(status).toBe(403);
  },
);
