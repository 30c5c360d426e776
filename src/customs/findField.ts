import { isIsf5, SCAC_QUALIFIER } from './isfMessage.ts';
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
  bondActivity: 'bondActivity',
  bondType: 'bondType',
  transportMode: 'transportMode',
};
/** An ISF-5 has a fixed shipment type, the filer's code for an importer, and the bond of the enterprise's settings. */
const ISF5_HEADER_FIELDS: Record<string, string> = {
  actionReason: 'actionReason',
  transportMode: 'transportMode',
  importerNumber: 'houseScac',
};
const TRANSIT_HEADER_FIELDS: Record<string, string> = {
  ...ISF5_HEADER_FIELDS,
  importerQualifier: 'transitImporterType',
  importerNumber: 'transitImporterId',
};
const NUMBERED_PARTS: Record<string, string> = {
  qualifier: 'Type',
  identifier: 'Id',
  name: 'Name',
  birthDate: 'Birth',
  passportCountry: 'Country',
};
const REFERENCE_FIELDS: Record<string, string> = {
  V1: 'suretyCode',
  SBN: 'bondReferenceNo',
  MB: 'masterBill',
  '6C': 'carnetNo',
  FN: 'importerName',
};
const SHIPMENT_FIELDS: Record<string, string> = {
  subType: 'informalType',
  value: 'estimatedValue',
  quantity: 'estimatedQuantity',
  unit: 'quantityUnit',
  weight: 'estimatedWeight',
  weightQualifier: 'weightUnit',
};
const CONTAINER_FIELDS: Record<string, string> = {
  description: 'containerType',
  prefix: 'containerNo',
  serial: 'containerNo',
  checkDigit: 'containerNo',
  sizeType: 'sizeType',
};
const ROUTING_FIELDS: Record<string, string> = { unladingPort: 'dischargingPortCode', deliveryPlace: 'deliveryCode' };
const BLOCK_PARTS: Record<string, string> = {
  'SF30 name': 'Name',
  'SF30 qualifier': 'IdType',
  'SF30 identifier': 'Id',
  'SF31 type': 'SecondNameType',
  'SF31 name': 'SecondName',
  'SF35 text': 'Addr',
  'SF35 secondText': 'Addr',
  'SF36 city': 'City',
  'SF36 subdivision': 'Subdivision',
  'SF36 postalCode': 'PostalCode',
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
      return headerFields(isFive, qualifier)[element] ?? null;
    case 'SF15':
      return `amsRequestList.${index}.${element === 'qualifier' ? 'amsType' : 'amsNo'}`;
    case 'SF20':
      if (element === 'country') return 'carnetCountry';
      return element === 'value' ? (REFERENCE_FIELDS[qualifier] ?? null) : null;
    case 'SF13':
      return SHIPMENT_FIELDS[element] ?? null;
    case 'SF25':
      return element in CONTAINER_FIELDS ? `containerList.${index}.${CONTAINER_FIELDS[element]}` : null;
    case 'SF40':
      if (element === 'htsNumber') return `billHsRequestList.${index}.hsCode`;
      return isFive ? null : `billHsRequestList.${index}.hsCountryCode`;
    case 'SF50':
      return ROUTING_FIELDS[element] ?? null;
    default:
      return partyField(`${record} ${element}`, element, entity, isFive);
  }
}

/** @param qualifier SF10 11–13; in an ISF-5, without one or with a SCAC, the importer number is the filer's */
function headerFields(isFive: boolean, qualifier: string): Record<string, string> {
  if (!isFive) return HEADER_FIELDS;
  return qualifier === '' || qualifier === SCAC_QUALIFIER ? ISF5_HEADER_FIELDS : TRANSIT_HEADER_FIELDS;
}

function partyField(part: string, element: string, entity: string, isFive: boolean): string | null {
  const entityName = isFive ? undefined : NUMBERED[entity as keyof typeof NUMBERED];
  if (entityName) return element in NUMBERED_PARTS ? entityName + NUMBERED_PARTS[element] : null;
  const prefix = partyBlocks(isFive).find(([code]) => code === entity)?.[1];
  return prefix && part in BLOCK_PARTS ? prefix + BLOCK_PARTS[part] : null;
}
