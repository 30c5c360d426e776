// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, memoryStore, TestMemoryRouter } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dataProvider as portalProvider } from '#dataProvider/dataProvider.ts';
import { PortalError } from '#dataProvider/portalError.ts';
import { createI18n, onMissingKey } from '#i18n/createI18n.ts';
import { entity } from '#schema/entity.ts';
import { choice, text } from '#schema/field.ts';
import { installDialogs } from '#testing/openableDialogs.ts';
import { LIST_SETTINGS, openPortal } from '#testing/openPortal.ts';
import { SimpleScreen } from './SimpleScreen.tsx';
import type { SimpleResource, SimpleRow } from './simpleResource.ts';

// A third simple resource, which the app does not have: its declaration and its labels are all there is.
const vessel = entity(
  'vessel',
  {
    name: text({ required: true, max: 35, charset: 'customs', upper: true }),
    kind: choice(['feeder', 'liner'], { labels: 'vesselKind', required: true, initial: 'liner' }),
    imo: text({ max: 7, min: 7, code: true }),
  },
  { views: { list: ['name', 'kind', 'imo'], filters: ['kind'], form: { ship: ['name', 'kind', 'imo'] } } },
);
const LABELS = {
  'fields.vessel.name': 'Vessel',
  'fields.vessel.kind': 'Kind',
  'fields.vessel.imo': 'IMO number',
  'choices.vesselKind.feeder': 'Feeder',
  'choices.vesselKind.liner': 'Liner',
  'vessels.new': 'New vessel',
  'vessels.edit': 'Edit vessel',
  'vessels.searchHint': 'Name or number',
  'vessels.emptyTitle': 'No vessels',
  'vessels.emptyText': 'None yet.',
};

/** An in-memory portal of vessels. */
function vesselPortal(rows: SimpleRow[]) {
  const requests: Record<string, unknown>[] = [];
  const save = vi.fn(async (record: Record<string, unknown>) => {
    const id = (record['id'] as string | null) ?? `v${rows.length + 1}`;
    const row = { ...record, id, revision: 1, updatedAt: '2026-03-02 10:00:00' } as SimpleRow;
    rows = [row, ...rows.filter((each) => each.id !== id)];
    return row;
  });
  const provider = {
    getList: async (_: string, { filter: query = {} }: { filter?: Record<string, unknown> }) => {
      requests.push(query);
      const records = rows.filter(
        (row) =>
          (!query['kind'] || row['kind'] === query['kind']) &&
          (query['id'] ? row.id === query['id'] : row['isFarDown'] !== true),
      );
      return { data: records, total: records.length };
    },
    create: async (_: string, { data }: { data: Record<string, unknown> }) => ({ data: await save(data) }),
    update: async (_: string, { id, data }: { id: string; data: Record<string, unknown> }) => ({
      data: await save({ ...data, id }),
    }),
    deleteMany: async (_: string, { ids }: { ids: string[] }) => {
      rows = rows.filter(({ id }) => !ids.includes(id));
      return { data: ids };
    },
    restoreMany: async () => ({ data: 1 }),
  };
  return { provider, requests, save };
}

