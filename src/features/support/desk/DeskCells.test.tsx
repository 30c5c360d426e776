// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListFilterContext, RecordContextProvider, type DataProvider } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { supportResourceOf } from '#contract/support/resources.ts';
import { filterContext } from '#features/lists/listContexts.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { DayRangeInput } from './DayRangeInput.tsx';
import { DeskFacts } from './DeskFacts.tsx';
import { DeskValue } from './DeskValue.tsx';

afterEach(cleanup);

const column = (name: Parameters<typeof supportResourceOf>[0], key: string) =>
  supportResourceOf(name).columns[key] ?? { kind: 'text' as const };

it.each([
  ['receipts', 'kind', 'ack', 'Acknowledgment'],
  ['receipts', 'verdict', 'warning', 'Accepted with warnings'],
  ['consume-records', 'item', 'ISF-10', 'ISF-10 filing'],
  ['mails', 'template', 'passwordReset', 'Password reset'],
  ['audit-log', 'action', 'enterprise.changed', 'Enterprise: changed'],
  ['top-ups', 'provider', 'practice', 'Practice payment'],
] as const)('shows %s.%s as words', async (name, key, value, words) => {
  await renderInAdmin(<DeskValue column={column(name, key)} value={value} />);
  expect(await screen.findByText(words)).toBeVisible();
});

it('shows a code without words as it is', async () => {
  await renderInAdmin(<DeskValue column={column('top-ups', 'provider')} value="bank" />);
  expect(await screen.findByText('bank')).toBeVisible();
});

it('shows the values of an audit entry as the list of its subject', async () => {
  const entry = { id: '1', subject: 'enterprise', after: { vip: true, auditStatus: 'accepted', creditLimit: 5000 } };
  await renderInAdmin(
    <RecordContextProvider value={entry}>
      <DeskValue column={column('audit-log', 'after')} value={entry.after} />
    </RecordContextProvider>,
  );
  expect(await screen.findByText('Yes')).toBeVisible();
  expect(screen.getByText('Accepted')).toBeVisible();
  expect(screen.getByText('5,000')).toBeVisible();
});

it('names a linked row instead of showing its id', async () => {
  const getMany = (async () => ({ data: [{ id: '1.48df', at: '2026-11-30 12:43:56' }] })) as unknown;
  await renderInAdmin(
    <RecordContextProvider value={{ id: 'ISF0001', enterpriseId: '17', refundableOperation: '1.48df' }}>
      <DeskFacts name="bills" />
    </RecordContextProvider>,
    { dataProvider: { getMany: getMany as DataProvider['getMany'] } },
  );
  expect(await screen.findByRole('link', { name: '2026-11-30 12:43:56' })).toHaveAttribute(
    'href',
    expect.stringContaining('/operations/1.48df/show'),
  );
  expect(screen.getByRole('link', { name: '17' })).toBeVisible();
});

it('filters by whole days, typed or picked', async () => {
  const setFilters = vi.fn();
  await renderInAdmin(
    <ListFilterContext.Provider value={filterContext({ filterValues: {}, setFilters })}>
      <DayRangeInput source="at" alwaysOn />
    </ListFilterContext.Provider>,
  );
  const from = await screen.findByRole('textbox', { name: /^Time: from/u });
  await userEvent.type(from, '20261101{Enter}');
  await waitFor(() =>
    expect(setFilters).toHaveBeenCalledExactlyOnceWith({ at_gte: '2026-11-01', at_lte: '' }, undefined),
  );
});
