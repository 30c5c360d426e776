// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SESSION_ID_COOKIE } from '#contract/sessionIdCookie.ts';
import { useFirstScreen } from '#startup/afterFirstScreen.ts';
import { catchEarlyFiles, takeEarlyFiles } from '#startup/earlyFiles.ts';
import { useFileDrop } from './useFileDrop.ts';

const invoice = new File(['x'], 'invoice.pdf');
const packingList = new File(['y'], 'packing-list.xlsx');

/** @returns whether the browser does what it does by itself: it opens a dropped file in place of the page */
function dispatch(type: string, property: string, files: File[], text = ''): boolean {
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.defineProperty(event, property, { value: { types: ['Files'], files, getData: () => text } });
  return document.body.dispatchEvent(event);
}
const drop = (...files: File[]): boolean => dispatch('drop', 'dataTransfer', files);

beforeEach(() => {
  document.cookie = `${SESSION_ID_COOKIE}=s1`;
  history.replaceState(null, '', '/');
  catchEarlyFiles();
});
afterEach(() => {
  cleanup();
  takeEarlyFiles();
  document.body.innerHTML = '';
});

it('[A01] receives files that were dropped before it had loaded, once, when the screen is shown', async () => {
  expect(dispatch('dragover', 'dataTransfer', [invoice])).toBe(false);
  expect(drop(invoice)).toBe(false);
  expect(dispatch('paste', 'clipboardData', [packingList])).toBe(false);
  const take = vi.fn<(content: object) => void>();
  const { rerender } = renderHook(
    ({ isShown }) => {
      useFirstScreen(isShown);
      useFileDrop(true, take);
    },
    { initialProps: { isShown: false } },
  );
  expect(take).not.toHaveBeenCalled();
  rerender({ isShown: true });
  await vi.waitFor(() => expect(take).toHaveBeenCalled());
  expect(take.mock.calls).toEqual([[{ files: [invoice], text: '' }], [{ files: [packingList], text: '' }]]);
  drop(packingList);
  expect(take.mock.lastCall).toEqual([{ files: [packingList], text: '' }]);
  expect(take).toHaveBeenCalledTimes(3);
});

it('[A01] leaves other screens, dialogs and cells of a spreadsheet alone', () => {
  expect(dispatch('paste', 'clipboardData', [invoice], 'a cell')).toBe(true);
  document.body.innerHTML = '<div class="MuiModal-root"></div>';
  expect(drop(invoice)).toBe(true);
  document.body.innerHTML = '';
  history.replaceState(null, '', '/hasSent');
  expect(drop(invoice)).toBe(true);
  expect(takeEarlyFiles()).toEqual([]);
});

it('[A01] drops files of another session', () => {
  drop(invoice);
  document.cookie = `${SESSION_ID_COOKIE}=s2`;
  expect(takeEarlyFiles()).toEqual([]);
});
