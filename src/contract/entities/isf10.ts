import { entity } from '#schema/entity.ts';
import { choice, date, lookup, rows, text } from '#schema/field.ts';
import { BOND_ACTIVITIES, BOND_HOLDER_TYPES, BOND_TYPES, CARGO_TYPES, ID_TYPES } from '../codes.ts';
import { LIMITS } from '../limits.ts';
import { amsRow, hsRow, shipmentFields, shipmentView } from './billRows.ts';
import { cargoTypeFields, cargoTypeView } from './cargoFields.ts';
import {
  amsNumbersDiffer,
  bondActivityFits,
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
  isFullName,
  isPassport,
  isSingleBond,
  matchesIdType,
  needsPerson,
} from './checks.ts';
import { ID_TYPES_OF, ISF10_PARTIES, partyBlock, partyView } from './partyBlock.ts';
import { identifierReplacesAddress } from './partyRules.ts';
import { breakBulkHasNoContainers, containersDiffer, masterBillHasHouseBill } from './shipmentRules.ts';
import { maskSsn } from './maskSsn.ts';

const bondNumber = text({
  max: LIMITS.bondText,
  charset: 'upperAscii',
  upper: true,
  code: true,
  required: isSingleBond,
  shown: isSingleBond,
});

/** Importer or consignee: an ID and its type, with full name, birth date and nationality if the type needs them. */
function identity<const P extends 'importer' | 'consignee'>(party: P) {
  const type = `${party}Type`;
  return {
    [`${party}Type`]: choice(ID_TYPES, { labels: 'idType', required: true, initial: 'EI' }),
    [`${party}Id`]: text({
      required: true,
      max: LIMITS.bondHolderId,
      charset: 'customs',
      upper: true,
      code: true,
      mask: maskSsn,
      sensitive: true,
      warnings: [matchesIdType(type)],
    }),
    [`${party}Name`]: text({
      required: isPassport(type),
      shown: needsPerson(type),
      max: LIMITS.partyName,
      charset: 'customs',
      upper: true,
      rare: true,
      checks: [isFullName],
    }),
    [`${party}Birth`]: date({ required: isPassport(type), shown: needsPerson(type), sensitive: true }),
    [`${party}Country`]: lookup('country', {
      required: isPassport(type),
      shown: needsPerson(type),
      checks: [countryExists],
    }),
  } as Record<`${P}Type`, ReturnType<typeof choice<(typeof ID_TYPES)[number]>>> &
    Record<`${P}Id` | `${P}Name`, ReturnType<typeof text>> &
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
    ...cargoTypeFields,
    bondType: choice(BOND_TYPES, { labels: 'bondType', required: true, initial: 'Continuous' }),
    bondHolderType: choice(BOND_HOLDER_TYPES, { labels: 'bondHolderType', required: true, initial: 'IM' }),
    bondHolderId: text({
      // The provider's own number is sent with the provider's bond.
      required: (record) => !hasProviderBond(record),
      max: LIMITS.bondHolderId,
      charset: 'customs',
      upper: true,
      code: true,
      mask: maskSsn,
      sensitive: true,
      checks: [isBondHolderId],
    }),
    /** Blank is 01, or 16 with a single bond. */
    bondActivity: choice(BOND_ACTIVITIES, {
      labels: 'bondActivity',
      shown: (record) => !hasProviderBond(record),
      rare: true,
    }),
    suretyCode: bondNumber,
    bondReferenceNo: bondNumber,
    ...identity('importer'),
    ...identity('consignee'),
    ...partyBlock('buger', { idTypes: ID_TYPES_OF.trader }),
    ...partyBlock('seller', { idTypes: ID_TYPES_OF.trader }),
    ...partyBlock('manufacturer', { idTypes: ID_TYPES_OF.place }),
    ...partyBlock('stuffing', { idTypes: ID_TYPES_OF.place, mayFollow: true }),
    ...partyBlock('consolidator', { idTypes: ID_TYPES_OF.place, country: 'CN', mayFollow: true }),
    ...partyBlock('ship', { idTypes: ID_TYPES_OF.shipTo }),
    billHsRequestList: rows(hsRow({ countryRequired: true }), { atLeastOne: true, start: 1 }),
  },
  {
    rules: [
      amsNumbersDiffer,
      singleBondIsNumeric,
      bondActivityFits,
      bornBeforeToday,
      goodsDiffer,
      timesAreValid,
      passportFitsCargo,
      holderIsKnown,
      providerBondIsPaid,
      containersDiffer,
      breakBulkHasNoContainers,
      masterBillHasHouseBill,
      identifierReplacesAddress(ISF10_PARTIES),
    ],
    views: {
      form: {
        shipment: [...shipmentView, ...cargoTypeView],
        importer: ['importerType', 'importerId', 'importerName', 'importerBirth', 'importerCountry'],
        consignee: ['consigneeType', 'consigneeId', 'consigneeName', 'consigneeBirth', 'consigneeCountry'],
        bond: ['bondType', 'bondHolderType', 'bondHolderId', 'suretyCode', 'bondReferenceNo', 'bondActivity'],
        buger: partyView('buger'),
        seller: partyView('seller'),
        manufacturer: partyView('manufacturer'),
        stuffing: partyView('stuffing'),
        consolidator: partyView('consolidator'),
        ship: partyView('ship'),
        goods: ['billHsRequestList'],
      },
    },
  },
);
