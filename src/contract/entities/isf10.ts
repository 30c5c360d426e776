import { entity } from '#schema/entity.ts';
import { choice, date, lookup, rows, text } from '#schema/field.ts';
import { BOND_HOLDER_TYPES, BOND_TYPES, CARGO_TYPES, ID_TYPES } from '../codes.ts';
import { LIMITS } from '../limits.ts';
import { amsRow, hsRow, shipmentFields, shipmentView } from './billRows.ts';
import {
  amsNumbersDiffer,
  bornBeforeToday,
  goodsDiffer,
  holderIsKnown,
  passportFitsCargo,
  providerBondIsPaid,
  singleBondIsNumeric,
  timesAreValid,
} from './billRules.ts';
import {
  countryExists,
  hasProviderBond,
  isBondHolderId,
  isPassport,
  isSingleBond,
  matchesIdType,
  needsPerson,
} from './checks.ts';
import { partyBlock, partyFieldNames } from './partyBlock.ts';
import { maskSsn } from './maskSsn.ts';

const bondNumber = text({
  max: LIMITS.bondText,
  charset: 'upperAscii',
  upper: true,
  code: true,
  required: isSingleBond,
  shown: isSingleBond,
});

/** Importer or consignee: an ID and its type, with birth date and nationality if the type needs them. */
function identity<const P extends 'importer' | 'consignee'>(party: P) {
  const type = `${party}Type`;
  return {
    [`${party}Type`]: choice(ID_TYPES, { labels: 'idType', required: true, initial: 'EI' }),
    [`${party}Id`]: text({
      required: true,
      max: LIMITS.bondHolderId,
      upper: true,
      code: true,
      mask: maskSsn,
      sensitive: true,
      warnings: [matchesIdType(type)],
    }),
    [`${party}Birth`]: date({ required: isPassport(type), shown: needsPerson(type), sensitive: true }),
    [`${party}Country`]: lookup('country', {
      required: isPassport(type),
      shown: needsPerson(type),
      checks: [countryExists],
    }),
  } as Record<`${P}Type`, ReturnType<typeof choice<(typeof ID_TYPES)[number]>>> &
    Record<`${P}Id`, ReturnType<typeof text>> &
    Record<`${P}Birth`, ReturnType<typeof date>> &
    Record<`${P}Country`, ReturnType<typeof lookup>>;
}

/**
 * [B01] ISF-10: the importer's data that customs requires 24 hours before loading. Source: filing.md §3, cbp-isf §2.
 */
export const isf10 = entity(
  'bill',
  {
    ...shipmentFields,
    cargoType: choice(CARGO_TYPES, { labels: 'cargoType', required: true, initial: '01' }),
    amsRequestList: rows(amsRow, { atLeastOne: true, start: 1 }),
    bondType: choice(BOND_TYPES, { labels: 'bondType', required: true, initial: 'Continuous' }),
    bondHolderType: choice(BOND_HOLDER_TYPES, { labels: 'bondHolderType', required: true, initial: 'IM' }),
    bondHolderId: text({
      // The provider's own number is sent with the provider's bond.
      required: (record) => !hasProviderBond(record),
      max: LIMITS.bondHolderId,
      upper: true,
      code: true,
      mask: maskSsn,
      sensitive: true,
      checks: [isBondHolderId],
    }),
    suretyCode: bondNumber,
    bondReferenceNo: bondNumber,
    ...identity('importer'),
    ...identity('consignee'),
    ...partyBlock('buger'),
    ...partyBlock('seller'),
    ...partyBlock('manufacturer'),
    ...partyBlock('stuffing', { mayFollow: true }),
    ...partyBlock('consolidator', { country: 'CN', mayFollow: true }),
    ...partyBlock('ship'),
    billHsRequestList: rows(hsRow({ countryRequired: true }), { atLeastOne: true, start: 1 }),
  },
  {
    rules: [
      amsNumbersDiffer,
      singleBondIsNumeric,
      bornBeforeToday,
      goodsDiffer,
      timesAreValid,
      passportFitsCargo,
      holderIsKnown,
      providerBondIsPaid,
    ],
    views: {
      form: {
        shipment: shipmentView,
        importer: ['importerType', 'importerId', 'importerBirth', 'importerCountry'],
        consignee: ['consigneeType', 'consigneeId', 'consigneeBirth', 'consigneeCountry'],
        bond: ['bondType', 'bondHolderType', 'bondHolderId', 'suretyCode', 'bondReferenceNo'],
        buger: partyFieldNames('buger'),
        seller: partyFieldNames('seller'),
        manufacturer: partyFieldNames('manufacturer'),
        stuffing: partyFieldNames('stuffing'),
        consolidator: partyFieldNames('consolidator'),
        ship: partyFieldNames('ship'),
        goods: ['billHsRequestList'],
      },
    },
  },
);
