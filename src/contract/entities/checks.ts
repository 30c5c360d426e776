import type { AnyRecord, Check } from '#schema/field.ts';
import { COUNTRY_CODES } from '../countryCodes.ts';
import { keepsWords } from '../customsLines.ts';
import { LIMITS } from '../limits.ts';

/** [V09] The three formats customs takes for an ID number, by ID type. */
export const ID_FORMATS = {
  /** Employer ID (IRS number) with its two-character suffix. */
  EI: /^\d{2}-\d{7}[0-9A-Z]{2}$/u,
  /** CBP-assigned number. */
  ANI: /^\d{2}[0-9A-Z]{4}-\d{5}$/u,
  /** Social security number. */
  34: /^\d{3}-\d{2}-\d{4}$/u,
  /** Passport number. */
  AEF: /^[A-Z0-9]{1,15}$/u,
} as const;

export const countryExists: Check = (value) =>
  COUNTRY_CODES.has(value) ? null : { message: 'validation.country', args: { value } };

/** [V03] The bill's issuer stands in front: four letters. */
export const startsWithScac: Check = (value) =>
  /^[A-Z]{4}/u.test(value) ? null : { message: 'validation.amsScac', args: { start: value.slice(0, 4) } };

/** [V09] */
export const isBondHolderId: Check = (value) =>
  [ID_FORMATS.EI, ID_FORMATS.ANI, ID_FORMATS[34]].some((format) => format.test(value))
    ? null
    : { message: 'validation.bondHolderId' };

/** Warns where customs would reject the number with S16; `type` names the field with its ID type. */
export const matchesIdType =
  (type: string): Check =>
  (value, record) => {
    const format = ID_FORMATS[record[type] as keyof typeof ID_FORMATS];
    return !format || format.test(value) ? null : { message: `validation.idFormat.${String(record[type])}` };
  };

/** [V13] Words that do not meet the ends of the lines cost columns: an address within its limit may need words cut. */
export const breaksBetweenWords: Check = (value) =>
  value.length <= LIMITS.partyAddress && !keepsWords(value) ? { message: 'validation.addressLines' } : null;

/** [V16] `FULL NAME|LOCODE`; any name will do, the code needs its form only. */
export const isPort: Check = (value) =>
  /^[^|]*\S[^|]*\|[A-Z]{2}[A-Z0-9]{3}$/u.test(value) ? null : { message: 'validation.port' };

/** A number says nothing without the kind of number it is. */
export const hasIdType: Check = (_, record) => (record['idType'] ? null : { message: 'validation.idTypeMissing' });

/** One `@` between something and a domain with a dot; whether it exists only an e-mail tells. */
export const isEmail: Check = (value) =>
  /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u.test(value) ? null : { message: 'validation.email', args: { value } };

/** [V19] Digits with the signs people write between them, at least five. */
export const isPhone: Check = (value) =>
  /^\+?[\d ().-]+$/u.test(value) && value.replace(/\D/gu, '').length >= 5 ? null : { message: 'validation.phone' };

export const isFilerCode: Check = (value) =>
  /^[A-Z0-9]{3,4}$/u.test(value) ? null : { message: 'validation.filerCode' };

/** The wire's class for goods numbers is digits only; the specification's letters and hyphen would be rejected. */
export const hsIsDigits: Check = (value) => (/^\d+$/u.test(value) ? null : { message: 'validation.hsDigits' });

/** [B08] The ID types that may need a birth date and nationality. */
export const needsPerson = (type: string) => (record: AnyRecord) => record[type] === 'AEF' || record[type] === '34';
export const isPassport = (type: string) => (record: AnyRecord) => record[type] === 'AEF';
export const isSingleBond = (record: AnyRecord) => record['bondType'] === 'Single';
