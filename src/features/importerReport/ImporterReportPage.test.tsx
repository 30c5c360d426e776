// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Locale } from '#contract/limits.ts';
import { LIST_SETTINGS, openPortal, Refused } from '#testing/openPortal.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { stubResizeObserver } from '#testing/stubResizeObserver.ts';
import { ImporterReportPage } from './ImporterReportPage.tsx';
import { makeImporter, makeReport } from './testing/makeReport.ts';

const PERIOD = { start: '2026-10-05', end: '2026-11-01' };
const AT = `/importerReport?start=${PERIOD.start}&end=${PERIOD.end}`;

beforeEach(stubResizeObserver);
afterEach(cleanup);

const ONE = { id: 'i7', number: '***-**-6789', name: 'OAKLINE INC' };

async function open(filingsOn: (day: number) => number, options: { at?: string; language?: Locale } = {}) {
  const asked: Record<string, string>[] = [];
  openPortal({
    ...LIST_SETTINGS,
    importerReport: ({ query }) => {
      if (query['importer'] === 'missing') throw new Refused(404);
      return makeReport(PERIOD, filingsOn, query['importer'] ? ONE : null);
    },
    listReportedImporters: ({ query }) => {
      asked.push({ ...query });
      const records = filingsOn(0) > 0 ? [makeImporter(1, 200), makeImporter(2, 80)] : [];
      return { records, total: records.length * 6, statistics: {} };
    },
  });
  const view = await renderInAdmin(<ImporterReportPage />, { at: AT, ...options });
  return { ...view, asked, user: userEvent.setup({ delay: null }) };
}

it('[X07] shows figures beside the period before, and charts as sentences', async () => {
  await open(() => 10);
  expect(
    await screen.findByRole('heading', { level: 2, name: /^28 filings were not accepted on time; 88\.9% were$/u }),
  ).toBeVisible();
  const tiles = within(screen.getByRole('region', { name: 'Figures for the period' }));
  expect(tiles.getByText('Exposure (estimate)').parentElement).toHaveTextContent('US$ 280,000');
  expect(screen.getByText('Compared with 2026-09-07 – 2026-10-04, the same number of days before')).toBeVisible();
  expect(
    screen.getByRole('heading', { level: 2, name: '56 filings with an estimated exposure of US$ 280,000' }),
  ).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Table' })).toHaveLength(4);
});

it('[X07] sorts, searches and pages importers in the address', async () => {
  const { user, place, asked } = await open(() => 10);
  const table = within(await screen.findByRole('region', { name: 'By importer' }));
  expect(await table.findByRole('link', { name: 'IMPORTER 1 INC' })).toHaveAttribute(
    'href',
    expect.stringContaining('importer=i1'),
  );
  expect(asked[0]).toMatchObject({ sortField: 'exposure', sortOrder: 'desc', pageNum: '1' });
  await user.click(table.getByRole('button', { name: 'On time' }));
  expect(place.now).toBe(`${AT}&sort=timeliness&order=desc`);
  expect(table.getAllByRole('columnheader', { name: /^On time/u })[0]).toHaveAttribute('aria-sort', 'descending');
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(place.now).toContain('page=2');
  await user.type(screen.getByRole('textbox', { name: 'Search' }), 'oak');
  await expect.poll(() => place.now).toContain('keyword=OAK');
  expect(place.now).not.toContain('page=');
});

it('[X07] lists the filings of one importer that customs could claim for', async () => {
  await open(() => 10, { at: `${AT}&importer=i7` });
  const table = within(await screen.findByRole('region', { name: 'Filings with exposure (estimate)' }));
  expect(table.getByRole('row', { name: /OOLU2719403685/u })).toHaveTextContent('Late, Inaccurate10,000');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('OAKLINE INC · ***-**-6789');
  expect(screen.getByRole('link', { name: 'All importers' })).toHaveAttribute('href', AT);
  expect(screen.queryByRole('region', { name: 'By importer' })).toBeNull();
});

it('[X07] shows that an importer does not exist', async () => {
  await open(() => 10, { at: `${AT}&importer=missing` });
  expect(await screen.findByRole('heading', { name: 'This importer has no filings' })).toBeVisible();
});

it.each([
  ['en', 'No exposure to damages'],
  ['zh-CN', '没有罚款风险'],
  ['vi', 'Không có rủi ro bị phạt'],
] as const)('[X07] says in %s that nothing was sent', async (language, text) => {
  await open(() => 0, { language });
  expect(await screen.findByRole('heading', { level: 2, name: text })).toBeVisible();
  expect(screen.queryAllByRole('button', { name: /^(Table|表格|Bảng)$/u })).toEqual([]);
});

it('[V25] asks for a shorter period before the portal does', async () => {
  const { asked } = await open(() => 1, { at: '/importerReport?start=2020-01-01&end=2026-11-01' });
  expect(await screen.findByRole('heading', { name: 'This period is too long' })).toBeVisible();
  expect(asked).toEqual([]);
});
