import { describe, expect, it } from 'vitest';
import { ISF_10, ISF_5 } from '#contract/codes.ts';
import { isf10 } from '#contract/entities/isf10.ts';
import { amsRowOf } from '#contract/testing/bills.ts';
import { findEditField } from './findEditField.ts';
import { filingToBill } from './openChange.ts';
import { unresolvedAnswers, rejectedAnswers } from './rejectedAnswers.ts';
import { sectionsWithRejects } from './sectionsWithRejects.ts';
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

  it('[D09] stands open until its field is another one, and always where no field puts it right', () => {
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

  it('[D09] may be one of several fields: any of them changed puts it right, and until then their block is not complete', () => {
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

  it('leads from a code to the field that puts it right, where the answer names none', () => {
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
