import { expect, it, vi } from 'vitest';
import { isf10Bill } from '#contract/testing/bills.ts';
import { PortalError } from '#dataProvider/portalError.ts';
import { templatePort } from './templatePort.ts';

/** The error that a session gets for an answer to a template's save. */
async function errorOf(facts: Partial<ConstructorParameters<typeof PortalError>[0]>): Promise<PortalError> {
  const saveTemplate = async () => {
    throw new PortalError({ kind: 'answer', message: '', ...facts });
  };
  return templatePort({ saveTemplate, getTemplate: vi.fn() })
    .save(isf10Bill())
    .then(
      () => expect.unreachable(),
      (error: unknown) => error as PortalError,
    );
}

it('[T01] saves and loads templates', async () => {
  const saveTemplate = vi.fn(async () => ({ id: 't1', revision: 1 }) as never);
  const getTemplate = vi.fn(async () => ({ id: 't1' }) as never);
  const port = templatePort({ saveTemplate, getTemplate });
  const bill = isf10Bill();
  await port.save(bill, 'k');
  await port.load('t1');
  expect(saveTemplate.mock.calls).toEqual([[{ body: bill }, { idempotencyKey: 'k' }]]);
  expect(getTemplate.mock.calls).toEqual([[{ params: { id: 't1' } }]]);
});

it('[E02] shows the message of a 400, or a generic one', async () => {
  expect((await errorOf({ status: 400, code: 400, message: 'Give it a name' })).message).toBe('Give it a name');
  const silent = await errorOf({ status: 400, code: 400, message: 'shell.request.tryLater' });
  expect([silent.message, silent.status]).toEqual(['templates.refused', 422]);
});

it.each([404, 410, 402])('[E02] maps %s to a template that no longer exists', async (status) => {
  expect(await errorOf({ status, code: status })).toMatchObject({ status: 400, code: 400 });
});

it.each([401, 403, 408, 409, 413, 429, 500])('passes %s on unchanged', async (status) => {
  expect(await errorOf({ status, code: status })).toMatchObject({ status, code: status });
});
