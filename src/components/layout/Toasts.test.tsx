// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useNotify, type NotificationType } from 'react-admin';
import { Fragment, useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { Toasts } from './Toasts.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: false }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Notifying({ text, type }: { text: string; type: NotificationType }) {
  const notify = useNotify();
  useEffect(() => notify(text, { type }), [notify, text, type]);
  return null;
}
async function show(type: NotificationType, text = 'Saved to drafts') {
  await renderInAdmin(
    <Fragment>
      <Notifying text={text} type={type} />
      <Toasts />
    </Fragment>,
  );
}
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

it.each([
  ['success', 'status', 2_000],
  ['error', 'alert', 3_000],
  ['warning', 'alert', 3_000],
] as const)('[E05] shows %s as %s for %i ms', async (type, role, time) => {
  await show(type);
  expect(screen.getByRole(role).textContent).toBe('Saved to drafts');
  await pass(time - 1);
  expect(screen.queryByRole(role)).not.toBeNull();
  await pass(1);
  expect(screen.queryByRole(role)).toBeNull();
});

it('[E05] stays while hovered', async () => {
  await show('error');
  fireEvent.mouseEnter(screen.getByRole('alert'));
  await pass(10_000);
  expect(screen.queryByRole('alert')).not.toBeNull();
  fireEvent.mouseLeave(screen.getByRole('alert'));
  await pass(3_000);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('closes at once on demand', async () => {
  await show('error');
  fireEvent.click(screen.getByRole('button', { name: 'Close this message' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('translates a message key and shows a portal message unchanged', async () => {
  await show('error', 'shell.request.duplicate');
  expect(screen.getByRole('alert').textContent).toBe('Please do not click repeatedly');
  cleanup();
  await show('error', 'B/L no. TXSL1: in use. See "Sent".');
  expect(screen.getByRole('alert').textContent).toBe('B/L no. TXSL1: in use. See "Sent".');
});
