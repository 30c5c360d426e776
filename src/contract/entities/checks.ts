import type { AnyRecord, Check } from '#schema/field.ts';
import { COUNTRY_CODES } from '../countryCodes.ts';
import { ADDRESS_LINE, customsLines, fitsBetweenWords } from '../customsLines.ts';
import { ID_FORMATS, impossibleHolder, impossibleNumber } from '../identifiers.ts';
import { LIMITS } from '../limits.ts';
import { portFault } from '../portCode.ts';

/** [X04] The formats of numbers that replace a party's name and address; a FIRMS code has four letters or digits. */
export const PARTY_ID_FORMATS = {
  EI: ID_FORMATS.EI,
  ANI: ID_FORMATS.ANI,
  34: ID_FORMATS[34],
  CIN: /^-[A-Z0-9]{11}$/u,
  DUN: /^\d{9}$/u,
  DNS: /^\d{13}$/u,
  FR: /^[A-Z0-9]{4}$/u,
} as const;

/** @param type the field with the type of the number */
export const matchesPartyId =
  (type: string): Check =>
  (value, record) => {
    const kind = String(record[type]);
    const format = PARTY_ID_FORMATS[kind as keyof typeof PARTY_ID_FORMATS];
    const isPossible = !format || (format.test(value) && impossibleNumber(kind, value) === null);
    return isPossible ? null : { message: `validation.partyId.${kind}` };
  };

/** SF36 40–42: the part of an ISO 3166-2 code after its hyphen. */
export const isSubdivision: Check = (value) =>
  /^[A-Z0-9]+$/u.test(value) ? null : { message: 'validation.subdivision' };

/** SF36 49–63; hyphens are left out of the message. */
export const isPostalCode: Check = (value) =>
  /^[A-Z0-9]+(?:[ -][A-Z0-9]+)*$/u.test(value) ? null : { message: 'validation.postalCode' };

/** SF25 27–30, such as 45G1 (ISO 6346). */
export const isSizeType: Check = (value) => (/^[A-Z0-9]{4}$/u.test(value) ? null : { message: 'validation.sizeType' });

/** [V19] A whole number above zero, without leading zeros. */
export const isWholeNumber: Check = (value) =>
  /^[1-9]\d*$/u.test(value) ? null : { message: 'validation.wholeNumber' };

/** SF30 8–42 and SF20 FN of a person: last name, first name, and a middle initial if there is one. */
export const isFullName: Check = (value) =>
  /^[^,]*[^,\s], ?[^,\s][^,]*(?:, ?[^,\s][^,]*)?$/u.test(value) ? null : { message: 'validation.fullName' };

export const countryExists: Check = (value) =>
  COUNTRY_CODES.has(value) ? null : { message: 'validation.country', args: { value } };

/** [V03] The number starts with the issuer's SCAC, four letters. */
export const startsWithScac: Check = (value) =>
  /^[A-Z]{4}/u.test(value) ? null : { message: 'validation.amsScac', args: { start: value.slice(0, 4) } };

export const isBondHolderId: Check = (value, record) =>
  hasProviderBond(record) || impossibleHolder(value) === null ? null : { message: 'validation.bondHolderId' };

/** Warns if customs would reject the number with 125; `type` is the field with its ID type. */
export const matchesIdType =
  (type: string): Check =>
  (value, record) =>
    impossibleNumber(String(record[type]), value) === null
      ? null
      : { message: `validation.idFormat.${String(record[type])}` };

/** [V13] An address has six lines at most. */
export const fitsAddressLines: Check = (value) =>
  // An address within its limit has fewer; the message for a longer one has its length.
  value.length > LIMITS.partyAddress || customsLines(value).length <= ADDRESS_LINE.lines
    ? null
    : { message: 'validation.addressTooManyLines', args: { max: ADDRESS_LINE.lines } };

/** [V13] A word longer than a line is cut. */
export const breaksBetweenWords: Check = (value) =>
  fitsBetweenWords(value) ? null : { message: 'validation.addressLines' };

/** [V16] `FULL NAME|LOCODE` with one bar: any name, and a code of a country that exists. */
export const isPort: Check = (value) => {
  const [, code = ''] = /^[^|]*[^|\s][^|]*\|([^|]*)$/u.exec(value) ?? [];
  const fault = portFault(code);
  if (fault === null) return null;
  return fault === 'form'
    ? { message: 'validation.port' }
    : { message: 'validation.portCountry', args: { value: code.slice(0, 2) } };
};

/** An ID number without its type is meaningless. */
export const hasIdType: Check = (_, record) => (record['idType'] ? null : { message: 'validation.idTypeMissing' });

/**
 * An address without quotes, comments or characters that structure a mail header (RFC 5321 allows more; mail servers
 * accept little else). Only sending an e-mail shows whether it exists.
 */
const EMAIL =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z](?:[A-Za-z0-9-]*[A-Za-z0-9])$/u;

export const isEmail: Check = (value) =>
  value.length <= LIMITS.email && EMAIL.test(value) ? null : { message: 'validation.email', args: { value } };

/** [V19] At least five digits, with common separators. */
export const isPhone: Check = (value) =>
  /^\+?[\d ().-]+$/u.test(value) && value.replace(/\D/gu, '').length >= 5 ? null : { message: 'validation.phone' };

export const isFilerCode: Check = (value) =>
  /^[A-Z0-9]{3,4}$/u.test(value) ? null : { message: 'validation.filerCode' };

/**
 * Customs accepts only digits in an HS code; letters and hyphens, which the specification allows, would be rejected.
 */
export const hsIsDigits: Check = (value) => (/^\d+$/u.test(value) ? null : { message: 'validation.hsDigits' });

/** [B08] The ID types that may need a birth date and nationality. */
export const needsPerson = (type: string) => (record: AnyRecord) => record[type] === 'AEF' || record[type] === '34';
export const isPassport = (type: string) => (record: AnyRecord) => record[type] === 'AEF';
/** [B07] The provider's own continuous bond, under the provider's number. */
export const hasProviderBond = (record: AnyRecord) => record['bondType'] === 'Hgj_Continuous';
export const isSingleBond = (record: AnyRecord) => record['bondType'] === 'Single';
