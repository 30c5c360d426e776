/** [V09] The formats that customs accepts for an ID number, by ID type. */
export const ID_FORMATS = {
  /** Employer ID (IRS number) with its two-character suffix. */
  EI: /^\d{2}-\d{7}[0-9A-Z]{2}$/u,
  ANI: /^\d{2}[0-9A-Z]{4}-\d{5}$/u,
  34: /^\d{3}-\d{2}-\d{4}$/u,
  AEF: /^[A-Z0-9]{1,15}$/u,
} as const;

/** Why no number like this exists; texts at `customs.numbers.<name>`. */
export const IMPOSSIBLE_NUMBERS = [
  'format',
  'einNoSuffix',
  'einSuffix',
  'einPrefix',
  'einSerial',
  'ssnArea',
  'ssnTaxpayer',
  'ssnGroup',
  'ssnSerial',
] as const;
/** Why a number like this was probably not assigned. */
export const UNUSUAL_NUMBERS = ['einRarePrefix', 'aniYear', 'aniPort'] as const;
export type ImpossibleNumber = (typeof IMPOSSIBLE_NUMBERS)[number];
type UnusualNumber = (typeof UNUSUAL_NUMBERS)[number];

const NO_PREFIXES: ReadonlySet<string> = new Set();
/** Prefixes that the IRS has not assigned; it extends its list, so they are no proof, and `TPT_EIN_PREFIXES` takes some away. */
const RARE_EIN_PREFIXES: ReadonlySet<string> = new Set('07 08 09 17 18 19 28 29 49 69 70 78 79 89 96 97'.split(' '));

/**
 * Districts of Schedule D (the first two digits of a port code). The ports of a district change; a number keeps the
 * port that assigned it.
 */
const DISTRICTS: ReadonlySet<string> = new Set(
  (
    '01 02 03 04 05 06 07 09 10 11 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 ' +
    '41 45 46 47 49 51 52 53 54 55'
  ).split(' '),
);

/**
 * Why a number of this type cannot exist; null if it may. No register is needed: the issuers publish which numbers they
 * never assign.
 * @example impossibleNumber('EI', '12-3456789OZ') // 'einSuffix'
 */
export function impossibleNumber(type: string, number: string): ImpossibleNumber | null {
  const format = Object.hasOwn(ID_FORMATS, type) ? ID_FORMATS[type as keyof typeof ID_FORMATS] : null;
  if (!format) return null;
  if (type === 'EI' && /^\d{2}-\d{7}$/u.test(number)) return 'einNoSuffix';
  if (!format.test(number)) return 'format';
  return type === 'EI' ? impossibleEin(number) : type === '34' ? impossibleSsn(number) : null;
}

function impossibleEin(number: string): ImpossibleNumber | null {
  // AMS has refused O, I and Z since 22 October 2020.
  if (/[OIZ]/u.test(number.slice(-2))) return 'einSuffix';
  if (number.startsWith('00')) return 'einPrefix';
  return number.slice(3, 10) === '0000000' ? 'einSerial' : null;
}

/** Rules of the Social Security Administration. */
function impossibleSsn(number: string): ImpossibleNumber | null {
  const [area = '', group = '', serial = ''] = number.split('-');
  if (area.startsWith('9')) return 'ssnTaxpayer';
  if (area === '000' || area === '666') return 'ssnArea';
  if (group === '00') return 'ssnGroup';
  return serial === '0000' ? 'ssnSerial' : null;
}

/**
 * Why a possible number is unusual; null for a usual one.
 * @param today `YYYY-MM-DD`; without it the year is not checked
 * @param einPrefixes further prefixes of EINs that the IRS assigns
 * @example unusualNumber('ANI', '401704-00123', '2026-11-26') // 'aniYear'
 */
export function unusualNumber(
  type: string,
  number: string,
  today = '',
  einPrefixes: ReadonlySet<string> = NO_PREFIXES,
): UnusualNumber | null {
  if (impossibleNumber(type, number) !== null) return null;
  if (type === 'EI') {
    const prefix = number.slice(0, 2);
    return RARE_EIN_PREFIXES.has(prefix) && !einPrefixes.has(prefix) ? 'einRarePrefix' : null;
  }
  if (type !== 'ANI') return null;
  // The first two digits are the year of assignment; numbers from 1980 on are in use.
  const year = Number(number.slice(0, 2));
  const thisYear = Number(today.slice(2, 4));
  if (today !== '' && year > thisYear && year < 80) return 'aniYear';
  return /^\d{4}$/u.test(number.slice(2, 6)) && DISTRICTS.has(number.slice(2, 4)) ? null : 'aniPort';
}

/** The ID types of a bond holder, by the form of the number: a passport or a SCAC is none. */
const HOLDER_TYPES = ['EI', 'ANI', '34'] as const;

/** The ID type of a bond holder's number; null if it has the form of none. */
export function holderType(number: string): (typeof HOLDER_TYPES)[number] | null {
  if (impossibleNumber('EI', number) === 'einNoSuffix') return 'EI';
  return HOLDER_TYPES.find((type) => ID_FORMATS[type].test(number)) ?? null;
}

/** Why no bond holder has this number. */
export function impossibleHolder(number: string): ImpossibleNumber | null {
  const type = holderType(number);
  return type === null ? 'format' : impossibleNumber(type, number);
}

/** A surety code has three digits; 000 is none. */
export const isSuretyCode = (text: string): boolean => /^\d{3}$/u.test(text) && text !== '000';
