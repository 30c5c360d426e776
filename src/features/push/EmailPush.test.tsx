// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { EmailProfile } from '#contract/endpoints/push.ts';
import { hasUnsavedText, mayLeaveScreen } from '#startup/askBeforeGoing.ts';
import { openPortal, Refused } from '#testing/openPortal.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { EmailPush } from './EmailPush.tsx';

afterEach(cleanup);

/** The settings of an office, kept by the portal. */
async function open(stored: Partial<EmailProfile>, beforeSaving: () => Promise<void> = async () => {}) {
  let profile: EmailProfile = { enabled: true, events: ['rejected'], emails: [], deliveries: [], ...stored };
  const portal = openPortal({
    getEmailPush: () => profile,
    saveEmailPush: async ({ body }) => {
      await beforeSaving();
      const { enabled, events, emails } = profile;
      const current = { enabled, events, emails };
      if (JSON.stringify(body.loaded) !== JSON.stringify(current)) throw new Refused(409, { code: 409, current });
      profile = { ...profile, enabled: body.enabled, events: body.events, emails: body.emails };
      return { saved: body.emails, rejected: [] };
    },
  });
  const { queryClient } = await renderInAdmin(<EmailPush />);
  const field = await screen.findByLabelText('Add addresses');
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const sent = () => portal.asked.filter(({ name }) => name === 'saveEmailPush').map(({ body }) => body);
  const colleagueSaves = (changes: Partial<EmailProfile>) => {
    profile = { ...profile, ...changes };
    return act(() => queryClient.invalidateQueries({ queryKey: ['emailPush'] }));
  };
  /** A colleague's save of which the page has not heard. */
  const changeUnseen = (changes: Partial<EmailProfile>) => void (profile = { ...profile, ...changes });
  return { field, save, sent, colleagueSaves, changeUnseen, stored: () => profile };
}

it.each([true, false])('[V22] saves an address that was typed and not added, with notices on: %s', async (enabled) => {
  const { field, save, sent } = await open({ enabled, emails: ['desk@office.test'] });
  await userEvent.type(field, 'ops@office.test; DESK@office.test');
  await save();
  expect(await screen.findByRole('button', { name: 'Remove ops@office.test' })).toBeVisible();
  const loaded = { enabled, events: ['rejected'], emails: ['desk@office.test'] };
  expect(sent()).toEqual([{ ...loaded, emails: ['desk@office.test', 'ops@office.test'], loaded }]);
  await waitFor(() => expect(field).toHaveValue(''));
});

it.each([true, false])(
  '[V22] refuses to save what is no address, at its field, with notices on: %s',
  async (enabled) => {
    const { field, save, sent } = await open({ enabled, emails: ['desk@office.test'] });
    await userEvent.type(field, 'ops@office');
    await save();
    expect(await screen.findByText('Not an email address: ops@office')).toBeVisible();
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    expect(field).toHaveValue('ops@office');
    expect(sent()).toEqual([]);
    await userEvent.type(field, '.test');
    expect(field).toBeValid();
    await save();
    await waitFor(() => expect(sent()).toMatchObject([{ emails: ['desk@office.test', 'ops@office.test'] }]));
  },
);

it('[V22] keeps what is typed and changed while the settings are being saved', async () => {
  let answer = () => {};
  const { field, save } = await open({}, () => new Promise((resolve) => (answer = resolve)));
  await userEvent.type(field, 'first@office.test');
  await save();
  await userEvent.clear(field);
  await userEvent.type(field, 'second@office.test');
  await userEvent.click(screen.getByLabelText('Low balance'));
  answer();
  expect(await screen.findByRole('button', { name: 'Remove first@office.test' })).toBeVisible();
  expect(field).toHaveValue('second@office.test');
  expect(screen.getByLabelText('Low balance')).toBeChecked();
  expect(screen.getByLabelText('Rejected by customs')).toBeChecked();
  expect(screen.getByText('Unsaved changes')).toBeVisible();
});

