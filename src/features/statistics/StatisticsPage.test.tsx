// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Locale } from '#contract/limits.ts';
import { updateServerClock } from '#schema/serverClock.ts';
import { LIST_SETTINGS, openPortal, Refused } from '#testing/openPortal.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { stubResizeObserver } from '#testing/stubResizeObserver.ts';
import { StatisticsPage } from './StatisticsPage.tsx';
import { makeStatistics } from './testing/makeStatistics.ts';

const PERIOD = { start: '2026-10-05', end: '2026-11-01' };
const AT = `/statistic?start=${PERIOD.start}&end=${PERIOD.end}`;

beforeEach(stubResizeObserver);
afterEach(() => {
  cleanup();
  updateServerClock(new Date().toUTCString());
});

async function open(filingsOn: (day: number) => number, options: { at?: string; language?: Locale } = {}) {
  const asked: object[] = [];
  openPortal({
    ...LIST_SETTINGS,
    billStatistics: ({ query }) => {
      asked.push({ ...query });
      return makeStatistics({ start: query['start'] ?? '', end: query['end'] ?? '' }, filingsOn);
    },
  });
  const view = await renderInAdmin(<StatisticsPage />, { at: AT, ...options });
  return { ...view, asked, user: userEvent.setup({ delay: null }) };
}

const chart = async (name: RegExp) => (await screen.findByRole('heading', { level: 2, name })).closest('section')!;

it('[R14] [M04] shows figures, and each chart as a sentence with a table of its numbers', async () => {
  const { user } = await open(() => 10);
  const card = await chart(/^280 filings were sent, the most in the week of 2026-10-05: 70$/u);
  expect(screen.getByText('Compared with 2026-09-07 – 2026-10-04, the same number of days before')).toBeVisible();
  await user.click(within(card).getByRole('button', { name: 'Table' }));
  const rows = within(within(card).getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'WeekISF-10ISF-5Filings',
    ...['2026-10-05 – 2026-10-11', '2026-10-12 – 2026-10-18', '2026-10-19 – 2026-10-25', '2026-10-26 – 2026-11-01'].map(
      (week) => `${week}63770`,
    ),
  ]);
  expect(screen.getAllByRole('button', { name: 'Table' })).toHaveLength(6);
});

it('[R14] links each reason to the filings that were refused for it', async () => {
  await open(() => 10);
  const card = await chart(/^Most frequent rejection reason/u);
  const [first] = within(card).getAllByRole('link');
  const filter = JSON.parse(new URL(first!.getAttribute('href')!, 'http://x').searchParams.get('filter')!) as object;
  expect(filter).toEqual({ rejectCode: 'S17', createdAtBegin: PERIOD.start, createdAtEnd: PERIOD.end });
});

it('[R14] links each reason of a chosen person to the filings of that person', async () => {
  await open(() => 10, { at: `${AT}&operator=demo-filer` });
  const card = await chart(/^Most frequent rejection reason/u);
  const [first] = within(card).getAllByRole('link');
  const filter = JSON.parse(new URL(first!.getAttribute('href')!, 'http://x').searchParams.get('filter')!) as object;
  expect(filter).toMatchObject({ rejectCode: 'S17', filedBy: 'demo-filer' });
});

it('[M04] [R22] the money table has pages and the sum of the whole period', async () => {
  const { user } = await open(() => 10);
  await screen.findByRole('heading', { level: 2, name: 'Money by day' });
  const table = within(screen.getByRole('region', { name: 'Money by day' }));
  expect(table.getAllByRole('row')).toHaveLength(1 + 10 + 1);
  expect(table.getByRole('row', { name: /^Whole period/u })).toHaveTextContent('28017,640');
  expect(table.getByRole('row', { name: /^2026-11-01/u })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Page 3' }));
  expect(table.getAllByRole('row')).toHaveLength(1 + 8 + 1);
  expect(table.getByRole('row', { name: /^Whole period/u })).toHaveTextContent('28017,640');
});

it('[R14] chooses a period and a person in the address', async () => {
  const { user, place, asked } = await open(() => 3);
  await screen.findByRole('heading', { level: 2, name: 'Money by day' });
  await user.selectOptions(screen.getByLabelText('Person'), 'Finn Zhao');
  expect(place.now).toBe(`${AT}&operator=demo-filer`);
  await user.click(screen.getByRole('button', { name: 'Last month' }));
  expect(place.now).toMatch(/^\/statistic\?start=\d{4}-\d\d-01&end=\d{4}-\d\d-\d\d&operator=demo-filer$/u);
  await screen.findByText(/^Compared with/u);
  expect(asked[0]).toEqual(PERIOD);
  expect(asked.at(-1)).toMatchObject({ operator: 'demo-filer' });
});

it.each([
  ['en', 'No filings in this period'],
  ['zh-CN', '该期间没有申报'],
  ['vi', 'Không có tờ khai trong kỳ này'],
] as const)('[R14] says in %s that nothing was sent', async (language, text) => {
  await open(() => 0, { language });
  expect((await screen.findAllByRole('heading', { level: 2, name: text })).length).toBeGreaterThan(0);
  expect(screen.queryAllByRole('button', { name: /^(Table|表格|Bảng)$/u })).toEqual([]);
});

it('[R14] uses the singular for one filing on one day', async () => {
  await open(() => 1, { at: '/statistic?start=2026-11-01&end=2026-11-01' });
  expect(await screen.findByRole('heading', { level: 2, name: '1 filing was sent' })).toBeVisible();
});

it('[R14] offers to try again after a failure', async () => {
  let calls = 0;
  openPortal({
    ...LIST_SETTINGS,
    billStatistics: () => {
      calls += 1;
      if (calls === 1) throw new Refused(503);
      return makeStatistics(PERIOD, () => 2);
    },
  });
  await renderInAdmin(<StatisticsPage />, { at: AT });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Money by day' })).toBeVisible();
});

it('[V25] requires a shorter period before the portal does', async () => {
  const { asked } = await open(() => 1, { at: '/statistic?start=2020-01-01&end=2026-11-01' });
  expect(await screen.findByRole('heading', { name: 'This period is too long' })).toBeVisible();
  expect(asked).toEqual([]);
});

it("[K02] shows the last 90 days by the portal's clock", async () => {
  updateServerClock('Fri, 08 Jan 2027 16:30:00 GMT');
  const { asked } = await open(() => 10, { at: '/statistic' });
  await waitFor(() =>
    expect(asked).toContainEqual(expect.objectContaining({ start: '2026-10-12', end: '2027-01-09' })),
  );
});
