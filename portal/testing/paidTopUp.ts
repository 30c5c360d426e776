import { expect } from 'vitest';
import { startJobs } from '../jobs/startJobs.ts';
import type { TestClient } from './client.ts';
import type { TestPortal } from './harness.ts';

/** Buys coins from the practice payment service, and waits until they are credited. @returns the order's id */
export async function paidTopUp(test: TestPortal, client: TestClient, coins: number, key: string): Promise<string> {
  const answer = await client.post('/cashier/orders', { coins }, { 'idempotency-key': key });
  expect(answer.status, answer.text).toBe(200);
  const { id, pageUrl } = answer.body as { id: string; pageUrl: string };
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await test.app.inject({ method: 'POST', url: pageUrl, headers, payload: '' })).statusCode).toBe(303);
  const jobs = startJobs(test.portal);
  await jobs.drain();
  await jobs.stop();
  return id;
}
