// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '@testing-library/jest-dom/vitest';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DraftRow } from '#contract/endpoints/drafts.ts';
import type { SendReply, Settlement } from '#contract/endpoints/filings.ts';
import type { Reply } from '#contract/endpoints/index.ts';
import { isf10Bill, amsRowOf } from '#contract/testing/bills.ts';
import { Lost, openPortal, Refused, type Asked } from '#testing/openPortal.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { startLocalSession } from '#local/testing/resetBrowser.ts';
import { afterFirstScreen } from '#startup/afterFirstScreen.ts';
import { filingDetail } from '../changes/testing/filingDetail.ts';
import { filer } from '#contract/testing/filer.ts';
import { makeSettlement } from '../payment/testing.ts';

interface Sent {
  name: 'sendDrafts' | 'sendBill';
  query: Record<string, string>;
  key: string | null;
  body: { ids?: string[]; revisions?: Record<string, number>; quotedTotal?: number };
}

const draftRow = (id: string, revision: number): DraftRow => ({
  id,
  revision,
  billType: 1,
  houseScac: 'HBRL',
  amsNos: [],
  importerId: '',
  bugerName: '',
  template_name: '',
  from: null,
  problems: 0,
  operator: 'Li Wei',
  owner: 'Li Wei',
  ownerId: 'u1',
  createdAt: '2026-03-01 10:00:00',
  filled: 34,
  asked: 41,
  priceAtMost: 70,
  loadingAt: null,
  due: null,
  updatedAt: '2026-03-02 10:00:00',
});

/** Drafts by id, one settlement each, and whatever a test answers to a send. */
function portal(drafts: Record<string, string[]>, settlements: Record<string, Partial<Settlement>> = {}) {
  const sent: Sent[] = [];
  const state = {
    user: filer(),
    settlements,
    /** Changed values of the drafts. */
    changes: { revision: 1, sellerCity: 'YIWU' },
    onSend: (asked: Sent): SendReply => {
      const draftId = asked.body.ids?.[0] ?? null;
      const amsNos = draftId ? (drafts[draftId] ?? []) : [];
      const filings = amsNos.map((amsNo) => ({ id: `f-${amsNo}`, isfNo: `HBRL-${amsNo.slice(-8)}00`, amsNo, draftId }));
      return { filings, charged: 70, balance: 1930 };
    },
    onAsk: (): Reply<'getIntent'> => ({ state: 'unknown' }),
  };
  const send = ({ name, query, idempotencyKey: key, body }: Asked<Sent['name']>) => {
    const asked = { name, query, key, body };
    sent.push(asked);
    return state.onSend(asked);
  };
  openPortal({
    me: () => state.user,
    getDraft: ({ params: { id = '' } }) => {
      const amsNos = drafts[id];
      if (!amsNos) throw new Refused(404);
      const bill = isf10Bill({ id, amsRequestList: amsNos.map((no) => amsRowOf(no)) });
      return { ...bill, ...state.changes, createdAt: '2026-03-01 10:00:00', updatedAt: '2026-03-02 10:00:00' };
    },
    listDrafts: () => {
      const records = Object.keys(drafts).map((id) => draftRow(id, state.changes.revision));
      return { records, total: records.length, statistics: {} };
    },
    preSettle: ({ body }) => {
      const id = 'ids' in body ? (body.ids[0] ?? '') : 'new';
      return makeSettlement(drafts[id] ?? ['LOCL00000001'], state.settlements[id]);
    },
    listEmployees: () => [{ userId: 'u9', name: 'Ada Lin', admin: true, userType: null }],
    sendDrafts: send,
    sendBill: send,
    getIntent: () => state.onAsk(),
    getFiling: () => filingDetail('receiveSuccess', { createdAt: '2026-03-01 12:00:00' }),
    getEmailPush: () => ({ enabled: false, events: [], emails: [], deliveries: [] }),
  });
  return { sent, state };
}

