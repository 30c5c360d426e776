// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ChangeKind } from '#contract/codes.ts';
import type { FilingDetail, Settlement } from '#contract/endpoints/filings.ts';
import type { Isf10Bill } from '#contract/entities/bill.ts';
import { openPortal } from '#testing/openPortal.ts';
import { filer } from '#contract/testing/filer.ts';
import { I18n } from '#features/billForm/testing/renderBill.tsx';
import { makeSettlement } from '#features/payment/testing.ts';
import { ConfirmChange } from './ConfirmChange.tsx';
import { filingToBill } from '../openChange.ts';
import { filingDetail } from '../testing/filingDetail.ts';

const held = filingDetail('receiveSuccess');
const deleted = filingDetail('deleteSuccess', { revision: 4 });
const changed = { ...(filingToBill(held) as Isf10Bill), sellerCity: 'SHANGHAI' };

/** The portal's plan and price of the change. */
let says: { kind: ChangeKind; total: number; rehearsal?: Settlement['rehearsal'] };
beforeEach(() => {
  says = { kind: 'replace', total: 0 };
  openPortal({
    preSettle: () =>
      makeSettlement([], {
        total: says.total,
        plan: { kind: says.kind },
        rehearsal: says.rehearsal ?? [],
        lines: says.total > 0 ? [{ amsNo: held.amsNo, fee: says.total, alreadyFiled: false }] : [],
      }),
  });
});
afterEach(cleanup);

function open(filing: FilingDetail = held) {
  const [onConfirm, onOutdated] = [vi.fn(), vi.fn()];
  const queryClient = new QueryClient();
  const dialog = (changes: Partial<Parameters<typeof ConfirmChange>[0]> = {}) => (
    <QueryClientProvider client={queryClient}>
      <I18n>
        <ConfirmChange
          filing={filing}
          bill={changed}
          clash={null}
          user={filer()}
          onOutdated={onOutdated}
          onClose={() => undefined}
          onGo={() => undefined}
          onConfirm={onConfirm}
          {...changes}
        />
      </I18n>
    </QueryClientProvider>
  );
  const view = render(dialog());
  const again = (changes: Parameters<typeof dialog>[0]) => view.rerender(dialog(changes));
  return { again, onConfirm, onOutdated, user: userEvent.setup({ delay: null }) };
}
const confirming = () => screen.findByRole('button', { name: /^Confirm and send/u });

it('[D09] reloads plan and price on a status change and disables confirming', async () => {
  const { again } = open();
  await screen.findByText('No charge.');
  expect(await confirming()).toBeEnabled();
  says = { kind: 'sendAgain', total: 70 };
  again({ filing: deleted });
  expect(await confirming()).toBeDisabled();
  expect(screen.queryByText('No charge.')).toBeNull();
  await screen.findByText(/was deleted at customs: it is sent as a new filing, ¥70/u);
  expect(await screen.findByRole('button', { name: 'Confirm and send · ¥70' })).toBeEnabled();
});

it('[D09] hides the price of another plan and reloads the filing', async () => {
  says = { kind: 'sendAgain', total: 70 };
  const { onOutdated } = open();
  await vi.waitFor(() => expect(onOutdated).toHaveBeenCalled());
  expect(screen.queryByText('¥70')).toBeNull();
  expect(await confirming()).toBeDisabled();
});

it('[I1] sends only the displayed text', async () => {
  const { again, onConfirm, user } = open();
  await screen.findByText('No charge.');
  again({ bill: { ...changed, bugerCity: 'DENVER' } });
  expect(await screen.findByRole('alert')).toHaveTextContent('The form has changed since this summary was shown.');
  expect(await confirming()).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Show the current version' }));
  expect(await screen.findByText('DENVER')).toBeInTheDocument();
  await screen.findByText('No charge.');
  await user.click(await confirming());
  expect(onConfirm.mock.calls[0]?.[0]).toMatchObject({ body: { sellerCity: 'SHANGHAI', bugerCity: 'DENVER' } });
});

it.each([
  ['sending', 'This filing is being sent from another tab.'],
  ['elsewhere', /two versions differ/u],
  ['moved', /Someone else changed this filing/u],
] as const)('[I1] disables confirming during a conflict: %s', async (clash, words) => {
  const { again } = open();
  await screen.findByText('No charge.');
  again({ clash });
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(await confirming()).toBeDisabled();
});

it('[X06] sends a change that customs would reject only after a confirmation', async () => {
  const message = 'customs.edits.partyEin.text';
  const args = { entity: 'CN', value: '12-3456789', problem: 'einNoSuffix' };
  says = { ...says, rehearsal: [{ code: '316', severity: 'reject', field: 'consigneeId', message, args }] };
  const { onConfirm, user } = open();
  const tick = await screen.findByRole('checkbox', { name: 'Send anyway (customs is likely to reject it)' });
  expect(await confirming()).toBeDisabled();
  await user.click(tick);
  await user.click(await confirming());
  expect(onConfirm).toHaveBeenCalledWith(
    expect.objectContaining({ body: expect.objectContaining({ acceptRejects: true }) as object }),
  );
});

it('[D06] confirms by Ctrl+Enter what has been shown for a second', async () => {
  const now = vi.spyOn(performance, 'now');
  const { onConfirm, user } = open();
  now.mockReturnValue(0);
  await screen.findByText('No charge.');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(onConfirm).not.toHaveBeenCalled();
  now.mockReturnValue(60 * 60 * 1000);
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(onConfirm).toHaveBeenCalledTimes(1);
  now.mockRestore();
});
