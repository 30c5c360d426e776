// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError, useNotificationContext, type GetListParams } from 'react-admin';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PortalError } from '#dataProvider/portalError.ts';
import { resetBrowser, startLocalSession } from '#local/testing/resetBrowser.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import type { FilingDetail, FilingRow } from '#contract/endpoints/filings.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { LOCALES } from '#contract/limits.ts';
import { isf10Bill, isf5Bill } from '#contract/testing/bills.ts';
import { sent } from '#messages/en/sent.ts';
import { installDialogs } from '#testing/openableDialogs.ts';
import { LIST_SETTINGS, openPortal } from '#testing/openPortal.ts';
import { FilingShow } from './FilingShow.tsx';
import { FilingList } from './FilingList.tsx';
import { WaitingAge } from './WaitingAge.tsx';

const row = (id: string, changes: Partial<FilingRow> = {}): FilingRow => ({
  id,
  isfNo: `HBRL-000000000${id}`,
  amsNo: `OOLU${id}`,
  amsType: 'BM',
  billType: 1,
  declarationType: 'ISF-10',
  matchStatus: 'none',
  declarationStatus: 'submitted',
  latestOperator: 'Li Wei',
  operationAt: '2026-03-02 10:00:00',
  createdAt: '2026-03-02 10:00:00',
  source: 'Website',
  remark: '',
  buyer: 'OAKLINE HOME FURNISHINGS INC',
  importer: '95-483920100',
  vessel: 'EVER LYRIC 1182E',
  loading: '2026-03-09 18:00:00',
  fee: 70,
  actions: [],
  toComplete: false,
  isDuplicate: false,
  customsNo: null,
  hasParkedAnswer: false,
  waitsFor: null,
  ...changes,
});
const detail = (changes: Partial<FilingRow> = {}, bill: Bill = isf10Bill()): FilingDetail =>
  ({
    ...bill,
    ...row('1', changes),
    revision: 1,
    receipts: [],
    held: null,
    bondPaid: false,
    acceptedAt: null,
    latest: { action: 'send', at: '2026-03-02 10:00:00', isLocal: false },
  }) as FilingDetail;

const STATISTICS = {
  declarationStatus: { submitted: 1, receiveFailed: 2 },
  matchStatus: { none: 3 },
  group: { waiting: 1, problem: 2, ok: 0, deleted: 0 },
};

