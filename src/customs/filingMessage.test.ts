import { describe, expect, it } from 'vitest';
import { amsRowOf, isf10Bill, isf5Bill } from '#contract/testing/bills.ts';
import { encodeFiling, parseFiling } from './filingMessage.ts';
import { encodeReceipt, parseReceipt, type ReceiptMessage } from './receiptMessage.ts';

const head = { action: 'A', controlNo: '7', transactionNo: 'HBRL-0000000007' } as const;

describe('the filing message', () => {
  it('is read back as it was written, with hostile text', () => {
    const bill = isf10Bill({ sellerName: 'A\\B  C\\n', buyerNote: undefined } as object);
    const read = parseFiling(encodeFiling({ ...head, bill }));
    expect(read).toMatchObject({
      ...head,
      bill: { sellerName: 'A\\B  C\\n', billType: 1, billHsRequestList: bill.billHsRequestList },
    });
    expect(parseFiling(encodeFiling({ ...head, bill: isf5Bill() }))?.bill).toMatchObject({
      billType: 0,
      deliveryCode: 'MANZANILLO (MEXICO)|MXZLO',
    });
  });

  it('keeps the notes of the tool to the tool', () => {
    const text = encodeFiling({
      ...head,
      bill: isf10Bill({ clientRef: 'PO-1', amsRequestList: [amsRowOf('OOLU1', 'BM', 'SECRET')] }),
    });
    expect(text).not.toContain('PO-1');
    expect(text).not.toContain('SECRET');
  });

  it('is nothing when a line is missing', () => {
    const lines = encodeFiling({ ...head, bill: isf10Bill() }).split('\n');
    expect(parseFiling(lines.toSpliced(3, 1).join('\n'))).toBeNull();
    expect(parseFiling('')).toBeNull();
  });
});

describe('the receipt message', () => {
  const receipt: ReceiptMessage = {
    controlNo: '7',
    transactionNo: 'HBRL-0000000007',
    seq: 2,
    kind: 'response',
    verdict: 'rejected',
    code: 'S17',
    message: 'IMPORTER NBR NOT ON FILE',
    field: 'importerId',
    at: '2025-01-02T03:04:05.000Z',
  };

  it('is read back as it was written', () => {
    expect(parseReceipt(encodeReceipt(receipt))).toEqual(receipt);
    expect(parseReceipt(encodeReceipt({ ...receipt, field: null }))).toEqual({ ...receipt, field: null });
  });

  it('is nothing when kind and verdict do not fit', () => {
    expect(parseReceipt(encodeReceipt({ ...receipt, kind: 'ack' }))).toBeNull();
    expect(parseReceipt(encodeReceipt({ ...receipt, seq: 0 }))).toBeNull();
    expect(parseReceipt('hello')).toBeNull();
  });
});
