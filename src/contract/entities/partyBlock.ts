import {
  choice,
  lookup,
  text,
  type AnyRecord,
  type ChoiceField,
  type LookupField,
  type TextFacts,
  type TextField,
  type When,
} from '#schema/field.ts';
import { fieldText } from '#schema/recordText.ts';
import { FLEXIBLE_TIMING, SECOND_NAME_TYPES, type PartyIdType, type SecondNameType } from '../codes.ts';
import {
  breaksBetweenWords,
  countryExists,
  fitsAddressLines,
  isPostalCode,
  isSubdivision,
  matchesPartyId,
} from './checks.ts';
import { LIMITS } from '../limits.ts';
import { maskSsn } from './maskSsn.ts';

/** The fields of a party on the wire: `<prefix>Name|Addr|City|CountryCode`, and those that few parties need. */
type PartyFields<P extends string> = {
  readonly [N in `${P}${'Name' | 'Addr' | 'City' | 'Id' | 'Subdivision' | 'PostalCode' | 'SecondName'}`]: TextField;
} & { readonly [N in `${P}CountryCode`]: LookupField } & {
  readonly [N in `${P}IdType`]: ChoiceField<PartyIdType>;
} & { readonly [N in `${P}SecondNameType`]: ChoiceField<SecondNameType> };

interface PartyFacts {
  /** The numbers that may replace name and address. */
  idTypes: readonly PartyIdType[];
  /** Default country of a new filing. */
  country?: string;
  /** With flexible timing the whole party may be blank; once begun it must be complete. */
  mayFollow?: boolean;
}

/** A person's number is sent with the full legal name. */
const NAMED_ID = '34';

/**
 * [B04] The fields of one party; used for every party of both filing types. [X04] An identifier replaces name and
 * address.
 * @example partyBlock('seller', { idTypes: ['DUN', 'DNS'] }) // sellerName, sellerAddr, sellerCity, sellerCountryCode, …
 */
export function partyBlock<const P extends string>(
  prefix: P,
  { idTypes, country = '', mayFollow = false }: PartyFacts,
): PartyFields<P> {
  const part = (record: AnyRecord, name: string): string => fieldText(record, prefix + name).trim();
  const isBegun = (record: AnyRecord): boolean =>
    ['Name', 'Addr', 'City', 'Id'].some((name) => part(record, name) !== '');
  const isAsked = (record: AnyRecord): boolean =>
    !mayFollow || !FLEXIBLE_TIMING.includes(fieldText(record, 'actionReason')) || isBegun(record);
  const hasId = (record: AnyRecord): boolean => part(record, 'Id') !== '' || part(record, 'IdType') !== '';
  const inAddress: When = (record) => !hasId(record) && isAsked(record);
  const line = (max: number, facts: TextFacts = {}): TextField =>
    text({ required: inAddress, max, charset: 'customs', upper: true, ...facts });
  const isPerson = idTypes.includes(NAMED_ID);
  return {
    [`${prefix}Name`]: line(LIMITS.partyName, {
      required: (record) => inAddress(record) || part(record, 'IdType') === NAMED_ID,
    }),
    [`${prefix}Addr`]: line(LIMITS.partyAddress, { checks: [fitsAddressLines], warnings: [breaksBetweenWords] }),
    [`${prefix}City`]: line(LIMITS.partyCity),
    [`${prefix}CountryCode`]: lookup('country', {
      required: inAddress,
      initial: country,
      checks: [countryExists],
    }),
    [`${prefix}IdType`]: choice(idTypes, {
      labels: 'partyIdType',
      required: (record) => part(record, 'Id') !== '',
      rare: true,
    }),
    [`${prefix}Id`]: text({
      required: (record) => part(record, 'IdType') !== '',
      max: LIMITS.partyId,
      upper: true,
      code: true,
      rare: true,
      checks: [matchesPartyId(`${prefix}IdType`)],
      ...(isPerson ? { mask: maskSsn, sensitive: true } : {}),
    }),
    [`${prefix}Subdivision`]: text({
      max: LIMITS.subdivision,
      upper: true,
      code: true,
      rare: true,
      checks: [isSubdivision],
    }),
    [`${prefix}PostalCode`]: text({
      max: LIMITS.postalCode,
      upper: true,
      code: true,
      rare: true,
      checks: [isPostalCode],
    }),
    [`${prefix}SecondNameType`]: choice(SECOND_NAME_TYPES, {
      labels: 'secondNameType',
      required: (record) => part(record, 'SecondName') !== '',
      rare: true,
    }),
    [`${prefix}SecondName`]: text({
      required: (record) => part(record, 'SecondNameType') !== '',
      max: LIMITS.partyName,
      charset: 'customs',
      upper: true,
      rare: true,
    }),
  } as unknown as PartyFields<P>;
}

/** Ends of the names of a party's four fields. */
export const PARTY_SUFFIXES = { name: 'Name', addr: 'Addr', city: 'City', countryCode: 'CountryCode' } as const;
/** Ends of the names of the fields that few parties need. */
export const RARE_PARTY_SUFFIXES = [
  'IdType',
  'Id',
  'Subdivision',
  'PostalCode',
  'SecondNameType',
  'SecondName',
] as const;

export function partyFieldNames<const P extends string>(prefix: P) {
  return [`${prefix}Name`, `${prefix}Addr`, `${prefix}City`, `${prefix}CountryCode`] as const;
}

/** All fields of a party in form order. */
export function partyView<const P extends string>(prefix: P) {
  const rare = RARE_PARTY_SUFFIXES.map((suffix) => `${prefix}${suffix}` as const);
  return [...partyFieldNames(prefix), ...rare] as const;
}

/** [X04] Which numbers may replace the name and address of a party, by its role. */
export const ID_TYPES_OF = {
  trader: ['DUN', 'DNS', 'EI', 'ANI', '34', 'CIN'],
  place: ['DUN', 'DNS'],
  shipTo: ['DUN', 'DNS', 'FR'],
} as const satisfies Record<string, readonly PartyIdType[]>;

/** Parties of an ISF-10 in form order; `buger` is the wire's spelling of buyer. */
export const ISF10_PARTIES = ['buger', 'seller', 'manufacturer', 'stuffing', 'consolidator', 'ship'] as const;
export const ISF5_PARTIES = ['book', 'ship'] as const;
export const PARTY_PREFIXES = [...ISF10_PARTIES, 'book'] as const;
export type PartyPrefix = (typeof PARTY_PREFIXES)[number];
