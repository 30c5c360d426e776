import { describe, expect, it } from 'vitest';
import { toSending } from './answeredSend.ts';

describe('toSending', () => {
  it('[D05] recognizes the call of another browser by its answer', () => {
    const filings = [{ id: 'f1', isfNo: 'HBRL-1', amsNo: 'OOLU12345678', draftId: 'd1' }];
    expect(toSending('k', { status: 200, body: { filings, charged: 70 } })).toMatchObject({
      call: 'sendDrafts',
      state: 'done',
    });
    expect(toSending('k', { status: 200, body: { filings, old: { id: 'f0' } } })).toMatchObject({
      call: 'deleteAndSend',
      filingId: 'f0',
    });
    expect(toSending('k', { status: 200, body: { id: 'f1', isfNo: 'HBRL-1' } })).toMatchObject({
      call: 'updateFiling',
      filingId: 'f1',
    });
    expect(toSending('k', { status: 402, body: { message: 'No coins' } }).state).toBe('refused');
  });
});
