// @vitest-environment jsdom
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TIMES } from '#contract/limits.ts';
import { filer } from '#contract/testing/filer.ts';
import { localDrafts } from '#local/localDrafts.ts';
import { openPortal } from '#testing/openPortal.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { FlowDraftOpener } from './FlowDraftOpener.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('[D14] requests the data of the stage after 800 ms and opens the draft `new` + stage', async () => {
  vi.spyOn(localDrafts, 'currentId').mockImplementation((id) => Promise.resolve(id));
  vi.spyOn(localDrafts, 'get').mockResolvedValue(null);
  const put = vi.spyOn(localDrafts, 'put').mockResolvedValue({} as never);
  let asked = 0;
  openPortal({
    me: () => filer(),
    flowData: () => {
      asked = performance.now();
      return { bugerName: 'ACME' };
    },
  });
  const begun = performance.now();
  const { place } = await renderInAdmin(<FlowDraftOpener flowId="f1" stageId="77" />, { at: '/?stageId=77&flowId=f1' });
  await waitFor(() => expect(place.now).toBe('/draft/detial?id=new77'));
  // Timers of the browser may run up to a millisecond early.
  expect(asked - begun).toBeGreaterThanOrEqual(TIMES.draftFromFlow - 1);
  expect([TIMES.draftFromFlow, put.mock.calls.map(([draft]) => draft.id)]).toEqual([800, ['new77']]);
});
