import { entity, type EntityRecord } from '#schema/entity.ts';
import { choice, lookup, text } from '#schema/field.ts';
import { ID_TYPES, PARTY_TYPES } from '../codes.ts';
import { LIMITS } from '../limits.ts';
import { countryExists, hasIdType, matchesIdType } from './checks.ts';
import { maskPersonalId } from './maskPersonalId.ts';

/** [T05] An entry of the address book, from which the parties of a filing are filled. */
export const party = entity(
  'party',
  {
    name: text({ required: true, max: LIMITS.partyName, charset: 'customs', upper: true }),
    type: choice(PARTY_TYPES, { labels: 'partyType', required: true, initial: 'buyer' }),
    addr: text({ required: true, max: LIMITS.partyAddress, charset: 'customs', upper: true, multiline: true }),
    city: text({ required: true, max: LIMITS.partyCity, charset: 'customs', upper: true }),
    countryCode: lookup('country', { required: true, checks: [countryExists] }),
    idType: choice(ID_TYPES, { labels: 'idType' }),
    partyId: text({
      max: LIMITS.bondHolderId,
      upper: true,
      code: true,
      mask: maskPersonalId,
      sensitive: true,
      checks: [hasIdType, matchesIdType('idType')],
    }),
    remark: text({ max: LIMITS.remark, multiline: true }),
  },
  {
    views: {
      list: ['name', 'type', 'addr', 'city', 'countryCode', 'partyId', 'remark'],
      filters: ['type', 'countryCode'],
      form: {
        party: ['name', 'type', 'addr', 'city', 'countryCode'],
        identity: ['idType', 'partyId'],
        note: ['remark'],
      },
      sheet: ['name', 'type', 'addr', 'city', 'countryCode', 'idType', 'partyId', 'remark'],
    },
  },
);

export type PartyFieldsRecord = EntityRecord<typeof party>;
