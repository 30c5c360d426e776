import { entity } from '#schema/entity.ts';
import { fieldText } from '#schema/recordText.ts';
import { choice, lookup, rows, text } from '#schema/field.ts';
import { AMS_TYPES, CARGO_TYPES, TRANSIT_ID_TYPES } from '../codes.ts';
import { amsNumbersDiffer, goodsDiffer, isf5IsStandard, timesAreValid } from './billRules.ts';
import { amsRow, hsRow, shipmentFields, shipmentView } from './billRows.ts';
import { isPort, matchesIdType } from './checks.ts';
import { LIMITS } from '../limits.ts';
import { ID_TYPES_OF, ISF5_PARTIES, partyBlock, partyView } from './partyBlock.ts';
import { identifierReplacesAddress } from './partyRules.ts';
import { breakBulkHasNoContainers, containersDiffer, masterBillHasHouseBill } from './shipmentRules.ts';

/**
 * [B02] ISF-5: cargo in transit (FROB, IE, T&E). No consignee or bond. [X05] FROB is filed under the filer's SCAC, goods
 * that move in bond (IE, T&E) under an importer number.
 */
export const isf5 = entity(
  'bill',
  {
    ...shipmentFields,
    cargoType: choice(CARGO_TYPES, { labels: 'cargoType', required: true, initial: '01' }),
    amsRequestList: rows(amsRow, { atLeastOne: true, start: 1 }),
    /** Accepted for older callers; each bill's type is in its row. */
    amsType: choice(AMS_TYPES, { labels: 'amsType' }),
    transitImporterType: choice(TRANSIT_ID_TYPES, {
      labels: 'idType',
      required: (record) => fieldText(record, 'transitImporterId').trim() !== '',
      rare: true,
    }),
    transitImporterId: text({
      required: (record) => fieldText(record, 'transitImporterType') !== '',
      max: LIMITS.bondHolderId,
      charset: 'customs',
      upper: true,
      code: true,
      rare: true,
      warnings: [matchesIdType('transitImporterType')],
    }),
    ...partyBlock('book', { idTypes: ID_TYPES_OF.place }),
    ...partyBlock('ship', { idTypes: ID_TYPES_OF.shipTo }),
    deliveryCode: lookup('port', { required: true, checks: [isPort] }),
    dischargingPortCode: lookup('port', { required: true, checks: [isPort] }),
    billHsRequestList: rows(hsRow({ countryRequired: false }), { atLeastOne: true, start: 1 }),
  },
  {
    rules: [
      amsNumbersDiffer,
      goodsDiffer,
      timesAreValid,
      isf5IsStandard,
      containersDiffer,
      breakBulkHasNoContainers,
      masterBillHasHouseBill,
      identifierReplacesAddress(ISF5_PARTIES),
    ],
    views: {
      form: {
        shipment: shipmentView,
        routing: ['deliveryCode', 'dischargingPortCode', 'transitImporterType', 'transitImporterId'],
        book: partyView('book'),
        ship: partyView('ship'),
        goods: ['billHsRequestList'],
      },
    },
  },
);
