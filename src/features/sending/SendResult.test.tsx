// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '@testing-library/jest-dom/vitest';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EmailProfile } from '#contract/endpoints/push.ts';
import type { FilingDetail } from '#contract/endpoints/filings.ts';
import type { Reply } from '#contract/endpoints/index.ts';
import { openPortal } from '#testing/openPortal.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { startLocalSession } from '#local/testing/resetBrowser.ts';
import { afterFirstScreen } from '#startup/afterFirstScreen.ts';
import { filingDetail, receiptOf } from '../changes/testing/filingDetail.ts';
import { filer } from '#contract/testing/filer.ts';
import { SendResult } from './SendResult.tsx';

const SENT: Reply<'getIntent'> = {
  state: 'done',
  status: 200,
  body: {
    filings: [{ id: 'f1', isfNo: 'HBRL-0000000001', amsNo: 'OOLU12345678', draftId: 'd1' }],
    charged: 70,
    balance: 930,
  },
};
const CHANGED: Reply<'getIntent'> = {
  state: 'done',
  status: 200,
  body: { id: 'f1', isfNo: 'HBRL-0000000001', declarationStatus: 'submitted', charged: 0, balance: 930 },
};
const refused = (action: 'send' | 'modify') =>
  receiptOf(1, { action, code: 'S17', message: 'IMPORTER NBR NOT ON FILE', field: 'importerId' });

