import { entity } from '#schema/entity.ts';
import { choice, lookup, rows } from '#schema/field.ts';
import { AMS_TYPES, CARGO_TYPES } from '../codes.ts';
import { amsNumbersDiffer, goodsDiffer, isf5IsStandard, timesAreValid } from './billRules.ts';
import { amsRow, hsRow, shipmentFields, shipmentView } from './billRows.ts';
import { isPort } from './checks.ts';
import { partyBlock, partyFieldNames } from './partyBlock.ts';

/** [B02] ISF-5: cargo in transit (FROB, IE, T&E). No importer, consignee or bond. */
export const isf5 = entity(
  'bill',
  {
    ...shipmentFields,
    cargoType: choice(CARGO_TYPES, { labels: 'cargoType', required: true, initial: '01' }),
    amsRequestList: rows(amsRow, { atLeastOne: true, start: 1 }),
    /** Accepted for older callers; each bill's type is in its row. */
    amsType: choice(AMS_TYPES, { labels: 'amsType' }),
    ...partyBlock('book'),
    ...partyBlock('ship'),
    deliveryCode: lookup('port', { required: true, checks: [isPort] }),
    dischargingPortCode: lookup('port', { required: true, checks: [isPort] }),
    billHsRequestList: rows(hsRow({ countryRequired: false }), { atLeastOne: true, start: 1 }),
  },
  {
    rules: [amsNumbersDiffer, goodsDiffer, timesAreValid, isf5IsStandard],
    views: {
      form: {
        shipment: shipmentView,
        routing: ['deliveryCode', 'dischargingPortCode'],
        book: partyFieldNames('book'),
        ship: partyFieldNames('ship'),
        goods: ['billHsRequestList'],
      },
    },
  },
);