it('[V22] takes what a colleague saved into the form, but not over unsaved changes', async () => {
  const { field, save, sent, colleagueSaves } = await open({ emails: ['desk@office.test'] });
  await colleagueSaves({ emails: ['desk@office.test', 'night@office.test'] });
  expect(await screen.findByRole('button', { name: 'Remove night@office.test' })).toBeVisible();
  await userEvent.type(field, 'ops@office.test');
  await colleagueSaves({ events: ['rejected', 'balanceLow'] });
  expect(field).toHaveValue('ops@office.test');
  await userEvent.clear(field);
  await waitFor(() => expect(screen.getByLabelText('Low balance')).toBeChecked());
  await userEvent.click(screen.getByLabelText('Bill of lading matched'));
  await save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()).toMatchObject([{ emails: ['desk@office.test', 'night@office.test'] }]);
  expect(sent()[0]).toMatchObject({
    events: expect.arrayContaining(['rejected', 'balanceLow', 'matched']) as string[],
  });
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Bill of lading matched')).toBeChecked();
});

it.each([
  ['Save mine', ['ops@office.test', 'late@office.test']],
  ['Use the saved values', ['desk@office.test', 'late@office.test']],
])('[V22] shows what a colleague saved meanwhile beside the own settings: %s', async (choice, emails) => {
  const { field, save, changeUnseen, stored } = await open({});
  changeUnseen({ emails: ['desk@office.test'] });
  await userEvent.type(field, 'ops@office.test');
  await save();
  const dialog = await screen.findByRole('dialog', { name: 'A colleague saved other values' });
  expect(dialog).toHaveTextContent(/ops@office.test/u);
  expect(dialog).toHaveTextContent(/desk@office.test/u);
  expect(stored().emails).toEqual(['desk@office.test']);
  await userEvent.click(screen.getByRole('button', { name: choice }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(field).toHaveValue(''));
  // The next save starts from the settings of the chosen side.
  await userEvent.type(field, 'late@office.test');
  await save();
  await waitFor(() => expect(stored().emails).toEqual(emails));
});

it('[V22] has a message for each address that it cannot add, and one for the rest of many', async () => {
  const { field } = await open({ emails: ['desk@office.test'] });
  await userEvent.click(field);
  await userEvent.paste('a@b\nDESK@office.test\nops@office.test\nc@d\na@b');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  const messages = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(messages()).toEqual([
    'Not an email address: a@b',
    'Not an email address: c@d',
    'Already in the list: DESK@office.test',
  ]);
  expect(field).toHaveValue('a@b\nc@d\na@b');
  await userEvent.clear(field);
  await userEvent.paste('w1 w2 w3 w4 w5 w6');
  await userEvent.keyboard('{Enter}');
  expect(messages()).toEqual(
    [1, 2, 3, 4].map((n) => `Not an email address: w${n}`).concat('Not an email address: w5, w6'),
  );
});

it('[V22] a removed address leaves the focus to the one beside it, the last one to the field', async () => {
  const { field } = await open({ emails: ['a@office.test', 'b@office.test'] });
  await userEvent.click(screen.getByRole('button', { name: 'Remove a@office.test' }));
  expect(screen.getByRole('button', { name: 'Remove b@office.test' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('button', { name: 'Remove b@office.test' })).toBeNull();
  expect(field).toHaveFocus();
});

it('[V22] asks before unsaved changes are lost, until they are saved', async () => {
  const { save } = await open({ emails: ['desk@office.test'] });
  expect(hasUnsavedText()).toBe(false);
  await userEvent.click(screen.getByLabelText('Low balance'));
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
  expect(mayLeaveScreen()).toBe(false);
  expect(confirm).toHaveBeenCalledWith('Some changes were not saved. Leave anyway?');
  const unload = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(unload);
  expect(unload.defaultPrevented).toBe(true);
  await save();
  await waitFor(() => expect(hasUnsavedText()).toBe(false));
  confirm.mockRestore();
});
