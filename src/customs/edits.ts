import { COUNTRY_CODES } from '#contract/countryCodes.ts';
import { ID_FORMATS } from '#contract/entities/checks.ts';
import { PASSPORT_CARGO_TYPES } from '#contract/codes.ts';
import { ISF10_ENTITIES, ISF5_ENTITIES, isIsf5, type IsfMessage } from './isfMessage.ts';
import type { Place } from './place.ts';

/** One published edit over what a message says. Texts stand below `customs.<code>`: cause and fix. */
export interface Edit {
  /** The AMS side's code; the record's name where no code is published. */
  code: string;
  /** The ABI side's code for the same. */
  twin?: string;
  severity: 'error' | 'warning';
  /** Where the message breaks it. */
  find: (message: IsfMessage) => Place[];
}

const SHIPMENT_TYPES = /^(?:0[1-9]|1[01])$/u;
const UNBONDED: readonly string[] = ['03', '04', '05', '06', '09', '11'];
const header = (element: string): Place => ({ record: 'SF10', element });
const when = (isBroken: boolean, ...places: Place[]): Place[] => (isBroken ? places : []);
const has = (message: IsfMessage, qualifier: string): boolean =>
  message.references.some((reference) => reference.qualifier === qualifier && reference.value !== '');
const isDelete = ({ header: { action } }: IsfMessage): boolean => action === 'D';
const isSingle = ({ header: { bondActivity, bondType } }: IsfMessage): boolean =>
  bondActivity === '16' && bondType === '9';
const needsBond = (message: IsfMessage): boolean =>
  !isDelete(message) && !isIsf5(message.header.submissionType) && !UNBONDED.includes(message.header.shipmentType);

/** Whether eight digits are a day that exists, month first. */
export function isWireDay(text: string): boolean {
  const parts = /^(\d\d)(\d\d)(\d{4})$/u.exec(text);
  if (!parts) return false;
  const [, month = '', day = '', year = ''] = parts;
  const at = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(`${year}-${month}-${day}`);
}

const idFits = (qualifier: string, number: string): boolean =>
  ID_FORMATS[qualifier as keyof typeof ID_FORMATS]?.test(number) ?? /^[A-Z]{4}$/u.test(number);
const holderFits = (number: string): boolean =>
  (['EI', 'ANI', '34'] as const).some((qualifier) => ID_FORMATS[qualifier].test(number));

const HEADER_EDITS: readonly Edit[] = [
  {
    code: 'S06',
    twin: '105',
    severity: 'error',
    find: ({ header: { submissionType } }) => when(!/^[1-4]$/u.test(submissionType), header('submissionType')),
  },
  {
    code: 'S07',
    twin: '106',
    severity: 'error',
    find: ({ header: { action } }) => when(!/^[ARD]$/u.test(action), header('action')),
  },
  {
    code: 'S09',
    twin: '107',
    severity: 'error',
    find: ({ header: { transportMode } }) => when(!['', '10', '11'].includes(transportMode), header('transportMode')),
  },
  {
    code: 'S10',
    twin: '108',
    severity: 'error',
    find: ({ header: { action, transactionNumber } }) =>
      when(action !== 'A' && transactionNumber === '', header('transactionNumber')),
  },
  {
    code: 'S11',
    twin: '110',
    severity: 'error',
    find: ({ header: { action, transactionNumber } }) =>
      when(action === 'A' && transactionNumber !== '', header('transactionNumber')),
  },
  {
    code: 'S18',
    twin: '120',
    severity: 'error',
    find: ({ header: { shipmentType, submissionType } }) =>
      when(
        !SHIPMENT_TYPES.test(shipmentType) || (isIsf5(submissionType) && shipmentType !== '01'),
        header('shipmentType'),
      ),
  },
  {
    code: 'S28',
    twin: '132',
    severity: 'error',
    find: ({ header: { action, actionReason } }) =>
      when(
        action === 'D' ? actionReason !== '' : !['CT', 'FR', 'FT', 'FX'].includes(actionReason),
        header('actionReason'),
      ),
  },
];

