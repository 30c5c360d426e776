import { isIsf5, type IsfGoods, type IsfMessage, type IsfParty } from './isfMessage.ts';
import { writeRecord, type CustomsRecord } from './recordLine.ts';

/**
 * The records of a message in the order of the CATAIR ISF chapter. A deletion is a header alone.
 * @example toRecords(message).map(writeRecord).join('\n')
 */
export function toRecords(message: IsfMessage): CustomsRecord[] {
  const { header, shipment, bills, references, containers, parties, goods, routing } = message;
  const head = [toRecord('SF10', header)];
  if (header.action === 'D') return head;
  return [
    ...head,
    ...(shipment ? [toRecord('SF13', shipment)] : []),
    ...bills.map((bill) => toRecord('SF15', bill)),
    ...references.map((reference) => toRecord('SF20', reference)),
    ...containers.map((container) => toRecord('SF25', container)),
    ...parties.flatMap(partyRecords),
    ...(isIsf5(header.submissionType) ? goodsRecords(goods) : []),
    ...(routing ? [toRecord('SF50', routing)] : []),
  ];
}

/**
 * Encodes a message in lines of 80 columns.
 * @throws Error if a value does not fit its columns
 */
export const writeIsf = (message: IsfMessage): string => toRecords(message).map(writeRecord).join('\n');

function partyRecords({ secondNames, address, place, goods, ...party }: IsfParty): CustomsRecord[] {
  return [
    toRecord('SF30', party),
    ...secondNames.map((name) => toRecord('SF31', name)),
    ...address.map((line) => toRecord('SF35', line)),
    ...(place ? [toRecord('SF36', place)] : []),
    ...goodsRecords(goods),
  ];
}

const goodsRecords = (goods: readonly IsfGoods[]): CustomsRecord[] => goods.map((line) => toRecord('SF40', line));

function toRecord(record: string, given: object): CustomsRecord {
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(given)) if (value !== '') values[name] = value;
  return { record, values };
}
