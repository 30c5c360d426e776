// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import '#customs/rehearse.ts';
import { isf10Bill } from '#contract/testing/bills.ts';
import { pathTo } from '#contract/routes.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { PortalError } from '#dataProvider/portalError.ts';
import { DraftEditor } from './DraftEditor.tsx';
import { billKind } from './draftPort.ts';
import { documentSession } from '../document/documentSession.ts';
import type { SessionWorld } from '../document/sessionShape.ts';
import { formOf, I18n } from './testing/renderBill.tsx';

afterEach(cleanup);
const Where = () => <p>{`at ${useLocation().pathname}${useLocation().search}`}</p>;

/** The editor of a draft, over a portal that answers a save as the test says. */
function renderEditor(
  bill: Bill,
  save: () => { id: string; revision: number } = () => ({ id: 'd1', revision: 1 }),
  form = formOf(bill),
) {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addListener: vi.fn(), removeListener: vi.fn() }));
  const call = vi.fn(async () => save());
  const world: SessionWorld = {
    now: () => 0,
    defer: (work) => work,
    local: {
      get: async () => null,
      put: async () => undefined,
      takeOver: async () => undefined,
      markSaved: async () => undefined,
      remove: async () => undefined,
      subscribe: () => () => undefined,
    },
    portal: { save: call, load: vi.fn() },
    kind: billKind,
  };
  const session = documentSession(form, { id: 'new1', record: bill, changed: false, savedAt: 0, isNew: true }, world);
  const user = userEvent.setup({ delay: null });
  render(
    <MemoryRouter>
      <CoreAdminContext queryClient={new QueryClient()}>
        <I18n>
          <Routes>
            <Route path="/" element={<DraftEditor draft={{ form, session }} field={null} />} />
            <Route path="*" element={<Where />} />
          </Routes>
        </I18n>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  return { form, session, user, call };
}

it('[E06] puts a summary on top that names each problem, and the focus on it', async () => {
  const { user } = renderEditor(
    isf10Bill({ bugerCity: '', amsRequestList: [{ amsNo: 'OO1', amsType: 'BM', userRemark: '' }] }),
  );
  await user.click(screen.getByRole('button', { name: 'Check' }));
  const summary = screen.getByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(summary).toHaveAccessibleName('3 problems to solve before sending');
  const links = within(summary).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['AMS B/L no., row 1', 'AMS B/L no., row 1', 'Buyer city']);
  await user.click(links[2] as HTMLElement);
  expect(screen.getByLabelText('Buyer city')).toHaveFocus();
});

it('[E06] walks the problems with F8 and Shift+F8, round and round', async () => {
  const { user } = renderEditor(isf10Bill({ bugerCity: '', shipName: '' }));
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await user.keyboard('{F8}');
  expect(screen.getByLabelText('Buyer city')).toHaveFocus();
  await user.keyboard('{F8}');
  expect(screen.getByLabelText('Ship-to party name')).toHaveFocus();
  await user.keyboard('{F8}');
  expect(screen.getByLabelText('Buyer city')).toHaveFocus();
  await user.keyboard('{Shift>}{F8}{/Shift}');
  expect(screen.getByLabelText('Ship-to party name')).toHaveFocus();
});

it('[E06] comes with F8 to a field that was emptied a moment ago, before the next pause', async () => {
  const bill = isf10Bill({ shipName: '' });
  const { user } = renderEditor(bill, undefined, formOf(bill, { defer: () => () => undefined }));
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await user.clear(screen.getByLabelText('Buyer city'));
  await user.keyboard('{F8}');
  expect(screen.getByLabelText('Ship-to party name')).toHaveFocus();
  await user.keyboard('{F8}');
  expect(screen.getByLabelText('Buyer city')).toHaveFocus();
});

it('[E06] [V09] walks what customs alone would reject with F8 too, in the order of the form, and counts it', async () => {
  const { user } = renderEditor(isf10Bill({ consigneeId: 'X', bugerCity: '' }));
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await screen.findByText(/Customs would reject this filing for 1 reason/u);
  expect(screen.getByText('2 problems')).toBeInTheDocument();
  await user.keyboard('{F8}');
  expect(screen.getByLabelText('Consignee ID')).toHaveFocus();
  await user.keyboard('{F8}');
  expect(screen.getByLabelText('Buyer city')).toHaveFocus();
  await user.keyboard('{F8}');
  expect(screen.getByLabelText('Consignee ID')).toHaveFocus();
});

it('[D04] does not leave for sending while something is wrong', async () => {
  const { user, call } = renderEditor(isf10Bill({ bugerCity: '' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('alert')).toBeInTheDocument();
  expect(call).not.toHaveBeenCalled();
});

it('[D04] saves first and checks the portal’s copy then', async () => {
  const { user, call } = renderEditor(isf10Bill());
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText(`at ${pathTo.check(['d1'])}`)).toBeInTheDocument();
  expect(call).toHaveBeenCalledTimes(1);
});

it('stays with everything kept when the portal cannot be reached', async () => {
  const { user } = renderEditor(isf10Bill(), () => {
    throw new PortalError({ kind: 'network', message: 'shell.request.network' });
  });
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/Your text is saved on this computer/u)).toBeInTheDocument();
  expect(screen.getByLabelText('Buyer name')).toHaveValue('PACIFIC HOME GOODS INC');
});

it('says that nothing is wrong, and what is only unusual', async () => {
  const { user } = renderEditor(isf10Bill({ sellerCity: 'ST. LOUIS' }));
  await user.click(screen.getByRole('button', { name: 'Check' }));
  const summary = await screen.findByRole('status', { name: /No problems/u });
  expect(await within(summary).findByText(/1 remark/u)).toBeInTheDocument();
});

it('[D04] says what cannot be filed here, and offers no sending of it', async () => {
  const { user, call } = renderEditor(isf10Bill({ cargoType: '06', consigneeId: 'X' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const summary = await screen.findByRole('alert', { name: /2 problems/u });
  expect(within(summary).getByText(/This shipment cannot be filed here for 1 reason/u)).toBeInTheDocument();
  expect(within(summary).getByText(/Customs would reject this filing for 1 reason/u)).toBeInTheDocument();
  expect(within(summary).queryByRole('button', { name: 'Send anyway' })).toBeNull();
  expect(call).not.toHaveBeenCalled();
});

it('[E06] counts two reasons at one field once, in the summary and in the head', async () => {
  const { user } = renderEditor(
    isf10Bill({ importerType: 'AEF', importerId: 'E1', importerBirth: '1980-01-01', importerCountry: 'CN' }),
  );
  await user.click(screen.getByRole('button', { name: 'Check' }));
  const summary = await screen.findByRole('alert', { name: /^1 problem/u });
  expect(within(summary).getAllByRole('link', { name: 'Importer ID type' })).toHaveLength(2);
  // In the head and at its block.
  expect(screen.getAllByText('1 problem')).toHaveLength(2);
});

it('[V09] says once what customs would reject, with its cure, and lets it be sent all the same', async () => {
  const { user } = renderEditor(isf10Bill({ consigneeId: 'X' }));
  await user.click(screen.getByRole('button', { name: 'Check' }));
  const summary = await screen.findByRole('alert', { name: /1 problem/u });
  expect(within(summary).getByText(/Customs would reject this filing for 1 reason/u)).toBeInTheDocument();
  expect(within(summary).getAllByRole('link', { name: 'Consignee ID' })).toHaveLength(1);
  expect(within(summary).getByRole('button', { name: 'Send anyway' })).toBeInTheDocument();
});
