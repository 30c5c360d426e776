import { isIsf5, type IsfGoods, type IsfMessage, type IsfParty } from './isfMessage.ts';
import { writeRecord, type CustomsRecord } from './recordLine.ts';

/**
 * The records of a message in the order of the CATAIR ISF chapter. A deletion is a header alone.
 * @example toRecords(message).map(writeRecord).join('\n')
 */
export function toRecords(message: IsfMessage): CustomsRecord[] {
  const { header, shipment, bills, references, containers, parties, goods, routing } = message;
  const head = [recordOf('SF10', header)];
  if (header.action === 'D') return head;
  return [
    ...head,
    ...(shipment ? [recordOf('SF13', shipment)] : []),
    ...bills.map((bill) => recordOf('SF15', bill)),
    ...references.map((reference) => recordOf('SF20', reference)),
    ...containers.map((container) => recordOf('SF25', container)),
    ...parties.flatMap(partyRecords),
    ...(isIsf5(header.submissionType) ? goodsRecords(goods) : []),
    ...(routing ? [recordOf('SF50', routing)] : []),
  ];
}

/**
 * Encodes a message in lines of 80 columns.
 * @throws Error if a value does not fit its columns
 */
export const writeIsf = (message: IsfMessage): string => toRecords(message).map(writeRecord).join('\n');

function partyRecords({ secondNames, address, place, goods, ...party }: IsfParty): CustomsRecord[] {
  return [
    recordOf('SF30', party),
    ...secondNames.map((name) => recordOf('SF31', name)),
    ...address.map((line) => recordOf('SF35', line)),
    ...(place ? [recordOf('SF36', place)] : []),
    ...goodsRecords(goods),
  ];
}

const goodsRecords = (goods: readonly IsfGoods[]): CustomsRecord[] => goods.map((line) => recordOf('SF40', line));

const recordOf = (record: string, values: object): CustomsRecord => ({
  record,
  values: Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')),
});
