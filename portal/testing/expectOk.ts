import { expect } from 'vitest';
import type { ClientAnswer } from './client.ts';

/**
 * Expects status 200 and returns the body.
 * @example
 * const page = await expectOk<Page<DraftRow>>(filer.get('/draft-bills'));
 */
export async function expectOk<T>(request: Promise<ClientAnswer>): Promise<T> {
  const answer = await request;
  expect(answer.status, answer.text).toBe(200);
  return answer.body as T;
}