async function open(portal: ReturnType<typeof vesselPortal>, at = '/vessels') {
  const i18n = await createI18n('en', onMissingKey);
  i18n.overrideTexts('en', LABELS);
  const resource: SimpleResource = {
    name: 'vessels',
    entity: vessel,
    listCall: 'listLinkmen',
    route: 'statistic',
    texts: 'vessels',
    drawing: 'ship' as const,
    onExport: vi.fn(),
  };
  const dataProvider = { ...portalProvider, ...portal.provider };
  render(
    <TestMemoryRouter initialEntries={[at]}>
      <CoreAdminContext
        i18nProvider={i18n.provider}
        dataProvider={dataProvider as never}
        store={memoryStore()}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <main>
          <SimpleScreen resource={resource} />
        </main>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { user: userEvent.setup({ delay: null }), resource };
}

const EVER = { id: 'v1', revision: 3, updatedAt: '2026-03-01 09:00:00', name: 'EVER GOOD', kind: 'liner', imo: '' };

beforeEach(() => {
  localStorage.clear();
  openPortal({ ...LIST_SETTINGS });
  Element.prototype.scrollIntoView = () => undefined;
  installDialogs();
});
afterEach(cleanup);

it('[T05] derives columns, filters and export of another entity', async () => {
  const { user, resource } = await open(
    vesselPortal([EVER, { ...EVER, id: 'v2', name: 'HARBOR STAR', kind: 'feeder' }]),
  );
  const row = await screen.findByRole('row', { name: /EVER GOOD/u });
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(
    expect.arrayContaining(['Vessel', 'Kind', 'IMO number']),
  );
  expect(within(row).getByText('Liner')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Feeder' }));
  await waitFor(() => expect(screen.queryByText('EVER GOOD')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Export 1 row' }));
  expect(resource.onExport).toHaveBeenCalledWith({ kind: 'feeder' });
  const head = screen.getByRole('columnheader', { name: /^Vessel/u });
  await user.click(within(head).getByRole('button'));
  await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'descending'));
  await user.click(await screen.findByRole('button', { name: 'Export 1 row' }));
  const order = { sortField: 'name', sortOrder: 'desc' };
  expect(resource.onExport).toHaveBeenLastCalledWith({ kind: 'feeder', ...order });
});

it('[T05] validates, cleans and saves a new record', async () => {
  const portal = vesselPortal([]);
  const { user } = await open(portal);
  await user.click((await screen.findAllByRole('button', { name: 'New vessel' }))[0]!);
  const panel = await screen.findByRole('dialog', { name: 'New vessel' });
  await user.click(within(panel).getByRole('button', { name: 'Save' }));
  expect(portal.save).not.toHaveBeenCalled();
  const name = within(panel).getByLabelText('Vessel');
  expect(name).toHaveAttribute('aria-invalid', 'true');
  await user.type(name, 'ever good');
  await user.click(within(panel).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(portal.save).toHaveBeenCalledTimes(1));
  expect(portal.save.mock.calls[0]?.[0]).toEqual({ id: null, name: 'EVER GOOD', kind: 'liner', imo: '' });
  expect(await screen.findByRole('link', { name: 'EVER GOOD' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('shows the portal’s error at its field and keeps the text', async () => {
  const portal = vesselPortal([EVER]);
  portal.save.mockRejectedValueOnce(
    new PortalError({
      kind: 'answer',
      status: 422,
      code: 422,
      message: 'Some fields',
      errors: { imo: { message: 'validation.required', args: {} } },
    }),
  );
  const { user } = await open(portal, '/vessels?open=v1');
  const panel = await screen.findByRole('dialog', { name: 'Edit vessel' });
  await user.type(within(panel).getByLabelText('Vessel'), ' II');
  await user.click(within(panel).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(within(panel).getByLabelText('IMO number')).toHaveAttribute('aria-invalid', 'true'));
  expect(within(panel).getByLabelText('Vessel')).toHaveValue('EVER GOOD II');
});

it('[D01] offers the text of a closed panel again', async () => {
  const portal = vesselPortal([EVER]);
  const { user } = await open(portal);
  await user.click(await screen.findByRole('button', { name: 'New vessel' }));
  const panel = await screen.findByRole('dialog');
  await user.type(within(panel).getByLabelText('Vessel'), 'lost?');
  await user.keyboard('{Escape}');
  expect(await screen.findByText(/Not saved yet: lost\?/u)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(within(await screen.findByRole('dialog')).getByLabelText('Vessel')).toHaveValue('lost?');
});

it('[D01] offers the text of each closed panel, of this tab and of another', async () => {
  const { user } = await open(vesselPortal([EVER]));
  for (const text of ['ALPHA', 'BRAVO']) {
    await user.click(await screen.findByRole('button', { name: 'New vessel' }));
    const name = within(await screen.findByRole('dialog')).getByLabelText('Vessel');
    expect(name).toHaveValue('');
    await user.type(name, text);
    await user.keyboard('{Escape}');
    await screen.findByText(`Not saved yet: ${text}`);
  }
  cleanup();
  await open(vesselPortal([EVER]));
  expect(await screen.findByText('Not saved yet: BRAVO')).toBeVisible();
  const alpha = screen.getByText('Not saved yet: ALPHA');
  await user.click(within(alpha).getByRole('button', { name: 'Continue' }));
  expect(within(await screen.findByRole('dialog')).getByLabelText('Vessel')).toHaveValue('ALPHA');
});

it('shows both versions of a conflict and overwrites nothing', async () => {
  const portal = vesselPortal([EVER]);
  const current = { ...EVER, revision: 4, name: 'EVER BETTER' };
  portal.save.mockRejectedValueOnce(
    new PortalError({ kind: 'answer', status: 409, code: 409, message: 'stale', body: { current } }),
  );
  const { user } = await open(portal, '/vessels?open=v1');
  const panel = await screen.findByRole('dialog');
  const name = within(panel).getByLabelText('Vessel');
  await user.clear(name);
  await user.type(name, 'ever mine');
  await user.click(within(panel).getByRole('button', { name: 'Save' }));
  const difference = await within(panel).findByRole('row', { name: /Vessel/u });
  expect(difference).toHaveTextContent('EVER MINE');
  expect(difference).toHaveTextContent('EVER BETTER');
  await user.click(within(panel).getByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(portal.save).toHaveBeenCalledTimes(2));
  expect(portal.save.mock.calls[1]?.[0]).toMatchObject({ id: 'v1', revision: 4, name: 'EVER MINE' });
});

it('[L01] restores deleted rows', async () => {
  const portal = vesselPortal([EVER]);
  const { user } = await open(portal);
  await user.click(await screen.findByRole('button', { name: 'Delete EVER GOOD' }));
  expect(await screen.findByText('1 entry deleted')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
});

it('[L01] a removed row leaves the focus to the next one, or to the previous one at the end', async () => {
  const portal = vesselPortal(['v1', 'v2', 'v3'].map((id) => ({ ...EVER, id, name: `EVER ${id.toUpperCase()}` })));
  const { user } = await open(portal);
  (await screen.findByRole('link', { name: 'EVER V2' })).focus();
  await user.keyboard('{Delete}');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'EVER V2' })).toBeNull());
  expect(screen.getByRole('link', { name: 'EVER V3' })).toHaveFocus();
  await user.keyboard('{Delete}');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'EVER V3' })).toBeNull());
  expect(screen.getByRole('link', { name: 'EVER V1' })).toHaveFocus();
  await user.keyboard('{Delete}');
  expect(await screen.findByText('No vessels')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('[L01] undoes a removal by Ctrl+Z outside of fields, and names the key', async () => {
  const portal = vesselPortal([EVER, { ...EVER, id: 'v2', name: 'EVER LAST' }]);
  const restore = vi.spyOn(portal.provider, 'restoreMany');
  const { user } = await open(portal);
  (await screen.findByRole('link', { name: 'EVER GOOD' })).focus();
  await user.keyboard('{Delete}');
  expect(await screen.findByText('1 entry deleted')).toHaveTextContent('1 entry deleted. Undo with Ctrl + Z');
  await user.click(screen.getByPlaceholderText('Name or number'));
  await user.keyboard('{Control>}z{/Control}');
  expect(restore).not.toHaveBeenCalled();
  screen.getByRole('link', { name: 'EVER LAST' }).focus();
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  expect(restore).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: 'EVER LAST' })).toHaveFocus();
});

it('[T05] opens a linked record of another page, or reports a missing one', async () => {
  const portal = vesselPortal([EVER, { ...EVER, id: 'v2', name: 'FAR DOWN', isFarDown: true }]);
  await open(portal, '/vessels?open=v2');
  const panel = await screen.findByRole('dialog', { name: 'Edit vessel' });
  expect(within(panel).getByLabelText('Vessel')).toHaveValue('FAR DOWN');
  cleanup();
  await open(portal, '/vessels?open=v9');
  expect(await screen.findByText(/Entry not found/u)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('keeps a record open that a filter removes from the list', async () => {
  const { user } = await open(vesselPortal([EVER]), '/vessels?open=v1');
  const name = within(await screen.findByRole('dialog')).getByLabelText('Vessel');
  await user.type(name, ' two');
  await user.click(screen.getByRole('button', { name: 'Feeder' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'EVER GOOD' })).toBeNull());
  expect(within(screen.getByRole('dialog')).getByLabelText('Vessel')).toBe(name);
  expect(name).toHaveValue('EVER GOOD TWO');
});

it('[L01] [L05] removes the current row by Delete, and configures columns', async () => {
  const portal = vesselPortal([EVER, { ...EVER, id: 'v2', name: 'HARBOR STAR' }]);
  const { user } = await open(portal);
  await screen.findByRole('link', { name: 'HARBOR STAR' });
  await user.keyboard('jj{Delete}');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'HARBOR STAR' })).toBeNull());
  expect(screen.getByRole('link', { name: 'EVER GOOD' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Columns' })).toBeVisible();
});
