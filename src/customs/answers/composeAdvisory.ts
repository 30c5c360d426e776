import { writeRecord } from '../recordLine.ts';
import { printBillNumber } from './billNumber.ts';
import { ADVICES } from './dispositions.ts';

interface AdvisoryParts {
  transactionNumber: string;
  /** SF20 CR of the filing; omitted if the filing had none. */
  reference?: string;
  /** With `type`, `HB` or `OB` precedes the number. */
  matches: readonly { amsNo: string; code: string; type?: 'BM' | 'OB' | undefined }[];
}

/**
 * Composes an SA (SA10, SA20, and SA30 and SA50 for each bill).
 * @returns lines of 80 columns
 * @throws Error if a value does not fit its columns
 * @example composeAdvisory({ transactionNumber: 'HBRL-0000000007', matches: [{ amsNo: 'OOLU271', code: 'S1' }] })
 */
export function composeAdvisory({ transactionNumber, reference = '', matches }: AdvisoryParts): string[] {
  const line = (record: string, values: Record<string, string>): string => writeRecord({ record, values });
  return [
    line('SA10', { transactionNumber }),
    ...(reference ? [line('SA20', { qualifier: 'CR', value: reference })] : []),
    ...matches.flatMap(({ amsNo, code, type }) => [
      line('SA30', { billNumber: printBillNumber(amsNo, type) }),
      line('SA50', { disposition: code, remarks: ADVICES[code]?.narrative ?? '' }),
    ]),
  ];
}
