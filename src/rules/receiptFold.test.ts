import { describe, expect, it } from 'vitest';
import type { OperationAction } from '#contract/codes.ts';
import { lastAnswer } from './heldVersion.ts';
import { foldReceipts, lifecycleStart, type OperationFact, type ReceiptFact } from './receiptFold.ts';

const receipt = (seq: number, verdict: ReceiptFact['verdict'], operation = 0): ReceiptFact => ({
  seq,
  operation,
  verdict,
  kind: verdict === 'ok' ? 'ack' : verdict === 'onFile' || verdict === 'notOnFile' ? 'advisory' : 'response',
});

const done = (...actions: OperationAction[]): OperationFact[] => actions.map((action) => ({ action, isLocal: false }));

describe('foldReceipts', () => {
  it('[D08] returns the same state for any order of arrival', () => {
    const history = [receipt(1, 'ok'), receipt(2, 'accepted'), receipt(3, 'notOnFile'), receipt(4, 'onFile')];
    for (const order of permutations(history)) {
      expect(foldReceipts(done('send'), order)).toMatchObject({
        declarationStatus: 'receiveSuccess',
        matchStatus: 'onFile',
      });
    }
  });

  it('[D07] is submitted until the last operation is answered', () => {
    expect(foldReceipts(done('send'), []).declarationStatus).toBe('submitted');
    expect(foldReceipts(done('send', 'modify'), [receipt(1, 'accepted')]).declarationStatus).toBe('submitted');
    expect(
      foldReceipts(done('send', 'modify'), [receipt(1, 'accepted'), receipt(2, 'rejected', 1)]).declarationStatus,
    ).toBe('modifyFailed');
  });

  it('[D07] ignores a late receipt of an earlier operation', () => {
    const state = foldReceipts(done('send', 'delete'), [receipt(3, 'accepted', 1), receipt(2, 'warning', 0)]);
    expect(state.declarationStatus).toBe('deleteSuccess');
  });

  it.each([
    ['send', 'ok', 'receiveOk'],
    ['send', 'warning', 'receiveSuccessWarning'],
    ['resend', 'rejected', 'receiveFailed'],
    ['modify', 'warning', 'modifySuccessWarning'],
    ['delete', 'rejected', 'deleteFailed'],
  ] as const)('[D07] returns, after %s answered with %s, the status %s', (action, verdict, status) => {
    expect(foldReceipts(done(action), [receipt(1, verdict)]).declarationStatus).toBe(status);
  });

  it('[D09] stays deleted when customs rejects a repetition of an accepted deletion', () => {
    const operations = done('send', 'delete');
    const receipts = [
      receipt(1, 'accepted'),
      receipt(2, 'accepted', 1),
      receipt(3, 'ok', 1),
      receipt(4, 'rejected', 1),
    ];
    for (const order of permutations(receipts)) {
      expect(foldReceipts(operations, order).declarationStatus).toBe('deleteSuccess');
    }
    const late = [receipt(1, 'accepted'), receipt(2, 'rejected', 1), receipt(3, 'accepted', 1)];
    expect(foldReceipts(operations, late).declarationStatus).toBe('deleteSuccess');
  });

  it('[D12] is deleted if the portal closed the filing by itself', () => {
    const operations = [...done('send'), { action: 'delete', isLocal: true } as const];
    expect(foldReceipts(operations, [receipt(1, 'rejected')]).declarationStatus).toBe('deleteSuccess');
  });

  it('[D09] resets the match status after a deletion', () => {
    const receipts = [receipt(1, 'accepted'), receipt(2, 'notOnFile'), receipt(3, 'accepted', 1)];
    const again = foldReceipts(done('send', 'delete', 'resend'), receipts);
    expect(again).toMatchObject({ declarationStatus: 'submitted', matchStatus: 'none' });
    expect(foldReceipts(done('send', 'delete'), receipts).matchStatus).toBe('notOnFile');
  });

  it('[D09] ignores advisories from before a resend was answered, whenever they arrive', () => {
    const operations = done('send', 'delete', 'resend');
    const before = [receipt(1, 'accepted'), receipt(2, 'accepted', 1), receipt(3, 'notOnFile', 1)];
    const now = [receipt(4, 'ok', 2), receipt(5, 'accepted', 2), receipt(6, 'onFile', 0)];
    expect(foldReceipts(operations, [...before, receipt(3, 'notOnFile', 2)]).matchStatus).toBe('none');
    for (const order of permutations([...now, receipt(3, 'notOnFile', 2)])) {
      expect(foldReceipts(operations, [...order, ...before])).toMatchObject({
        declarationStatus: 'receiveSuccess',
        matchStatus: 'onFile',
      });
    }
  });

  it('[X02] keeps a match beside another filer’s notice, until customs withdraws it', () => {
    const states = (...verdicts: ReceiptFact['verdict'][]) => {
      const said = verdicts.map((verdict, at) => ({ ...receipt(at + 2, verdict), kind: 'advisory' as const }));
      const { matchStatus, isDuplicate } = foldReceipts(done('send'), [receipt(1, 'accepted'), ...said]);
      return [matchStatus, isDuplicate];
    };
    expect(states('onFile', 'duplicate')).toEqual(['onFile', true]);
    expect(states('notOnFile', 'duplicate')).toEqual(['notOnFile', true]);
    expect(states('duplicate')).toEqual(['duplicate', true]);
    expect(states('duplicate', 'onFile')).toEqual(['onFile', true]);
    expect(states('onFile', 'notOnFile')).toEqual(['notOnFile', false]);
    expect(states('onFile', 'wrongType')).toEqual(['wrongType', false]);
  });

  it('[X02] does not return to received when an acknowledgment comes after the answer', () => {
    expect(foldReceipts(done('send'), [receipt(1, 'rejected'), receipt(2, 'ok')]).declarationStatus).toBe(
      'receiveFailed',
    );
  });

  it("[X02] has customs' number from acceptance to deletion", () => {
    const numbered = (seq: number, verdict: ReceiptFact['verdict'], operation: number, customsNo: string) => ({
      ...receipt(seq, verdict, operation),
      customsNo,
    });
    const first = numbered(1, 'accepted', 0, 'TPT-1');
    expect(foldReceipts(done('send'), [first]).customsNo).toBe('TPT-1');
    const refused = receipt(2, 'rejected', 1);
    expect(foldReceipts(done('send', 'modify'), [refused, first]).customsNo).toBe('TPT-1');
    const deleted = receipt(3, 'accepted', 1);
    expect(foldReceipts(done('send', 'delete'), [deleted, first]).customsNo).toBeNull();
    const again = numbered(4, 'warning', 2, 'TPT-2');
    expect(foldReceipts(done('send', 'delete', 'resend'), [first, deleted]).customsNo).toBeNull();
    expect(foldReceipts(done('send', 'delete', 'resend'), [again, first, deleted]).customsNo).toBe('TPT-2');
  });

  it('[D08] ignores receipts with unknown codes', () => {
    const unknown = { ...receipt(2, 'accepted'), verdict: 'unknown' } as const;
    expect(foldReceipts(done('send'), [receipt(1, 'ok'), unknown])).toMatchObject({
      declarationStatus: 'receiveOk',
      matchStatus: 'none',
    });
    expect(lastAnswer(0, [receipt(1, 'accepted'), unknown])?.seq).toBe(1);
    expect(lastAnswer(0, [unknown])).toBeNull();
  });

  it.each([
    [0, ['send']],
    [0, ['send', 'resend', 'modify', 'delete']],
    [2, ['send', 'delete', 'resend', 'resend', 'modify']],
    [4, ['send', 'delete', 'resend', 'delete', 'resend']],
  ] as const)('[D09] starts the lifecycle at operation %i of %j', (begin, actions) => {
    expect(lifecycleStart(done(...actions))).toBe(begin);
  });
});

function permutations<T>(list: T[]): T[][] {
  if (list.length < 2) return [list];
  return list.flatMap((item, at) =>
    permutations([...list.slice(0, at), ...list.slice(at + 1)]).map((rest) => [item, ...rest]),
  );
}
