// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { openPortal, Refused } from '#testing/openPortal.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { InviteDialog } from './InviteDialog.tsx';

afterEach(cleanup);

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>open</button>
      {isOpen && <InviteDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** Shows the button, with a portal that refuses the first invitation. */
async function show() {
  const replies = [{ email: { message: 'people.emailTaken', args: {} } }];
  openPortal({
    invitePerson: () => {
      const errors = replies.pop();
      if (errors) throw new Refused(422, { code: 422, message: 'refused', errors });
    },
  });
  await renderInAdmin(<Opener />);
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const open = async () => {
    await press('open');
    return screen.findByLabelText('Email');
  };
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return { press, open, closed };
}

it('keeps what was typed after Escape, until it is canceled', async () => {
  const { press, open, closed } = await show();
  await userEvent.type(await open(), 'lin@harbour.test');
  await userEvent.type(screen.getByLabelText('Name'), 'Ada Lin');
  await userEvent.keyboard('{Escape}');
  await closed();
  expect(await open()).toHaveValue('lin@harbour.test');
  expect(screen.getByLabelText('Name')).toHaveValue('Ada Lin');
  await press('Cancel');
  await closed();
  expect(await open()).toHaveValue('');
});

it('focuses the field that the portal refused, and is empty after the invitation was sent', async () => {
  const { press, open, closed } = await show();
  const email = await open();
  await userEvent.type(email, 'lin@harbour.test');
  await userEvent.type(screen.getByLabelText('Name'), 'Ada Lin');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(email).toBeInvalid());
  expect(email).toHaveFocus();
  expect(email).toHaveAccessibleDescription(/./u);
  await userEvent.type(email, '{Backspace}s');
  await press('Send the invitation');
  await closed();
  expect(await open()).toHaveValue('');
});
