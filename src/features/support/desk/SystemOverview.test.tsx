// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { SystemState } from '#contract/endpoints/support.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { SystemOverview } from './SystemOverview.tsx';

afterEach(cleanup);

const STATE: SystemState = {
  queues: [{ kind: 'gateway.submit', count: 12, failed: 2, oldest: 200 }],
  gateway: 'files',
  oldestMessageAt: '2026-08-02 09:58:00',
  lastAnswerAt: '2026-08-01 09:00:00',
  parkedAnswers: 3,
  databaseBytes: 12_345_678,
  databaseVersion: '15.8',
  schema: '0072_job_requests',
  connections: { used: 1, idle: 2, waiting: 0 },
  policyReports: { count: 2, lastAt: '2026-08-02 09:00:00' },
  archive: { archivedAt: null, isFailing: true },
  readAt: '2026-08-02 10:01:20',
};

const facts = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']),
  );

it('[O04] shows the last answer, the oldest message, the database and the queues', async () => {
  await renderInAdmin(<SystemOverview />, { dataProvider: { systemState: async () => STATE } });
  expect(await screen.findByRole('row', { name: 'Send message to customs 12 2 3 min' })).toBeVisible();
  expect(facts()).toMatchObject({
    'Last answer from customs': '2026-08-01 09:00 (1 day ago)',
    'Oldest message waiting to leave': '2026-08-02 09:58 (3 min ago)',
    'Unplaced receipts': '3',
    'Connection to customs': 'EDI engine (files)',
    'Database size': '11.8 MB',
    'Connections of this server': '1 in use, 2 idle, 0 waiting',
    'Browser security reports since start': '2, last 2026-08-02 09:00 (1 hr ago)',
    'Last archived log': 'None yet',
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Archiving fails');
});

it('[O04] shows that nothing waits', async () => {
  const idle = { ...STATE, queues: [], oldestMessageAt: null, lastAnswerAt: null, archive: null };
  await renderInAdmin(<SystemOverview />, { dataProvider: { systemState: async () => idle } });
  expect(await screen.findByText('No jobs are waiting.')).toBeVisible();
  expect(facts()).toMatchObject({ 'Last answer from customs': 'None yet', 'Oldest message waiting to leave': 'None' });
  expect(screen.queryByRole('alert')).toBeNull();
});
