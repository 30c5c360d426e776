// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Toasts } from '#components/layout/Toasts.tsx';
import type { OwnSecurity } from '#contract/endpoints/ownAccount.ts';
import type { Locale } from '#contract/limits.ts';
import { filer } from '#contract/testing/filer.ts';
import { openPortal, Refused, type Answers } from '#testing/openPortal.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { AccountPage } from './AccountPage.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36';
const SECURITY: OwnSecurity = {
  passwordChangedAt: '2026-05-01 09:00:00',
  secondFactor: { isOn: true, recoveryCodesLeft: 8 },
  sessions: [
    {
      id: 's1',
      isThis: true,
      since: '2026-08-03 08:00:00',
      lastUse: '2026-08-03 10:00:00',
      agent: CHROME,
      address: '',
    },
    {
      id: 's2',
      isThis: false,
      since: '2026-08-01 08:00:00',
      lastUse: '2026-08-02 18:00:00',
      agent: 'curl/8',
      address: '203.0.113.9',
    },
  ],
  signIns: [
    { id: 2, at: '2026-08-03 08:00:00', succeeded: true, agent: CHROME, address: '198.51.100.7' },
    { id: 1, at: '2026-08-03 07:59:00', succeeded: false, agent: 'curl/8', address: '203.0.113.9' },
  ],
};

/** The page of a portal whose state changes with the calls. */
async function show(changes: Partial<OwnSecurity> = {}, answers: Answers = {}, language: Locale = 'en') {
  let security = { ...SECURITY, ...changes };
  const portal = openPortal({
    me: () => filer(),
    ownSecurity: () => security,
    changePassword: () => {
      security = { ...security, passwordChangedAt: '2026-08-03 10:01:00' };
    },
    endOtherSessions: () => {
      const sessions = security.sessions.filter(({ isThis }) => isThis);
      const ended = security.sessions.length - sessions.length;
      security = { ...security, sessions };
      return { ended };
    },
    removeSecondFactor: () => {
      security = { ...security, secondFactor: { isOn: false, recoveryCodesLeft: 0 } };
    },
    ...answers,
  });
  const view = await renderInAdmin(
    <>
      <AccountPage />
      <Toasts />
    </>,
    { language },
  );
  const bodies = (name: string) => portal.asked.filter((call) => call.name === name).map(({ body }) => body);
  return { ...view, bodies };
}
const refused = (errors: object) => new Refused(422, { code: 422, message: 'refused', errors });
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map(({ cells }: HTMLElement & { cells?: Iterable<HTMLElement> }) => [...cells!].map((cell) => cell.textContent));

it('[P01] changes the password, empties the fields and shows when it was changed', async () => {
  const { bodies } = await show();
  await userEvent.type(await screen.findByLabelText('Current password'), 'tenplustwo');
  await userEvent.type(screen.getByLabelText('New password'), 'green harbour crane');
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('Your password was changed. Your other sessions have ended.')).toBeVisible();
  expect(bodies('changePassword')).toEqual([{ current: 'tenplustwo', password: 'green harbour crane' }]);
  expect(screen.getByLabelText('Current password')).toHaveValue('');
  expect(screen.getByLabelText('New password')).toHaveValue('');
  expect(await screen.findByText(/^Last changed on 2026-08-03 10:01:00/u)).toBeVisible();
});

it('[P01] reports a weak password before it is sent, and a wrong one at its field', async () => {
  const { bodies } = await show(
    {},
    {
      changePassword: () => {
        throw refused({ current: { message: 'people.weak.current', args: {} } });
      },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Change password' }));
  expect(screen.getByLabelText('Current password')).toBeInvalid();
  await userEvent.type(screen.getByLabelText('Current password'), 'wrong');
  await userEvent.type(screen.getByLabelText('New password'), 'short');
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('Use at least 8 characters.')).toBeVisible();
  expect(bodies('changePassword')).toEqual([]);
  await userEvent.type(screen.getByLabelText('New password'), ' but then long');
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('The current password is wrong.')).toBeVisible();
  expect(screen.getByLabelText('Current password')).toHaveFocus();
  expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription('The current password is wrong.');
  expect(screen.getByLabelText('New password')).toHaveValue('short but then long');
});

