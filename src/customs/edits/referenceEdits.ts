import { COUNTRY_CODES } from '#contract/countryCodes.ts';
import type { IsfMessage } from '../isfMessage.ts';
import { unpublished, published, type Broken, type Edit } from './edit.ts';
import { hasReference, isDelete, when } from './facts.ts';

const CARNET = '6C';
const QUALIFIERS = ['6B', CARNET, 'MB', 'SBN', 'V1', 'CR', 'FN'];

/** Tests the carnet's country and number. */
function carnet(element: 'country' | 'value', test: (country: string, number: string) => boolean) {
  return (message: IsfMessage): Broken[] => {
    if (isDelete(message) || message.header.shipmentType !== '06') return [];
    const index = message.references.findIndex(({ qualifier }) => qualifier === CARNET);
    const value = message.references[index]?.value ?? '';
    const country = /^[A-Z]{2}/u.exec(value)?.[0] ?? '';
    const place = { record: 'SF20', element, qualifier: CARNET, ...(index < 0 ? {} : { index }) };
    return when(test(country, value.slice(country.length).trim()), { ...place, args: { value } });
  };
}

/** SF13 and SF20: records that depend on the shipment type. */
export const REFERENCE_EDITS: readonly Edit[] = [
  published(
    { name: 'SA1' },
    'MISSING CARNET COUNTRY',
    carnet('country', (country) => country === ''),
  ),
  published(
    { name: 'SA2' },
    'MISSING CARNET NUMBER',
    carnet('value', (_, number) => number === ''),
  ),
  published(
    { name: 'SA3' },
    'CARNET COUNTRY NOT ON FILE',
    carnet('country', (country) => country !== '' && !COUNTRY_CODES.has(country)),
  ),
  unpublished('referenceUnknown', 'INVALID REFERENCE QUALIFIER', ({ references }) =>
    references.flatMap(({ qualifier }, index) =>
      when(qualifier !== '' && !QUALIFIERS.includes(qualifier), {
        record: 'SF20',
        element: 'qualifier',
        qualifier,
        index,
        args: { value: qualifier },
      }),
    ),
  ),
  unpublished('filerNameMissing', 'FILER NAME REQUIRED WITH PASSPORT', (message) => {
    const isMissing = message.header.importerQualifier === 'AEF' && !hasReference(message, 'FN');
    return when(!isDelete(message) && isMissing, { record: 'SF20', element: 'value', qualifier: 'FN' });
  }),
  unpublished('shipmentInfoMissing', 'SF13 REQUIRED FOR SHIPMENT TYPE 11', (message) =>
    when(!isDelete(message) && message.header.shipmentType === '11' && message.shipment === null, {
      record: 'SF13',
      element: 'subType',
    }),
  ),
  unpublished('shipmentInfo', 'INVALID SHIPMENT INFORMATION', ({ shipment }) => {
    if (!shipment) return [];
    const on = (element: string) => ({ record: 'SF13', element, args: { value: shipment[element as 'value'] } });
    return [
      ...when(!['', '01', '02', '03'].includes(shipment.subType), on('subType')),
      ...when(shipment.value !== '' && Number(shipment.value) === 0, on('value')),
      ...when(!['', 'K', 'L'].includes(shipment.weightQualifier), on('weightQualifier')),
    ];
  }),
];
