import { isIsf5 } from './isfMessage.ts';
import { partyBlocks, NUMBERED } from './partyEntities.ts';
import type { Place } from './place.ts';

const HEADER_FIELDS: Record<string, string> = {
  shipmentType: 'cargoType',
  actionReason: 'actionReason',
  importerQualifier: 'importerType',
  importerNumber: 'importerId',
  birthDate: 'importerBirth',
  issuingCountry: 'importerCountry',
  bondHolder: 'bondHolderId',
  bondActivity: 'bondType',
  bondType: 'bondType',
};
/** An ISF-5 has the filer's code instead of an importer, and a fixed shipment type. */
const ISF5_HEADER_FIELDS: Record<string, string> = { importerNumber: 'houseScac', actionReason: 'actionReason' };
const NUMBERED_PARTS: Record<string, string> = {
  qualifier: 'Type',
  identifier: 'Id',
  birthDate: 'Birth',
  passportCountry: 'Country',
};
const REFERENCE_FIELDS: Record<string, string> = { V1: 'suretyCode', SBN: 'bondReferenceNo' };
const ROUTING_FIELDS: Record<string, string> = { unladingPort: 'dischargingPortCode', deliveryPlace: 'deliveryCode' };
const BLOCK_PARTS: Record<string, string> = {
  'SF30 name': 'Name',
  'SF35 text': 'Addr',
  'SF35 secondText': 'Addr',
  'SF36 city': 'City',
  'SF36 country': 'CountryCode',
};

/**
 * The form field of an element; null if the tool fills it or the form has no field.
 * @param submissionType SF10 5 of the message
 * @example findField({ record: 'SF36', entity: 'SE', element: 'city' }, '1') // 'sellerCity'
 */
export function findField(place: Place, submissionType: string): string | null {
  const { record, element, index = 0, entity = '', qualifier = '' } = place;
  const isFive = isIsf5(submissionType);
  switch (record) {
    case 'SF10':
      return (isFive ? ISF5_HEADER_FIELDS : HEADER_FIELDS)[element] ?? null;
    case 'SF15':
      return `amsRequestList.${index}.${element === 'qualifier' ? 'amsType' : 'amsNo'}`;
    case 'SF20':
      return element === 'value' ? (REFERENCE_FIELDS[qualifier] ?? null) : null;
    case 'SF40':
      if (element === 'htsNumber') return `billHsRequestList.${index}.hsCode`;
      return isFive ? null : `billHsRequestList.${index}.hsCountryCode`;
    case 'SF50':
      return ROUTING_FIELDS[element] ?? null;
    default:
      return partyField(`${record} ${element}`, element, entity, isFive);
  }
}

function partyField(part: string, element: string, entity: string, isFive: boolean): string | null {
  const entityName = isFive ? undefined : NUMBERED[entity as keyof typeof NUMBERED];
  if (entityName) return element in NUMBERED_PARTS ? entityName + NUMBERED_PARTS[element] : null;
  const prefix = partyBlocks(isFive).find(([code]) => code === entity)?.[1];
  return prefix && part in BLOCK_PARTS ? prefix + BLOCK_PARTS[part] : null;
}
