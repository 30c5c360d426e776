import { describe, expect, it } from 'vitest';
import { foldReceipts, type ReceiptFact } from './receiptFold.ts';

const receipt = (seq: number, verdict: ReceiptFact['verdict'], operation = 0): ReceiptFact => ({
  seq,
  operation,
  verdict,
  kind: verdict === 'ok' ? 'ack' : verdict === 'onFile' || verdict === 'notOnFile' ? 'advisory' : 'response',
});

describe('the state of a filing', () => {
  it('[D08] is the same in whatever order its receipts arrive', () => {
    const history = [receipt(1, 'ok'), receipt(2, 'accepted'), receipt(3, 'notOnFile'), receipt(4, 'onFile')];
    for (const order of permutations(history)) {
      expect(foldReceipts(['send'], order)).toEqual({ declarationStatus: 'receiveSuccess', matchStatus: 'onFile' });
    }
  });

  it('[D07] is submitted until the last operation is answered', () => {
    expect(foldReceipts(['send'], []).declarationStatus).toBe('submitted');
    expect(foldReceipts(['send', 'modify'], [receipt(1, 'accepted')]).declarationStatus).toBe('submitted');
    expect(
      foldReceipts(['send', 'modify'], [receipt(1, 'accepted'), receipt(2, 'rejected', 1)]).declarationStatus,
    ).toBe('modifyFailed');
  });

  it('[D07] ignores a late receipt of an earlier operation', () => {
    const state = foldReceipts(['send', 'delete'], [receipt(3, 'accepted', 1), receipt(2, 'warning', 0)]);
    expect(state.declarationStatus).toBe('deleteSuccess');
  });

  it.each([
    ['send', 'ok', 'receiveOk'],
    ['send', 'warning', 'receiveSuccessWarning'],
    ['resend', 'rejected', 'receiveFailed'],
    ['modify', 'warning', 'modifySuccessWarning'],
    ['delete', 'rejected', 'deleteFailed'],
  ] as const)('[D07] after %s answered %s is %s', (action, verdict, status) => {
    expect(foldReceipts([action], [receipt(1, verdict)]).declarationStatus).toBe(status);
  });
});

function permutations<T>(list: T[]): T[][] {
  if (list.length < 2) return [list];
  return list.flatMap((item, at) =>
    permutations([...list.slice(0, at), ...list.slice(at + 1)]).map((rest) => [item, ...rest]),
  );
}
