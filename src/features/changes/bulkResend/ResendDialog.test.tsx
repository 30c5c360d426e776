// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { FilingRow } from '#contract/endpoints/filings.ts';
import { DECLARATION_STATUSES, type DeclarationStatus } from '#contract/statuses.ts';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import { sendIntents, type ConfirmedSend, type SendIntent } from '#dataProvider/sendIntents.ts';
import { makeSettlement } from '#features/payment/testing.ts';
import { localChanges } from '#local/localChanges.ts';
import { Lost, openPortal, Refused } from '#testing/openPortal.ts';
import { Toasts } from '#components/layout/Toasts.tsx';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { filingDetail } from '../testing/filingDetail.ts';
import { isResendable } from './resendable.ts';
import { ResendDialog } from './ResendDialog.tsx';

vi.mock('#authProvider/useUser.ts', () => ({
  useUser: () => ({ user: { userId: 'u1', enterpriseId: 'e1', houseScac: 'HBRL' } }),
}));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const row = (id: string, status: DeclarationStatus = 'receiveFailed') =>
  ({
    id,
    amsNo: `OOLU${id}`,
    declarationStatus: status,
    actions: [...DECLARATION_STATUSES[status].actions],
  }) as FilingRow;

/** A portal that prices each filing, and the sends of the page. */
function openWith({
  unsaved = '',
  costly = '',
  objected = '',
  gone = '',
  lost = '',
  deleted = '',
  open = [] as SendIntent[],
} = {}) {
  const sent: ConfirmedSend[] = [];
  vi.spyOn(sendIntents, 'ofOwner').mockResolvedValue(open);
  vi.spyOn(localChanges, 'get').mockImplementation(async (id) => (id === unsaved ? { changed: true } : null) as never);
  vi.spyOn(sendIntents, 'send').mockImplementation(async (_owner, confirmed) => {
    sent.push(confirmed);
    return { key: `k-${confirmed.filingId}` } as never;
  });
  openPortal({
    getFiling: ({ params: { id = '' } }) => {
      if (id === gone) throw new Refused(404, { code: 404, message: 'Not found.' });
      if (id === lost) throw new Lost();
      const status = id === deleted ? 'deleteSuccess' : 'receiveFailed';
      return filingDetail(status, { id }, isf10Bill({ amsRequestList: [amsRowOf(`OOLU${id}`)] }));
    },
    preSettle: ({ body }) => {
      const { filingId = '' } = body as { filingId?: string };
      return makeSettlement([`OOLU${filingId}`], {
        total: filingId === costly ? 230 : 0,
        rehearsal: filingId === objected ? [{ severity: 'reject', code: 'S17', field: 'importerId' } as never] : [],
      });
    },
  });
  return sent;
}

it('[D09] resends each filing once by an intent of its own and opens their results', async () => {
  const sent = openWith();
  const [onClose, onSent] = [vi.fn(), vi.fn()];
  const { place } = await renderInAdmin(
    <ResendDialog filings={[row('1'), row('2')]} onClose={onClose} onSent={onSent} />,
  );
  const button = await screen.findByRole('button', { name: 'Resend 2 filings' });
  await screen.findByText('2 filings can be resent now. Total: no charge.');
  expect(sent).toEqual([]);
  await userEvent.dblClick(button);
  await waitFor(() => expect(place.now).toBe('/draft/sent?intents=k-1,k-2'));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onSent.mock.calls).toEqual([[['1', '2']]]);
  expect(sent).toMatchObject([
    { call: 'updateFiling', filingId: '1', quotedTotal: 0, body: { id: '1', revision: 3, quotedTotal: 0 } },
    { call: 'updateFiling', filingId: '2', quotedTotal: 0, body: { id: '2', revision: 3, quotedTotal: 0 } },
  ]);
});

it('[D09] skips filings that are not rejected, cost money, would fail again or have local text', async () => {
  const sent = openWith({ unsaved: '3', costly: '4', objected: '5' });
  const rows = [row('1'), row('2', 'receiveSuccess'), row('3'), row('4'), row('5')];
  await renderInAdmin(<ResendDialog filings={rows} onClose={() => {}} onSent={() => {}} />);
  await screen.findByText('1 filing can be resent now. Total: no charge.');
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines[0]).toContain('No charge.');
  expect(lines[1]).toMatch(/Skipped: Only rejected or deleted filings/u);
  expect(lines[2]).toMatch(/Skipped: it has changes on this computer/u);
  expect(lines[3]).toMatch(/Skipped: it costs 230 sea coins/u);
  expect(lines[4]).toMatch(/Skipped: customs would reject it again/u);
  await userEvent.click(screen.getByRole('button', { name: 'Resend 1 filing' }));
  await waitFor(() => expect(sent.map(({ filingId }) => filingId)).toEqual(['1']));
});

