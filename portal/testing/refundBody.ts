import type { TestClient } from './client.ts';

/** The request that refunds what the desk shows as refundable of a filing now. */
export async function refundBody(staff: TestClient, billId: string | undefined) {
  const { refundableOperation } = (await staff.get(`/support/bills/${billId}`)).body as Record<string, unknown>;
  return { kind: 'refund', billId, operation: refundableOperation };
}
