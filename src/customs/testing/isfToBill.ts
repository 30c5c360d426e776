import { BREAK_BULK, ISF_10, ISF_5 } from '#contract/codes.ts';
import { blankBill, type Bill } from '#contract/entities/bill.ts';
import { addressLines } from '../addressRecords.ts';
import { addressText } from './addressText.ts';
import { BOND_TYPE, defaultActivity } from '../bondOnWire.ts';
import { allGoods, isIsf5, SCAC_QUALIFIER, type IsfContainer, type IsfMessage } from '../isfMessage.ts';
import { partyBlocks, NUMBERED } from '../partyEntities.ts';

/**
 * Converts a message to a bill as far as possible: the tool's own fields are blank, ports are named by their code, the
 * holder type is derived from the holder's number, and the provider's bond looks like an own bond.
 * @example isfToBill(readIsf(text).message).bugerName
 */
export function isfToBill(message: IsfMessage): Bill {
  const { header, bills } = message;
  const isFive = isIsf5(header.submissionType);
  return {
    ...blankBill(
      isFive ? ISF_5 : ISF_10,
      isFive && header.importerQualifier === SCAC_QUALIFIER ? header.importerNumber : '',
    ),
    actionReason: header.actionReason,
    cargoType: header.shipmentType,
    amsRequestList: bills.map(({ qualifier, number }) => ({ amsNo: number, amsType: qualifier, userRemark: '' })),
    billHsRequestList: allGoods(message).map((line) => ({ hsCode: line.htsNumber, hsCountryCode: line.originCountry })),
    transportMode: header.transportMode === BREAK_BULK ? BREAK_BULK : '',
    masterBill: findReference(message, 'MB'),
    containerList: message.containers.map(toContainerRow),
    ...blockFields(message, isFive),
    ...(isFive ? transitFields(message) : { ...numberFields(message), ...cargoFields(message) }),
  };
}

const findReference = ({ references }: IsfMessage, wanted: string): string =>
  references.find(({ qualifier }) => qualifier === wanted)?.value ?? '';
const findParty = ({ parties }: IsfMessage, entity: string) => parties.find((party) => party.entity === entity);

function blockFields(message: IsfMessage, isFive: boolean): Record<string, string> {
  const fields = partyBlocks(isFive).flatMap(([entity, prefix]) => {
    const party = findParty(message, entity);
    const [second] = party?.secondNames ?? [];
    return [
      [`${prefix}Name`, party?.name ?? ''],
      [`${prefix}Addr`, addressText(addressLines(party?.address ?? []))],
      [`${prefix}City`, party?.place?.city ?? ''],
      [`${prefix}CountryCode`, party?.place?.country ?? ''],
      [`${prefix}IdType`, party?.qualifier ?? ''],
      [`${prefix}Id`, party?.identifier ?? ''],
      [`${prefix}Subdivision`, party?.place?.subdivision ?? ''],
      [`${prefix}PostalCode`, party?.place?.postalCode ?? ''],
      [`${prefix}SecondNameType`, second?.type ?? ''],
      [`${prefix}SecondName`, second?.name ?? ''],
    ];
  });
  return Object.fromEntries(fields) as Record<string, string>;
}

const toContainerRow = ({ description, prefix, serial, checkDigit, sizeType }: IsfContainer) => ({
  // The six digits of the serial number are zero-filled to fifteen.
  containerNo: prefix + serial.replace(/^0{1,9}(?=\d{6})/u, '') + checkDigit,
  containerType: description,
  sizeType,
});

const transitFields = ({ header, routing }: IsfMessage) => ({
  transitImporterType: header.importerQualifier === SCAC_QUALIFIER ? '' : header.importerQualifier,
  transitImporterId: header.importerQualifier === SCAC_QUALIFIER ? '' : header.importerNumber,
  dischargingPortCode: portFromCode(routing?.unladingPort),
  deliveryCode: portFromCode(routing?.deliveryPlace),
});

function cargoFields(message: IsfMessage) {
  const { shipment } = message;
  const [, carnetCountry = '', carnetNo = ''] = /^([A-Z]{2})(.*)$/u.exec(findReference(message, '6C')) ?? [];
  return {
    carnetCountry,
    carnetNo,
    informalType: shipment?.subType ?? '',
    estimatedValue: numberFromWire(shipment?.value ?? ''),
    estimatedQuantity: numberFromWire(shipment?.quantity ?? ''),
    quantityUnit: shipment?.unit ?? '',
    estimatedWeight: numberFromWire(shipment?.weight ?? ''),
    weightUnit: shipment?.weightQualifier ?? '',
  };
}

function numberFields(message: IsfMessage): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [entity, who] of Object.entries(NUMBERED)) {
    const party = findParty(message, entity);
    fields[`${who}Type`] = party?.qualifier ?? '';
    fields[`${who}Id`] = party?.identifier ?? '';
    fields[`${who}Name`] = party?.name ?? '';
    fields[`${who}Birth`] = dayFromWire(party?.birthDate ?? '');
    fields[`${who}Country`] = party?.passportCountry ?? '';
  }
  const { bondHolder, bondActivity, bondType } = message.header;
  const isSingle = bondType === BOND_TYPE.single;
  const isImporters = bondHolder === fields['importerId'];
  return {
    ...fields,
    bondHolderId: bondHolder,
    bondHolderType: isImporters ? 'IM' : bondHolder === fields['consigneeId'] ? 'CN' : 'OT',
    bondType: isSingle ? 'Single' : 'Continuous',
    bondActivity: bondActivity === defaultActivity(isSingle) ? '' : bondActivity,
    suretyCode: findReference(message, 'V1'),
    bondReferenceNo: findReference(message, 'SBN'),
  };
}

/** `MMDDYYYY` → `YYYY-MM-DD`. */
const dayFromWire = (text: string): string => text.replace(/^(\d\d)(\d\d)(\d{4})$/u, '$3-$1-$2');
/** A port of which only the code is known. */
const portFromCode = (code = ''): string => (code ? `${code}|${code}` : '');
/** Zero-filled digits without the zeros. */
const numberFromWire = (text: string): string => text.replace(/^0+(?=\d)/u, '');
