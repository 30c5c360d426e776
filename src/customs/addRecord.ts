import { blankParty } from './blankMessage.ts';
import { isIsf5, type IsfMessage } from './isfMessage.ts';
import type { RecordPlace } from './place.ts';
import type { CustomsRecord } from './recordLine.ts';

const blank = {
  SF13: { subType: '', value: '', quantity: '', unit: '', weight: '', weightQualifier: '' },
  SF15: { qualifier: '', number: '' },
  SF20: { qualifier: '', value: '' },
  SF25: { description: '', prefix: '', serial: '', checkDigit: '', sizeType: '' },
  SF31: { type: '', name: '' },
  SF35: { qualifier: '', text: '', secondQualifier: '', secondText: '' },
  SF36: { city: '', subdivision: '', postalCode: '', country: '' },
  SF40: { htsNumber: '', originCountry: '' },
  SF50: { unladingQualifier: '', unladingPort: '', deliveryQualifier: '', deliveryPlace: '' },
} as const;

/**
 * Adds a record to its message.
 * @returns its index among records of its kind
 */
export function addRecord(found: IsfMessage, { record, values }: CustomsRecord): RecordPlace {
  const { bills, references, containers, parties } = found;
  const party = parties.at(-1);
  const ofParty = { party: parties.length - 1, entity: party?.entity ?? '' };
  const add = <T>(list: T[] | undefined, item: T): number => (list?.push(item) ?? 1) - 1;
  switch (record) {
    case 'SF10':
      Object.assign(found.header, values);
      return { record, qualifier: found.header.importerQualifier };
    case 'SF13':
      found.shipment = { ...blank.SF13, ...values };
      return { record };
    case 'SF15':
      return { record, index: add(bills, { ...blank.SF15, ...values }) };
    case 'SF20':
      return { record, qualifier: values['qualifier'] ?? '', index: add(references, { ...blank.SF20, ...values }) };
    case 'SF25':
      return { record, index: add(containers, { ...blank.SF25, ...values }) };
    case 'SF30':
      return { record, entity: values['entity'] ?? '', party: add(parties, { ...blankParty(), ...values }) };
    case 'SF31':
      return { record, ...ofParty, index: add(party?.secondNames, { ...blank.SF31, ...values }) };
    case 'SF35':
      return { record, ...ofParty, index: add(party?.address, { ...blank.SF35, ...values }) };
    case 'SF36':
      if (party) party.place = { ...blank.SF36, ...values };
      return { record, ...ofParty };
    case 'SF40': {
      const list = isIsf5(found.header.submissionType) || !party ? found.goods : party.goods;
      const before = list === found.goods ? 0 : parties.slice(0, -1).reduce((sum, { goods }) => sum + goods.length, 0);
      return { record, ...ofParty, index: before + add(list, { ...blank.SF40, ...values }) };
    }
    case 'SF50':
      found.routing = { ...blank.SF50, ...values };
      return { record };
    default:
      return { record };
  }
}
