import { ISF_5 } from '#contract/codes.ts';
import type { Bill, Isf10Bill, Isf5Bill } from '#contract/entities/bill.ts';
import { headerOnly } from './blankMessage.ts';
import { bondPart, bondReferences, NO_BOND } from './bondOnWire.ts';
import { SUBMISSION, type IsfHeader, type IsfMessage } from './isfMessage.ts';
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
}

/** SF10 37–38: container vessel; the form has no other mode. */
const CONTAINER_VESSEL = '11';
const UN_LOCODE = 'UN';
const SCAC_QUALIFIER = '2';
/** SF10 6–7: the only shipment type of an ISF-5. */
const STANDARD = '01';

/**
 * Converts a bill to a message. Values are taken as typed; cities, dates and addresses are converted to wire format. A
 * deletion is a header with a blank reason.
 * @example writeIsf(billToIsf(bill, { action: 'A', isfNo: 'HBRL-0000000007' }))
 */
export function billToIsf(bill: Bill, options: IsfOptions): IsfMessage {
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
    references: [
      ...(options.isfNo ? [{ qualifier: 'CR', value: options.isfNo }] : []),
      ...(isFive ? [] : bondReferences(bill)),
    ],
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

/** An ISF-5 has no importer and no bond; the filer is written in the importer's columns. */
function isf5Header(bill: Isf5Bill, options: IsfOptions): IsfHeader {
  return {
    ...commonHeader(bill, options),
    submissionType: options.submissionType ?? SUBMISSION.isf5,
    shipmentType: STANDARD,
    importerQualifier: SCAC_QUALIFIER,
    importerNumber: options.filerCode || bill.houseScac,
    birthDate: '',
    ...NO_BOND,
    issuingCountry: '',
  };
}

const commonHeader = (bill: Bill, { action, isfNo = '', customsNo }: IsfOptions) => ({
  action,
  actionReason: action === 'D' ? '' : bill.actionReason || 'CT',
  transportMode: CONTAINER_VESSEL,
  transactionNumber: action === 'A' ? '' : customsNo || isfNo,
  carrierScac: '',
});

const toRouting = (bill: Isf5Bill) => ({
  unladingQualifier: UN_LOCODE,
  unladingPort: wirePort(bill.dischargingPortCode),
  deliveryQualifier: UN_LOCODE,
  deliveryPlace: wirePort(bill.deliveryCode),
});
