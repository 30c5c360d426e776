// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Settlement } from '#contract/endpoints/filings.ts';
import { isf10Bill, amsRowOf } from '#contract/testing/bills.ts';
import { renderInAdmin } from '#components/testing/renderInAdmin.tsx';
import { filer, settlementOf } from './checkAndSend/testing.ts';

type Answer = { status: number; body: unknown } | 'lost';
interface Sent {
  path: string;
  key: string | null;
  body: { ids?: string[]; quotedTotal?: number };
}

/** The portal behind `fetch`: drafts by id, one settlement each, and whatever a test lets it answer to a send. */
function portal(drafts: Record<string, string[]>, settlements: Record<string, Partial<Settlement>> = {}) {
  const sent: Sent[] = [];
  const state = {
    user: filer(),
    settlements,
    onSend: (asked: Sent): Answer => {
      const draftId = asked.body.ids?.[0] ?? null;
      const amsNos = draftId ? (drafts[draftId] ?? []) : [];
      const filings = amsNos.map((amsNo) => ({ id: `f-${amsNo}`, isfNo: `HBRL-${amsNo.slice(-8)}00`, amsNo, draftId }));
      return { status: 200, body: { filings, charged: 70, balance: 1930 } };
    },
    onAsk: (): unknown => ({ state: 'unknown' }),
  };
  const answer = (path: string, init: RequestInit | undefined): Answer => {
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Sent['body']) : {};
    if (path.startsWith('/me?')) return { status: 200, body: state.user };
    if (path.startsWith('/draft-bills/detail/')) {
      const id = path.slice('/draft-bills/detail/'.length);
      const amsNos = drafts[id];
      if (!amsNos) return { status: 404, body: { code: 404, message: 'gone' } };
      return {
        status: 200,
        body: { ...isf10Bill({ id, amsRequestList: amsNos.map((no) => amsRowOf(no)) }), revision: 1 },
      };
    }
    if (path === '/pre-settlement2') {
      const id = body.ids?.[0] ?? 'new';
      return { status: 200, body: settlementOf(drafts[id] ?? ['LOCL00000001'], state.settlements[id]) };
    }
    if (path.startsWith('/draft-bills/send') || path.startsWith('/bills/send')) {
      const asked = { path, key: new Headers(init?.headers).get('Idempotency-Key'), body };
      sent.push(asked);
      return state.onSend(asked);
    }
    if (path.startsWith('/intents/')) return { status: 200, body: state.onAsk() };
    if (path.startsWith('/bill/')) {
      return { status: 200, body: { declarationStatus: 'receiveSuccess', createdAt: '2026-03-01 12:00:00' } };
    }
    return { status: 200, body: { records: [], total: 0, statistics: {} } };
  };
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    const given = answer(address.replace('/portal', ''), init);
    if (given === 'lost') return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(new Response(JSON.stringify(given.body), { status: given.status }));
  });
  return { sent, state };
}