it('[D09] skips what is deleted, is being sent, is refused by the portal or gets no answer', async () => {
  const sending = (id: string, state: SendIntent['state']) => ({ draftId: `filing:${id}`, state }) as SendIntent;
  openWith({ open: [sending('1', 'refused'), sending('3', 'unknown')], deleted: '2', gone: '4', lost: '5' });
  const rows = [row('1'), row('2', 'deleteSuccess'), row('3'), row('4'), row('5')];
  await renderInAdmin(<ResendDialog filings={rows} onClose={() => {}} onSent={() => {}} />);
  await screen.findByText('1 filing can be resent now. Total: no charge.');
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines[0]).toContain('No charge.');
  expect(lines[1]).toMatch(/Skipped: it would be sent and charged as a new filing/u);
  expect(lines[2]).toMatch(/Skipped: a change of it is being sent/u);
  expect(lines[3]).toMatch(/Skipped: Not found\./u);
  expect(lines[4]).toMatch(/Skipped: the server did not respond/u);
});

it('[D09] offers to resend rejected filings only', () => {
  expect(isResendable(row('1'))).toBe(true);
  expect(isResendable(row('1', 'deleteSuccess'))).toBe(false);
  expect(isResendable(row('1', 'receiveSuccess'))).toBe(false);
});

const storageFull = (): Error => Object.assign(new Error('full'), { name: 'QuotaExceededError' });
const NOT_KEPT = /^Not sent: this browser could not record the order \(QuotaExceededError\)\./u;
const asksBeforeLeaving = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('[I1] reports that nothing was sent when the intent could not be stored', async () => {
  openWith();
  vi.spyOn(sendIntents, 'send').mockRejectedValue(storageFull());
  await renderInAdmin(<ResendDialog filings={[row('1'), row('2')]} onClose={() => {}} onSent={() => {}} />);
  await screen.findByText(/^2 filings can be resent/u);
  await userEvent.click(screen.getByRole('button', { name: 'Resend 2 filings' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(NOT_KEPT);
  expect(asksBeforeLeaving()).toBe(false);
});

it('[I1] lists the B/L numbers that were not sent when others were, and keeps them selected', async () => {
  openWith();
  const onSent = vi.fn();
  vi.spyOn(sendIntents, 'send').mockImplementation(async (_owner, { filingId }) => {
    if (filingId !== '2') throw storageFull();
    return { key: 'k-2', state: 'done' } as never;
  });
  const filings = [row('1'), row('2'), row('3')];
  const { place } = await renderInAdmin(
    <>
      <ResendDialog filings={filings} onClose={() => {}} onSent={onSent} />
      <Toasts />
    </>,
  );
  await screen.findByText(/^3 filings can be resent/u);
  await userEvent.click(screen.getByRole('button', { name: 'Resend 3 filings' }));
  await waitFor(() => expect(place.now).toBe('/draft/sent?intents=k-2'));
  const toast = await screen.findByText(/B\/L numbers not sent: OOLU1, OOLU3\.$/u);
  expect(toast.textContent).toMatch(NOT_KEPT);
  expect(onSent.mock.calls).toEqual([[['2']]]);
});

it('[I1] asks before closing the page while sending, and stops when the screen is left', async () => {
  openWith();
  const [onClose, onSent] = [vi.fn(), vi.fn()];
  let answer = () => {};
  const send = vi.spyOn(sendIntents, 'send').mockImplementation(async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    return { key: 'k-1', state: 'done' } as never;
  });
  const { place, unmount } = await renderInAdmin(
    <ResendDialog filings={[row('1'), row('2')]} onClose={onClose} onSent={onSent} />,
  );
  await screen.findByText(/^2 filings can be resent/u);
  expect(asksBeforeLeaving()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Resend 2 filings' }));
  await screen.findByText('0 of 2 processed');
  expect(asksBeforeLeaving()).toBe(true);
  unmount();
  expect(asksBeforeLeaving()).toBe(false);
  answer();
  await waitFor(() => expect(onSent.mock.calls).toEqual([[['1']]]));
  expect(send).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
  expect(place.now).toBe('/');
});

it('[I1] stops after a send without an answer, whose result page follows it', async () => {
  openWith();
  const send = vi.spyOn(sendIntents, 'send').mockResolvedValue({ key: 'k-1', state: 'unknown' } as never);
  const { place } = await renderInAdmin(
    <ResendDialog filings={[row('1'), row('2')]} onClose={() => {}} onSent={() => {}} />,
  );
  await screen.findByText(/^2 filings can be resent/u);
  await userEvent.click(screen.getByRole('button', { name: 'Resend 2 filings' }));
  await waitFor(() => expect(place.now).toBe('/draft/sent?intents=k-1'));
  expect(send).toHaveBeenCalledTimes(1);
});
