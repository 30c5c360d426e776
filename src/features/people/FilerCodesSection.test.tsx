// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Toasts } from '#components/layout/Toasts.tsx';
import type { FilerCode } from '#contract/endpoints/people.ts';
import type { Locale } from '#contract/limits.ts';
import { openPortal, Refused, type Answers } from '#testing/openPortal.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { FilerCodesSection } from './FilerCodesSection.tsx';

// A Friday at +08:00: two working days later is Tuesday.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T02:00:00Z') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const code = (name: string, changes: Partial<FilerCode> = {}): FilerCode => ({
  code: name,
  state: 'confirmed',
  effectiveOn: '2026-09-01',
  isDefault: false,
  isUsable: true,
  ...changes,
});
const CODES = [
  code('HBRL', { isDefault: true, effectiveOn: '1970-01-01' }),
  code('AAA'),
  code('BBB', { isUsable: false, effectiveOn: '2026-12-01' }),
  code('CCC', { state: 'requested', isUsable: false }),
  code('DDD', { state: 'refused', isUsable: false }),
  code('EEE', { state: 'withdrawn', isUsable: false }),
];

interface Shown {
  isAdmin?: boolean;
  language?: Locale;
  answers?: Answers;
}
/** The codes of a portal that requests and withdraws them. */
async function show({ isAdmin = true, language = 'en', answers = {} }: Shown = {}) {
  let known = CODES;
  const portal = openPortal({
    listFilerCodes: () => known,
    requestFilerCode: ({ body }) => {
      known = [...known, code(body.code, { state: 'requested', isUsable: false, effectiveOn: body.effectiveOn })];
    },
    withdrawFilerCode: ({ body }) => {
      known = known.map((one) => (one.code === body.code ? { ...one, state: 'withdrawn', isUsable: false } : one));
    },
    ...answers,
  });
  await renderInAdmin(
    <>
      <FilerCodesSection isAdmin={isAdmin} />
      <Toasts />
    </>,
    { language },
  );
  const bodies = (name: string) => portal.asked.filter((call) => call.name === name).map(({ body }) => body);
  return { bodies };
}
const rows = async () => {
  const table = await screen.findByRole('table');
  return within(table).getAllByRole('row').slice(1) as HTMLTableRowElement[];
};
async function withdrawFirst() {
  await userEvent.click(within((await rows())[1]!).getByRole('button', { name: 'Withdraw' }));
  const dialog = await screen.findByRole('dialog', { name: 'Withdraw the code AAA?' });
  expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
  return () => userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
}
const textsOf = (row: HTMLTableRowElement) => [...row.cells].map((cell) => cell.textContent);
async function openDialog() {
  await userEvent.click(screen.getByRole('button', { name: 'Request a filer code' }));
  const dialog = await screen.findByRole('dialog', { name: 'Request a filer code' });
  const send = () => userEvent.click(within(dialog).getByRole('button', { name: 'Request' }));
  return {
    dialog,
    send,
    code: within(dialog).getByLabelText('Filer code'),
    day: within(dialog).getByLabelText('Valid from'),
  };
}

it('[P03] shows codes with state and first day, and withdraws those in use or requested', async () => {
  await show();
  expect((await rows()).map(textsOf)).toEqual([
    ['HBRL (default)', 'In use', '–', ''],
    ['AAA', 'In use', '2026-09-01', 'Withdraw'],
    ['BBB', 'Confirmed', '2026-12-01', 'Withdraw'],
    ['CCC', 'Requested', '2026-09-01', 'Withdraw'],
    ['DDD', 'Refused', '2026-09-01', ''],
    ['EEE', 'Withdrawn', '2026-09-01', ''],
  ]);
});

it('[P03] leaves requests and withdrawals to administrators', async () => {
  await show({ isAdmin: false });
  expect(await rows()).toHaveLength(CODES.length);
  expect(screen.queryByRole('button')).toBeNull();
});

