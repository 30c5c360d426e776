import { shapeCauses } from './shapeCauses.ts';
import { SCAC_NUMBER } from './billNumberShape.ts';

/** Possible reasons why a bill is not matched. Texts at `customs.matchCauses.<cause>`: `cause` and `fix`. */
export const MATCH_CAUSES = [
  'strayCharacters',
  'doubledScac',
  'missingScac',
  'letterForDigit',
  'digitForLetter',
  'tooLong',
  'tooShort',
  'wrongType',
  'typeOfOtherIssuer',
  'masterNumber',
  'otherFiler',
  'notYetInAms',
  'numberChanged',
] as const;
export type MatchCauseName = (typeof MATCH_CAUSES)[number];

/** A possible cause, with the corrected number or type if there is one. */
export interface MatchCause {
  cause: MatchCauseName;
  /** The corrected number, offered as a modification. */
  amsNo?: string;
  /** The corrected bill type. */
  amsType?: 'BM' | 'OB';
  args: Record<string, string | number>;
}

export interface Unmatched {
  amsNo: string;
  amsType: string;
  /** The filer's own code, which its house bills begin with. */
  houseScac: string;
  /** The match status. */
  status: 'notOnFile' | 'wrongType' | 'duplicate';
  /** The master bill, if known. */
  masterBill?: string | undefined;
}

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
  if (!SCAC_NUMBER.test(number)) return [];
  const scac = number.slice(0, 4);
  const isOwn = scac === houseScac;
  if (amsType === 'OB' && isOwn) return [{ cause: 'typeOfOtherIssuer', amsType: 'BM', args: { scac, amsType: 'BM' } }];
  const isMaster = amsType === 'BM' && (!isOwn || number === masterBill);
  return isMaster ? [{ cause: 'masterNumber', args: { amsNo: number, scac } }] : [];
}
