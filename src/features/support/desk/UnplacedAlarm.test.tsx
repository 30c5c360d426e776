// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { GetListParams } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import type { Locale } from '#contract/limits.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { UnplacedAlarm } from './UnplacedAlarm.tsx';

afterEach(cleanup);

/** @param language of the page */
async function show(total: number, language: Locale = 'en') {
  const asked: [string, Partial<GetListParams>][] = [];
  const view = await renderInAdmin(<UnplacedAlarm />, {
    language,
    dataProvider: {
      getList: async (name, { filter, pagination }) => {
        asked.push([name, { filter, pagination }]);
        return { data: [], total };
      },
    },
  });
  return { asked, ...view };
}

it('[X02] counts unplaced answers only, without their rows, and leads to them', async () => {
  const { asked } = await show(3);
  const link = await screen.findByRole('link', { name: /^3 answers from customs could not be placed/u });
  expect(screen.getByRole('status')).toContainElement(link);
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe(
    '/support/parked-receipts?filter={"state":"parked"}',
  );
  expect(asked).toEqual([['parked-receipts', { filter: { state: 'parked' }, pagination: { page: 1, perPage: 1 } }]]);
});

it('[X02] names a single answer in the singular, and all in the language of the page', async () => {
  await show(1);
  expect(await screen.findByText(/^1 answer from customs could not be placed/u)).toBeVisible();
  cleanup();
  await show(2, 'vi');
  expect(await screen.findByText(/^2 phản hồi của hải quan/u)).toBeVisible();
});

it('[X02] shows nothing while no answer is unplaced', async () => {
  const { asked, container } = await show(0);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(container).toBeEmptyDOMElement();
});
