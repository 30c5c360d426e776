import { ISF_5, type OperationAction } from '#contract/codes.ts';
import type { Bill, Isf10Bill, Isf5Bill } from '#contract/entities/bill.ts';
import { textOf } from '#schema/problems.ts';
import { addressLines } from './addressLines.ts';
import { SUBMISSION, type IsfHeader, type IsfMessage, type IsfParty, type IsfReference } from './isfMessage.ts';
import { blocksOf, NUMBERED } from './partyEntities.ts';

/** SF10 8: add, replace, delete. */
export const MESSAGE_ACTIONS = { send: 'A', resend: 'A', modify: 'R', delete: 'D' } as const satisfies Record<
  OperationAction,
  string
>;
export type MessageAction = (typeof MESSAGE_ACTIONS)[OperationAction];

export interface IsfOptions {
  action: MessageAction;
  /** The filing's isfNo: the user reference of every message, and the transaction number of all but the first. */
  isfNo: string;
}

/** SF10 37–38: container vessel; nothing in the form says otherwise. */
const CONTAINER_VESSEL = '11';
/** SF10 73–74: importer or broker; a single transaction bond stands alone as an ISF bond. */
const ACTIVITY = { continuous: '01', single: '16' } as const;
const BOND_TYPE = { continuous: '8', single: '9' } as const;
/** Shipment types without a bond. */
const UNBONDED: readonly string[] = ['03', '04', '05', '06', '09', '11'];
const UN_LOCODE = 'UN';
const SCAC_QUALIFIER = '2';

/** The message that a bill becomes. Values are taken as typed, cities and dates brought into their wire form. */
export function billToIsf(bill: Bill, { action, isfNo }: IsfOptions): IsfMessage {
  const isIsf5 = bill.billType === ISF_5;
  const header = { ...headerOf(bill, action), transactionNumber: action === 'A' ? '' : isfNo };
  if (action === 'D') return { header, bills: [], references: [], parties: [], goods: [], routing: null };
  const goods = bill.billHsRequestList.map((row) => ({
    htsNumber: row.hsCode,
    originCountry: isIsf5 ? '' : row.hsCountryCode,
  }));
  const blocks = blocksOf(isIsf5).map(([entity, prefix]) => blockOf(bill, entity, prefix));
  const maker = blocks.find((party) => party.entity === 'MF');
  if (maker) maker.goods = goods;
  return {
    header,
    bills: bill.amsRequestList.map((row) => ({ qualifier: row.amsType, number: row.amsNo })),
    references: referencesOf(bill, isfNo),
    parties: isIsf5 ? blocks : [...numberedOf(bill), ...blocks],
    goods: isIsf5 ? goods : [],
    routing: isIsf5 ? routingOf(bill) : null,
  };
}

/** Cities are of class AN: punctuation becomes a space. */
export const wireCity = (city: string): string =>
  city
    .replace(/[^A-Z0-9 ]/gu, ' ')
    .replace(/ {2,}/gu, ' ')
    .trim();
/** `YYYY-MM-DD` → `MMDDYYYY`. */
export const wireDate = (day: string): string => day.replace(/^(\d{4})-(\d\d)-(\d\d)$/u, '$2$3$1');
/** `NAME|CODE` → `CODE`. */
export const wirePort = (port: string): string => port.slice(port.lastIndexOf('|') + 1);

function headerOf(bill: Bill, action: MessageAction): IsfHeader {
  const reason = action === 'D' ? '' : bill.actionReason || 'CT';
  const common = {
    action,
    actionReason: reason,
    transportMode: CONTAINER_VESSEL,
    transactionNumber: '',
    carrierScac: '',
  };
  if (bill.billType === ISF_5) {
    return {
      ...common,
      submissionType: SUBMISSION.isf5,
      shipmentType: '01',
      importerQualifier: SCAC_QUALIFIER,
      importerNumber: bill.houseScac,
      birthDate: '',
      ...NO_BOND,
      issuingCountry: '',
    };
  }
  return {
    ...common,
    submissionType: SUBMISSION.isf10,
    shipmentType: bill.cargoType,
    importerQualifier: bill.importerType,
    importerNumber: bill.importerId,
    birthDate: wireDate(bill.importerBirth),
    ...(action === 'D' || UNBONDED.includes(bill.cargoType) ? NO_BOND : bondOf(bill)),
    issuingCountry: bill.importerType === 'AEF' ? bill.importerCountry : '',
  };
}

const NO_BOND = { bondHolder: '', bondActivity: '', bondType: '' } as const;

function bondOf(bill: Isf10Bill) {
  const kind = bill.bondType === 'Single' ? 'single' : 'continuous';
  return { bondHolder: bill.bondHolderId, bondActivity: ACTIVITY[kind], bondType: BOND_TYPE[kind] };
}

function referencesOf(bill: Bill, isfNo: string): IsfReference[] {
  const found = [{ qualifier: 'CR', value: isfNo }];
  if (bill.billType === ISF_5 || bill.bondType !== 'Single') return found;
  if (bill.suretyCode) found.push({ qualifier: 'V1', value: bill.suretyCode });
  if (bill.bondReferenceNo) found.push({ qualifier: 'SBN', value: bill.bondReferenceNo });
  return found;
}

function numberedOf(bill: Isf10Bill): IsfParty[] {
  return Object.entries(NUMBERED).map(([entity, who]) => ({
    ...BLANK,
    entity,
    qualifier: bill[`${who}Type`],
    identifier: bill[`${who}Id`],
    passportCountry: bill[`${who}Type`] === 'AEF' ? bill[`${who}Country`] : '',
    birthDate: wireDate(bill[`${who}Birth`]),
    address: [],
    goods: [],
  }));
}

function blockOf(bill: Bill, entity: string, prefix: string): IsfParty {
  const text = (part: string): string => textOf(bill as unknown as Record<string, unknown>, prefix + part);
  const place = { city: wireCity(text('City')), subdivision: '', postalCode: '', country: text('CountryCode') };
  return { ...BLANK, entity, name: text('Name'), address: addressLines(text('Addr')), place, goods: [] };
}

const BLANK = { name: '', qualifier: '', identifier: '', passportCountry: '', birthDate: '', place: null } as const;

const routingOf = (bill: Isf5Bill) => ({
  unladingQualifier: UN_LOCODE,
  unladingPort: wirePort(bill.dischargingPortCode),
  deliveryQualifier: UN_LOCODE,
  deliveryPlace: wirePort(bill.deliveryCode),
});
