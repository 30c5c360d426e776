// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import type { ComponentProps } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import '#customs/rehearse.ts';
import { isf10Bill } from '#contract/testing/bills.ts';
import { pathTo } from '#contract/routes.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { PortalError } from '#dataProvider/portalError.ts';
import { DraftEditor } from './DraftEditor.tsx';
import { billKind } from './draftPort.ts';
import { documentSession } from '#features/document/documentSession.ts';
import type { SessionDependencies } from '#features/document/sessionTypes.ts';
import type * as Sections from '../sections/SectionFields.tsx';
import { createTestForm, I18n } from '../testing/renderBill.tsx';

const rendered = vi.hoisted(() => ({ sections: 0 }));
vi.mock('../sections/SectionFields.tsx', async (load) => {
  const { SectionFields, ...others } = await load<typeof Sections>();
  return {
    ...others,
    SectionFields: (props: ComponentProps<typeof SectionFields>) => {
      rendered.sections++;
      return <SectionFields {...props} />;
    },
  };
});

afterEach(cleanup);
const Where = () => <p>{`at ${useLocation().pathname}${useLocation().search}`}</p>;

/** A draft editor with a mocked portal. */
function renderEditor(
  bill: Bill,
  save: () => { id: string; revision: number } = () => ({ id: 'd1', revision: 1 }),
  form = createTestForm(bill),
  field: string | null = null,
) {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addListener: vi.fn(), removeListener: vi.fn() }));
  const call = vi.fn(async () => save());
  const deps: SessionDependencies = {
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
  const session = documentSession(form, { id: 'new1', record: bill, changed: false, savedAt: 0, isNew: true }, deps);
  const user = userEvent.setup({ delay: null });
  render(
    <MemoryRouter>
      <CoreAdminContext queryClient={new QueryClient()}>
        <I18n>
          <Routes>
            <Route path="/" element={<DraftEditor draft={{ form, session }} field={field} />} />
            <Route path="*" element={<Where />} />
          </Routes>
        </I18n>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  return { form, session, user, call };
}

it('[E06] shows and focuses a summary that lists each problem', async () => {
  const { user } = renderEditor(
    isf10Bill({ bugerCity: '', amsRequestList: [{ amsNo: 'OO1', amsType: 'BM', userRemark: '' }] }),
  );
  await user.click(screen.getByRole('button', { name: 'Check' }));
  const summary = screen.getByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(summary).toHaveAccessibleName('3 problems to fix before sending');
  const links = within(summary).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['AMS B/L no., row 1', 'AMS B/L no., row 1', 'Buyer city']);
  await user.click(links[2] as HTMLElement);
  expect(screen.getByLabelText('Buyer city')).toHaveFocus();
});

it('[E06] cycles through the problems by F8 and Shift+F8', async () => {
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

it('[E06] includes a field that was just emptied in the F8 tour', async () => {
  const bill = isf10Bill({ shipName: '' });
  const { user } = renderEditor(bill, undefined, createTestForm(bill, { defer: () => () => undefined }));
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await user.clear(screen.getByLabelText('Buyer city'));
  await user.keyboard('{F8}');
  expect(screen.getByLabelText('Ship-to party name')).toHaveFocus();
  await user.keyboard('{F8}');
  expect(screen.getByLabelText('Buyer city')).toHaveFocus();
});

it('[E06] [V09] includes rehearsal findings in the F8 tour and the count', async () => {
  const { user } = renderEditor(isf10Bill({ consigneeId: 'X', bugerCity: '' }));
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await screen.findAllByText(/Customs would reject this filing for 1 reason/u);
  expect(screen.getByText('2 problems')).toBeInTheDocument();
  await user.keyboard('{F8}');
  expect(screen.getByLabelText('Consignee ID')).toHaveFocus();
  await user.keyboard('{F8}');
  expect(screen.getByLabelText('Buyer city')).toHaveFocus();
  await user.keyboard('{F8}');
  expect(screen.getByLabelText('Consignee ID')).toHaveFocus();
});

it('[D06] opens at the field of a link, also if nothing is wrong', async () => {
  const bill = isf10Bill();
  renderEditor(bill, undefined, createTestForm(bill), 'bugerCity');
  await waitFor(() => expect(screen.getByLabelText('Buyer city')).toHaveFocus());
  expect(screen.queryByRole('heading', { name: 'No problems. This filing can be sent.' })).toBeNull();
});

it('[E06] opens at the field of a link with all problems shown', async () => {
  const bill = isf10Bill({ bugerCity: '', sellerName: '' });
  renderEditor(bill, undefined, createTestForm(bill), 'bugerCity');
  await waitFor(() => expect(screen.getByLabelText('Buyer city')).toHaveFocus());
  expect(screen.getByText('2 problems to fix before sending')).toBeInTheDocument();
});

it('[D04] does not go to sending with errors', async () => {
  const { user, call } = renderEditor(isf10Bill({ bugerCity: '' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('alert')).toBeInTheDocument();
  expect(call).not.toHaveBeenCalled();
});

it('[D04] saves before the portal’s copy is checked', async () => {
  const { user, call } = renderEditor(isf10Bill());
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText(`at ${pathTo.check(['d1'])}`)).toBeInTheDocument();
  expect(call).toHaveBeenCalledTimes(1);
});

it('stays on the form when the portal is unreachable', async () => {
  const { user } = renderEditor(isf10Bill(), () => {
    throw new PortalError({ kind: 'network', message: 'shell.request.network' });
  });
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/Your text is saved on this computer/u)).toBeInTheDocument();
  expect(screen.getByLabelText('Buyer name')).toHaveValue('PACIFIC HOME GOODS INC');
});

it('[D03] says that a draft with a refused field is not saved', async () => {
  const errors = { bugerName: { message: 'validation.maxLength', args: { max: 1000, length: 1200 } } };
  const { user } = renderEditor(isf10Bill(), () => {
    throw new PortalError({ kind: 'answer', status: 422, code: 422, message: 'said by the portal', errors });
  });
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('Not saved yet. Correct the marked fields.')).toBeInTheDocument();
  expect(screen.queryByText('said by the portal')).toBeNull();
});

