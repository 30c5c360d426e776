import { describe, expect, it } from 'vitest';
import type { Receipt } from '#contract/endpoints/filings.ts';
import { DECLARATION_STATUS_NAMES } from '#contract/statuses.ts';
import { filingSteps } from './filingSteps.ts';
import { receiptMeaning } from './receiptMeaning.ts';
import { STATUS_GROUPS } from './statusGroups.ts';

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
const said = (facts: Partial<Parameters<typeof filingSteps>[0]>) =>
  filingSteps({ createdAt: CREATED, declarationStatus: 'submitted', matchStatus: 'none', receipts: [], ...facts }).map(
    ({ name, state, at }) => `${name} ${state} ${at.slice(-5)}`.trim(),
  );

describe('filingSteps', () => {
  it('[D07] waits for everything while customs is silent', () => {
    expect(said({})).toEqual(['sent done 00:00', 'received waiting', 'accepted waiting', 'matched waiting']);
  });
  it('[D08] has the times of the receipts once all is well', () => {
    expect(said({ declarationStatus: 'receiveSuccess', matchStatus: 'onFile', receipts: RECEIPTS })).toEqual([
      'sent done 00:00',
      'received done 00:02',
      'accepted done 00:04',
      'matched done 00:05',
    ]);
  });
  it('[D07] calls a rejection a rejection and a missing bill not matched', () => {
    expect(said({ declarationStatus: 'receiveFailed', receipts: RECEIPTS.slice(0, 2) })[2]).toBe(
      'rejected failed 00:04',
    );
    expect(said({ declarationStatus: 'receiveSuccess', matchStatus: 'notOnFile', receipts: RECEIPTS })[3]).toBe(
      'notMatched failed 00:05',
    );
  });
  it('[D07] lets nobody wait for the match of a rejected filing', () => {
    expect(said({ declarationStatus: 'receiveFailed', receipts: RECEIPTS.slice(0, 2) })).toHaveLength(3);
  });
  it.each([
    ['modifyFailed', 'changeRejected'],
    ['deleteFailed', 'deletionRejected'],
  ] as const)('[D07] says what was refused when the filing itself still stands: %s', (declarationStatus, name) => {
    const steps = said({ declarationStatus, matchStatus: 'onFile', receipts: RECEIPTS });
    expect(steps.slice(2)).toEqual([`${name} failed 00:04`, 'matched done 00:05']);
  });
  it('[D07] ends with the deletion of a deleted filing', () => {
    expect(said({ declarationStatus: 'deleteSuccess', receipts: RECEIPTS }).at(-1)).toBe('deleted done 00:04');
  });
  it('[D07] knows every status', () => {
    for (const declarationStatus of DECLARATION_STATUS_NAMES)
      expect(said({ declarationStatus })[0]).toContain('sent done');
  });
});

describe('STATUS_GROUPS', () => {
  it('[L01] gives every status one tab', () => {
    expect(Object.values(STATUS_GROUPS).flat().toSorted()).toEqual(DECLARATION_STATUS_NAMES.toSorted());
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
    expect(receiptMeaning({ kind, code, action: 'send' })).toEqual({ meaning, said: meaning, tone });
  });
  it.each([
    ['modify', 'response', 'S17', 'modify.rejected'],
    ['delete', 'response', '02', 'delete.accepted'],
    ['delete', 'ack', 'ACK', 'delete.ack'],
    ['delete', 'advisory', 'S1', 'onFile'],
    ['resend', 'response', '02', 'accepted'],
  ] as const)('[D08] speaks of what was asked: %s, %s %s', (action, kind, code, said) => {
    expect(receiptMeaning({ kind, code, action }).said).toBe(said);
  });
});
