// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Navigation, setAnalyticsSink } from '../index.ts';
import { ROUTES, type Route, type RouteName } from '#contract/routes.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { PAGE_EVENTS } from './pageEvents.ts';

const EVENTS: Partial<Record<RouteName, string>> = {
  draftList: 'draft_list',
  draftDetial: 'draft_edit',
  hasSentList: 'sent_list',
  settingEmail: 'email_push',
  settingWechat: 'wechat_push',
};
const screens = (Object.entries(ROUTES) as [RouteName, Route][]).map(([name, { path }]) => ({
  name,
  path,
  event: EVENTS[name] ?? null,
}));

afterEach(() => {
  cleanup();
  setAnalyticsSink(() => {});
});

it.each(screens)('[R20] reports the page view $event of $path to the sink', async ({ path, event }) => {
  const sink = vi.fn();
  setAnalyticsSink(sink);
  await renderInAdmin(<Navigation events={PAGE_EVENTS} />, { at: `${path}?id=7` });
  expect(sink.mock.calls).toEqual(event ? [[event, path]] : []);
});