/** Opens a result whose sends this browser does not know. */
async function open(
  intents: Record<string, Reply<'getIntent'>>,
  filing: () => FilingDetail,
  drafts: string[] = [],
  push: Partial<EmailProfile> = {},
) {
  openPortal({
    me: () => filer(),
    getIntent: ({ params: { key = '' } }) => intents[key] ?? { state: 'unknown' },
    getFiling: () => filing(),
    getEmailPush: () => ({
      enabled: true,
      events: ['rejected'],
      emails: ['ops@harbour.test'],
      deliveries: [],
      ...push,
    }),
    listDrafts: () => ({ records: drafts.map((id) => ({ id })) as never, total: drafts.length, statistics: {} }),
  });
  await startLocalSession('u1.e1');
  return renderInAdmin(<SendResult />, { at: `/draft/sent?intents=${Object.keys(intents).join(',')}` });
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('loads the rest of the page as soon as the result is shown', async () => {
  await open({ k1: SENT }, () => filingDetail('submitted'));
  const rest = vi.fn();
  void afterFirstScreen().then(rest);
  await waitFor(() => expect(rest).toHaveBeenCalled(), { timeout: 3_000 });
});

const delivery = (email: string, state: 'sent' | 'stopped') => ({ email, state, answer: '', at: '' });

it.each<[string, Partial<EmailProfile>, RegExp]>([
  [
    'all responses to five addresses',
    {
      events: ['accepted', 'acceptedWithWarning', 'rejected'],
      emails: ['a@h.test', 'b@h.test', 'c@h.test', 'd@h.test', 'e@h.test'],
    },
    /^When customs responds, an email goes to a@h.test, b@h.test, c@h.test \+2\./u,
  ],
  [
    'an address that left',
    { deliveries: [delivery('ops@harbour.test', 'stopped')] },
    /^None of your enterprise’s addresses/u,
  ],
  ['notices turned off', { enabled: false }, /^None of your enterprise’s addresses/u],
])('[G12] says who gets an email: %s', async (_, push, text) => {
  await open({ k1: SENT }, () => filingDetail('submitted'), [], push);
  expect(await screen.findByText(text)).toBeInTheDocument();
});

describe('SendResult on another device', () => {
  it('[D05] shows the filings of a send that is not in this browser’s storage', async () => {
    await open({ k1: SENT }, () => filingDetail('submitted'), ['d2']);
    expect(await screen.findByRole('heading', { name: 'Sent: 1 filing' })).toBeInTheDocument();
    expect(await screen.findByText('Submitted')).toBeInTheDocument();
    const summary = within(screen.getByRole('region', { name: 'Summary' }));
    expect(summary.getByText('¥70')).toBeInTheDocument();
    expect(await summary.findByRole('link', { name: 'Next draft' })).toHaveAttribute('href', '/draft/detial?id=d2');
    expect(summary.getByRole('button', { name: 'Export PDF' })).toBeEnabled();
    const note = await summary.findByText(/^For some responses of customs, an email goes to ops@harbour.test/u);
    expect(within(note).getByRole('link', { name: 'Set up notices' })).toHaveAttribute('href', '/setting/email');
  });

  it('[D05] shows which send did not reach the portal, and why one was refused', async () => {
    const intents = {
      k1: { state: 'unknown' as const },
      k2: { state: 'done' as const, status: 402, body: { message: 'Not enough coins.' } },
    };
    await open(intents, () => filingDetail('submitted'));
    expect(await screen.findByText(/^No record of this submission/u)).toBeInTheDocument();
    expect(screen.getByText('Not sent: Not enough coins.')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: /^Sent:/u })).toBeNull();
  });

  it('[D08] keeps all but the status in place when a receipt comes', async () => {
    let filing = filingDetail('submitted');
    const { queryClient } = await open({ k1: SENT }, () => filing);
    const parts = (status: HTMLElement) => {
      const chips = status.closest('output');
      return Array.from(chips?.parentElement?.children ?? [], (part) => (part === chips ? '' : part.textContent));
    };
    const before = parts(await screen.findByText('Submitted'));
    filing = filingDetail('receiveSuccessWarning');
    await act(() => queryClient.invalidateQueries());
    const after = parts(await screen.findByText('Received success with warning'));
    expect(after).toEqual(before);
    // What is wider than before is followed by the time alone, which is aligned to the end of the line.
    expect(after.map((text) => text === '')).toEqual([false, false, true, false]);
  });

  it('[D08] [D09] shows reason and fix when customs rejects, without promising an answer', async () => {
    let filing = filingDetail('submitted');
    const { queryClient } = await open({ k1: SENT }, () => filing);
    await screen.findByText(/^Customs usually responds within minutes/u);
    filing = filingDetail('receiveFailed', { receipts: [refused('send')], actions: ['resend'] });
    await act(() => queryClient.invalidateQueries({ queryKey: ['filings'] }));
    const reason = within(await screen.findByRole('region', { name: 'Customs rejected this ISF' }));
    expect(reason.getByText(/Importer not on file/u)).toBeInTheDocument();
    expect(reason.getByRole('link', { name: 'Fix' })).toHaveAttribute('href', '/hasSent/modify?id=f1&field=importerId');
    expect(screen.queryByText(/^Customs usually responds/u)).toBeNull();
  });

  it('[D09] keeps the time of a change when its receipt comes, and shows a rejected one', async () => {
    const latest = { action: 'modify', at: '2026-03-02 10:00:00', isLocal: false } as const;
    let filing = filingDetail('submitted', { latest, operationAt: '2026-03-02 10:00:00' });
    const { queryClient } = await open({ k1: CHANGED }, () => filing);
    await screen.findByText('The new version was sent to customs.');
    const sentAt = () => screen.getByText(/^Sent at/u).querySelector('time')?.textContent;
    expect(sentAt()).toBe('2026-03-02 10:00:00 (+08:00)');
    filing = filingDetail('modifyFailed', {
      latest,
      operationAt: '2026-03-02 10:00:02',
      receipts: [refused('modify')],
    });
    await act(() => queryClient.invalidateQueries({ queryKey: ['filings'] }));
    await screen.findByRole('region', { name: 'Customs rejected the last change' });
    expect(sentAt()).toBe('2026-03-02 10:00:00 (+08:00)');
    expect(screen.queryByText('The new version was sent to customs.')).toBeNull();
  });
});
