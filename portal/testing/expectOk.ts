import { expect } from 'vitest';
import type { Answer } from './client.ts';

/**
 * What a yes says; anything else fails the test with its text.
 * @example
 * const page = await bodyOf<Page<DraftRow>>(filer.get('/draft-bills'));
 */
export async function bodyOf<T>(asked: Promise<Answer>): Promise<T> {
  const answer = await asked;
  expect(answer.status, answer.text).toBe(200);
  return answer.body as T;
}