const IMPORTER_EDITS: readonly Edit[] = [
  {
    code: 'S14',
    twin: '124',
    severity: 'error',
    find: ({ header: { importerQualifier, submissionType } }) =>
      when(
        !(importerQualifier in ID_FORMATS) && !(importerQualifier === '2' && isIsf5(submissionType)),
        header('importerQualifier'),
      ),
  },
  {
    code: 'S15',
    twin: '109',
    severity: 'error',
    find: ({ header: { importerNumber } }) => when(importerNumber === '', header('importerNumber')),
  },
  {
    code: 'S16',
    twin: '125',
    severity: 'error',
    find: ({ header: { importerQualifier, importerNumber } }) =>
      when(importerNumber !== '' && !idFits(importerQualifier, importerNumber), header('importerNumber')),
  },
  {
    code: 'S25',
    severity: 'error',
    find: (message) => [
      ...when(bornWrongly(message.header.importerQualifier, message.header.birthDate), header('birthDate')),
      ...message.parties.flatMap(({ entity, qualifier, birthDate }) =>
        when(bornWrongly(qualifier, birthDate), { record: 'SF30', entity, element: 'birthDate' }),
      ),
    ],
  },
  {
    code: 'S26',
    severity: 'error',
    find: (message) => [
      ...when(
        message.header.importerQualifier === 'AEF' && !COUNTRY_CODES.has(message.header.issuingCountry),
        header('issuingCountry'),
      ),
      ...message.parties.flatMap(({ entity, qualifier, passportCountry }) =>
        when(qualifier === 'AEF' && !COUNTRY_CODES.has(passportCountry), {
          record: 'SF30',
          entity,
          element: 'passportCountry',
        }),
      ),
    ],
  },
  {
    code: 'S27',
    severity: 'error',
    find: (message) => {
      if (PASSPORT_CARGO_TYPES.includes(message.header.shipmentType)) return [];
      return [
        ...when(message.header.importerQualifier === 'AEF', header('importerQualifier')),
        ...message.parties.flatMap(({ entity, qualifier }) =>
          when(qualifier === 'AEF', { record: 'SF30', entity, element: 'qualifier' }),
        ),
      ];
    },
  },
];

/** A passport needs a day of birth; a number of another kind may carry one, but then it must be one. */
const bornWrongly = (qualifier: string, birthDate: string): boolean =>
  birthDate === '' ? qualifier === 'AEF' : !isWireDay(birthDate);

const BOND_EDITS: readonly Edit[] = [
  {
    code: 'S13',
    severity: 'error',
    find: (message) => when(isSingle(message) && !has(message, 'SBN'), { record: 'SF20', element: 'value' }),
  },
  {
    code: 'S19',
    twin: '121',
    severity: 'error',
    find: (message) => when(needsBond(message) && message.header.bondHolder === '', header('bondHolder')),
  },
  {
    code: 'S20',
    twin: '122',
    severity: 'error',
    find: (message) =>
      when(
        needsBond(message) && !['01', '02', '03', '04', '16'].includes(message.header.bondActivity),
        header('bondActivity'),
      ),
  },
  {
    code: 'S21',
    twin: '123',
    severity: 'error',
    find: (message) => {
      const { bondActivity, bondType } = message.header;
      return when(
        needsBond(message) && (!['8', '9'].includes(bondType) || (bondType === '9' && bondActivity !== '16')),
        header('bondType'),
      );
    },
  },
  {
    code: 'S22',
    severity: 'error',
    find: (message) => when(isSingle(message) && !has(message, 'V1'), { record: 'SF20', element: 'value' }),
  },
  {
    code: 'S23',
    severity: 'error',
    find: ({ header: { bondHolder } }) => when(bondHolder !== '' && !holderFits(bondHolder), header('bondHolder')),
  },
  {
    code: 'S24',
    severity: 'error',
    find: ({ references }) =>
      references.flatMap(({ qualifier, value }, index) =>
        when(qualifier === 'V1' && !/^\d{3}$/u.test(value), { record: 'SF20', element: 'value', index }),
      ),
  },
];

