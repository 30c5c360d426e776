// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useAuthenticated, CoreAdminContext } from 'react-admin';
import { useEffect } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { filer } from '#contract/testing/filer.ts';
import { portalClient } from '#dataProvider/portalClient.ts';
import { notifySignedOut } from '#dataProvider/signedOut.ts';
import { Lost, openPortal, Refused } from '#testing/openPortal.ts';
import { createAuthProvider } from './authProvider.ts';
import { RequireUsable } from './RequireUsable.tsx';
import { userQuery } from './useUser.ts';

/** Every address that the router reached. */
const places: string[] = [];
function Places() {
  const { pathname, search } = useLocation();
  useEffect(() => void places.push(pathname + search), [pathname, search]);
  return null;
}
/** A substitute for a react-admin screen with its own session check; its providers settle in a microtask. */
function Screen() {
  useAuthenticated();
  return <h1>Drafts</h1>;
}

function open(at: string, queryClient = new QueryClient()) {
  render(
    <MemoryRouter initialEntries={[at]}>
      <CoreAdminContext authProvider={createAuthProvider(queryClient, portalClient)} queryClient={queryClient}>
        <Places />
        <Routes>
          <Route path="/login" element={<h1>Sign in</h1>} />
          <Route path="/index" element={<h1>Landing</h1>} />
          <Route
            path="*"
            element={
              <RequireUsable pending={null} unreachable={() => <h1>Unreachable</h1>}>
                {() => <Screen />}
              </RequireUsable>
            }
          />
        </Routes>
      </CoreAdminContext>
    </MemoryRouter>,
  );
}

beforeEach(() => {
  places.length = 0;
  portalClient.setOwner(null);
});
afterEach(cleanup);
const settle = () => new Promise((resolve) => setTimeout(resolve, 30));

it('[G01] shows the screens to a usable user without navigation', async () => {
  openPortal({ me: () => filer() });
  open('/hasSent?x=1');
  await screen.findByRole('heading', { name: 'Drafts' });
  await settle();
  expect(places).toEqual(['/hasSent?x=1']);
  expect(portalClient.owner()).toBe('u1.e1');
});

it('[D16] shows nothing in a page that another person used before, which reloads', async () => {
  const { asked } = openPortal({ me: () => filer() });
  portalClient.setOwner('u2.e1');
  open('/hasSent?x=1');
  await waitFor(() => expect(asked).toHaveLength(1));
  await settle();
  expect(screen.queryByRole('heading')).toBeNull();
  expect(places).toEqual(['/hasSent?x=1']);
  expect(portalClient.owner()).toBe('u2.e1');
});

it('[G02] redirects a signed-out user to the landing page once and keeps the query', async () => {
  openPortal({
    me: () => {
      throw new Refused(401, { code: 500040000, message: 'signed out' });
    },
  });
  open('/hasSent?x=1&lang=vi');
  await screen.findByRole('heading', { name: 'Landing' });
  await settle();
  expect(places).toEqual(['/hasSent?x=1&lang=vi', '/index?x=1&lang=vi']);
});

it.each([
  ['an enterprise not joined', { joinEnterprise: false }],
  ['a disabled enterprise', { enterpriseEnabled: false }],
  ['a service not open', { auditStatus: 'none' as const }],
  ['an application under review', { auditStatus: 'submitted' as const }],
])('[G02] redirects a user of %s to the landing page once and keeps the query', async (_, facts) => {
  openPortal({ me: () => filer(facts) });
  open('/?stageId=1');
  await screen.findByRole('heading', { name: 'Landing' });
  await settle();
  await waitFor(() => expect(places).toEqual(['/?stageId=1', '/index?stageId=1&lang=zh-CN']));
});

it.each(['/setting/enterprise', '/setting/account'])('[G06] opens %s to who has joined no enterprise', async (at) => {
  openPortal({ me: () => filer({ joinEnterprise: false, enterpriseId: null }) });
  open(at);
  await screen.findByRole('heading', { name: 'Drafts' });
  expect(places).toEqual([at]);
});

it.each([
  ['support staff', '/setting/enterprise', { joinEnterprise: false, role: 'support' as const }],
  ['people whose service is not open', '/setting/enterprise', { auditStatus: 'none' as const }],
  ['who has joined no enterprise', '/instructions/process', { joinEnterprise: false }],
])('[G01] [G06] closes to %s %s', async (_, at, facts) => {
  openPortal({ me: () => filer(facts) });
  open(at);
  await screen.findByRole('heading', { name: 'Landing' });
});

it('[G02] refetches the user before it redirects, and stays if the service was opened meanwhile', async () => {
  const portal = openPortal({ me: () => filer() });
  const queryClient = new QueryClient();
  queryClient.setQueryData(userQuery.queryKey, filer({ auditStatus: 'submitted' }), { updatedAt: Date.now() - 5_000 });
  open('/hasSent', queryClient);
  await screen.findByRole('heading', { name: 'Drafts' });
  await settle();
  expect([places, portal.asked.length]).toEqual([['/hasSent'], 1]);
});

it('[G02] adds the language of the cookie to an address without one', async () => {
  document.cookie = 'hgj-lang=zh-CN';
  openPortal({ me: () => filer({ auditStatus: 'none' }) });
  open('/?stageId=1');
  await screen.findByRole('heading', { name: 'Landing' });
  await waitFor(() => expect(places).toEqual(['/?stageId=1', '/index?stageId=1&lang=zh-CN']));
  document.cookie = 'hgj-lang=; max-age=0';
});

it('stays if the portal cannot be reached', async () => {
  openPortal({
    me: () => {
      throw new Lost();
    },
  });
  open('/hasSent');
  await screen.findByRole('heading', { name: 'Unreachable' });
  await settle();
  expect(places).toEqual(['/hasSent']);
});

it('keeps an open page and its owner after the session ended or changed in another tab', async () => {
  openPortal({ me: () => filer() });
  const queryClient = new QueryClient();
  const shown = vi.fn();
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <RequireUsable pending={null} unreachable={() => null}>
          {(session) => {
            shown({ owner: session.owner, isEnded: session.isEnded, other: session.other?.userId ?? null });
            return <h1>Drafts</h1>;
          }}
        </RequireUsable>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await screen.findByRole('heading', { name: 'Drafts' });
  // At most one notice a second: an earlier test's was before.
  act(() => notifySignedOut({}, Date.now() + 1_000));
  await waitFor(() => expect(shown).toHaveBeenLastCalledWith({ owner: 'u1.e1', isEnded: true, other: null }));
  queryClient.setQueryData(userQuery.queryKey, filer({ userId: 'u2' }));
  await waitFor(() => expect(shown).toHaveBeenLastCalledWith({ owner: 'u1.e1', isEnded: false, other: 'u2' }));
  expect(portalClient.owner()).toBe('u1.e1');
});

it('[G07] refetches the user on return to the tab, at most once in 10 s', () => {
  expect(userQuery.refetchOnWindowFocus).toBe(true);
  expect(userQuery.staleTime).toBe(10_000);
});
