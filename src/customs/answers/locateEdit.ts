import { NUMBERED } from '../partyEntities.ts';
import type { Place } from '../place.ts';

/** The element that an edit refers to, by record. */
const ELEMENTS: Record<string, Record<string, string>> = {
  SF10: {
    S06: 'submissionType',
    S07: 'action',
    S09: 'transportMode',
    S10: 'transactionNumber',
    S11: 'transactionNumber',
    S12: 'transactionNumber',
    S14: 'importerQualifier',
    S15: 'importerNumber',
    S16: 'importerNumber',
    S17: 'importerNumber',
    S18: 'shipmentType',
    S19: 'bondHolder',
    S20: 'bondActivity',
    S21: 'bondType',
    S23: 'bondHolder',
    S25: 'birthDate',
    S26: 'issuingCountry',
    S27: 'importerQualifier',
    S28: 'actionReason',
    numberUnusable: 'transactionNumber',
    unifiedType: 'submissionType',
    unifiedAction: 'action',
    unifiedOnFile: 'action',
    SA7: 'bondHolder',
    SA8: 'bondHolder',
    SA9: 'bondHolder',
    SAA: 'bondHolder',
  },
  SF15: {
    S08: 'number',
    S31: 'number',
    S32: 'number',
    S33: 'number',
    scacUnknownToCustoms: 'number',
    billInvalid: 'number',
  },
  SF20: { S13: 'value', S22: 'value', S24: 'value', SA1: 'country', SA2: 'value', SA3: 'country' },
  SF30: {
    S25: 'birthDate',
    S26: 'passportCountry',
    S27: 'qualifier',
    partyNumberMissing: 'identifier',
    partyEin: 'identifier',
    partyAni: 'identifier',
    partyDuns: 'identifier',
    partyIdentifier: 'identifier',
    partyNotOnFile: 'identifier',
    consigneeMissing: 'identifier',
    partyEmpty: 'name',
    partyAddressMissing: 'name',
  },
  SF36: { partyCountry: 'country' },
  SF40: { htsNumber: 'htsNumber', goodsMissing: 'htsNumber', originCountry: 'originCountry' },
};
/** Edits for missing records are reported at the header; the field is the source of the missing record. */
const LACKING: Record<string, Place> = {
  S13: { record: 'SF20', element: 'value', qualifier: 'SBN' },
  S22: { record: 'SF20', element: 'value', qualifier: 'V1' },
  S31: { record: 'SF15', element: 'number' },
  // Answered at the header: facts at 117, 303 and 308 of cbp-isf-2 §3.
  S08: { record: 'SF15', element: 'number' },
  consigneeMissing: { record: 'SF30', entity: 'CN', element: 'identifier' },
  consolidatorMissing: { record: 'SF30', entity: 'CS', element: 'name' },
  SA1: { record: 'SF20', element: 'country', qualifier: '6C' },
  SA2: { record: 'SF20', element: 'value', qualifier: '6C' },
  filerNameMissing: { record: 'SF20', element: 'value', qualifier: 'FN' },
  shipmentInfoMissing: { record: 'SF13', element: 'subType' },
};
/**
 * The place that an edit refers to in an echoed record; null if the edit does not determine the element.
 * @param edit name of the edit, null for an unknown code
 */
export function locateEdit(edit: string | null, place: Omit<Place, 'element'>): Place | null {
  const { record, entity = '' } = place;
  const element = ELEMENTS[record]?.[edit ?? ''];
  // A party that is identified by a number has no name field.
  if (element === 'name' && entity in NUMBERED) return { ...place, element: 'identifier' };
  if (element) return { ...place, element };
  const lacking = LACKING[edit ?? ''];
  return lacking && record === 'SF10' ? lacking : null;
}
