// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { FilingRow } from '#contract/endpoints/filings.ts';
import { DECLARATION_STATUSES, type DeclarationStatus } from '#contract/statuses.ts';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import { sendIntents, type ConfirmedSend } from '#dataProvider/sendIntents.ts';
import { makeSettlement } from '#features/payment/testing.ts';
import { localChanges } from '#local/localChanges.ts';
import { openPortal } from '#testing/openPortal.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { filingDetail } from '../testing/filingDetail.ts';
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
function openWith({ unsaved = '', costly = '', objected = '' } = {}) {
  const sent: ConfirmedSend[] = [];
  vi.spyOn(localChanges, 'get').mockImplementation(async (id) => (id === unsaved ? { changed: true } : null) as never);
  vi.spyOn(sendIntents, 'send').mockImplementation(async (_owner, confirmed) => {
    sent.push(confirmed);
    return { key: `k-${confirmed.filingId}` } as never;
  });
  openPortal({
    getFiling: ({ params: { id = '' } }) =>
      filingDetail('receiveFailed', { id }, isf10Bill({ amsRequestList: [amsRowOf(`OOLU${id}`)] })),
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
  const onClose = vi.fn();
  const { place } = await renderInAdmin(<ResendDialog filings={[row('1'), row('2')]} onClose={onClose} />);
  const button = await screen.findByRole('button', { name: 'Resend 2 filings' });
  await screen.findByText('2 filings can be resent now. Total: no charge.');
  expect(sent).toEqual([]);
  await userEvent.dblClick(button);
  await waitFor(() => expect(place.now).toBe('/draft/sent?intents=k-1,k-2'));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(sent).toMatchObject([
    { call: 'updateFiling', filingId: '1', quotedTotal: 0, body: { id: '1', revision: 3, quotedTotal: 0 } },
    { call: 'updateFiling', filingId: '2', quotedTotal: 0, body: { id: '2', revision: 3, quotedTotal: 0 } },
  ]);
});

it('[D09] skips with a reason what is not rejected, costs money, would fail again or has local text', async () => {
  const sent = openWith({ unsaved: '3', costly: '4', objected: '5' });
  const rows = [row('1'), row('2', 'receiveSuccess'), row('3'), row('4'), row('5')];
  await renderInAdmin(<ResendDialog filings={rows} onClose={() => {}} />);
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

it('[I1] reports that nothing was sent when the intent could not be stored', async () => {
  openWith();
  vi.spyOn(sendIntents, 'send').mockRejectedValue(new Error('full'));
  await renderInAdmin(<ResendDialog filings={[row('1'), row('2')]} onClose={() => {}} />);
  await screen.findByText(/^2 filings can be resent/u);
  await userEvent.click(screen.getByRole('button', { name: 'Resend 2 filings' }));
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
});

it('[I1] stops after a send without an answer, whose result page follows it', async () => {
  openWith();
  const send = vi.spyOn(sendIntents, 'send').mockResolvedValue({ key: 'k-1', state: 'unknown' } as never);
  const { place } = await renderInAdmin(<ResendDialog filings={[row('1'), row('2')]} onClose={() => {}} />);
  await screen.findByText(/^2 filings can be resent/u);
  await userEvent.click(screen.getByRole('button', { name: 'Resend 2 filings' }));
  await waitFor(() => expect(place.now).toBe('/draft/sent?intents=k-1'));
  expect(send).toHaveBeenCalledTimes(1);
});
