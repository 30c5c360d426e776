// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { CrashPage } from './CrashPage.tsx';

const missing = new TypeError('Failed to fetch dynamically imported module: /x.js');
let isOnline = true;
let isServed = true;
const probe = () => Promise.resolve(isServed);
beforeEach(() => {
  sessionStorage.clear();
  isServed = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('[E01] shows a screen that failed to load offline as soon as there is a network', async () => {
  isOnline = false;
  const reload = vi.fn();
  await renderInAdmin(<CrashPage error={missing} reload={reload} probe={probe} />);
  expect(screen.getByText('This screen needs the network')).toBeDefined();
  expect(reload).not.toHaveBeenCalled();
  isOnline = true;
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(reload).toHaveBeenCalledOnce();
});

it('[E01] does not leave the page while the server is down, and reloads it when the server answers', async () => {
  vi.useFakeTimers();
  isOnline = true;
  isServed = false;
  const reload = vi.fn();
  await renderInAdmin(<CrashPage error={missing} reload={reload} probe={probe} />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText('This screen needs the network')).toBeDefined();
  expect(reload).not.toHaveBeenCalled();
  isServed = true;
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  vi.useRealTimers();
  expect(reload).toHaveBeenCalledOnce();
});

it('reloads the page once if a chunk of an old version is missing', async () => {
  isOnline = true;
  const reload = vi.fn();
  await renderInAdmin(<CrashPage error={missing} reload={reload} probe={probe} />);
  expect(reload).toHaveBeenCalledOnce();
  cleanup();
  await renderInAdmin(<CrashPage error={missing} reload={reload} probe={probe} />);
  expect(reload).toHaveBeenCalledOnce();
  expect(screen.getByText('A new version is available')).toBeDefined();
});

it('does not reload after any other error', async () => {
  isOnline = true;
  const reload = vi.fn();
  await renderInAdmin(<CrashPage error={new Error('x is undefined')} reload={reload} probe={probe} />);
  expect(reload).not.toHaveBeenCalled();
});
