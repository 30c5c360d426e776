import { DECLARATION_STATUS_NAMES } from '#contract/statuses.ts';
import { describe, expect, it } from 'vitest';
import type { Receipt } from '#contract/endpoints/filings.ts';
import { filingSteps } from '#features/filing/filingSteps.ts';
import { receiptMeaning } from '#features/receipts/receiptMeaning.ts';

const receipt = (seq: number, kind: Receipt['kind'], code: string, at: string): Receipt => ({
  seq,
  action: 'send',
  kind,
  code,
  at,
  message: '',
  raw: '',
});
const RECEIPTS = [
  receipt(1, 'ack', 'ACK', '2026-03-02 10:00:02'),
  receipt(2, 'response', '02', '2026-03-02 10:00:04'),
  receipt(3, 'advisory', 'S1', '2026-03-02 10:00:05'),
];
const CREATED = '2026-03-02 10:00:00';
const FIRST = { action: 'send', at: CREATED, isLocal: false } as const;
const message = (facts: Partial<Parameters<typeof filingSteps>[0]>) =>
  filingSteps({
    createdAt: CREATED,
    declarationStatus: 'submitted',
    matchStatus: 'none',
    receipts: [],
    acceptedAt: null,
    latest: FIRST,
    ...facts,
  }).map(({ name, state, at }) => `${name} ${state} ${at.slice(-5)}`.trim());

/** Accepted and matched, then another operation at 10:00:10. */
const after = (action: 'modify' | 'delete', answers: Partial<Receipt>[] = []) => ({
  acceptedAt: '2026-03-02 10:00:04',
  matchStatus: 'onFile' as const,
  latest: { action, at: '2026-03-02 10:00:10', isLocal: false },
  receipts: [...RECEIPTS, ...answers.map((answer, at) => ({ ...receipt(4 + at, 'ack', '', ''), action, ...answer }))],
});
const ACK = { kind: 'ack', at: '2026-03-02 10:00:12' } as const;
const ANSWER = { kind: 'response', at: '2026-03-02 10:00:14' } as const;
const STANDING = ['accepted done 00:04', 'matched done 00:05'];

