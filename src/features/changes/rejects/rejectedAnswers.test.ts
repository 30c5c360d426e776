import { describe, expect, it } from 'vitest';
import { ISF_10, ISF_5 } from '#contract/codes.ts';
import { isf10 } from '#contract/entities/isf10.ts';
import { amsRowOf } from '#contract/testing/bills.ts';
import { findEditField } from './findEditField.ts';
import { filingToBill } from '../openChange.ts';
import { unresolvedAnswers, rejectedAnswers } from './rejectedAnswers.ts';
import { sectionsWithRejects } from './sectionsWithRejects.ts';
import { filingDetail, receiptOf } from '../testing/filingDetail.ts';

const ack = (seq: number, action: 'send' | 'resend' | 'modify' = 'send') =>
  receiptOf(seq, { kind: 'ack', code: 'ACK', action });

describe('rejects of customs', () => {
  it('[D09] are those of the last sending, each with its field', () => {
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

  it('[D09] are all errors of one answer without its warnings', () => {
    const errors = [
      { code: 'S17', message: '', severity: 'reject' as const, field: 'importerId' },
      { code: 'SAA', message: '', severity: 'warning' as const },
      { code: 'S24', message: '', severity: 'reject' as const },
    ];
    const receipts = [ack(1, 'modify'), receiptOf(2, { code: '01', action: 'modify', errors })];
    const found = rejectedAnswers(filingDetail('modifyFailed', { receipts }));
    expect(found.map(({ field }) => field)).toEqual(['importerId', 'suretyCode']);
  });

  it('are empty after acceptance and for a rejected deletion', () => {
    const receipts = [ack(1), receiptOf(2, { code: 'S17' })];
    expect(rejectedAnswers(filingDetail('receiveSuccess', { receipts }))).toEqual([]);
    expect(rejectedAnswers(filingDetail('deleteFailed', { receipts }))).toEqual([]);
  });

  it('[D09] stay unresolved until a field changes, always without a field', () => {
    const errors = ['importerId', 'billHsRequestList', 'amsRequestList.0.amsNo', undefined].map((field) => ({
      code: field ? 'S17' : 'S12',
      message: '',
      severity: 'reject' as const,
      ...(field && { field }),
    }));
    const filing = filingDetail('receiveFailed', { receipts: [ack(1), receiptOf(2, { code: '01', errors })] });
    const sent = filingToBill(filing);
    const openFields = (changes: object) =>
      unresolvedAnswers(rejectedAnswers(filing), sent, { ...sent, ...changes }).map(({ field }) => field);
    expect(openFields({ sellerCity: 'X' })).toEqual([
      'importerId',
      'billHsRequestList',
      'amsRequestList.0.amsNo',
      null,
    ]);
    expect(openFields({ importerId: '98-765432100' })).toEqual(['billHsRequestList', 'amsRequestList.0.amsNo', null]);
    expect(openFields({ amsRequestList: [amsRowOf('OOLU87654321')], billHsRequestList: [] })).toEqual([
      'importerId',
      null,
    ]);
  });

  it('[D09] with several candidate fields are resolved by changing any of them', () => {
    const among = ['sellerCity', 'sellerCountryCode'];
    const errors = [{ code: '', message: 'INVALID PLACE', severity: 'reject' as const, among }];
    const filing = filingDetail('receiveFailed', { receipts: [ack(1), receiptOf(2, { code: '01', errors })] });
    const answers = rejectedAnswers(filing);
    expect(answers).toMatchObject([{ field: 'sellerCity', among }]);
    const sent = filingToBill(filing);
    const openAfter = (changes: object) => unresolvedAnswers(answers, sent, { ...sent, ...changes });
    expect(openAfter({ sellerName: 'X' })).toHaveLength(1);
    expect(openAfter({ sellerCountryCode: 'VN' })).toEqual([]);

    const states = Object.keys(isf10.views.form ?? {}).map((section) => ({
      section,
      state: 'done' as const,
      count: 0,
    }));
    const stateOf = (open: typeof answers) =>
      sectionsWithRejects(isf10, states, open).filter(({ state }) => state !== 'done');
    expect(stateOf(answers)).toEqual([{ section: 'seller', state: 'problem', count: 1 }]);
    expect(stateOf([])).toEqual([]);
  });

  it('map a code to its field if the answer names none', () => {
    expect(['S17', 'S13', 'S24', 'S33', 'S28', 'S12', null].map((edit) => findEditField(edit, ISF_10))).toEqual([
      'importerId',
      'bondReferenceNo',
      'suretyCode',
      'amsRequestList.0.amsNo',
      'actionReason',
      null,
      null,
    ]);
    expect(findEditField('S16', ISF_5)).toBe('houseScac');
  });
});
