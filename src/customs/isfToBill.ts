import { ISF_10, ISF_5 } from '#contract/codes.ts';
import { blankBill, type Bill } from '#contract/entities/bill.ts';
import { addressText } from './addressText.ts';
import { BOND_TYPE } from './bondOnWire.ts';
import { allGoods, isIsf5, type IsfMessage } from './isfMessage.ts';
import { partyBlocks, NUMBERED } from './partyEntities.ts';
import { dayFromWire, portFromCode } from './wireForm.ts';

/**
 * Converts a message to a bill as far as possible: the tool's own fields are blank, ports are named by their code, the
 * holder type is derived from the holder's number, and the provider's bond looks like an own bond.
 * @example isfToBill(readIsf(text).message).bugerName
 */
export function isfToBill(message: IsfMessage): Bill {
  const { header, bills } = message;
  const isFive = isIsf5(header.submissionType);
  return {
    ...blankBill(isFive ? ISF_5 : ISF_10, isFive ? header.importerNumber : ''),
    actionReason: header.actionReason,
    cargoType: header.shipmentType,
    amsRequestList: bills.map(({ qualifier, number }) => ({ amsNo: number, amsType: qualifier, userRemark: '' })),
    billHsRequestList: allGoods(message).map((line) => ({ hsCode: line.htsNumber, hsCountryCode: line.originCountry })),
    ...blockFields(message, isFive),
    ...(isFive ? routingFields(message) : numberFields(message)),
  };
}

const findParty = ({ parties }: IsfMessage, entity: string) => parties.find((party) => party.entity === entity);

function blockFields(message: IsfMessage, isFive: boolean): Record<string, string> {
  const fields = partyBlocks(isFive).flatMap(([entity, prefix]) => {
    const party = findParty(message, entity);
    const texts = party?.address.flatMap(({ text, secondText }) => [text, secondText].filter(Boolean)) ?? [];
    return [
      [`${prefix}Name`, party?.name ?? ''],
      [`${prefix}Addr`, addressText(texts)],
      [`${prefix}City`, party?.place?.city ?? ''],
      [`${prefix}CountryCode`, party?.place?.country ?? ''],
    ];
  });
  return Object.fromEntries(fields) as Record<string, string>;
}

const routingFields = ({ routing }: IsfMessage) => ({
  dischargingPortCode: portFromCode(routing?.unladingPort),
  deliveryCode: portFromCode(routing?.deliveryPlace),
});

function numberFields(message: IsfMessage): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [entity, who] of Object.entries(NUMBERED)) {
    const party = findParty(message, entity);
    fields[`${who}Type`] = party?.qualifier ?? '';
    fields[`${who}Id`] = party?.identifier ?? '';
    fields[`${who}Birth`] = dayFromWire(party?.birthDate ?? '');
    fields[`${who}Country`] = party?.passportCountry ?? '';
  }
  const { bondHolder, bondType } = message.header;
  const reference = (wanted: string) => message.references.find(({ qualifier }) => qualifier === wanted)?.value ?? '';
  const isImporters = bondHolder === fields['importerId'];
  return {
    ...fields,
    bondHolderId: bondHolder,
    bondHolderType: isImporters ? 'IM' : bondHolder === fields['consigneeId'] ? 'CN' : 'OT',
    bondType: bondType === BOND_TYPE.single ? 'Single' : 'Continuous',
    suretyCode: reference('V1'),
    bondReferenceNo: reference('SBN'),
  };
}