it('[P05] shows sessions and sign-in history, and ends the other sessions', async () => {
  const { bodies } = await show();
  const [sessions, signIns] = await screen.findAllByRole('table');
  expect(rowsOf(sessions!)).toEqual([
    ['Chrome · WindowsThis session', '–', '2026-08-03 08:00:00', '2026-08-03 10:00:00'],
    ['Unknown program', '203.0.113.9', '2026-08-01 08:00:00', '2026-08-02 18:00:00'],
  ]);
  expect(rowsOf(signIns!)).toEqual([
    ['2026-08-03 08:00:00', 'Signed in', 'Chrome · Windows', '198.51.100.7'],
    ['2026-08-03 07:59:00', 'Refused', 'Unknown program', '203.0.113.9'],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'End other sessions' }));
  expect(await screen.findByText('1 other session has ended.')).toBeVisible();
  expect(bodies('endOtherSessions')).toHaveLength(1);
  await waitFor(() => expect(rowsOf(screen.getAllByRole('table')[0]!)).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'End other sessions' })).toBeDisabled();
});

it('[P05] reports sessions that could not be ended', async () => {
  await show(
    {},
    {
      endOtherSessions: () => {
        throw new Refused(503, { code: 503, message: 'The portal is busy.' });
      },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'End other sessions' }));
  expect(await screen.findByText('The portal is busy.')).toBeVisible();
  expect(rowsOf(screen.getAllByRole('table')[0]!)).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'End other sessions' })).toBeEnabled();
});

it('[P05] turns the second factor off with the password, or leaves it on', async () => {
  let isWrong = true;
  const { bodies } = await show(
    { passwordChangedAt: null },
    {
      removeSecondFactor: () => {
        if (isWrong) throw refused({ current: { message: 'people.weak.current', args: {} } });
      },
    },
  );
  expect(await screen.findByText('8 recovery codes left')).toBeVisible();
  const start = () => userEvent.click(screen.getByRole('button', { name: 'Turn off' }));
  const password = () => screen.getAllByLabelText('Current password')[1]!;
  await start();
  await userEvent.type(password(), 'wrong');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(bodies('removeSecondFactor')).toEqual([]);
  await start();
  expect(password()).toHaveValue('');
  await userEvent.type(password(), 'wrong{Enter}');
  expect(await screen.findByText('The current password is wrong.')).toBeVisible();
  isWrong = false;
  await userEvent.clear(password());
  await userEvent.type(password(), 'tenplustwo{Enter}');
  await waitFor(() => expect(screen.getAllByLabelText('Current password')).toHaveLength(1));
  expect(bodies('removeSecondFactor')).toEqual([{ current: 'wrong' }, { current: 'tenplustwo' }]);
});

it('[P05] offers to turn the second factor on again after it was turned off', async () => {
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
  await userEvent.type(screen.getAllByLabelText('Current password')[1]!, 'tenplustwo{Enter}');
  expect(await screen.findByRole('button', { name: 'Turn on' })).toBeVisible();
  expect(screen.queryByText(/recovery codes? left/u)).toBeNull();
});

it.each([
  { language: 'zh-CN', change: '修改密码', end: '退出其他设备', ended: '已退出其他 1 处登录。', off: '关闭' },
  {
    language: 'vi',
    change: 'Đổi mật khẩu',
    end: 'Kết thúc các phiên khác',
    ended: 'Đã kết thúc 1 phiên khác.',
    off: 'Tắt',
  },
] as const)('[P01] [P05] names its actions in $language', async ({ language, change, end, ended, off }) => {
  await show({}, {}, language);
  expect(await screen.findByRole('button', { name: change })).toBeVisible();
  expect(screen.getByRole('button', { name: off })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: end }));
  expect(await screen.findByText(ended)).toBeVisible();
});
