import { ISF_10, ISF_5 } from '#contract/codes.ts';
import { blankBill, type Bill } from '#contract/entities/bill.ts';
import { addressOf } from './addressLines.ts';
import { isIsf5, type IsfMessage } from './isfMessage.ts';
import { blocksOf, NUMBERED } from './partyEntities.ts';

/**
 * The bill that a message says, as far as the wire says it: the tool's own fields are blank, a port has its code for a
 * name, the holder's kind is told by whose number it is, and the provider's bond looks like an own one.
 */
export function isfToBill({ header, bills, references, parties, goods, routing }: IsfMessage): Bill {
  const is5 = isIsf5(header.submissionType);
  const partyOf = (entity: string) => parties.find((party) => party.entity === entity);
  const record: Record<string, unknown> = {
    ...blankBill(is5 ? ISF_5 : ISF_10, is5 ? header.importerNumber : ''),
    actionReason: header.actionReason,
    cargoType: header.shipmentType,
    amsRequestList: bills.map(({ qualifier, number }) => ({ amsNo: number, amsType: qualifier, userRemark: '' })),
    billHsRequestList: (is5 ? goods : (partyOf('MF')?.goods ?? [])).map((line) => ({
      hsCode: line.htsNumber,
      hsCountryCode: line.originCountry,
    })),
  };
  for (const [entity, prefix] of blocksOf(is5)) {
    const party = partyOf(entity);
    record[`${prefix}Name`] = party?.name ?? '';
    record[`${prefix}Addr`] = addressOf(party?.address ?? []);
    record[`${prefix}City`] = party?.place?.city ?? '';
    record[`${prefix}CountryCode`] = party?.place?.country ?? '';
  }
  if (is5) {
    record['dischargingPortCode'] = portOf(routing?.unladingPort);
    record['deliveryCode'] = portOf(routing?.deliveryPlace);
    return record as unknown as Bill;
  }
  for (const [entity, who] of Object.entries(NUMBERED)) {
    const party = partyOf(entity);
    record[`${who}Type`] = party?.qualifier ?? '';
    record[`${who}Id`] = party?.identifier ?? '';
    record[`${who}Birth`] = dayOf(party?.birthDate ?? '');
    record[`${who}Country`] = party?.passportCountry ?? '';
  }
  const reference = (qualifier: string): string =>
    references.find((found) => found.qualifier === qualifier)?.value ?? '';
  const holder = header.bondHolder;
  Object.assign(record, {
    bondHolderId: holder,
    bondHolderType: holder === record['importerId'] ? 'IM' : holder === record['consigneeId'] ? 'CN' : 'OT',
    bondType: header.bondType === '9' ? 'Single' : 'Continuous',
    suretyCode: reference('V1'),
    bondReferenceNo: reference('SBN'),
  });
  return record as unknown as Bill;
}

const portOf = (code = ''): string => (code ? `${code}|${code}` : '');
const dayOf = (text: string): string => text.replace(/^(\d\d)(\d\d)(\d{4})$/u, '$3-$1-$2');