const BILL_EDITS: readonly Edit[] = [
  {
    code: 'S31',
    severity: 'error',
    find: (message) => when(!isDelete(message) && message.bills.length === 0, { record: 'SF15', element: 'number' }),
  },
  {
    code: 'S32',
    severity: 'error',
    find: ({ bills }) =>
      bills.flatMap(({ qualifier, number }, index) => [
        ...when(!/^[A-Z]{4}[A-Z0-9]{1,12}$/u.test(number), { record: 'SF15', element: 'number', index }),
        ...when(!['BM', 'OB'].includes(qualifier), { record: 'SF15', element: 'qualifier', index }),
      ]),
  },
  {
    code: 'S33',
    severity: 'error',
    find: ({ bills }) =>
      bills.flatMap(({ number }, index) =>
        when(bills.findIndex((bill) => bill.number === number) < index, { record: 'SF15', element: 'number', index }),
      ),
  },
];

/** What the chapter demands without a code that is published; each stands under its record's name. */
const SHAPE_EDITS: readonly Edit[] = [
  {
    code: 'SA2',
    severity: 'error',
    find: (message) =>
      when(!isDelete(message) && message.header.shipmentType === '06' && !has(message, '6C'), header('shipmentType')),
  },
  {
    code: 'SF13',
    severity: 'error',
    find: (message) => when(!isDelete(message) && message.header.shipmentType === '11', header('shipmentType')),
  },
  {
    code: 'FN',
    severity: 'error',
    find: (message) =>
      when(message.header.importerQualifier === 'AEF' && !has(message, 'FN'), header('importerQualifier')),
  },
  {
    code: 'SF30',
    severity: 'error',
    find: (message) => {
      if (isDelete(message)) return [];
      const wanted = isIsf5(message.header.submissionType) ? ISF5_ENTITIES : ISF10_ENTITIES;
      return wanted.flatMap((entity) => {
        const party = message.parties.find((found) => found.entity === entity);
        const isNamed = party !== undefined && (party.name !== '' || party.identifier !== '');
        return when(!isNamed, { record: 'SF30', entity, element: party?.qualifier ? 'identifier' : 'name' });
      });
    },
  },
  {
    code: 'SF36',
    severity: 'error',
    find: ({ parties }) =>
      parties.flatMap(({ entity, place }) =>
        place
          ? [
              ...when(place.city === '', { record: 'SF36', entity, element: 'city' }),
              ...when(!COUNTRY_CODES.has(place.country), { record: 'SF36', entity, element: 'country' }),
            ]
          : [],
      ),
  },
  {
    code: 'SF40',
    severity: 'error',
    find: (message) => {
      if (isDelete(message)) return [];
      const is5 = isIsf5(message.header.submissionType);
      const lines = is5 ? message.goods : message.parties.flatMap(({ goods }) => goods);
      if (lines.length === 0) return [{ record: 'SF40', element: 'htsNumber', index: 0 }];
      return lines.flatMap(({ htsNumber, originCountry }, index) => [
        ...when(!/^\d{6,10}$/u.test(htsNumber), { record: 'SF40', element: 'htsNumber', index }),
        ...when(!is5 && !COUNTRY_CODES.has(originCountry), { record: 'SF40', element: 'originCountry', index }),
      ]);
    },
  },
  {
    code: 'SF50',
    severity: 'error',
    find: (message) => {
      if (isDelete(message) || !isIsf5(message.header.submissionType)) return [];
      const { unladingPort = '', deliveryPlace = '' } = message.routing ?? {};
      const isCode = (port: string): boolean => /^[A-Z]{2}[A-Z0-9]{3}$/u.test(port);
      return [
        ...when(!isCode(unladingPort) || unladingPort.startsWith('US'), { record: 'SF50', element: 'unladingPort' }),
        ...when(!isCode(deliveryPlace) || deliveryPlace.startsWith('US'), { record: 'SF50', element: 'deliveryPlace' }),
      ];
    },
  },
];

/** Every edit that needs the message alone; what needs customs' own register is the practice customs' affair. */
export const EDITS: readonly Edit[] = [
  ...HEADER_EDITS,
  ...IMPORTER_EDITS,
  ...BOND_EDITS,
  ...BILL_EDITS,
  ...SHAPE_EDITS,
];