/** Opens both pages at an address as after a reload: new modules, clients and memory, same databases. */
async function open(at: string) {
  const { CheckAndSend } = await import('./CheckAndSend.tsx');
  const { SendResult } = await import('./SendResult.tsx');
  const { sendIntents } = await import('#dataProvider/sendIntents.ts');
  await startLocalSession('u1.e1');
  await sendIntents.resume('u1.e1');
  return renderInAdmin(
    <Routes>
      <Route path="/draft/check" element={<CheckAndSend />} />
      <Route path="/draft/sent" element={<SendResult />} />
    </Routes>,
    { at },
  );
}

const confirmButton = (amount: string) => screen.findByRole('button', { name: `Confirm and send · ${amount}` });

beforeEach(async () => {
  localStorage.clear();
  const { isfDb } = await import('#local/isfDb.ts');
  const { tptDb } = await import('#local/tptDb.ts');
  await Promise.all([isfDb(), tptDb()].map((db) => db.delete({ disableAutoOpen: false })));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('check and send', () => {
  it('loads the rest of the page as soon as the drafts are checked', async () => {
    portal({ d1: ['TXSL12345678'] });
    await open('/draft/check?ids=d1');
    const rest = vi.fn();
    void afterFirstScreen().then(rest);
    await waitFor(() => expect(rest).toHaveBeenCalled(), { timeout: 3_000 });
  });

  it('[D05] [D06] sends a draft by id for the amount on the button and shows the result', async () => {
    const { sent } = portal({ d1: ['TXSL12345678'] });
    const { place } = await open('/draft/check?ids=d1');
    await screen.findByText('ISF-10 · TXSL12345678');
    expect(screen.getByRole('radio', { name: 'Sea coins' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'VIP settlement' })).toBeDisabled();
    expect(screen.getByText('After ¥1,930')).toBeInTheDocument();
    await userEvent.click(await confirmButton('¥70'));
    await screen.findByRole('heading', { name: 'Sent: 1 filing' });
    expect(sent).toMatchObject([
      { name: 'sendDrafts', query: { payType: '0' }, body: { ids: ['d1'], quotedTotal: 70 } },
    ]);
    expect(place.now).toBe(`/draft/sent?intents=${sent[0]?.key}`);
    expect(await screen.findByText('Received success')).toBeInTheDocument();
    expect(screen.getByText('2026-03-01 12:00:00 (+08:00)')).toBeInTheDocument();
  });

  it('[D06] deducts a coupon as a line of the price and names it alone in the result', async () => {
    const { sent, state } = portal({ d1: ['TXSL12345678'] });
    const accept = state.onSend;
    state.onSend = (asked) => ({ ...accept(asked), charged: 0, coupons: 1, balance: 2_000 });
    await open('/draft/check?ids=d1');
    await screen.findByText('ISF-10 · TXSL12345678');
    await userEvent.click(screen.getByRole('radio', { name: 'Coupons' }));
    const price = screen.getByRole('region', { name: 'Cost' });
    const rows = Array.from(price.querySelectorAll('dl > div'), (row) =>
      Array.from(row.children, (part) => part.textContent),
    );
    expect(rows).toEqual([
      ['Coupons (1 of 3)', '−¥70'],
      ['Total', '¥0'],
    ]);
    expect(within(price).getByText('Unchanged')).toBeInTheDocument();
    await userEvent.click(await confirmButton('1 coupon'));
    const summary = within(await screen.findByRole('region', { name: 'Summary' }));
    expect(summary.getByText('Charged').nextElementSibling).toHaveTextContent(/^1 coupon$/u);
    expect(sent).toMatchObject([{ query: { payType: '2' }, body: { quotedTotal: 70 } }]);
  });

  it('[D05] shows the result after a reload from local data', async () => {
    const { sent } = portal({ d1: ['TXSL12345678'] });
    await open('/draft/check?ids=d1');
    await userEvent.click(await confirmButton('¥70'));
    await screen.findByRole('heading', { name: 'Sent: 1 filing' });
    cleanup();
    await open(`/draft/sent?intents=${sent[0]?.key}`);
    expect(await screen.findByRole('heading', { name: 'Sent: 1 filing' })).toBeInTheDocument();
  });

  it('[D05] sends a local draft as a bill and removes the local copy', async () => {
    const { sent, state } = portal({});
    state.onSend = () => ({
      filings: [{ id: 'f1', isfNo: 'HBRL-1', amsNo: 'LOCL00000001', draftId: null }],
      charged: 70,
      balance: 1930,
    });
    const { localDrafts } = await import('#local/localDrafts.ts');
    await startLocalSession('u1.e1');
    const bill = isf10Bill({ amsRequestList: [amsRowOf('LOCL00000001')] });
    await localDrafts.put({ id: 'new17', record: bill, changed: true, savedAt: 1 });
    await open('/draft/check?ids=new17');
    await userEvent.click(await confirmButton('¥70'));
    await screen.findByRole('heading', { name: 'Sent: 1 filing' });
    expect(sent).toMatchObject([
      { name: 'sendBill', query: { payType: '0' }, body: { id: null, billType: 1, quotedTotal: 70 } },
    ]);
    await waitFor(async () => expect(await localDrafts.get('new17')).toBeNull());
  });

  it('[E07] shows a changed price in place and sends with a new key after confirmation', async () => {
    const { sent, state } = portal(
      { d1: ['TXSL12345678'] },
      { d1: { total: 50, lines: [{ amsNo: 'TXSL12345678', fee: 50, alreadyFiled: true }] } },
    );
    const accept = state.onSend;
    state.onSend = () => {
      state.settlements = {};
      throw new Refused(409, { code: 1010, message: 'changed', total: 70 });
    };
    await open('/draft/check?ids=d1');
    await screen.findByText('(filed for AMS)');
    await userEvent.click(await confirmButton('¥50'));
    await screen.findByText('The price has changed from ¥50 to ¥70. Check the new total and confirm again.');
    state.onSend = accept;
    await userEvent.click(await confirmButton('¥70'));
    await screen.findByRole('heading', { name: 'Sent: 1 filing' });
    expect(sent.map(({ body }) => body.quotedTotal)).toEqual([50, 70]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  });

  it('[D05] sends only the displayed version, and requires confirmation after a change', async () => {
    const { sent, state } = portal({ d1: ['TXSL12345678'] });
    const accept = state.onSend;
    state.onSend = () => {
      state.changes = { revision: 2, sellerCity: 'HANGZHOU' };
      throw new Refused(409, { code: 409, message: 'stale', current: {} });
    };
    await open('/draft/check?ids=d1');
    await screen.findByText(/YIWU/u);
    await userEvent.click(await confirmButton('¥70'));
    await screen.findByText('Someone changed this draft after it was shown. Review it, then confirm.');
    await screen.findByText(/HANGZHOU/u);
    state.onSend = accept;
    await userEvent.click(await confirmButton('¥70'));
    await screen.findByRole('heading', { name: 'Sent: 1 filing' });
    expect(sent.map(({ body }) => body.revisions)).toEqual([{ d1: 1 }, { d1: 2 }]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  });

  it('[D05] shows changes of a colleague or another tab while the page is open', async () => {
    const { state } = portal({ d1: ['TXSL12345678'] });
    const { queryClient } = await open('/draft/check?ids=d1');
    await screen.findByText(/YIWU/u);
    state.changes = { revision: 2, sellerCity: 'HANGZHOU' };
    // Like a live event.
    await queryClient.invalidateQueries({ queryKey: ['drafts'] });
    await screen.findByText(/HANGZHOU/u);
    state.changes = { revision: 3, sellerCity: 'SUZHOU' };
    const tab = new BroadcastChannel('tpt-drafts:u1.e1');
    tab.postMessage({ kind: 'saved', id: 'd1' });
    await screen.findByText(/SUZHOU/u, {}, { timeout: 4_000 });
    tab.close();
  });

  it('[D05] does not claim success if another tab sent the draft in another way', async () => {
    const { sent } = portal({ d1: ['TXSL12345678'] });
    await open('/draft/check?ids=d1');
    const { intentStore } = await import('#local/intentStore.ts');
    const facts = { owner: 'u1.e1', call: 'sendDrafts' as const, draftId: 'd1', billType: 1 as const, amsNos: [] };
    const button = await confirmButton('¥70');
    const body = { ids: ['d1'], revisions: { d1: 7 }, quotedTotal: 70 };
    await intentStore.begin({
      ...facts,
      key: 'k',
      body,
      payType: 0,
      quotedTotal: 70,
      state: 'sending',
      at: Date.now(),
    });
    await userEvent.click(button);
    await screen.findByText(/^Not sent: another tab is sending this/u);
    expect(sent).toEqual([]);
  });

  it('[C03] shows a lost answer as being checked, disables sending, and ends as sent', async () => {
    const { sent, state } = portal({ d1: ['TXSL12345678'] });
    const accept = state.onSend;
    state.onSend = () => {
      throw new Lost();
    };
    const { place } = await open('/draft/check?ids=d1');
    await userEvent.click(await confirmButton('¥70'));
    await screen.findByText('Checking whether this was sent …');
    expect(screen.getByRole('button', { name: /^Confirm and send/ })).toBeDisabled();
    expect(screen.queryByRole('alert')).toBeNull();
    state.onAsk = () => ({ state: 'done', status: 200, body: sent[0] && accept(sent[0]) });
    await screen.findByRole('heading', { name: 'Sent: 1 filing' }, { timeout: 8_000 });
    expect(sent).toHaveLength(1);
    expect(place.now).toContain('/draft/sent');
  });

  it('[C03] waits for the network with a message and a disabled button', async () => {
    const { sent } = portal({ d1: ['TXSL12345678'] });
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    await open('/draft/check?ids=d1');
    const button = await confirmButton('¥70');
    expect(button).not.toHaveAttribute('aria-disabled');
    onLine.mockReturnValue(false);
    fireEvent(window, new Event('offline'));
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('You are offline. You can send when you are back online.');
    await userEvent.click(button);
    onLine.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    expect(button).not.toHaveAttribute('aria-disabled');
    expect(sent).toEqual([]);
    await userEvent.click(button);
    await screen.findByRole('heading', { name: 'Sent: 1 filing' });
    expect(sent).toHaveLength(1);
  });

  it('[C03] reports an unsent draft as soon as the network is back', async () => {
    const { sent, state } = portal({ d1: ['TXSL12345678'] });
    const accept = state.onSend;
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    await open('/draft/check?ids=d1');
    const button = await confirmButton('¥70');
    // The network fails just before the click, without an event.
    onLine.mockReturnValue(false);
    state.onSend = () => {
      throw new Lost();
    };
    await userEvent.click(button);
    // The intent is stored first: on a busy machine the call follows later.
    await waitFor(() => expect(sent).toHaveLength(1));
    onLine.mockReturnValue(true);
    state.onSend = accept;
    fireEvent(window, new Event('online'));
    await screen.findByText('Not sent', undefined, { timeout: 10_000 });
    expect(screen.getByText('Not sent. Press “Send again” next to the draft.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
    await screen.findByRole('heading', { name: 'Sent: 1 filing' });
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(sent).toHaveLength(2);
  });

  it('[D05] sends each draft with its own call, so that one failure affects no other', async () => {
    const { sent, state } = portal(
      { d1: ['AAAA11111111'], d2: ['BBBB22222222'], d3: ['CCCC33333333'] },
      { d2: { rehearsal: [{ code: 'V', severity: 'error', field: 'sellerName', message: 'validation.required' }] } },
    );
    const accept = state.onSend;
    state.onSend = (asked) => {
      if (asked.body.ids?.[0] !== 'd3') return accept(asked);
      throw new Refused(409, { code: 1008, message: 'x', conflicts: [{ amsNo: 'CCCC33333333', code: 1008 }] });
    };
    await open('/draft/check?ids=d1,d2,d3');
    expect(await screen.findByRole('link', { name: 'Seller name' })).toHaveAttribute(
      'href',
      '/draft/detial?id=d2&field=sellerName',
    );
    await screen.findByText('1 draft with problems is left out; the rest can be sent.');
    await userEvent.click(await confirmButton('¥140'));
    const cards = within(screen.getAllByRole('list').find((list) => list.tagName === 'OL') as HTMLElement);
    await cards.findByText('Accepted');
    await cards.findByText(/Another enterprise has already filed this bill of lading/u);
    expect(sent.map(({ body }) => body.ids)).toEqual([['d1'], ['d3']]);
    expect(screen.getByRole('link', { name: 'See what was sent' })).toHaveAttribute(
      'href',
      `/draft/sent?intents=${sent[0]?.key}`,
    );
    expect(screen.getByText('1 draft was sent.')).toBeInTheDocument();
  });

  it('[D04] blocks a selection with a repeated number', async () => {
    portal({ d1: ['TXSL12345678'], d2: ['TXSL12345678'] });
    await open('/draft/check?ids=d1,d2');
    expect(await screen.findByText(/TXSL12345678 is used in more than one of these drafts/u)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /^Confirm and send/u })).toBeDisabled();
  });

  it('[D04] links each draft with a repeated number, and does not offer to send the rest', async () => {
    const error = { code: 'V', severity: 'error' as const, field: 'sellerName', message: 'validation.required' };
    portal(
      { d1: ['TXSL12345678'], d2: ['TXSL87654321'], d3: ['AAAA11111111', 'TXSL12345678'] },
      { d2: { rehearsal: [error] } },
    );
    await open('/draft/check?ids=d1,d2,d3');
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Open draft 1', '/draft/detial?id=d1&field=amsRequestList.0.amsNo'],
      ['Open draft 3', '/draft/detial?id=d3&field=amsRequestList.1.amsNo'],
    ]);
    expect(await screen.findByText(/^Some of these drafts have the same B\/L number/u)).toBeInTheDocument();
    expect(screen.queryByText(/left out/u)).toBeNull();
  });

  it('[E07] links an already filed number to its filing', async () => {
    portal({ d1: ['TXSL12345678'] }, { d1: { conflicts: [{ amsNo: 'TXSL12345678', code: 1004, filingId: 'f9' }] } });
    await open('/draft/check?ids=d1');
    expect(await screen.findByRole('link', { name: 'See the filing' })).toHaveAttribute(
      'href',
      '/hasSent/detial?id=f9',
    );
    expect(screen.getByRole('button', { name: /^Confirm and send/u })).toBeDisabled();
  });

  it('[G16] shows the missing amount and names the main user to a sub-account', async () => {
    const { state } = portal({ d1: ['TXSL12345678'] }, { d1: { balance: 30 } });
    state.user = filer({ userType: '2' });
    await open('/draft/check?ids=d1');
    expect(await screen.findByText('¥40 short.')).toBeInTheDocument();
    expect(await screen.findByText(/Ask Ada Lin to top up\./u)).toBeInTheDocument();
    expect(await confirmButton('¥70')).toBeDisabled();
    expect(screen.queryByRole('link', { name: 'Top up in a new window' })).not.toBeInTheDocument();
  });

  it('[V25] links a refused field to the form', async () => {
    const { state } = portal({ d1: ['TXSL12345678'] });
    state.onSend = () => {
      throw new Refused(422, {
        code: 422,
        message: 'x',
        errors: { d1: { amsRequestList: { 0: { amsNo: { message: 'validation.required', args: {} } } } } },
      });
    };
    await open('/draft/check?ids=d1');
    await userEvent.click(await confirmButton('¥70'));
    expect(await screen.findByRole('link', { name: 'AMS B/L no., row 1' })).toHaveAttribute(
      'href',
      '/draft/detial?id=d1&field=amsRequestList.0.amsNo',
    );
  });

  it('[V12] lists an empty list among the problems', async () => {
    const empty = {
      code: 'V',
      severity: 'error' as const,
      field: 'billHsRequestList',
      message: 'validation.atLeastOneRow',
    };
    portal({ d1: ['TXSL12345678'] }, { d1: { rehearsal: [empty] } });
    await open('/draft/check?ids=d1');
    expect(await screen.findByRole('link', { name: 'Goods' })).toHaveAttribute(
      'href',
      '/draft/detial?id=d1&field=billHsRequestList',
    );
  });

  const reject = (field: string) => ({
    code: '125',
    severity: 'reject' as const,
    field,
    message: 'customs.edits.S16.text',
    args: { value: 'ABC', problem: 'format' },
  });
  const tick = () => screen.findByRole('checkbox', { name: 'Send anyway (customs is likely to reject it)' });

  it('[V09] shows why customs would reject, and sends only after a confirmation', async () => {
    const { sent } = portal({ d1: ['TXSL12345678'] }, { d1: { rehearsal: [reject('importerId')] } });
    await open('/draft/check?ids=d1');
    const title = await screen.findByRole('heading', { name: 'Customs would reject this filing for 1 reason' });
    const list = within(title.parentElement as HTMLElement);
    expect(list.getByRole('link', { name: 'Importer ID' })).toHaveAttribute(
      'href',
      '/draft/detial?id=d1&field=importerId',
    );
    expect(list.getByText(/Customs code 125 \(AMS: S16\)/u)).toBeInTheDocument();
    expect(list.getByText(/“ABC”: it does not have the format of its ID type.*Write an EIN/u)).toBeInTheDocument();
    expect(screen.queryByText('Everything is filled in')).toBeNull();
    expect(await confirmButton('¥70')).toBeDisabled();
    expect(screen.getByText(/or tick “Send anyway”/u)).toBeInTheDocument();
    await userEvent.click(await tick());
    await userEvent.click(await confirmButton('¥70'));
    await screen.findByRole('heading', { name: 'Sent: 1 filing' });
    expect(sent.map(({ body }) => body)).toMatchObject([{ ids: ['d1'], acceptRejects: true }]);
  });

  it('[D05] leaves out an unconfirmed draft, sends the others, and shows the balance that is left', async () => {
    const { sent, state } = portal(
      { d1: ['AAAA11111111'], d2: ['BBBB22222222'] },
      { d2: { rehearsal: [reject('importerId')] } },
    );
    await open('/draft/check?ids=d1,d2');
    await screen.findByText('1 draft with problems is left out; the rest can be sent.');
    await userEvent.click(await tick());
    expect(await confirmButton('¥140')).toBeEnabled();
    await userEvent.click(await tick());
    state.settlements = { d2: { ...state.settlements['d2'], balance: 1_930 } };
    await userEvent.click(await confirmButton('¥70'));
    await screen.findByText('Accepted');
    expect(await screen.findByText('Now ¥1,930')).toBeInTheDocument();
    // Under its usual title, the price of the draft that is left would read as what was charged.
    expect(screen.getByRole('region', { name: 'Cost of the drafts not sent' })).toBeInTheDocument();
    expect(sent.map(({ body }) => body.ids)).toEqual([['d1']]);
    expect(sent[0]?.body).not.toHaveProperty('acceptRejects');
  });

  it('[D04] offers no confirmation if another problem blocks the draft', async () => {
    const error = { code: 'V', severity: 'error' as const, field: 'sellerName', message: 'validation.required' };
    portal({ d1: ['TXSL12345678'] }, { d1: { rehearsal: [reject('importerId'), error] } });
    await open('/draft/check?ids=d1');
    await screen.findByRole('heading', { name: '1 problem to fix' });
    expect(screen.getByRole('heading', { name: 'Customs would reject this filing for 1 reason' })).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('requires a new confirmation if a later check finds another reason', async () => {
    const { sent, state } = portal({ d1: ['TXSL12345678'] }, { d1: { rehearsal: [reject('importerId')] } });
    state.onSend = () => {
      state.settlements = { d1: { rehearsal: [reject('importerId'), reject('consigneeId')] } };
      throw new Refused(409, { code: 1010, message: 'changed', total: 70 });
    };
    await open('/draft/check?ids=d1');
    await userEvent.click(await tick());
    await userEvent.click(await confirmButton('¥70'));
    await screen.findByRole('heading', { name: 'Customs would reject this filing for 2 reasons' });
    expect(await tick()).not.toBeChecked();
    expect(await confirmButton('¥70')).toBeDisabled();
    expect(sent).toHaveLength(1);
  });

  it('reports a deleted draft without problems', async () => {
    portal({});
    await open('/draft/check?ids=d1');
    expect(await screen.findByText(/This draft no longer exists/u)).toBeInTheDocument();
    expect(screen.getByText('These drafts no longer exist, so there is nothing to send.')).toBeInTheDocument();
    expect(screen.queryByText(/every one has a link/u)).toBeNull();
  });

  it("[D05] shows who sent a draft earlier and when, in the portal's words", async () => {
    const { state } = portal({ d1: ['TXSL12345678'] });
    const message = 'Cole Wu sent this draft on 2026-08-03 10:00.';
    state.onSend = () => {
      throw new Refused(404, { code: 404, message, sentBy: 'Cole Wu' });
    };
    await open('/draft/check?ids=d1');
    await userEvent.click(await confirmButton('¥70'));
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it('[D06] keeps the total visible for a draft with many numbers by collapsing them', async () => {
    const numbers = Array.from({ length: 999 }, (_, at) => `TXSL${String(at).padStart(8, '0')}`);
    portal({ d1: numbers });
    await open('/draft/check?ids=d1');
    const price = await screen.findByRole('region', { name: 'Cost' });
    await within(price).findByText('ISF-10 · TXSL00000000');
    const [shown, folded] = within(price).getAllByRole('list', { hidden: true });
    expect(shown?.children).toHaveLength(4);
    expect(folded?.children).toHaveLength(995);
    expect(folded?.closest('details')?.open).toBe(false);
    expect(within(screen.getByRole('heading', { level: 2, name: /TXSL/u })).getByText('and 993 more')).toBeVisible();
  });

  it('[D06] pays by Ctrl+Enter only an amount that was shown for a second', async () => {
    const { sent } = portal({ d1: ['TXSL12345678'] });
    await open('/draft/check?ids=d1');
    await confirmButton('¥70');
    const now = vi.spyOn(performance, 'now');
    // The second press of a hasty double press in the form.
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(sent).toEqual([]);
    now.mockReturnValue(performance.now() + 2_000);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    now.mockRestore();
    await screen.findByRole('heading', { name: 'Sent: 1 filing' });
    expect(sent).toHaveLength(1);
  });

  it('[D05] moves the focus to the result after sending, but not on a reload', async () => {
    const { sent } = portal({ d1: ['TXSL12345678'] });
    await open('/draft/check?ids=d1');
    (await confirmButton('¥70')).focus();
    await userEvent.keyboard('{Enter}');
    const heading = await screen.findByRole('heading', { name: 'Sent: 1 filing' });
    await waitFor(() => expect(heading).toHaveFocus());
    cleanup();
    await open(`/draft/sent?intents=${sent[0]?.key}`);
    expect(await screen.findByRole('heading', { name: 'Sent: 1 filing' })).not.toHaveFocus();
  });
});
