import { shapeCauses } from './shapeCauses.ts';
import { SCAC_NUMBER } from './billNumberShape.ts';

/** Why a bill is not matched, where known. Texts stand below `customs.matchCauses.<cause>`: `cause` and `fix`. */
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

/** One known cause, with the number or type that would mend it where one follows from it. */
export interface MatchCause {
  cause: MatchCauseName;
  /** The corrected number, offered as a modify. */
  amsNo?: string;
  /** The corrected bill type. */
  amsType?: 'BM' | 'OB';
  args: Record<string, string | number>;
}

export interface Unmatched {
  amsNo: string;
  amsType: string;
  /** The filer's own code: the issuer of its house bills. */
  houseScac: string;
  /** What customs says of the bill. */
  status: 'notOnFile' | 'wrongType' | 'duplicate';
  /** The master bill, where it is known. */
  masterBill?: string | undefined;
}

/**
 * The known causes of a bill that is not matched, likeliest first: what can be seen in the number, then its type, then
 * what only asking or waiting tells.
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

/** A house bill bears the forwarder's own code, a regular one the carrier's. */
function typeCauses({ amsNo, amsType, houseScac, masterBill = '' }: Unmatched): MatchCause[] {
  const number = amsNo.toUpperCase().replace(/[^A-Z0-9]/gu, '');
  if (!SCAC_NUMBER.test(number)) return [];
  const scac = number.slice(0, 4);
  const isOwn = scac === houseScac;
  if (amsType === 'OB' && isOwn) return [{ cause: 'typeOfOtherIssuer', amsType: 'BM', args: { scac, amsType: 'BM' } }];
  const isMaster = amsType === 'BM' && (!isOwn || number === masterBill);
  return isMaster ? [{ cause: 'masterNumber', args: { amsNo: number, scac } }] : [];
}
