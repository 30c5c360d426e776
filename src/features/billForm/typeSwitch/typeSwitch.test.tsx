// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '@testing-library/jest-dom/vitest';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ISF_10, ISF_5 } from '#contract/codes.ts';
import { blankBill, type Bill } from '#contract/entities/bill.ts';
import { isf10Bill } from '#contract/testing/bills.ts';
import type { LocalDocument } from '#local/localDocument.ts';
import { localDrafts } from '#local/localDrafts.ts';
import { hiddenTextStore } from '#local/hiddenTextStore.ts';
import { setOwnerKey } from '#local/testing/resetBrowser.ts';
import { switchBillType } from '#rules/switchBillType.ts';
import { DraftEditor } from '../draft/DraftEditor.tsx';
import { billKind } from '../draft/draftPort.ts';
import { documentSession } from '#features/document/documentSession.ts';
import type { SessionDependencies } from '#features/document/sessionTypes.ts';
import { createTestForm, I18n } from '../testing/renderBill.tsx';

// Preloads the dialog's chunk and opens the databases: on a busy machine their first answer may be late.
beforeAll(async () => {
  await import('./TypeSwitchDialog.tsx');
  await setOwnerKey('');
  await Promise.allSettled([hiddenTextStore.get('none'), localDrafts.get('none')]);
}, 60_000);
afterEach(cleanup);

/** An open draft, stored locally and on the portal. */
function renderEditor(bill: Bill) {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addListener: vi.fn(), removeListener: vi.fn() }));
  const stored: LocalDocument[] = [];
  const call = vi.fn(async () => ({ id: 'd1', revision: 2 }));
  const deps: SessionDependencies = {
    now: () => 0,
    defer: (work: () => void) => work,
    local: {
      get: async () => null,
      put: async (draft) => {
        stored.push(draft);
        return undefined;
      },
      takeOver: async () => undefined,
      markSaved: async () => undefined,
      remove: async () => undefined,
      subscribe: () => () => undefined,
    },
    portal: { save: call, load: vi.fn() },
    kind: billKind,
  };
  const form = createTestForm(bill);
  const session = documentSession(form, { id: 'd1', record: bill, changed: false, savedAt: 0, isNew: false }, deps);
  session.listen();
  const user = userEvent.setup({ delay: null });
  render(
    <MemoryRouter>
      <CoreAdminContext queryClient={new QueryClient()}>
        <I18n>
          <DraftEditor draft={{ form, session }} field={null} />
        </I18n>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  return { form, session, user, stored, call };
}
const typeButton = (name: string) =>
  within(screen.getByRole('group', { name: 'Filing type' })).getByRole('button', { name });

it('[B02] [B03] lists the fields another filing type would hide before changing', async () => {
  const bill = isf10Bill({ id: 'd1', revision: 1, shipCity: 'ONTARIO' });
  const { user, session } = renderEditor(bill);
  await user.click(typeButton('ISF-5'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change to ISF-5?' }));
  expect(dialog.getByText('Importer ID').nextSibling).toHaveTextContent('12-345678900');
  expect(dialog.getByText('Seller name').nextSibling).toHaveTextContent('NINGBO TRADING CO LTD');
  expect(dialog.queryByText('Ship-to party city')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(session.record()).toMatchObject({ billType: ISF_10, importerId: '12-345678900' });
});

it('[B02] keeps shared fields, stores the change locally, with undo', async () => {
  const bill = isf10Bill({ id: 'd1', revision: 1, shipCity: 'ONTARIO', clientRef: 'PO 7' });
  const { user, session, stored, call } = renderEditor(bill);
  await user.click(typeButton('ISF-5'));
  await user.click(await screen.findByRole('button', { name: 'Change to ISF-5' }));
  expect(await screen.findByLabelText('Place of delivery')).toBeVisible();
  expect(screen.getByLabelText('Ship-to party city')).toHaveValue('ONTARIO');
  expect(screen.queryByLabelText('Importer ID')).not.toBeInTheDocument();
  await waitFor(() => expect(stored.at(-1)).toMatchObject({ changed: true, record: { billType: ISF_5, id: 'd1' } }));

  await session.save();
  expect(call).toHaveBeenLastCalledWith(
    expect.objectContaining({ billType: ISF_5, id: 'd1', revision: 1, shipCity: 'ONTARIO', clientRef: 'PO 7' }),
    undefined,
  );

  await user.click(screen.getByRole('button', { name: 'Back to ISF-10' }));
  expect(await screen.findByLabelText('Importer ID')).toHaveValue('12-345678900');
  expect(session.record()).toMatchObject({
    billType: ISF_10,
    sellerName: 'NINGBO TRADING CO LTD',
    shipCity: 'ONTARIO',
  });
  expect(session.record().revision).toBe(2);
});

it('[B02] [D01] restores hidden fields after a reload, until the draft is deleted', async () => {
  const bill = isf10Bill({ id: 'd1', revision: 1, bugerName: 'HARBOR TOYS INC' });
  const before = renderEditor(bill);
  await before.user.click(typeButton('ISF-5'));
  await before.user.click(await screen.findByRole('button', { name: 'Change to ISF-5' }));
  await waitFor(async () => expect(await hiddenTextStore.get('d1')).toMatchObject({ bugerName: 'HARBOR TOYS INC' }));
  const asIsf5 = before.session.record();
  cleanup();

  const { user, session } = renderEditor(asIsf5);
  await user.click(typeButton('ISF-10'));
  await waitFor(() => expect(session.record()).toMatchObject({ billType: ISF_10, bugerName: 'HARBOR TOYS INC' }));
  await waitFor(async () => expect(await hiddenTextStore.get('d1')).toBeNull());

  await hiddenTextStore.put('d1', { bugerName: 'HARBOR TOYS INC' });
  await localDrafts.remove(['d1']);
  expect(await hiddenTextStore.get('d1')).toBeNull();
});

it('[B02] [D01] restores fields that another tab has hidden, and keeps fields that it hides later', async () => {
  const bill = isf10Bill({ id: 'd1', revision: 1, bugerName: 'HARBOR TOYS INC' });
  const asIsf5 = switchBillType(bill, ISF_5, {});
  const { user, session, form } = renderEditor(bill);
  await waitFor(async () => expect(await hiddenTextStore.get('d1')).toBeNull());
  await hiddenTextStore.put('d1', asIsf5.hidden);
  act(() => form.adopt(asIsf5.bill));
  await user.click(typeButton('ISF-10'));
  await waitFor(() => expect(session.record()).toMatchObject({ billType: ISF_10, bugerName: 'HARBOR TOYS INC' }));
  await waitFor(async () => expect(await hiddenTextStore.get('d1')).toBeNull());

  await user.click(typeButton('ISF-5'));
  await screen.findByRole('dialog', { name: 'Change to ISF-5?' });
  // The other tab changes to ISF-5 first.
  await hiddenTextStore.put('d1', { bugerName: 'TYPED THERE' });
  act(() => form.adopt(asIsf5.bill));
  await user.click(screen.getByRole('button', { name: 'Change to ISF-5' }));
  await user.click(typeButton('ISF-10'));
  await waitFor(() => expect(session.record()).toMatchObject({ billType: ISF_10, bugerName: 'TYPED THERE' }));
});

it('[B02] changes a blank draft without confirmation', async () => {
  const { user, session } = renderEditor(blankBill(ISF_10, 'HBRL'));
  await user.click(typeButton('ISF-5'));
  await waitFor(() => expect(session.record()).toMatchObject({ billType: ISF_5, houseScac: 'HBRL' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(typeButton('ISF-5')).toHaveAttribute('aria-pressed', 'true');
});
