import { expect, it, vi } from 'vitest';
import { PortalError } from '#dataProvider/portalError.ts';
import { templatePortal } from './templatePortal.ts';

/** What a session of a draft is told when the portal answers the save of a template so. */
async function told(facts: Partial<ConstructorParameters<typeof PortalError>[0]>): Promise<PortalError> {
  const call = vi.fn(async () => {
    throw new PortalError({ kind: 'answer', message: '', ...facts });
  });
  const portal = templatePortal(call);
  return portal.call('saveDraft', { body: {} }).then(
    () => expect.unreachable(),
    (error: unknown) => error as PortalError,
  );
}

it('[T01] saves and reads templates where a draft would be saved and read', async () => {
  const call = vi.fn<(...asked: unknown[]) => Promise<never>>(async () => ({ id: 't1', revision: 1 }) as never);
  const portal = templatePortal(call);
  await portal.call('saveDraft', { body: {} }, { idempotencyKey: 'k' });
  await portal.call('getDraft', { params: { id: 't1' } });
  expect(call.mock.calls).toEqual([
    ['saveTemplate', { body: {} }, { idempotencyKey: 'k' }],
    ['getTemplate', { params: { id: 't1' } }, undefined],
  ]);
});

it('[E02] shows the sentence of a 400, or a general one where it has none', async () => {
  expect((await told({ status: 400, code: 400, message: 'Give it a name' })).message).toBe('Give it a name');
  const silent = await told({ status: 400, code: 400, message: 'shell.request.tryLater' });
  expect([silent.message, silent.status]).toEqual(['templates.refused', 422]);
});

it.each([404, 410, 402])('[E02] takes %s for a template that no longer exists', async (status) => {
  expect(await told({ status, code: status })).toMatchObject({ status: 400, code: 400 });
});

it.each([401, 403, 409, 413, 429, 500])(
  'does not say that a template is gone when %s is about something else',
  async (status) => {
    expect(await told({ status, code: status })).toMatchObject({ status, code: status });
  },
);
