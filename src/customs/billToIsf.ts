import { CARNET, INFORMAL, ISF_5, TRANSPORT_MODES } from '#contract/codes.ts';
import { toBill, type Bill, type Isf10Bill, type Isf5Bill } from '#contract/entities/bill.ts';
import { headerOnly } from './blankMessage.ts';
import { bondPart, bondReferences, NO_BOND, transitBondPart, type TransitBond } from './bondOnWire.ts';
import {
  SCAC_QUALIFIER,
  SUBMISSION,
  type IsfContainer,
  type IsfHeader,
  type IsfMessage,
  type IsfReference,
  type IsfShipment,
} from './isfMessage.ts';
import type { MessageAction } from './messageAction.ts';
import { birthDate, blockParties, numberedParties } from './partiesOnWire.ts';
import { wirePort } from './wireForm.ts';

export interface IsfOptions {
  action: MessageAction;
  /** The user reference of every message, and the transaction number of R and D until customs gave one. */
  isfNo?: string | undefined;
  /** Customs' transaction number, written instead of ours if customs gave one. */
  customsNo?: string | undefined;
  /** The filer; by default the bill's code. Written only in an ISF-5. */
  filerCode?: string | undefined;
  /** SF10 5; by default the bill's type. `3` and `4` change a filing's type. */
  submissionType?: string | undefined;
  /** The bond behind an ISF-5; none leaves its columns blank. */
  transitBond?: TransitBond | undefined;
}

const [CONTAINER_VESSEL] = TRANSPORT_MODES;
const UN_LOCODE = 'UN';
/** SF10 6–7: the only shipment type of an ISF-5. */
const STANDARD = '01';

/**
 * Converts a bill to a message. Values are taken as typed; cities, dates, postal codes and addresses are converted to
 * wire format. A deletion is a header with a blank reason.
 * @example writeIsf(billToIsf(bill, { action: 'A', isfNo: 'HBRL-0000000007' }))
 */
export function billToIsf(given: Bill, options: IsfOptions): IsfMessage {
  // A bill that was stored before a field was declared lacks it.
  const bill = toBill(given.billType, given, { id: given.id });
  const isFive = bill.billType === ISF_5;
  const header = isFive ? isf5Header(bill, options) : isf10Header(bill, options);
  if (options.action === 'D') return headerOnly(header);
  const goods = bill.billHsRequestList.map((row) => ({
    htsNumber: row.hsCode,
    originCountry: isFive ? '' : row.hsCountryCode,
  }));
  const blocks = blockParties(bill).map((party) => (party.entity === 'MF' ? { ...party, goods } : party));
  return {
    ...headerOnly(header),
    bills: bill.amsRequestList.map((row) => ({ qualifier: row.amsType, number: row.amsNo })),
    shipment: isFive ? null : shipmentPart(bill),
    references: [
      ...(options.isfNo ? [{ qualifier: 'CR', value: options.isfNo }] : []),
      ...(isFive ? [] : [...bondReferences(bill), ...personReferences(bill)]),
      ...masterBill(bill),
    ],
    containers: bill.containerList.map(toContainer),
    parties: isFive ? blocks : [...numberedParties(bill), ...blocks],
    goods: isFive ? goods : [],
    routing: isFive ? toRouting(bill) : null,
  };
}

function isf10Header(bill: Isf10Bill, options: IsfOptions): IsfHeader {
  return {
    ...commonHeader(bill, options),
    submissionType: options.submissionType ?? SUBMISSION.isf10,
    shipmentType: bill.cargoType,
    importerQualifier: bill.importerType,
    importerNumber: bill.importerId,
    birthDate: birthDate(bill, 'importer'),
    ...(options.action === 'D' ? NO_BOND : bondPart(bill)),
    issuingCountry: bill.importerType === 'AEF' ? bill.importerCountry : '',
  };
}

/** An ISF-5 has an importer only if the goods move in bond; else the filer is written in the importer's columns. */
function isf5Header(bill: Isf5Bill, options: IsfOptions): IsfHeader {
  const isInBond = bill.transitImporterType !== '' || bill.transitImporterId !== '';
  return {
    ...commonHeader(bill, options),
    submissionType: options.submissionType ?? SUBMISSION.isf5,
    shipmentType: STANDARD,
    importerQualifier: isInBond ? bill.transitImporterType : SCAC_QUALIFIER,
    importerNumber: isInBond ? bill.transitImporterId : options.filerCode || bill.houseScac,
    birthDate: '',
    ...(options.action === 'D' ? NO_BOND : transitBondPart(options.transitBond)),
    issuingCountry: '',
  };
}

const commonHeader = (bill: Bill, { action, isfNo = '', customsNo }: IsfOptions) => ({
  action,
  actionReason: action === 'D' ? '' : bill.actionReason || 'CT',
  transportMode: bill.transportMode || CONTAINER_VESSEL,
  transactionNumber: action === 'A' ? '' : customsNo || isfNo,
  carrierScac: '',
});

/** SF20 6C of a carnet; SF20 FN of an ISF importer with a passport. */
function personReferences(bill: Isf10Bill): IsfReference[] {
  const carnet = bill.carnetCountry + bill.carnetNo;
  return [
    ...(bill.cargoType === CARNET && carnet !== '' ? [{ qualifier: '6C', value: carnet }] : []),
    ...(bill.importerType === 'AEF' && bill.importerName !== '' ? [{ qualifier: 'FN', value: bill.importerName }] : []),
  ];
}

/** SF20 MB, beside a house bill only. */
const masterBill = ({ masterBill: value, amsRequestList }: Bill): IsfReference[] =>
  value !== '' && amsRequestList.some(({ amsType }) => amsType === 'BM') ? [{ qualifier: 'MB', value }] : [];

/** SF13 of informal goods; null until a value is given. */
function shipmentPart(bill: Isf10Bill): IsfShipment | null {
  if (bill.cargoType !== INFORMAL) return null;
  const shipment = {
    subType: bill.informalType,
    value: bill.estimatedValue,
    quantity: bill.estimatedQuantity,
    unit: bill.quantityUnit,
    weight: bill.estimatedWeight,
    weightQualifier: bill.weightUnit,
  };
  return Object.values(shipment).some((value) => value !== '') ? shipment : null;
}

/** SF25; the serial number has six digits before the check digit. */
const toContainer = ({ containerNo, containerType, sizeType }: Bill['containerList'][number]): IsfContainer => ({
  description: containerType,
  prefix: containerNo.slice(0, 4),
  serial: containerNo.slice(4, 10),
  checkDigit: containerNo.slice(10),
  sizeType,
});

const toRouting = (bill: Isf5Bill) => ({
  unladingQualifier: UN_LOCODE,
  unladingPort: wirePort(bill.dischargingPortCode),
  deliveryQualifier: UN_LOCODE,
  deliveryPlace: wirePort(bill.deliveryCode),
});
