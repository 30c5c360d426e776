import { ADDRESS_RECORDS, isIsf5, type IsfGoods, type IsfMessage, type IsfParty } from './isfMessage.ts';
import { writeRecord, type CustomsRecord } from './recordLine.ts';

/** Unstructured street address. */
const STREET = '15';

/**
 * The records of a message in the chapter's order. A deletion is its header alone.
 * @example recordsOf(message).map(writeRecord).join('\n')
 */
export function recordsOf(message: IsfMessage): CustomsRecord[] {
  const { header, bills, references, parties, goods, routing } = message;
  const records = [recordOf('SF10', { ...header })];
  if (header.action === 'D') return records;
  for (const bill of bills) records.push(recordOf('SF15', { ...bill }));
  for (const reference of references) records.push(recordOf('SF20', { ...reference }));
  for (const party of parties) records.push(...partyRecords(party));
  if (isIsf5(header.submissionType)) records.push(...goodsRecords(goods));
  if (routing) records.push(recordOf('SF50', { ...routing }));
  return records;
}

/** The message as it goes over the wire: lines of 80 columns. @throws Error when a value does not fit its columns */
export const writeIsf = (message: IsfMessage): string => recordsOf(message).map(writeRecord).join('\n');

function partyRecords({ address, place, goods, ...party }: IsfParty): CustomsRecord[] {
  return [
    recordOf('SF30', { ...party }),
    ...address.slice(0, ADDRESS_RECORDS).map((text) => recordOf('SF35', { qualifier: STREET, text })),
    ...(place ? [recordOf('SF36', { ...place })] : []),
    ...goodsRecords(goods),
  ];
}

const goodsRecords = (goods: readonly IsfGoods[]): CustomsRecord[] =>
  goods.map((line) => recordOf('SF40', { ...line }));

function recordOf(record: string, values: Record<string, string>): CustomsRecord {
  return { record, values: Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) };
}
