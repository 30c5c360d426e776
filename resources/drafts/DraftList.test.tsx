// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi, type Mock, type MockInstance } from 'vitest';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { isf10Bill } from '#contract/testing/bills.ts';
import type { DraftRow } from '#contract/endpoints/drafts.ts';
import type { Person } from '#contract/endpoints/people.ts';
import { pathTo } from '#contract/routes.ts';
import { createDataProvider } from '#dataProvider/dataProvider.ts';
import { portalClient } from '#dataProvider/testing/client.ts';
import { LIST_SETTINGS, openPortal, Refused, type Answers } from '#testing/openPortal.ts';
import type { LocalDocument } from '#local/localDocument.ts';
import { localDrafts } from '#local/localDrafts.ts';
import { enterpriseSettings, filer } from '#contract/testing/filer.ts';
import { DraftList } from './DraftList.tsx';

const draft = (id: string, changes: Partial<DraftRow> = {}): DraftRow => ({
  id,
  revision: 1,
  billType: 1,
  houseScac: 'HBRL',
  amsNos: [`OOLU${id}`],
  importerId: '12-345678900',
  bugerName: `BUYER ${id}`,
  template_name: '',
  from: null,
  problems: 0,
  operator: 'Li Wei',
  owner: 'Li Wei',
  ownerId: 'u1',
  createdAt: '2026-03-01 09:00:00',
  filled: 34,
  asked: 41,
  priceAtMost: 70,
  loadingAt: null,
  due: null,
  updatedAt: '2026-03-02 10:00:00',
  ...changes,
});
const local = (id: string, amsNo: string): LocalDocument => ({
  id,
  record: isf10Bill({ amsRequestList: [{ amsNo, amsType: 'BM', userRemark: '' }] }),
  changed: true,
  savedAt: Date.parse('2026-03-02T02:00:00Z'),
});

/** A mocked portal with drafts that can be deleted and restored. */
function portalWith(rows: DraftRow[]) {
  const gone = new Set<string>();
  const answers: Answers = {
    ...LIST_SETTINGS,
    me: () => filer(),
    removeDrafts: ({ body }) => {
      body.forEach((id) => gone.add(id));
      return { removed: body.length };
    },
    restoreDrafts: ({ body }) => {
      body.forEach((id) => gone.delete(id));
      return { restored: body.length };
    },
  };
  const { asked } = openPortal(answers);
  const getList = vi.fn(async () => {
    const live = rows.filter((row) => !gone.has(row.id));
    return { data: live, total: live.length };
  });
  return { answers, asked, dataProvider: { ...createDataProvider(portalClient), getList: getList as never } };
}