describe('filingSteps', () => {
  it('[D07] waits for all steps until customs answers', () => {
    expect(message({})).toEqual(['sent done 00:00', 'received waiting', 'accepted waiting', 'matched waiting']);
  });
  it('[D08] shows the times of the receipts after success', () => {
    expect(message({ declarationStatus: 'receiveSuccess', matchStatus: 'onFile', receipts: RECEIPTS })).toEqual([
      'sent done 00:00',
      'received done 00:02',
      'accepted done 00:04',
      'matched done 00:05',
    ]);
  });
  it('[D07] distinguishes a rejection from a missing bill', () => {
    expect(message({ declarationStatus: 'receiveFailed', receipts: RECEIPTS.slice(0, 2) })[2]).toBe(
      'rejected failed 00:04',
    );
    expect(message({ declarationStatus: 'receiveSuccess', matchStatus: 'notOnFile', receipts: RECEIPTS })[3]).toBe(
      'notMatched failed 00:05',
    );
  });
  it('[D08] does not report a bill that another filer filed too as not matched', () => {
    expect(message({ declarationStatus: 'receiveSuccess', matchStatus: 'duplicate', receipts: RECEIPTS })[3]).toBe(
      'duplicate failed 00:05',
    );
  });
  it('[D07] does not wait for the match of a rejected filing', () => {
    expect(message({ declarationStatus: 'receiveFailed', receipts: RECEIPTS.slice(0, 2) })).toHaveLength(3);
  });
  it.each([
    ['modify', 'submitted', [], ['changeSent done 00:10', 'received waiting', 'changeAccepted waiting']],
    ['modify', 'submitted', [ACK], ['changeSent done 00:10', 'received done 00:12', 'changeAccepted waiting']],
    [
      'modify',
      'modifySuccess',
      [ACK, ANSWER],
      ['changeSent done 00:10', 'received done 00:12', 'changeAccepted done 00:14'],
    ],
    [
      'modify',
      'modifyFailed',
      [ACK, ANSWER],
      ['changeSent done 00:10', 'received done 00:12', 'changeRejected failed 00:14'],
    ],
    ['delete', 'submitted', [], ['deletionSent done 00:10', 'received waiting', 'deleted waiting']],
    [
      'delete',
      'deleteFailed',
      [ACK, ANSWER],
      ['deletionSent done 00:10', 'received done 00:12', 'deletionRejected failed 00:14'],
    ],
    [
      'delete',
      'deleteSuccess',
      [ACK, ANSWER],
      ['deletionSent done 00:10', 'received done 00:12', 'deleted done 00:14'],
    ],
  ] as const)(
    '[D07] shows accepted steps first, then those of the last %s: %s',
    (action, declarationStatus, answers, own) => {
      expect(message({ ...after(action, [...answers]), declarationStatus })).toEqual([...STANDING, ...own]);
    },
  );
  it('[D08] shows a match after a change behind it, or waits for one', () => {
    const changed = { ...after('modify', [ACK, ANSWER]), declarationStatus: 'modifySuccess' as const };
    const match = receipt(6, 'advisory', 'S1', '2026-03-02 10:00:16');
    expect(message({ ...changed, receipts: [...changed.receipts, match] }).at(-1)).toBe('matched done 00:16');
    expect(message({ ...changed, matchStatus: 'none' }).at(-1)).toBe('matched waiting');
  });
  it('[D08] restarts after a resend', () => {
    const latest = { action: 'resend', at: '2026-03-02 11:00:00', isLocal: false } as const;
    expect(message({ latest, receipts: RECEIPTS })).toEqual([
      'sent done 00:00',
      'received waiting',
      'accepted waiting',
      'matched waiting',
    ]);
  });
  it('[D12] marks a filing closed locally without sending', () => {
    const latest = { action: 'delete', at: '2026-03-02 10:00:10', isLocal: true } as const;
    const facts = { declarationStatus: 'deleteSuccess' as const, latest };
    expect(message({ ...facts, receipts: RECEIPTS.slice(0, 2) })).toEqual([
      'sent done 00:00',
      'rejected failed 00:04',
      'closed done 00:10',
    ]);
    expect(message(facts)).toEqual(['closed done 00:10']);
  });
  it('[D07] supports every status', () => {
    for (const declarationStatus of DECLARATION_STATUS_NAMES)
      expect(message({ declarationStatus })[0]).toContain('sent done');
  });
});

describe('receiptMeaning', () => {
  it.each([
    ['ack', 'ACK', 'ack', 'waiting'],
    ['response', '02', 'accepted', 'green'],
    ['response', '03', 'warning', 'greenWarning'],
    ['response', '01', 'rejected', 'red'],
    ['response', 'S17', 'rejected', 'red'],
    ['advisory', 'S1', 'onFile', 'green'],
    ['advisory', 'S4', 'notOnFile', 'red'],
    ['advisory', 'SB', 'wrongType', 'red'],
    ['advisory', 'S7', 'duplicate', 'red'],
    ['advisory', 'S9', 'other', 'waiting'],
  ] as const)('[D08] reads %s %s as %s', (kind, code, meaning, tone) => {
    expect(receiptMeaning({ kind, code, action: 'send' })).toEqual({ meaning, textKey: meaning, tone });
  });
  it.each([
    ['modify', 'response', 'S17', 'modify.rejected'],
    ['delete', 'response', '02', 'delete.accepted'],
    ['delete', 'ack', 'ACK', 'delete.ack'],
    ['delete', 'advisory', 'S1', 'onFile'],
    ['resend', 'response', '02', 'accepted'],
  ] as const)('[D08] uses the text of the action: %s, %s %s', (action, kind, code, message) => {
    expect(receiptMeaning({ kind, code, action }).textKey).toBe(message);
  });
});