/** Opens the two pages at an address, as a reload does: modules, clients and memory are new, databases stay. */
async function open(at: string) {
  const { CheckAndSend } = await import('./CheckAndSend.tsx');
  const { SendResult } = await import('./SendResult.tsx');
  const { claimLocalDatabase } = await import('#local/claimLocalDatabase.ts');
  const { sendIntents } = await import('#dataProvider/sendIntents.ts');
  await claimLocalDatabase('u1.e1');
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
  document.cookie = 'XSRF-TOKEN=x';
  const { isfDb } = await import('#local/isfDb.ts');
  const { tptDb } = await import('#local/tptDb.ts');
  await Promise.all([isfDb(), tptDb()].map((db) => db.delete({ disableAutoOpen: false })));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('check and send', () => {
  it('[D05] [D06] sends a draft by its id for the amount on the button, and shows what became of it', async () => {
    const { sent } = portal({ d1: ['TXSL12345678'] });
    const { place } = await open('/draft/check?ids=d1');
    await screen.findByText('ISF-10 · TXSL12345678 · ¥70');
    expect(screen.getByRole('radio', { name: 'Sea coins' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'VIP settlement' })).toBeDisabled();
    expect(screen.getByText('After ¥1,930')).toBeInTheDocument();
    await userEvent.click(await confirmButton('¥70'));
    await screen.findByRole('heading', { name: 'Sent: 1 filing' });
    expect(sent).toMatchObject([{ path: '/draft-bills/send?payType=0', body: { ids: ['d1'], quotedTotal: 70 } }]);
    expect(place.now).toBe(`/draft/sent?intents=${sent[0]?.key}`);
    expect(await screen.findByText('Received success')).toBeInTheDocument();
    expect(screen.getByText('2026-03-01 12:00:00')).toBeInTheDocument();
  });

  it('[D05] shows what was sent after a reload, from this computer', async () => {
    const { sent } = portal({ d1: ['TXSL12345678'] });
    await open('/draft/check?ids=d1');
    await userEvent.click(await confirmButton('¥70'));
    await screen.findByRole('heading', { name: 'Sent: 1 filing' });
    cleanup();
    await open(`/draft/sent?intents=${sent[0]?.key}`);
    expect(await screen.findByRole('heading', { name: 'Sent: 1 filing' })).toBeInTheDocument();
  });

  it('[D05] sends a draft that only this computer has as a bill, and removes the local copy', async () => {
    const { sent, state } = portal({});
    state.onSend = () => ({
      status: 200,
      body: {
        filings: [{ id: 'f1', isfNo: 'HBRL-1', amsNo: 'LOCL00000001', draftId: null }],
        charged: 70,
        balance: 1930,
      },
    });
    const { localDrafts } = await import('#local/localDrafts.ts');
    const { claimLocalDatabase } = await import('#local/claimLocalDatabase.ts');
    await claimLocalDatabase('u1.e1');
    const bill = isf10Bill({ amsRequestList: [amsRowOf('LOCL00000001')] });
    await localDrafts.put({ id: 'new17', bill, changed: true, savedAt: 1 });
    await open('/draft/check?ids=new17');
    await userEvent.click(await confirmButton('¥70'));
    await screen.findByRole('heading', { name: 'Sent: 1 filing' });
    expect(sent).toMatchObject([{ path: '/bills/send?payType=0', body: { id: null, billType: 1, quotedTotal: 70 } }]);
    await waitFor(async () => expect(await localDrafts.get('new17')).toBeNull());
  });

  it('[E07] states a changed price in place and sends it under a new key when confirmed again', async () => {
    const { sent, state } = portal(
      { d1: ['TXSL12345678'] },
      { d1: { total: 50, lines: [{ amsNo: 'TXSL12345678', fee: 50, alreadyFiled: true }] } },
    );
    const accept = state.onSend;
    state.onSend = () => {
      state.settlements = {};
      return { status: 409, body: { code: 1010, message: 'changed', total: 70 } };
    };
    await open('/draft/check?ids=d1');
    await screen.findByText('(AMS filed)');
    await userEvent.click(await confirmButton('¥50'));
    await screen.findByText('The price has changed from ¥50 to ¥70. Check the new total and confirm again.');
    state.onSend = accept;
    await userEvent.click(await confirmButton('¥70'));
    await screen.findByRole('heading', { name: 'Sent: 1 filing' });
    expect(sent.map(({ body }) => body.quotedTotal)).toEqual([50, 70]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  });

  it('[C03] a lost answer is shown as being checked, offers no send, and ends as sent', async () => {
    const { sent, state } = portal({ d1: ['TXSL12345678'] });
    const accept = state.onSend;
    state.onSend = () => 'lost';
    const { place } = await open('/draft/check?ids=d1');
    await userEvent.click(await confirmButton('¥70'));
    await screen.findByText('Checking whether this was sent …');
    expect(screen.getByRole('button', { name: /^Confirm and send/ })).toBeDisabled();
    expect(screen.queryByRole('alert')).toBeNull();
    const done = sent[0] ? accept(sent[0]) : 'lost';
    state.onAsk = () => ({ state: 'done', ...(done === 'lost' ? {} : done) });
    await screen.findByRole('heading', { name: 'Sent: 1 filing' }, { timeout: 8_000 });
    expect(sent).toHaveLength(1);
    expect(place.now).toContain('/draft/sent');
  });

  it('[D05] one bad draft holds up nobody: each is a call and a line of its own', async () => {
    const { sent, state } = portal(
      { d1: ['AAAA11111111'], d2: ['BBBB22222222'], d3: ['CCCC33333333'] },
      { d2: { rehearsal: [{ code: 'V', severity: 'error', field: 'sellerName', message: 'validation.required' }] } },
    );
    const accept = state.onSend;
    state.onSend = (asked) =>
      asked.body.ids?.[0] === 'd3'
        ? { status: 409, body: { code: 1008, message: 'x', conflicts: [{ amsNo: 'CCCC33333333', code: 1008 }] } }
        : accept(asked);
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
  });

  it('[D04] blocks a selection in which a number stands twice', async () => {
    portal({ d1: ['TXSL12345678'], d2: ['TXSL12345678'] });
    await open('/draft/check?ids=d1,d2');
    expect(await screen.findByText(/TXSL12345678 stands in more than one of these drafts/u)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /^Confirm and send/u })).toBeDisabled();
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

  it('[G16] names the gap and tells a sub-account whom to ask', async () => {
    const { state } = portal({ d1: ['TXSL12345678'] }, { d1: { balance: 30 } });
    state.user = filer({ userType: '2' });
    await open('/draft/check?ids=d1');
    expect(await screen.findByText('¥40 short.')).toBeInTheDocument();
    expect(await screen.findByText(/Ask the main system user to recharge\./u)).toBeInTheDocument();
    expect(await confirmButton('¥70')).toBeDisabled();
  });

  it('[V25] leads from a field that the portal refused to that field', async () => {
    const { state } = portal({ d1: ['TXSL12345678'] });
    state.onSend = () => ({
      status: 422,
      body: {
        code: 422,
        message: 'x',
        errors: { d1: { amsRequestList: { 0: { amsNo: { message: 'validation.required', args: {} } } } } },
      },
    });
    await open('/draft/check?ids=d1');
    await userEvent.click(await confirmButton('¥70'));
    expect(await screen.findByRole('link', { name: 'AMS B/L no., row 1' })).toHaveAttribute(
      'href',
      '/draft/detial?id=d1&field=amsRequestList.0.amsNo',
    );
  });

  it('[V12] names an empty list among the problems', async () => {
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

  it('says that a draft is gone', async () => {
    portal({});
    await open('/draft/check?ids=d1');
    expect(await screen.findByText(/This draft no longer exists/u)).toBeInTheDocument();
  });
});