it('confirms a form without errors and lists warnings', async () => {
  const { user } = renderEditor(isf10Bill({ sellerCity: 'ST. LOUIS' }));
  await user.click(screen.getByRole('button', { name: 'Check' }));
  const summary = await screen.findByRole('status', { name: /No problems/u });
  expect(await within(summary).findByText(/1 remark/u)).toBeInTheDocument();
});

it('[E06] shows no finding about a text that was changed before the check', async () => {
  const { user } = renderEditor(isf10Bill({ consigneeId: 'X' }));
  await screen.findAllByText('1 left', undefined, { timeout: 5_000 });
  const alerts: (string | null)[] = [];
  const observer = new MutationObserver(() =>
    alerts.push(...screen.queryAllByRole('alert').map((alert) => alert.textContent)),
  );
  observer.observe(document.body, { childList: true, subtree: true });
  await user.clear(screen.getByLabelText('Consignee ID'));
  await user.type(screen.getByLabelText('Consignee ID'), '12-345678900');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText(`at ${pathTo.check(['d1'])}`)).toBeInTheDocument();
  observer.disconnect();
  expect(alerts).toEqual([]);
});

it('[X05] asks for the carnet of a carnet shipment, without a send button', async () => {
  const { user, call } = renderEditor(isf10Bill({ cargoType: '06', consigneeId: 'X' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const summary = await screen.findByRole('alert', { name: /3 problems/u });
  expect(within(summary).getByRole('link', { name: 'Carnet no.' })).toBeInTheDocument();
  expect(within(summary).getByText(/Customs would reject this filing for 1 reason/u)).toBeInTheDocument();
  expect(within(summary).queryByRole('button', { name: 'Send anyway' })).toBeNull();
  expect(call).not.toHaveBeenCalled();
});

it('[E06] counts a finding of the rehearsal in summary and head', async () => {
  const { user } = renderEditor(
    isf10Bill({
      importerType: 'AEF',
      importerId: 'E1',
      importerName: 'LI, WEI',
      importerBirth: '1980-01-01',
      importerCountry: 'CN',
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Check' }));
  const summary = await screen.findByRole('alert', { name: /^1 problem/u });
  expect(within(summary).getAllByRole('link', { name: 'Importer ID type' })).toHaveLength(1);
  // In the head, in the index of blocks and in the block's title.
  expect(screen.getAllByText('1 problem')).toHaveLength(3);
});

it('[V09] shows a rehearsal finding once with its fix, and allows sending', async () => {
  const { user } = renderEditor(isf10Bill({ consigneeId: 'X' }));
  await user.click(screen.getByRole('button', { name: 'Check' }));
  const summary = await screen.findByRole('alert', { name: /1 problem/u });
  expect(within(summary).getByText(/Customs would reject this filing for 1 reason/u)).toBeInTheDocument();
  expect(within(summary).getAllByRole('link', { name: 'Consignee ID' })).toHaveLength(1);
  expect(within(summary).getByRole('button', { name: 'Send anyway' })).toBeInTheDocument();
});

it('[E06] renders no section again while a text is typed and checked', async () => {
  const { user } = renderEditor(isf10Bill({ consigneeId: 'X', bugerCity: '' }));
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await screen.findAllByText(/Customs would reject this filing for 1 reason/u);
  const before = rendered.sections;
  await user.type(screen.getByLabelText('Buyer city'), 'CHICAGO{Tab}');
  await screen.findAllByText('1 problem');
  expect(rendered.sections).toBe(before);
});
