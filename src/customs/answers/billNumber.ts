import { BILL_NUMBER } from '#contract/entities/billNumber.ts';

/** SA30 5–20. */
const COLUMNS = 16;
/** Prefixes that may precede the SCAC, by bill type. */
const PREFIXES = { BM: 'HB', OB: 'OB' } as const;

/** Formats a bill number for SA30; without its type if both do not fit. */
export function printBillNumber(amsNo: string, type?: keyof typeof PREFIXES): string {
  const printed = type ? PREFIXES[type] + amsNo : amsNo;
  return printed.length > COLUMNS ? amsNo : printed;
}

/**
 * The number in SA30. `HB`, `OB` and `BM` may also begin a SCAC: they are removed only if a complete number follows.
 * `matchesBill` accepts both readings.
 * @example printedNumber('HBOOLU271940') // 'OOLU271940'
 */
export function printedNumber(printed: string): string {
  const bare = withoutType(printed);
  return bare !== null && BILL_NUMBER.test(bare) ? bare : printed;
}

/**
 * Whether SA30 means this bill: the bare number, with its type, or with its type and cut at column 20.
 * @example matchesBill('HBRLAB123', 'HBRLAB123') // true, although `RLAB123` would be a number too
 */
export function matchesBill(printed: string, amsNo: string): boolean {
  const bare = withoutType(printed);
  if (printed === amsNo || bare === amsNo) return true;
  return bare !== null && printed.length === COLUMNS && amsNo.length > bare.length && amsNo.startsWith(bare);
}

const withoutType = (printed: string): string | null => (/^(?:HB|OB|BM)/u.test(printed) ? printed.slice(2) : null);