let stored: LocalDocument[] = [];
let notify: () => void = () => {};
let removeLocal: MockInstance<typeof localDrafts.remove>;
beforeEach(() => {
  stored = [];
  vi.spyOn(localDrafts, 'listLocalOnly').mockImplementation(async () => [...stored]);
  removeLocal = vi.spyOn(localDrafts, 'remove').mockImplementation(async (ids) => {
    stored = stored.filter((each) => !ids.includes(each.id));
    notify();
  });
  vi.spyOn(localDrafts, 'put').mockImplementation(async (each) => {
    stored.push(each);
    notify();
    return { id: each.id, record: each.record, stamp: '1', theirs: null };
  });
  vi.spyOn(localDrafts, 'subscribe').mockImplementation((listener) => {
    notify = () => listener({ kind: 'put', id: '' }, false);
    return () => {};
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const select = async (name: string) => userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));

describe('DraftList', () => {
  it('[R02] shows numbers, problems and origin of each draft, linked by its first number', async () => {
    const rows = [draft('1', { amsNos: ['OOLU1', 'OOLU8', 'OOLU9'], problems: 3 }), draft('2', { from: 'AI' })];
    await renderInAdmin(<DraftList />, portalWith(rows));
    expect((await screen.findByRole('link', { name: 'OOLU1' })).getAttribute('href')).toBe('/draft/detial?id=1');
    expect(screen.getByText('and 2 more: OOLU8, OOLU9')).toBeTruthy();
    expect(screen.getByText('3 problems')).toBeTruthy();
    expect(screen.getByText('Ready')).toBeTruthy();
    expect(screen.getByText('AI')).toBeTruthy();
  });

  it('[P04] hands selected drafts over to a colleague, and lets an admin share drafts', async () => {
    const portal = portalWith([draft('1'), draft('2', { owner: 'Sue Tran' })]);
    const user = filer({ admin: true });
    Object.assign(portal.answers, {
      me: () => user,
      listEmployees: () => [{ userId: 'u2', name: 'Sue Tran', admin: false, userType: null }],
      handOverDrafts: () => ({ handedOver: 1 }),
      saveEnterpriseSettings: () => enterpriseSettings(),
    } satisfies Answers);
    await renderInAdmin(<DraftList />, portal);
    expect(await screen.findByRole('columnheader', { name: 'Owner' })).toBeTruthy();
    expect(screen.getByRole('cell', { name: 'Sue Tran' })).toBeTruthy();
    await select('OOLU1');
    await userEvent.click(screen.getByRole('button', { name: 'Hand over' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hand over 1 draft' }));
    await dialog.findByRole('option', { name: 'Sue Tran' });
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Colleague' }), 'Sue Tran');
    await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(portal.asked.find(({ name }) => name === 'handOverDrafts')?.body).toEqual({ ids: ['1'], userId: 'u2' });

    await userEvent.click(await screen.findByRole('button', { name: 'Sharing' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /Filers see and edit/u }));
    await vi.waitFor(() =>
      expect(portal.asked.find(({ name }) => name === 'saveEnterpriseSettings')?.body).toEqual({
        sharedDrafts: true,
      }),
    );
  });

  it('[P04] shows an admin the drafts of one person, named also when none are left', async () => {
    const portal = portalWith([draft('1', { owner: 'Lee Leaver', ownerId: 'u7' })]);
    Object.assign(portal.answers, {
      me: () => filer({ admin: true }),
      listPeople: () => [{ userId: 'u7', name: 'Lee Leaver' } as Person],
      listEmployees: () => [{ userId: 'u2', name: 'Sue Tran', admin: false, userType: null }],
    } satisfies Answers);
    await renderInAdmin(<DraftList />, { ...portal, at: pathTo.drafts({ ownerId: 'u7' }) });
    await screen.findByText('Owner: Lee Leaver');
    const lastFilter = () => (portal.dataProvider.getList as unknown as Mock).mock.lastCall?.[1].filter;
    expect(lastFilter()).toEqual({ ownerId: 'u7' });
    expect(portal.asked.some(({ name }) => name === 'listPeople')).toBe(false);
    await select('OOLU1');
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'OOLU1' })).toBeNull());
    await waitFor(() => expect(portal.asked.some(({ name }) => name === 'listPeople')).toBe(true));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove filter “Owner: Lee Leaver”' }));
    await waitFor(() => expect(lastFilter()).toEqual({}));

    const owner = screen.getByRole('combobox', { name: 'Owner' });
    await userEvent.hover(owner);
    await within(owner).findByRole('option', { name: 'Sue Tran' });
    await userEvent.selectOptions(owner, 'Sue Tran');
    await waitFor(() => expect(lastFilter()).toEqual({ ownerId: 'u2' }));
  });

  it('[K02] shows the price of the selection on its send button', async () => {
    const rows = [draft('1'), draft('2', { amsNos: ['OOLUX', 'OOLUY'], priceAtMost: 600 }), draft('3')];
    await renderInAdmin(<DraftList />, portalWith(rows));
    await select('OOLU1');
    const send = screen.getByRole('button', { name: 'Send', description: /^¥70 at the full fee/u });
    expect(send.textContent).toContain('¥70');
    await select('OOLUX');
    expect(send.textContent).toContain('¥670');
    expect(send.title).toMatch(/^¥670 at the full fee/u);
    await select('OOLU1');
    expect(send.textContent).toContain('¥600');
    await select('OOLUX');
  });

  it('[D04] blocks sending drafts that share a number, and links both', async () => {
    const rows = [draft('1', { amsNos: ['OOLUSAME'] }), draft('2', { amsNos: ['OOLUX', 'OOLUSAME'] }), draft('3')];
    const { place } = await renderInAdmin(<DraftList />, portalWith(rows));
    await select('OOLUSAME');
    await select('OOLUX');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    const refusal = screen.getByRole('alert');
    expect(refusal.textContent).toContain('OOLUSAME');
    expect(
      within(refusal)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/draft/detial?id=1', '/draft/detial?id=2']);
    expect(place.now).toBe('/');

    await select('OOLUSAME');
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(place.now).toBe('/draft/check?ids=2'));
  });

  it('[L01] deletes the selection, with undo for ten seconds', async () => {
    const portal = portalWith([draft('1'), draft('2'), draft('3')]);
    await renderInAdmin(<DraftList />, portal);
    await select('OOLU1');
    await select('OOLU3');
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await screen.findByText('2 drafts deleted');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'OOLU1' })).toBeNull());
    expect(portal.asked).toContainEqual(expect.objectContaining({ name: 'removeDrafts', body: ['1', '3'] }));
    expect(screen.queryByText(/selected/u)).toBeNull();
    expect(removeLocal).not.toHaveBeenCalled();

    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByRole('link', { name: 'OOLU3' });
    expect(portal.asked).toContainEqual(expect.objectContaining({ name: 'restoreDrafts', body: ['1', '3'] }));
  });

  it('[L01] keeps rows and selection when the portal refuses to delete', async () => {
    const portal = portalWith([draft('1')]);
    await renderInAdmin(<DraftList />, portal);
    await select('OOLU1');
    portal.answers.removeDrafts = () => {
      throw new Refused(503);
    };
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toHaveProperty('disabled', false));
    expect(screen.getByRole('link', { name: 'OOLU1' })).toBeTruthy();
    expect(screen.getByText('1 selected')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('[L01] offers a new filing in an empty list', async () => {
    const { place } = await renderInAdmin(<DraftList />, portalWith([]));
    await screen.findByRole('heading', { name: 'No drafts yet' });
    await userEvent.click(screen.getAllByRole('button', { name: 'New ISF-10' })[1] as HTMLElement);
    expect(place.now).toMatch(/^\/draft\/detial\?id=new\d{13}[a-z0-9]{6}$/u);
  });

  it('[R03] creates an ISF-10 by the key n, but not while searching', async () => {
    const { place } = await renderInAdmin(<DraftList />, portalWith([draft('1')]));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search' }), 'n');
    expect(place.now).toBe('/');
    screen.getByRole('combobox', { name: 'Search' }).blur();
    await userEvent.keyboard('n');
    expect(place.now).toContain('id=new');
  });

  it('[D01] lists unsaved text of a draft that a colleague deleted', async () => {
    vi.spyOn(localDrafts, 'listLocalOnly').mockImplementation(async (isGone) =>
      (await isGone?.('9')) && !(await isGone?.('1')) ? [local('9', 'TXSL9')] : [],
    );
    const portal = portalWith([draft('1')]);
    portal.answers.getDraft = ({ params }) => {
      if (params['id'] === '9') throw new Refused(404);
      return { ...local('1', 'TXSL1').record, id: '1', revision: 1, createdAt: '', updatedAt: '' };
    };
    await renderInAdmin(<DraftList />, portal);
    const strip = await screen.findByRole('region', { name: 'On this computer only' });
    expect(within(strip).getByRole('link', { name: 'TXSL9' }).getAttribute('href')).toBe('/draft/detial?id=9');
  });

  it('[D01] shows local drafts apart from the table and deletes them, with undo', async () => {
    stored = [local('new1', 'TXSL1'), local('new2', 'TXSL2')];
    await renderInAdmin(<DraftList />, portalWith([draft('1')]));
    const strip = await screen.findByRole('region', { name: 'On this computer only' });
    expect(within(strip).getByRole('link', { name: 'TXSL1' }).getAttribute('href')).toBe('/draft/detial?id=new1');
    expect(within(screen.getByRole('table')).queryByText('TXSL1')).toBeNull();
    expect(screen.getByText('1–1 of 1')).toBeTruthy();

    await userEvent.click(within(strip).getByRole('button', { name: 'Delete TXSL1' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'TXSL1' })).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByRole('link', { name: 'TXSL1' });
  });
});
