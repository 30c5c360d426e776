import {
  lookup,
  text,
  type AnyRecord,
  type LookupField,
  type TextFacts,
  type TextField,
  type When,
} from '#schema/field.ts';
import { fieldText } from '#schema/recordText.ts';
import { FLEXIBLE_TIMING } from '../codes.ts';
import { breaksBetweenWords, countryExists } from './checks.ts';
import { LIMITS } from '../limits.ts';

/** The four fields of a party on the wire: `<prefix>Name|Addr|City|CountryCode`. */
export type PartyFields<P extends string> = {
  readonly [N in `${P}Name` | `${P}Addr` | `${P}City`]: TextField;
} & { readonly [N in `${P}CountryCode`]: LookupField };

interface PartyFacts {
  /** Default country of a new filing. */
  country?: string;
  /** With flexible timing the whole party may be blank; once begun it must be complete. */
  mayFollow?: boolean;
}

/**
 * [B04] The fields of one party; used for every party of both filing types.
 * @example partyBlock('seller') // sellerName, sellerAddr, sellerCity, sellerCountryCode
 */
export function partyBlock<const P extends string>(
  prefix: P,
  { country = '', mayFollow = false }: PartyFacts = {},
): PartyFields<P> {
  const isBegun = (record: AnyRecord): boolean =>
    ['Name', 'Addr', 'City'].some((part) => fieldText(record, prefix + part).trim() !== '');
  const required: When = mayFollow
    ? (record) => !FLEXIBLE_TIMING.includes(fieldText(record, 'actionReason')) || isBegun(record)
    : true;
  const line = (max: number, facts: TextFacts = {}): TextField =>
    text({ required, max, charset: 'customs', upper: true, ...facts });
  return {
    [`${prefix}Name`]: line(LIMITS.partyName),
    [`${prefix}Addr`]: line(LIMITS.partyAddress, { warnings: [breaksBetweenWords] }),
    [`${prefix}City`]: line(LIMITS.partyCity),
    [`${prefix}CountryCode`]: lookup('country', {
      required,
      initial: country,
      checks: [countryExists],
    }),
  } as PartyFields<P>;
}

/** Ends of the names of a party's four fields. */
export const PARTY_SUFFIXES = { name: 'Name', addr: 'Addr', city: 'City', countryCode: 'CountryCode' } as const;

export function partyFieldNames<const P extends string>(prefix: P) {
  return [`${prefix}Name`, `${prefix}Addr`, `${prefix}City`, `${prefix}CountryCode`] as const;
}

/** Parties of an ISF-10 in form order; `buger` is the wire's spelling of buyer. */
export const ISF10_PARTIES = ['buger', 'seller', 'manufacturer', 'stuffing', 'consolidator', 'ship'] as const;
export const ISF5_PARTIES = ['book', 'ship'] as const;
export type PartyPrefix = (typeof ISF10_PARTIES)[number] | (typeof ISF5_PARTIES)[number];
