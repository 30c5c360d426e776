// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { Link, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askBeforeGoing } from '#startup/askBeforeGoing.ts';
import { PageRouter } from './PageRouter.tsx';

beforeEach(() => window.history.replaceState(null, '', '/list'));
afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
});

function List() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p>list {search}</p>
      <Link to={`${search}${search === '' ? '?' : '&'}more`}>more</Link>
      <Link to="/detail">detail</Link>
      <button onClick={() => void navigate(`/list${search}`)}>again</button>
    </>
  );
}
/** A screen that never loads. */
const Detail = lazy(() => new Promise<{ default: () => null }>(() => {}));

const show = () =>
  render(
    <PageRouter>
      <Suspense fallback="loading">
        <Routes>
          <Route path="/list" element={<List />} />
          <Route path="/detail" element={<Detail />} />
        </Routes>
      </Suspense>
    </PageRouter>,
  );

it('[L01] applies a second change within a screen to the result of the first', async () => {
  show();
  // Like a browser, does not wait for a transition.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  screen.getByText('more').click();
  await Promise.resolve();
  screen.getByText('more').click();
  await Promise.resolve();
  expect(screen.getByText('list ?more&more')).toBeDefined();
});

it('a screen stays until the next one is loaded', async () => {
  show();
  await act(async () => screen.getByText('detail').click());
  expect(window.location.pathname).toBe('/detail');
  expect(screen.getByText('list')).toBeDefined();
  expect(screen.queryByText('loading')).toBeNull();
});

it('[R19] ignores a navigation to the same location, also with a query', async () => {
  show();
  const before = window.history.length;
  await act(async () => screen.getByText('again').click());
  expect(window.history.length).toBe(before);
  await act(async () => screen.getByText('more').click());
  expect(window.history.length).toBe(before + 1);
  await act(async () => screen.getByText('again').click());
  expect(window.history.length).toBe(before + 1);
  expect(screen.getByText('list ?more')).toBeDefined();
});

it('stays when Back is refused, asks again the next time, and goes back when it is allowed', async () => {
  show();
  act(() => screen.getByText('more').click());
  const ask = vi.fn(() => false);
  const stopAsking = askBeforeGoing(ask);
  for (const times of [1, 2]) {
    window.history.back();
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(times));
    await waitFor(() => expect(window.location.search).toBe('?more'));
    expect(screen.getByText('list ?more')).toBeDefined();
  }
  stopAsking();
  window.history.back();
  expect(await screen.findByText('list')).toBeDefined();
  expect(window.location.search).toBe('');
});

it('asks before another screen, and not before a change within the screen', async () => {
  show();
  const ask = vi.fn(() => false);
  const stopAsking = askBeforeGoing(ask);
  act(() => screen.getByText('more').click());
  expect(screen.getByText('list ?more')).toBeDefined();
  expect(ask).not.toHaveBeenCalled();
  await act(async () => screen.getByText('detail').click());
  expect(ask).toHaveBeenCalledOnce();
  expect(window.location.pathname).toBe('/list');
  ask.mockReturnValue(true);
  await act(async () => screen.getByText('detail').click());
  expect(window.location.pathname).toBe('/detail');
  stopAsking();
});
