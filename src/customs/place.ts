import { isIsf5 } from './isfMessage.ts';
import { blocksOf, NUMBERED } from './partyEntities.ts';

/** An element of a message: of which record, of which of its kind, of whose party. */
export interface Place {
  record: string;
  element: string;
  /** Which SF15, SF20 or SF40, from 0. */
  index?: number;
  /** Whose SF30, SF35 or SF36. */
  entity?: string;
}

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
const NUMBERED_PARTS: Record<string, string> = {
  qualifier: 'Type',
  identifier: 'Id',
  birthDate: 'Birth',
  passportCountry: 'Country',
};
const REFERENCE_FIELDS: Record<string, string> = { V1: 'suretyCode', SBN: 'bondReferenceNo' };

/**
 * The form field that an element comes from; null where the tool fills it.
 * @param qualifier of an SF20
 * @example fieldOf({ record: 'SF36', entity: 'SE', element: 'city' }, '1') // 'sellerCity'
 */
export function fieldOf(
  { record, element, index = 0, entity = '' }: Place,
  submissionType: string,
  qualifier = '',
): string | null {
  const is5 = isIsf5(submissionType);
  if (record === 'SF10') {
    if (is5) return element === 'importerNumber' ? 'houseScac' : element === 'actionReason' ? 'actionReason' : null;
    return HEADER_FIELDS[element] ?? null;
  }
  if (record === 'SF15') return `amsRequestList.${index}.${element === 'qualifier' ? 'amsType' : 'amsNo'}`;
  if (record === 'SF20') return REFERENCE_FIELDS[qualifier] ?? null;
  if (record === 'SF40') return `billHsRequestList.${index}.${element === 'htsNumber' ? 'hsCode' : 'hsCountryCode'}`;
  if (record === 'SF50') return element.startsWith('unlading') ? 'dischargingPortCode' : 'deliveryCode';
  return partyField(record, element, entity, is5);
}

function partyField(record: string, element: string, entity: string, is5: boolean): string | null {
  const who = NUMBERED[entity as keyof typeof NUMBERED];
  if (who) return who + (NUMBERED_PARTS[element] ?? 'Id');
  const prefix = blocksOf(is5).find(([code]) => code === entity)?.[1];
  if (!prefix) return null;
  if (record === 'SF35') return `${prefix}Addr`;
  if (record === 'SF36') return prefix + (element === 'country' ? 'CountryCode' : 'City');
  return `${prefix}Name`;
}
