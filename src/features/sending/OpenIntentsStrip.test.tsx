// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ISF_10 } from '#contract/codes.ts';
import { sendIntents, type SendIntent } from '#dataProvider/sendIntents.ts';
import { setPageOwner } from '#local/owner.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { OpenIntentsStrip } from './OpenIntentsStrip.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

const intent = (key: string, state: SendIntent['state']): SendIntent => ({
  key,
  owner: 'u1.e1',
  call: 'updateFiling',
  draftId: `filing:${key}`,
  billType: ISF_10,
  amsNos: [],
  body: {},
  payType: 0,
  quotedTotal: 0,
  state,
  at: 1,
});

async function show(intents: SendIntent[]) {
  setPageOwner('u1.e1');
  vi.spyOn(sendIntents, 'resume').mockResolvedValue();
  const read = vi.spyOn(sendIntents, 'ofOwner').mockResolvedValue(intents);
  await renderInAdmin(<OpenIntentsStrip owner="u1.e1" />);
  await vi.waitFor(() => expect(read).toHaveBeenCalled());
}

it('[D05] shows a send without an answer, and not one that is being sent', async () => {
  await show([intent('k1', 'sending'), intent('k2', 'unknown')]);
  expect((await screen.findByRole('status')).textContent).toContain('One submission');
  expect(screen.getByRole('link').getAttribute('href')).toContain('k2');
  cleanup();
  await show([intent('k1', 'sending')]);
  expect(screen.queryByRole('status')).toBeNull();
});