it('[P03] asks before it withdraws a code, and shows why it could not', async () => {
  const { bodies } = await show();
  const withdraw = await withdrawFirst();
  expect(bodies('withdrawFilerCode')).toEqual([]);
  await withdraw();
  expect(await screen.findByText(/^The code AAA was withdrawn\. Choose another code/u)).toBeVisible();
  expect(bodies('withdrawFilerCode')).toEqual([{ code: 'AAA' }]);
  await waitFor(async () => expect(textsOf((await rows())[1]!)).toEqual(['AAA', 'Withdrawn', '2026-09-01', '']));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Request a filer code' })).toHaveFocus());
  cleanup();
  await show({
    answers: {
      withdrawFilerCode: () => {
        throw new Refused(404, { code: 404, message: 'It is not there any more.' });
      },
    },
  });
  await (
    await withdrawFirst()
  )();
  expect(await screen.findByText('It is not there any more.')).toBeVisible();
  expect(textsOf((await rows())[1]!)).toContain('In use');
  const button = within((await rows())[1]!).getByRole('button', { name: 'Withdraw' });
  await waitFor(() => expect(button).toHaveFocus());
});

it('[P03] requests a code in capitals, two working days ahead unless a later day is chosen', async () => {
  const { bodies } = await show();
  await rows();
  const { dialog, send, code: input, day } = await openDialog();
  expect(day).toHaveValue('2026-11-24');
  await userEvent.type(input, 'fff');
  await send();
  expect(await screen.findByText('The code FFF was requested.')).toBeVisible();
  expect(bodies('requestFilerCode')).toEqual([{ code: 'FFF', effectiveOn: '2026-11-24' }]);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await waitFor(async () =>
    expect((await rows()).map(textsOf)).toContainEqual(['FFF', 'Requested', '2026-11-24', 'Withdraw']),
  );
});

it('[P03] refuses codes that are none and days that come too soon, before they are sent', async () => {
  const { bodies } = await show();
  await rows();
  const { dialog, send, code: input, day } = await openDialog();
  await send();
  expect(await within(dialog).findByText('Enter the filer code')).toBeVisible();
  await userEvent.type(input, 'a-');
  await userEvent.clear(day);
  await userEvent.type(day, '2026-11-23');
  await send();
  expect(await within(dialog).findByText(/two working days. Choose 2026-11-24 or later/u)).toBeVisible();
  expect(input).toBeInvalid();
  await userEvent.clear(day);
  await userEvent.type(day, '2026-13-01');
  await send();
  await waitFor(() => expect(within(dialog).queryByText(/two working days/u)).toBeNull());
  expect(day).toBeInvalid();
  expect(bodies('requestFilerCode')).toEqual([]);
});

it('[P03] shows the refusal of the portal at its field', async () => {
  const known = { code: { message: 'people.weak.codeKnown', args: { code: 'AAA' } } };
  await show({
    answers: {
      requestFilerCode: () => {
        throw new Refused(422, { code: 422, message: 'invalid', errors: known });
      },
    },
  });
  await rows();
  const { dialog, send, code: input } = await openDialog();
  await userEvent.type(input, 'AAA');
  await send();
  expect(await within(dialog).findByText(/already has the code AAA/u)).toBeVisible();
  expect(input).toBeInvalid();
});

it.each([
  { language: 'zh-CN', states: ['使用中', '待确认', '未通过', '已停用'], request: '申请申报代码' },
  {
    language: 'vi',
    states: ['Đang dùng', 'Chờ xác nhận', 'Bị từ chối', 'Đã thu hồi'],
    request: 'Yêu cầu mã người khai',
  },
] as const)('[P03] names states and actions in $language', async ({ language, states, request }) => {
  await show({ language });
  const shown = (await rows()).map((row) => textsOf(row)[1]);
  for (const state of states) expect(shown).toContain(state);
  expect(screen.getByRole('button', { name: request })).toBeVisible();
});
