// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useQueryClient } from '@tanstack/react-query';
import { AuthContext } from 'react-admin';
import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { createAuthProvider } from '#authProvider/authProvider.ts';
import { filer } from '#contract/testing/filer.ts';
import { portalClient } from '#dataProvider/testing/client.ts';
import { openPortal, Refused, type Answers } from '#testing/openPortal.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { SignIn } from './SignIn.tsx';

afterEach(() => {
  cleanup();
  localStorage.removeItem('tpt_previous_user');
  portalClient.setOwner(null);
});

function SignInPage() {
  const queryClient = useQueryClient();
  const [authProvider] = useState(() => createAuthProvider(queryClient, portalClient));
  return (
    <AuthContext.Provider value={authProvider}>
      <Routes>
        <Route path="/login" element={<SignIn />} />
        <Route path="*" element={null} />
      </Routes>
    </AuthContext.Provider>
  );
}

/** The page of a signed-out user. */
async function openPage(login: Answers['login'], at = '/login') {
  const { asked } = openPortal({
    me: () => {
      throw new Refused(401, { code: 500040000, message: 'signed out' });
    },
    login,
    supportedLocales: () => [],
  });
  const view = await renderInAdmin(<SignInPage />, { at });
  const usersAsked = () => asked.filter(({ name }) => name === 'me').length;
  return { ...view, usersAsked, signIns: () => asked.filter(({ name }) => name === 'login').map(({ body }) => body) };
}

async function signIn(account: string, password: string) {
  fireEvent.change(screen.getByLabelText('Account'), { target: { value: account } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  await act(async () => void fireEvent.submit(screen.getByRole('button', { name: 'Sign in' })));
}

it('focuses the account and lets password managers fill it', async () => {
  await openPage(undefined);
  expect(document.activeElement).toBe(screen.getByLabelText('Account'));
  expect(screen.getByLabelText('Account').getAttribute('autocomplete')).toBe('username');
  const password = screen.getByLabelText('Password');
  expect(password.getAttribute('autocomplete')).toBe('current-password');
  // [6.2.6] [6.2.7] It hides what is typed and lets a paste through.
  expect(password.getAttribute('type')).toBe('password');
  expect(fireEvent.paste(password, { clipboardData: { getData: () => 'pasted' } })).toBe(true);
});

it('[D16] requests no user when the portal served the page as signed out', async () => {
  document.head.innerHTML = '<meta name="signed-out" content="yes"><meta name="login-url" content="">';
  const { usersAsked } = await openPage(undefined);
  expect(screen.getByLabelText('Account')).toBeTruthy();
  expect(usersAsked()).toBe(0);
  document.head.innerHTML = '<meta name="signed-out" content="">';
  cleanup();
  const known = await openPage(undefined);
  await waitFor(() => expect(known.usersAsked()).toBe(1));
  document.head.innerHTML = '';
});

it('signs in and returns to the previous page', async () => {
  const { place, signIns } = await openPage(() => filer(), '/login?next=%2FhasSent%3Fx%3D1');
  await signIn(' filer@harbour.test ', 'secret');
  await waitFor(() => expect(place.now).toBe('/hasSent?x=1'));
  expect(signIns()).toEqual([{ account: 'filer@harbour.test', password: 'secret' }]);
  expect(portalClient.owner()).toBe('u1.e1');
});

it.each([
  ['u1.e1', '/hasSent'],
  ['u2.e1', '/'],
])('[D16] after a session of %s lands on %s', async (previous, landing) => {
  localStorage.setItem('tpt_previous_user', previous);
  const { place } = await openPage(() => filer(), '/login?next=%2FhasSent');
  await signIn('filer@harbour.test', 'secret');
  await waitFor(() => expect(place.now).toBe(landing));
  expect(localStorage.getItem('tpt_previous_user')).toBe('u1.e1');
});

it('[D16] leaves a page that another person used with its owner', async () => {
  portalClient.setOwner('u2.e1');
  const { place } = await openPage(() => filer(), '/login?next=%2FhasSent');
  await signIn('filer@harbour.test', 'secret');
  await waitFor(() => expect(place.now).toBe('/hasSent'));
  expect(portalClient.owner()).toBe('u2.e1');
});

it.each([
  [401, 'Account or password is incorrect. Check both and try again.'],
  [429, 'said by the portal'],
  [403, 'said by the portal'],
])('[E04] shows a %i in place and focuses the password', async (code, text) => {
  await openPage(() => {
    throw new Refused(code);
  });
  await signIn('filer@harbour.test', 'wrong');
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
});

it('shows a wrong code of the second factor at the code', async () => {
  const refusals = [{ code: 1012 }, { code: 1013, message: 'The code is wrong.' }];
  await openPage(() => {
    throw new Refused(401, refusals.shift() ?? {});
  });
  await signIn('filer@harbour.test', 'secret');
  const code = await screen.findByRole('textbox', { name: /code/iu });
  expect(document.activeElement).toBe(code);
  fireEvent.change(code, { target: { value: '000000' } });
  await act(async () => void fireEvent.submit(screen.getByRole('button', { name: 'Sign in' })));
  const refusal = await screen.findByRole('alert');
  expect(code.compareDocumentPosition(refusal) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(code.getAttribute('aria-describedby')).toContain(refusal.id);
  expect(code.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(code);
  expect(screen.getByLabelText('Password').getAttribute('aria-describedby')).toBeNull();
});

it('reports all missing input and focuses the first', async () => {
  await openPage(undefined);
  await signIn('', '');
  expect(screen.getByText('Enter your account')).toBeTruthy();
  expect(screen.getByText('Enter your password')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Account'));
});

it('reports missing input without calling the portal', async () => {
  const { signIns } = await openPage(undefined);
  await signIn('', 'secret');
  expect(screen.getByText('Enter your account')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Account'));
  expect(signIns()).toEqual([]);
});
