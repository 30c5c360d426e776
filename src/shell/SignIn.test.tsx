// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type * as RaCore from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { portalClient } from '#dataProvider/testing/client.ts';
import { PortalError } from '#dataProvider/portalError.ts';
import { SignIn } from './SignIn.tsx';

const refusal = (status: number, code = status) =>
  new PortalError({ kind: 'answer', status, code, message: 'said by the portal' });
const login = vi.fn();

vi.mock('react-admin', async (original) => ({
  ...(await original<typeof RaCore>()),
  useAuthProvider: () => ({ login }),
}));
beforeEach(() => {
  vi.spyOn(portalClient, 'call').mockRejectedValue(refusal(401, 500040000));
  login.mockReset();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function signIn(account: string, password: string, at = '/login') {
  const view = await renderInAdmin(<SignIn />, { at });
  fireEvent.change(screen.getByLabelText('Account'), { target: { value: account } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  await act(async () => void fireEvent.submit(screen.getByRole('button', { name: 'Sign in' })));
  return view;
}

it('focuses the account and lets password managers fill it', async () => {
  await renderInAdmin(<SignIn />, { at: '/login' });
  expect(document.activeElement).toBe(screen.getByLabelText('Account'));
  expect(screen.getByLabelText('Account').getAttribute('autocomplete')).toBe('username');
  expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('current-password');
});

it('returns to the previous page', async () => {
  login.mockResolvedValue({});
  const { place } = await signIn(' filer@harbour.test ', 'secret', '/login?next=%2FhasSent%3Fx%3D1');
  expect(login).toHaveBeenCalledWith({ account: 'filer@harbour.test', password: 'secret' });
  expect(place.now).toBe('/hasSent?x=1');
});

it.each([
  [401, 'Account or password is incorrect. Check both and try again.'],
  [429, 'Too many attempts. Please wait a few minutes and try again.'],
  [403, 'said by the portal'],
])('[E04] shows a %i in place and focuses the password', async (code, text) => {
  login.mockRejectedValue(refusal(code));
  await signIn('filer@harbour.test', 'wrong');
  expect(screen.getByRole('alert').textContent).toBe(text);
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
});

it('reports missing input without calling the portal', async () => {
  await signIn('', 'secret');
  expect(screen.getByText('Enter your account')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Account'));
  expect(login).not.toHaveBeenCalled();
});
