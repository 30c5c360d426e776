// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Toasts } from '#components/layout/Toasts.tsx';
import type { Invitation, Person } from '#contract/endpoints/people.ts';
import type { Locale } from '#contract/limits.ts';
import { filer } from '#contract/testing/filer.ts';
import { openPortal, Refused, type Answers } from '#testing/openPortal.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { PeopleSection } from './PeopleSection.tsx';

afterEach(cleanup);

const LEAVER: Person = {
  userId: 'u7',
  account: 'lee@harbour.test',
  name: 'Lee Leaver',
  role: 'filer',
  isDisabled: true,
  lastSignInAt: '2026-08-01 08:00:00',
  hasSecondFactor: false,
  drafts: 0,
};
const invitation = (id: string, changes: Partial<Invitation> = {}): Invitation => ({
  id,
  email: `${id}@harbour.test`,
  name: `Person ${id}`,
  role: 'sub',
  invitedAt: '2026-08-01 08:00:00',
  expiresAt: '2026-08-04 08:00:00',
  isExpired: false,
  ...changes,
});

/** The people of a portal whose lists change with the calls. */
async function show(answers: Answers = {}, language: Locale = 'en') {
  let people = [LEAVER];
  let invitations = [invitation('open'), invitation('late', { isExpired: true })];
  const portal = openPortal({
    listPeople: () => people,
    listInvitations: () => invitations,
    enablePerson: () => {
      people = people.map((person) => ({ ...person, isDisabled: false }));
    },
    revokeInvitation: ({ body }) => {
      invitations = invitations.filter(({ id }) => id !== body.id);
    },
    invitePerson: ({ body }) => {
      invitations = invitations.map((one) =>
        one.email === body.email ? { ...one, isExpired: false, expiresAt: '2026-08-09 10:00:00' } : one,
      );
    },
    ...answers,
  });
  await renderInAdmin(
    <>
      <PeopleSection user={filer({ admin: true })} />
      <Toasts />
    </>,
    { language },
  );
  const bodies = (name: string) => portal.asked.filter((call) => call.name === name).map(({ body }) => body);
  return { bodies };
}
const row = (name: RegExp) => screen.findByRole('row', { name });
const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
const press = async (name: RegExp, button: string) =>
  userEvent.click(within(await row(name)).getByRole('button', { name: button }));

it('[P02] enables a disabled person again', async () => {
  const { bodies } = await show();
  expect(await row(/Lee Leaver/u)).toHaveTextContent('Disabled');
  await press(/Lee Leaver/u, 'Enable');
  expect(await screen.findByText('Lee Leaver can sign in again.')).toBeVisible();
  expect(bodies('enablePerson')).toEqual([{ userId: 'u7' }]);
  await waitFor(async () =>
    expect(within(await row(/Lee Leaver/u)).getByRole('combobox', { name: 'Role of Lee Leaver' })).toHaveValue('filer'),
  );
  expect(screen.queryByRole('button', { name: 'Enable' })).toBeNull();
});

it('[P02] keeps a person disabled when the portal refuses', async () => {
  await show({
    enablePerson: () => {
      throw new Refused(404, { code: 404, message: 'It is not there any more.' });
    },
  });
  await press(/Lee Leaver/u, 'Enable');
  expect(await screen.findByText('It is not there any more.')).toBeVisible();
  expect(await row(/Lee Leaver/u)).toHaveTextContent('Disabled');
});

it('[P02] shows until when an invitation is valid or that it has expired, and sends it again', async () => {
  const { bodies } = await show();
  expect(await row(/Person open/u)).toHaveTextContent('open@harbour.testSub-account2026-08-04 08:00:00');
  expect(await row(/Person late/u)).toHaveTextContent('Sub-accountExpired');
  await press(/Person late/u, 'Send again');
  expect(await screen.findByText('The invitation to late@harbour.test is on its way.')).toBeVisible();
  expect(bodies('invitePerson')).toEqual([{ email: 'late@harbour.test', name: 'Person late', role: 'sub' }]);
  await waitFor(async () => expect(await row(/Person late/u)).toHaveTextContent('2026-08-09 10:00:00'));
});

it('[P02] asks before it withdraws an invitation, and shows no table without one', async () => {
  const { bodies } = await show();
  await press(/Person open/u, 'Withdraw');
  const dialog = await screen.findByRole('dialog', { name: 'Withdraw the invitation to open@harbour.test?' });
  expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const withdraw = within(await row(/Person open/u)).getByRole('button', { name: 'Withdraw' });
  await waitFor(() => expect(withdraw).toHaveFocus());
  expect(bodies('revokeInvitation')).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await confirm('Withdraw');
  expect(await screen.findByText('The invitation to open@harbour.test was withdrawn.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('row', { name: /Person open/u })).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Invite a colleague' })).toHaveFocus());
  await press(/Person late/u, 'Withdraw');
  await confirm('Withdraw');
  await waitFor(() => expect(screen.queryByText('Open invitations')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Invite a colleague' })).toHaveFocus());
  expect(bodies('revokeInvitation')).toEqual([{ id: 'open' }, { id: 'late' }]);
});

it('[P02] asks before it changes a role, and keeps the focus on the role', async () => {
  let person: Person = { ...LEAVER, isDisabled: false };
  const { bodies } = await show({
    listPeople: () => [person],
    setPersonRole: ({ body }) => {
      person = { ...person, role: body.role };
    },
  });
  const role = await screen.findByRole('combobox', { name: 'Role of Lee Leaver' });
  role.focus();
  await userEvent.selectOptions(role, 'Administrator');
  const dialog = await screen.findByRole('dialog', { name: 'Change the role of Lee Leaver?' });
  expect(dialog).toHaveTextContent('Filer → Administrator');
  expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(role).toHaveFocus());
  expect(role).toHaveValue('filer');
  expect(bodies('setPersonRole')).toEqual([]);
  await userEvent.selectOptions(role, 'Administrator');
  await confirm('Change role');
  await waitFor(() => expect(role).toHaveValue('admin'));
  await waitFor(() => expect(role).toHaveFocus());
  expect(bodies('setPersonRole')).toEqual([{ userId: 'u7', role: 'admin' }]);
});

it.each([
  {
    language: 'zh-CN',
    enable: '启用',
    enabled: 'Lee Leaver 可以重新登录。',
    expired: '已过期',
    revoke: '撤回',
    revoked: '发给 late@harbour.test 的邀请已撤回。',
  },
  {
    language: 'vi',
    enable: 'Kích hoạt',
    enabled: 'Lee Leaver có thể đăng nhập lại.',
    expired: 'Đã hết hạn',
    revoke: 'Thu hồi',
    revoked: 'Đã thu hồi lời mời tới late@harbour.test.',
  },
] as const)('[P02] names its actions and their results in $language', async ({ language, ...said }) => {
  await show({}, language);
  expect(await row(/Person late/u)).toHaveTextContent(said.expired);
  await press(/Person late/u, said.revoke);
  await confirm(said.revoke);
  expect(await screen.findByText(said.revoked)).toBeVisible();
  await press(/Lee Leaver/u, said.enable);
  expect(await screen.findByText(said.enabled)).toBeVisible();
});
