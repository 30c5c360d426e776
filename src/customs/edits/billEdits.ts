import { BILL_NUMBER } from '#contract/entities/billNumber.ts';
import { published, type Edit } from './edit.ts';
import { isDelete, when } from './facts.ts';

const onBill = (index: number, element = 'number') => ({ record: 'SF15', element, index });

export const BILL_EDITS: readonly Edit[] = [
  published({ name: 'S08', code: '117' }, 'DUPLICATE ISF TRANSACTION', ({ header, bills }, { register }) => {
    if (!register || header.action !== 'A') return [];
    return bills.flatMap(({ number }, index) =>
      when(register.isFiled(header.importerNumber, number), { ...onBill(index), args: { value: number } }),
    );
  }),
  published({ name: 'S31' }, 'MISSING BILL', (message) =>
    when(!isDelete(message) && message.bills.length === 0, { record: 'SF15', element: 'number' }),
  ),
  published({ name: 'S32', code: '154' }, 'INVALID HOUSE OR REGULAR BOL NUMBER', ({ bills }) =>
    bills.flatMap(({ qualifier, number }, index) => [
      ...when(!BILL_NUMBER.test(number), { ...onBill(index), args: { value: number } }),
      ...when(qualifier !== 'BM' && qualifier !== 'OB', { ...onBill(index, 'qualifier'), args: { value: qualifier } }),
    ]),
  ),
  published({ name: 'S33' }, 'DUPLICATE BILL', ({ bills }) => {
    const seen = new Set<string>();
    return bills.flatMap(({ number }, index) => {
      const isSeen = number !== '' && seen.has(number);
      seen.add(number);
      return when(isSeen, { ...onBill(index), args: { value: number } });
    });
  }),
];
