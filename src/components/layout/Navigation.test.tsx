// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { setAnalyticsSink } from './analytics.ts';
import { Navigation } from './Navigation.tsx';
import { Page } from './Page.tsx';

const EVENTS = { '/': 'draft_list', '/hasSent': 'sent_list' };
const scrollTo = vi.fn();
const sink = vi.fn();

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo.mockClear());
  setAnalyticsSink(sink.mockClear());
});
afterEach(() => {
  cleanup();
  setAnalyticsSink(() => {});
  vi.unstubAllGlobals();
});

function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>back</button>;
}
const openAt = (at: string) =>
  renderInAdmin(
    <>
      <Navigation events={EVENTS} />
      <Link to="/hasSent">to sent</Link>
      <Link to="/hasSent?page=2">next page</Link>
      <Back />
      <Routes>
        <Route path="/" element={<Page titleKey="titles.draftList">drafts</Page>} />
        <Route path="/hasSent" element={<Page titleKey="titles.hasSentList">sent</Page>} />
      </Routes>
    </>,
    { at },
  );
const click = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)));

it('[R01] sets the title and scrolls new screens to the top, but not on back', async () => {
  await openAt('/');
  expect(document.title).toBe('TenPlusTwo - Drafts');
  expect(scrollTo).not.toHaveBeenCalled();
  await click('to sent');
  expect(document.title).toBe('TenPlusTwo - Sent');
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  await click('next page');
  await click('back');
  await click('back');
  expect(document.title).toBe('TenPlusTwo - Drafts');
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

it('[R20] reports each page view once', async () => {
  await openAt('/');
  await click('to sent');
  await click('next page');
  expect(sink.mock.calls).toEqual([
    ['draft_list', '/'],
    ['sent_list', '/hasSent'],
  ]);
});

it('[G10] updates only the lang parameter when the language changes', async () => {
  const { place } = await openAt('/hasSent?x=%2C&lang=vi&y=1');
  expect(place.now).toBe('/hasSent?x=%2C&lang=en&y=1');
});
