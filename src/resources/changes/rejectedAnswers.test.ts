import { describe, expect, it } from 'vitest';
import { ISF_10, ISF_5 } from '#contract/codes.ts';
import { fieldOfEdit } from './fieldOfEdit.ts';
import { rejectedAnswers } from './rejectedAnswers.ts';
import { filingDetail, receiptOf } from './testing/filingDetail.ts';

const ack = (seq: number, action: 'send' | 'resend' | 'modify' = 'send') =>
  receiptOf(seq, { kind: 'ack', code: 'ACK', action });

describe('what customs refused', () => {
  it('[D09] is what it said of the last sending alone, each with its field', () => {
    const receipts = [
      receiptOf(4, { code: 'S32', action: 'resend', field: 'amsRequestList.0.amsNo' }),
      ack(1),
      receiptOf(2, { code: 'S17', field: 'importerId' }),
      ack(3, 'resend'),
      receiptOf(5, { code: 'S22', action: 'resend' }),
    ];
    const found = rejectedAnswers(filingDetail('receiveFailed', { receipts }));
    expect(found.map(({ error: { code }, field }) => [code, field])).toEqual([
      ['S32', 'amsRequestList.0.amsNo'],
      ['S22', 'suretyCode'],
    ]);
  });

  it('[D09] is every error of one answer, its warnings left out', () => {
    const errors = [
      { code: 'S17', message: '', severity: 'reject' as const, field: 'importerId' },
      { code: 'SAA', message: '', severity: 'warning' as const },
      { code: 'S24', message: '', severity: 'reject' as const },
    ];
    const receipts = [ack(1, 'modify'), receiptOf(2, { code: '01', action: 'modify', errors })];
    const found = rejectedAnswers(filingDetail('modifyFailed', { receipts }));
    expect(found.map(({ field }) => field)).toEqual(['importerId', 'suretyCode']);
  });

  it('is nothing once customs took it, and a refused deletion is no matter of fields', () => {
    const receipts = [ack(1), receiptOf(2, { code: 'S17' })];
    expect(rejectedAnswers(filingDetail('receiveSuccess', { receipts }))).toEqual([]);
    expect(rejectedAnswers(filingDetail('deleteFailed', { receipts }))).toEqual([]);
  });

  it('leads from a code to the field that puts it right, where the answer names none', () => {
    expect(['S17', 'S13', 'S24', 'S33', 'S28', 'S12', null].map((edit) => fieldOfEdit(edit, ISF_10))).toEqual([
      'importerId',
      'bondReferenceNo',
      'suretyCode',
      'amsRequestList.0.amsNo',
      'actionReason',
      null,
      null,
    ]);
    expect(fieldOfEdit('S16', ISF_5)).toBe('houseScac');
  });
});