beforeEach(() => void openPortal(LIST_SETTINGS));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('FilingList', () => {
  it('[R04] shows filings with status texts, linked by number', async () => {
    const getList = async () => ({
      data: [row('1', { declarationStatus: 'receiveFailed' })],
      total: 1,
      meta: { statistics: STATISTICS },
    });
    await renderInAdmin(<FilingList />, { dataProvider: { getList: getList as never } });
    expect((await screen.findByRole('link', { name: 'OOLU1' })).getAttribute('href')).toBe('/hasSent/detial?id=1');
    const table = within(screen.getByRole('table'));
    expect(table.getByText('Receive failed')).toBeTruthy();
    expect(table.getByText('Not asked')).toBeTruthy();
  });

  it('[X02] marks filings with an answer at support, and those that another filer filed', async () => {
    const one = row('1', { hasParkedAnswer: true, isDuplicate: true, matchStatus: 'onFile' });
    const getList = async () => ({ data: [one], total: 1, meta: { statistics: STATISTICS } });
    await renderInAdmin(<FilingList />, { dataProvider: { getList: getList as never } });
    const line = (await screen.findByRole('link', { name: /OOLU1/u })).closest('tr') as HTMLElement;
    expect(within(line).getByText(sent.unplaced.mark)).toBeTruthy();
    expect(within(line).getByText('Duplicate')).toBeTruthy();
  });

  it('[L01] counts statuses by group, and filters by group or status', async () => {
    const getList = vi.fn(async (_: string, params: GetListParams) => ({
      data: params.filter.declarationStatus ? [row('2')] : [row('1'), row('2'), row('3')],
      total: 3,
      meta: { statistics: STATISTICS },
    }));
    await renderInAdmin(<FilingList />, { dataProvider: { getList: getList as never } });
    const tabs = screen.getByRole('group', { name: 'Declaration status' });
    await within(tabs).findByRole('button', { name: 'All 3', pressed: true });
    expect(within(tabs).getByRole('button', { name: 'OK 0', pressed: false })).toBeTruthy();
    await userEvent.click(within(tabs).getByRole('button', { name: 'Problem 2' }));
    await within(tabs).findByRole('button', { name: 'Problem 2', pressed: true });
    await waitFor(() => expect(getList.mock.lastCall?.[1].filter).toEqual({ group: 'problem' }));

    const exact = screen.getByRole('combobox', { name: 'Status' });
    expect(within(exact).queryByRole('option', { name: /Submitted/u })).toBeNull();
    await userEvent.selectOptions(exact, 'Receive failed (2)');
    const both = { group: 'problem', declarationStatus: 'receiveFailed' };
    await waitFor(() => expect(getList.mock.lastCall?.[1].filter).toEqual(both));
    expect(within(tabs).getByRole('button', { name: 'Problem 2', pressed: true })).toBeTruthy();

    const chips = screen.getByRole('list', { name: 'Active filters' });
    await userEvent.click(within(chips).getByRole('button', { name: 'Remove filter “Status: Problem”' }));
    await waitFor(() => expect(getList.mock.lastCall?.[1].filter).toEqual({ declarationStatus: 'receiveFailed' }));
  });

  it('[L01] shows buyer, loading time and fee of each filing', async () => {
    const getList = async () => ({ data: [row('1')], total: 1, meta: { statistics: STATISTICS } });
    await renderInAdmin(<FilingList />, { dataProvider: { getList: getList as never } });
    const table = within(await screen.findByRole('table'));
    expect(await table.findByText('OAKLINE HOME FURNISHINGS INC')).toBeTruthy();
    expect(table.getByText('2026-03-09')).toBeTruthy();
    expect(table.getByRole('cell', { name: '70' })).toBeTruthy();
  });

  it('[L01] hides status counts of an incomplete search', async () => {
    const getList = async () => ({ data: [row('1')], total: 1, meta: { statistics: { ...STATISTICS, capped: true } } });
    await renderInAdmin(<FilingList />, { dataProvider: { getList: getList as never } });
    await screen.findByText('At least 1 rows found');
    const tabs = screen.getByRole('group', { name: 'Declaration status' });
    expect(within(tabs).getByRole('button', { name: 'All', pressed: true })).toBeTruthy();
    expect(within(tabs).queryByRole('button', { name: /\d/u })).toBeNull();
    expect(screen.queryByRole('option', { name: /\(\d+\)/u })).toBeNull();
  });

  it('[L01] [D08] shows a row beside the list with receipts, and returns the focus to it', async () => {
    installDialogs();
    const filing = detail({ id: '2', amsNo: 'OOLU2', declarationStatus: 'receiveFailed', actions: ['resend'] });
    const receipt = {
      seq: 1,
      action: 'send',
      at: '2026-03-02 10:00:04',
      kind: 'response',
      code: 'S17',
      message: 'IMPORTER NBR NOT ON FILE',
      field: 'importerId',
      raw: '',
    } as const;
    const { place } = await renderInAdmin(<FilingList />, {
      dataProvider: {
        getList: (async () => ({ data: [row('1'), row('2')], total: 2, meta: { statistics: STATISTICS } })) as never,
        getOne: (async () => ({ data: { ...filing, receipts: [receipt] } })) as never,
      },
    });
    const control = await screen.findByRole('button', { name: 'Show OOLU2 beside the list', expanded: false });
    await userEvent.click(control);
    const panel = within(await screen.findByRole('dialog', { name: 'OOLU2' }));
    expect(panel.getByText('IMPORTER NBR NOT ON FILE')).toBeTruthy();
    expect(panel.getByRole('region', { name: 'Customs rejected this ISF' })).toBeTruthy();
    expect(panel.getByText('¥70')).toBeTruthy();
    expect(panel.getByRole('link', { name: 'Open the whole page' }).getAttribute('href')).toBe('/hasSent/detial?id=2');
    expect(place.now).toContain('open=2');
    await userEvent.click(panel.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(place.now).not.toContain('open=');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show OOLU2 beside the list' }));
  });

  it('[D12] reports without a dialog that no selected filing can be deleted', async () => {
    const rows = [row('1', { declarationStatus: 'deleteSuccess', actions: ['resend'] })];
    function Toasts() {
      const { notifications } = useNotificationContext();
      return notifications.map(({ message }, n) => <output key={n}>{message}</output>);
    }
    const list = (
      <>
        <FilingList />
        <Toasts />
      </>
    );
    await renderInAdmin(list, {
      dataProvider: { getList: (async () => ({ data: rows, total: 1, meta: { statistics: STATISTICS } })) as never },
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select OOLU1' }));
    await userEvent.keyboard('{Delete}');
    // The dialog would load first.
    await act(() => vi.dynamicImportSettled());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('changes.delete.none')).toBeTruthy();
  });

  it('[L01] shows how to start in an empty list', async () => {
    const { place } = await renderInAdmin(<FilingList />, {
      dataProvider: { getList: async () => ({ data: [], total: 0 }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Go to drafts' }));
    expect(place.now).toBe('/');
  });
});

describe('FilingShow', () => {
  const show = (filing: FilingDetail, language: (typeof LOCALES)[number] = 'en') =>
    renderInAdmin(<FilingShow />, {
      at: '/hasSent/detial?id=1',
      language,
      dataProvider: { getOne: (async () => ({ data: filing })) as never },
    });

  it('[R05] shows a filing as it was seen last while the portal cannot be reached', async () => {
    resetBrowser();
    await startLocalSession('u1.e1');
    await show(detail());
    await screen.findByRole('heading', { level: 1, name: /OOLU1/u });
    const { readSeenFiling } = await import('#local/seenFilings.ts');
    await vi.waitFor(async () => expect(await readSeenFiling('1')).not.toBeNull());
    cleanup();

    const lost = () => Promise.reject(new PortalError({ kind: 'network', message: 'shell.request.network' }));
    const getOne = vi.fn(lost);
    await renderInAdmin(<FilingShow />, { at: '/hasSent/detial?id=1', dataProvider: { getOne } });
    await screen.findByRole('heading', { level: 1, name: /OOLU1/u });
    expect(screen.getByText(/kept on this computer/u)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Modify' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(getOne).toHaveBeenCalledTimes(2));
  });

  it('[R05] shows number, statuses and filed values by section', async () => {
    await show(detail());
    await screen.findByRole('heading', { level: 1, name: /OOLU1/u });
    expect(screen.getByText('HBRL-0000000001')).toBeTruthy();
    const seller = screen.getByRole('heading', { name: 'Seller' }).closest('section') as HTMLElement;
    expect(within(seller).getByText('NINGBO TRADING CO LTD')).toBeTruthy();
    expect(within(screen.getByRole('table', { name: 'Goods' })).getByText('940161')).toBeTruthy();
  });

  it('[X02] shows the number of CBP, an answer that support must place, and another filer', async () => {
    await show(
      detail({
        declarationStatus: 'receiveSuccess',
        matchStatus: 'onFile',
        customsNo: 'TPT-20260000417',
        hasParkedAnswer: true,
        isDuplicate: true,
      }),
    );
    await screen.findByRole('heading', { level: 1, name: /OOLU1/u });
    expect(screen.getAllByText('TPT-20260000417').length).toBeGreaterThan(0);
    const notices = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(notices).toContainEqual(expect.stringContaining(sent.unplaced.title));
    expect(notices).toContainEqual(expect.stringContaining(sent.said.duplicate));
  });

  it('[D08] shows receipts as text, newest first, with the collapsed original', async () => {
    const receipts: FilingDetail['receipts'] = [
      {
        seq: 1,
        action: 'send',
        at: '2026-03-02 10:00:02',
        kind: 'ack',
        code: 'ACK',
        message: 'MESSAGE RECEIVED',
        raw: 'RAW1',
      },
      {
        seq: 2,
        action: 'send',
        at: '2026-03-02 10:00:04',
        kind: 'response',
        code: 'S17',
        message: 'IMPORTER NBR NOT ON FILE',
        field: 'importerId',
        raw: 'RAW2',
      },
    ];
    await show({ ...detail({ declarationStatus: 'receiveFailed' }), receipts });
    const timeline = (await screen.findByRole('heading', { name: 'Customs responses' })).closest(
      'section',
    ) as HTMLElement;
    const [first, second] = timeline.querySelectorAll('ol > li');
    expect(first?.textContent).toContain('Customs rejected the filing.');
    expect(first?.textContent).toContain('Concerns: Importer ID');
    expect(first?.textContent).toContain('Importer not on file');
    expect(second?.textContent).toContain('The customs gateway has received');
    expect(within(timeline).getByText('RAW2').closest('details')?.open).toBe(false);
  });

  it('[D08] updates the status of an open page', async () => {
    let filing = detail();
    const { queryClient } = await renderInAdmin(<FilingShow />, {
      at: '/hasSent/detial?id=1',
      dataProvider: { getOne: (async () => ({ data: filing })) as never },
    });
    await screen.findByText('Customs has not responded yet. This page updates automatically.');
    filing = detail({ declarationStatus: 'receiveSuccess', matchStatus: 'onFile' });
    await act(() => queryClient.invalidateQueries({ queryKey: ['filings'] }));
    await screen.findByText('Received success');
    expect(screen.getAllByText('On file')).toHaveLength(2);
  });

  it('[D08] shows the original text of an error once', async () => {
    const message = { action: 'send', at: '2026-03-02 10:00:04', kind: 'response', code: 'S17', raw: '' } as const;
    await show({
      ...detail({ declarationStatus: 'receiveFailed' }),
      receipts: [{ ...message, seq: 1, message: 'IMPORTER NBR NOT ON FILE', field: 'importerId' }],
    });
    expect(await screen.findAllByText('IMPORTER NBR NOT ON FILE')).toHaveLength(1);
    expect(screen.getAllByText(/Code S17/u)).toHaveLength(1);
  });

  it('[D08] explains a rejected transmission', async () => {
    const message = { action: 'send', at: '2026-03-02 10:00:04', kind: 'response', code: '999', raw: '' } as const;
    await show({
      ...detail({ declarationStatus: 'receiveFailed' }),
      receipts: [{ ...message, seq: 1, message: 'BATCH REJECTED' }],
    });
    const timeline = await screen.findByRole('region', { name: 'Customs responses' });
    expect(within(timeline).getByText('Customs rejected the whole transmission')).toBeTruthy();
    expect(screen.queryByText(/not in the published lists/u)).toBeNull();
  });

  it('[D08] lists candidate fields if customs does not name one', async () => {
    const error = { code: 'Q9Z', message: 'SOMETHING NEW', severity: 'reject' as const };
    const among = ['dischargingPortCode', 'deliveryCode'];
    const message = { action: 'send', at: '2026-03-02 10:00:04', kind: 'response', code: '01', raw: '' } as const;
    await show({
      ...detail({ declarationStatus: 'receiveFailed', actions: ['resend'] }, isf5Bill()),
      receipts: [{ ...message, seq: 1, message: 'ISF REJECTED', errors: [{ ...error, among }] }],
    });
    const line = (await screen.findByText(/^Concerns one of these/u)).closest('p');
    const links = within(line as HTMLElement).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Foreign port of discharge', 'Place of delivery']);
  });

  const refusal = (action: 'send' | 'modify'): FilingDetail['receipts'][number] => ({
    seq: 1,
    action,
    at: '2026-03-02 10:00:04',
    kind: 'response',
    code: 'S17',
    message: 'IMPORTER NBR NOT ON FILE',
    field: 'importerId',
    raw: '',
  });

  it('[D09] [R05] shows what customs holds, with a rejected change as a difference above it', async () => {
    const held = isf10Bill({ importerId: '95-483920100' });
    await show({
      ...detail({ declarationStatus: 'modifyFailed' }, isf10Bill({ importerId: '95-483920111' })),
      held,
      latest: { action: 'modify', at: '2026-03-02 10:00:00', isLocal: false },
      receipts: [refusal('modify')],
    });
    const holds = (await screen.findByRole('heading', { name: 'What customs holds' })).closest('section');
    expect(within(holds as HTMLElement).getByText('95-483920100')).toBeTruthy();
    expect(within(holds as HTMLElement).queryByText('95-483920111')).toBeNull();
    const change = screen.getByRole('region', { name: 'Rejected change' });
    const row = await within(change).findByRole('row', { name: /Importer ID/u });
    expect(within(row).getByText('11').tagName).toBe('INS');
    expect(within(change).getByRole('columnheader', { name: 'Held by customs' })).toBeTruthy();
    expect(change.compareDocumentPosition(holds as HTMLElement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('[D08] shows the time without an answer, not the time after which an answer is late', async () => {
    await renderInAdmin(<WaitingAge since="2026-03-02 10:00:00" now={Date.UTC(2026, 2, 2, 4)} isAnswerDue />);
    expect(screen.getByText('No response for 2 h')).toBeTruthy();
    cleanup();
    await renderInAdmin(<WaitingAge since="2026-03-02 10:00:00" now={Date.UTC(2026, 2, 2, 2, 29)} isAnswerDue />);
    expect(screen.queryByText(/^No response/u)).toBeNull();
  });

  it('[D09] [R05] shows that customs holds no version of a filing that it rejected', async () => {
    await show({ ...detail({ declarationStatus: 'receiveFailed' }), receipts: [refusal('send')] });
    expect(await screen.findByText(/It holds no version of this filing/u)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'What customs holds' })).toBeNull();
  });

  it('[D09] [R05] shows reason and fix of a rejection first, and operator, fee and loading time', async () => {
    await show({
      ...detail({ declarationStatus: 'receiveFailed', actions: ['resend', 'delete'], fee: 70 }),
      receipts: [refusal('send')],
    });
    const reason = within(await screen.findByRole('region', { name: 'Customs rejected this ISF' }));
    expect(reason.getByText(/Importer not on file/u)).toBeTruthy();
    const fix = '/hasSent/modify?id=1&field=importerId';
    expect(reason.getByRole('link', { name: 'Fix' }).getAttribute('href')).toBe(fix);
    expect(reason.getByRole('link', { name: 'Importer ID' }).getAttribute('href')).toBe(fix);
    const fact = (name: string) => screen.getAllByText(name)[0]?.nextElementSibling?.textContent;
    expect([fact('Latest operator'), fact('Fee')]).toEqual(['Li Wei', '¥70']);
    expect(fact('Loading time')).toBe('2026-03-09 18:00:00 (+08:00)');
  });

  it('[D12] does not wait for receipts of a locally closed filing', async () => {
    const latest = { action: 'delete', at: '2026-03-02 10:00:10', isLocal: true } as const;
    await show({ ...detail({ declarationStatus: 'deleteSuccess' }), latest });
    expect(await screen.findByText(/Nothing was sent to customs for this/u)).toBeTruthy();
    expect(screen.queryByText(/^Nothing yet/u)).toBeNull();
  });

  it('[R05] loads the complete filing after its list row', async () => {
    const { place } = await renderInAdmin(
      <Routes>
        <Route path="/" element={<FilingList />} />
        <Route path="/hasSent/detial" element={<FilingShow />} />
      </Routes>,
      {
        dataProvider: {
          getList: (async () => ({ data: [row('1')], total: 1 })) as never,
          getOne: (async () => ({ data: detail() })) as never,
        },
      },
    );
    await userEvent.click(await screen.findByRole('link', { name: 'OOLU1' }));
    await screen.findByText('NINGBO TRADING CO LTD');
    expect(place.now).toBe('/hasSent/detial?id=1');
  });

  it('[R01] [R05] returns from a filing to its row, with focus and selection', async () => {
    const Back = () => {
      const navigate = useNavigate();
      return <button onClick={() => void navigate(-1)}>Back</button>;
    };
    await renderInAdmin(
      <Routes>
        <Route path="/" element={<FilingList />} />
        <Route path="/hasSent/detial" element={<Back />} />
      </Routes>,
      { dataProvider: { getList: (async () => ({ data: [row('1'), row('2'), row('3')], total: 3 })) as never } },
    );
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select OOLU3' }));
    await userEvent.click(screen.getByRole('link', { name: 'OOLU2' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
    const link = await screen.findByRole('link', { name: 'OOLU2' });
    await waitFor(() => expect(document.activeElement).toBe(link));
    expect(screen.getByRole('checkbox', { name: 'Select OOLU3', checked: true })).toBeTruthy();
  });

  it('reports a filing that does not exist or is another tenant’s', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await renderInAdmin(<FilingShow />, {
      at: '/hasSent/detial?id=9',
      dataProvider: { getOne: () => Promise.reject(new HttpError('Not found', 404, {})) },
    });
    await screen.findByRole('heading', { name: 'This filing does not exist' });
    expect(screen.getByRole('button', { name: 'Go to the sent list' })).toBeTruthy();
  });

  it.each(LOCALES)('has a text for every field and section of both filing types in %s', async (language) => {
    await show(
      detail(
        {},
        isf10Bill({ cargoType: '03', importerType: 'AEF', importerBirth: '1980-01-01', importerCountry: 'VN' }),
      ),
      language,
    );
    await screen.findByText('940161');
    cleanup();
    await show(detail({ billType: 0, declarationType: 'ISF-5' }, isf5Bill()), language);
    await screen.findByText('MANZANILLO IMPORTADORA SA');
  });
});
