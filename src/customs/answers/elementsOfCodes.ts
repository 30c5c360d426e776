import type { Place } from '../place.ts';

/** Which element of a record a published code is about; the record is told by the echo. */
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
    SA1: 'shipmentType',
    SA2: 'shipmentType',
    SA3: 'shipmentType',
    SA7: 'bondHolder',
    SA8: 'bondHolder',
    SA9: 'bondHolder',
    SAA: 'bondHolder',
  },
  SF15: { S08: 'number', S31: 'number', S32: 'number', S33: 'number' },
  SF20: { S13: 'value', S22: 'value', S24: 'value', SA1: 'value', SA2: 'value', SA3: 'value' },
  SF30: { S25: 'birthDate', S26: 'passportCountry', S27: 'qualifier' },
};
/** What a filing lacks is told at its header; the field is the one that would have become the record. */
const LACKING: Record<string, Place> = {
  S13: { record: 'SF20', element: 'value', qualifier: 'SBN' },
  S22: { record: 'SF20', element: 'value', qualifier: 'V1' },
  S31: { record: 'SF15', element: 'number' },
};
/** Of a code that is not known, or none: the element that a person typed. */
const TYPED: Record<string, string> = {
  SF15: 'number',
  SF20: 'value',
  SF30: 'name',
  SF35: 'text',
  SF36: 'city',
  SF40: 'htsNumber',
  SF50: 'unladingPort',
};

/**
 * The place that a code means on an echoed record; null when the record has no element a person could mend.
 * @param edit the code's row in the table of edits, null for an unknown one
 */
export function placeOfCode(edit: string | null, place: Omit<Place, 'element'>): Place | null {
  const { record, entity = '' } = place;
  const element = ELEMENTS[record]?.[edit ?? ''];
  if (element) return { ...place, element };
  const lacking = LACKING[edit ?? ''];
  if (lacking && record === 'SF10') return lacking;
  if (record === 'SF30' && (entity === 'IM' || entity === 'CN')) return { ...place, element: 'identifier' };
  return TYPED[record] ? { ...place, element: TYPED[record] } : null;
}
