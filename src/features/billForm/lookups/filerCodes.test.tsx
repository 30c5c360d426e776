// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { FilerCode } from '#contract/endpoints/people.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { isf10Bill } from '#contract/testing/bills.ts';
import { openPortal, Refused } from '#testing/openPortal.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { EditedBill } from '../EditedBill.tsx';
import { openDraft } from '../draft/openDraft.ts';
import { billKind } from '../draft/draftPort.ts';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

const code = (name: string, changes: Partial<FilerCode> = {}): FilerCode => ({
  code: name,
  state: 'confirmed',
  effectiveOn: '2026-08-05',
  isDefault: false,
  isUsable: true,
  ...changes,
});
const CODES = [
  code('GONE', { state: 'withdrawn', isUsable: false }),
  code('HBRK'),
  code('HBRL', { isDefault: true, effectiveOn: '1970-01-01' }),
  code('LATE', { effectiveOn: '2026-12-01', isUsable: false }),
];

/** Opens a stored draft of an office whose default code is HBRL. */
async function openForm(bill: Bill, listFilerCodes: () => FilerCode[] = () => CODES) {
  const { asked } = openPortal({ listFilerCodes });
  const opened = await openDraft('d1', 'HBRL', {
    now: () => 0,
    defer: (work) => work,
    local: {
      get: async () => ({ id: 'd1', record: bill, changed: false, savedAt: 0 }),
      put: async () => undefined,
      takeOver: async () => undefined,
      markSaved: async () => undefined,
      remove: async () => undefined,
      subscribe: () => () => undefined,
    },
    portal: { save: async () => ({ id: 'd1', revision: 1 }), load: async () => ({}) as never },
    kind: billKind,
  });
  if ('failed' in opened) throw new Error(opened.failed);
  await renderInAdmin(<EditedBill form={opened.form} billType={1} ref={createRef()} />);
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Filer code' });
  return { form: opened.form, input, asked, user: userEvent.setup({ delay: null }) };
}

it('[K02] suggests the enterprise’s codes by keyboard, and requests them on use', async () => {
  const { form, input, asked, user } = await openForm(isf10Bill({ houseScac: '' }));
  expect(asked).toEqual([]);
  input.focus();
  expect(asked).toEqual([]);
  await user.keyboard('{ArrowDown}');
  const list = within(await screen.findByRole('listbox', { name: 'Suggestions' }));
  const options = await list.findAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(['HBRL (default)', 'HBRK in use since 2026-08-05']);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(form.value('houseScac')).toBe('HBRK');
  expect(input).toHaveValue('HBRK');
  expect(screen.queryByRole('listbox', { name: 'Suggestions' })).toBeNull();
});

it('[K02] takes a typed code that the portal does not list', async () => {
  const { form, input, user } = await openForm(isf10Bill({ houseScac: '' }), () => {
    throw new Refused(500);
  });
  await user.type(input, 'hbrk');
  await screen.findByText(/could not be loaded/u);
  await user.tab();
  expect(form.value('houseScac')).toBe('HBRK');
});

it.each([
  ['GONE', 'Your enterprise cannot file under GONE: it is not confirmed, or was withdrawn.'],
  ['LATE', 'LATE can be used from 2026-12-01 on.'],
])('[D11] offers the default code to a draft that names %s', async (houseScac, words) => {
  const { form, input, user } = await openForm(isf10Bill({ houseScac }));
  expect(await screen.findByText(words)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Use HBRL' }));
  expect(form.value('houseScac')).toBe('HBRL');
  expect(input).toHaveFocus();
  expect(screen.queryByText(words)).toBeNull();
});

it('[D11] offers the default code once an unknown one was entered', async () => {
  const { input, user } = await openForm(isf10Bill());
  await user.clear(input);
  await user.type(input, 'ABCD');
  await screen.findByText('This is not one of your enterprise’s filer codes.');
  await user.tab();
  expect(await screen.findByText(/cannot file under ABCD/u)).toBeInTheDocument();
});

it('[D11] does not request the default code, and shows no message for a usable one', async () => {
  expect((await openForm(isf10Bill({ houseScac: 'HBRL' }))).asked).toEqual([]);
  cleanup();
  const { asked } = await openForm(isf10Bill({ houseScac: 'HBRK' }));
  await waitFor(() => expect(asked.map(({ name }) => name)).toEqual(['listFilerCodes']));
  expect(screen.queryByText(/cannot file/u)).toBeNull();
});
