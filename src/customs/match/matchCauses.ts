import { shapeCauses } from './shapeCauses.ts';
import { BILL_NUMBER } from '#contract/entities/billNumber.ts';
import type { MatchCause, Unmatched } from './matchCause.ts';

/**
 * Possible causes of an unmatched bill, most likely first: visible in the number, then in its type, then those that
 * need asking or waiting.
 * @example matchCauses({ amsNo: 'MAEUMAEU123456', amsType: 'BM', houseScac: 'HBRL', status: 'notOnFile' })[0]
 * // { cause: 'doubledScac', amsNo: 'MAEU123456', args: { … } }
 */
export function matchCauses(bill: Unmatched): MatchCause[] {
  const { amsNo, status } = bill;
  if (status === 'duplicate') return [{ cause: 'otherFiler', args: { amsNo } }];
  if (status === 'wrongType') {
    const amsType = otherType(bill.amsType);
    return [{ cause: 'wrongType', amsType, args: { amsType } }];
  }
  return [
    ...shapeCauses(bill),
    ...typeCauses(bill),
    { cause: 'notYetInAms', args: { amsNo } },
    { cause: 'numberChanged', args: { amsNo } },
  ];
}

const otherType = (amsType: string): 'BM' | 'OB' => (amsType === 'BM' ? 'OB' : 'BM');

/** A house bill begins with the forwarder's code, a regular one with the carrier's. */
function typeCauses({ amsNo, amsType, houseScac, masterBill = '' }: Unmatched): MatchCause[] {
  const number = amsNo.toUpperCase().replace(/[^A-Z0-9]/gu, '');
  if (!BILL_NUMBER.test(number)) return [];
  const scac = number.slice(0, 4);
  const isOwn = scac === houseScac;
  if (amsType === 'OB' && isOwn) return [{ cause: 'typeOfOtherIssuer', amsType: 'BM', args: { scac, amsType: 'BM' } }];
  const isMaster = amsType === 'BM' && (!isOwn || number === masterBill);
  return isMaster ? [{ cause: 'masterNumber', args: { amsNo: number, scac } }] : [];
}
