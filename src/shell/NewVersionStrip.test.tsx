// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { compareBuild } from '#dataProvider/appVersion.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { NewVersionStrip } from './NewVersionStrip.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function open(own: string) {
  document.head.innerHTML = `<meta name="app-build" content="${own}">`;
  await renderInAdmin(<NewVersionStrip />);
  vi.useFakeTimers();
}
const announce = (build: string) => act(() => compareBuild({ type: 'VERSION', data: { build } }));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const strip = () => screen.queryByText('A new version is available');

it('[O03] offers a reload when the portal has another build, after a pause in typing', async () => {
  await open('a1');
  announce('a1');
  await pass(5_000);
  expect(strip()).toBeNull();
  announce('b2');
  for (let key = 0; key < 5; key += 1) {
    await pass(2_000);
    fireEvent.keyDown(document.body, { key: 'x' });
    expect(strip()).toBeNull();
  }
  await pass(3_000);
  expect(strip()).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
  // A portal that was put back to the page's build.
  announce('a1');
  expect(strip()).toBeNull();
});

it('[O03] offers none in a page that the portal did not send, and for a malformed event', async () => {
  await open('__APP_BUILD__');
  announce('b2');
  await pass(5_000);
  expect(strip()).toBeNull();
  document.head.innerHTML = '<meta name="app-build" content="a1">';
  act(() => compareBuild({ type: 'VERSION' }));
  await pass(5_000);
  expect(strip()).toBeNull();
});
