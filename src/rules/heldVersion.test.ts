import { describe, expect, it } from 'vitest';
import type { OperationAction } from '#contract/codes.ts';
import { firstAcceptance, heldVersion } from './heldVersion.ts';
import type { ReceiptFact } from './receiptFold.ts';

const done = (...actions: OperationAction[]) => actions.map((action) => ({ action, isLocal: false }));
/** One response per operation in order; null means no answer. */
const answered = (...verdicts: (ReceiptFact['verdict'] | null)[]): ReceiptFact[] =>
  verdicts.flatMap((verdict, operation) =>
    verdict ? [{ seq: 10 * operation + 1, operation, kind: 'response' as const, verdict }] : [],
  );

describe('heldVersion', () => {
  it.each([
    [null, ['send'], [null]],
    [null, ['send'], ['rejected']],
    [0, ['send'], ['warning']],
    [0, ['send', 'modify'], ['accepted', null]],
    [0, ['send', 'modify'], ['accepted', 'rejected']],
    [1, ['send', 'modify'], ['accepted', 'accepted']],
    [1, ['send', 'resend'], ['rejected', 'accepted']],
    [1, ['send', 'modify', 'delete'], ['accepted', 'accepted', 'rejected']],
    [null, ['send', 'delete'], ['accepted', 'accepted']],
    [null, ['send', 'delete', 'resend'], ['accepted', 'accepted', null]],
    [2, ['send', 'delete', 'resend'], ['accepted', 'accepted', 'accepted']],
  ] as const)('[D09] returns operation %s after %j were answered with %j', (version, actions, verdicts) => {
    expect(heldVersion(done(...actions), answered(...verdicts))).toBe(version);
  });

  it("[D09] takes the last answer in customs' own order if an operation has two", () => {
    const answers: ReceiptFact[] = [
      { seq: 3, operation: 0, kind: 'response', verdict: 'rejected' },
      { seq: 2, operation: 0, kind: 'response', verdict: 'accepted' },
    ];
    expect(heldVersion(done('send'), answers)).toBe(null);
  });
});

describe('firstAcceptance', () => {
  it('[D09] stays after a replacement and starts again after a deletion', () => {
    const replaced = done('send', 'modify');
    expect(firstAcceptance(replaced, answered('accepted', 'warning'))?.operation).toBe(0);
    expect(firstAcceptance(done('send', 'resend'), answered('rejected', 'accepted'))?.operation).toBe(1);
    expect(firstAcceptance(done('send', 'delete', 'resend'), answered('accepted', 'accepted', null))).toBe(null);
    expect(firstAcceptance(done('send', 'delete'), answered('accepted', 'accepted'))?.operation).toBe(0);
  });
});
