import { ADDRESS_RECORDS, allowedEntities, isIsf5, ROWS_MAX, type IsfMessage } from './isfMessage.ts';
import type { CustomsRecord } from './recordLine.ts';

/** Position of each record in the order of the CATAIR ISF chapter. */
const STEPS: Record<string, number> = { SF10: 0, SF13: 1, SF15: 2, SF20: 3, SF25: 4, SF30: 5, SF50: 6 };
const PARTIES = 5;
const REPEATED = new Set(['SF15', 'SF20', 'SF25', 'SF30']);
/** The records that may precede each part of a party. */
const PART_AFTER: Record<string, readonly string[]> = {
  SF31: ['SF30', 'SF31'],
  SF35: ['SF30', 'SF31', 'SF35'],
  SF36: ['SF35'],
};

export interface ReadSoFar {
  hasHeader: boolean;
  /** Position of the last record that has one. */
  step: number;
  last: string;
}

export function mayFollow(record: CustomsRecord, { hasHeader, step, last }: ReadSoFar, found: IsfMessage): boolean {
  const { submissionType, shipmentType, action } = found.header;
  if (record.record === 'SF10') return !hasHeader;
  if (!hasHeader || action === 'D') return false;
  const isFive = isIsf5(submissionType);
  if (record.record in PART_AFTER) return step === PARTIES && PART_AFTER[record.record]?.includes(last) === true;
  if (record.record === 'SF40') return step === PARTIES && goodsMayFollow(last, found, isFive);
  const own = STEPS[record.record];
  if (own === undefined || own < step || (own === step && !REPEATED.has(record.record))) return false;
  if (record.record === 'SF13') return shipmentType === '11';
  if (record.record === 'SF50') return isFive;
  return record.record !== 'SF30' || (!(isFive && found.goods.length > 0) && partyMayFollow(record, found));
}

/** Whether a misplaced record still belongs to the filing; a second header or an answer does not. */
export const isOfFiling = ({ record }: CustomsRecord, { hasHeader }: ReadSoFar): boolean =>
  hasHeader && record !== 'SF10' && (record in STEPS || record in PART_AFTER || record === 'SF40');

export const stepAfter = ({ record }: CustomsRecord, { step }: ReadSoFar): number =>
  Math.max(step, STEPS[record] ?? step);

/** HS codes of an ISF-10 follow a manufacturer, those of an ISF-5 the last party. */
function goodsMayFollow(last: string, { parties }: IsfMessage, isFive: boolean): boolean {
  return ['SF30', 'SF31', 'SF36', 'SF40'].includes(last) && (isFive || parties.at(-1)?.entity === 'MF');
}

/** Parties must be grouped in the chapter's order; unknown entities are ignored. */
function partyMayFollow({ values }: CustomsRecord, { header, parties }: IsfMessage): boolean {
  const order = allowedEntities(header.submissionType);
  const own = order.indexOf(values['entity'] ?? '');
  return own < 0 || parties.every(({ entity }) => order.indexOf(entity) <= own);
}

/** Whether the message already has the maximum number of this record. */
export function isFull(
  { record }: CustomsRecord,
  { bills, references, containers, parties, goods }: IsfMessage,
): boolean {
  const party = parties.at(-1);
  if (record === 'SF15') return bills.length >= ROWS_MAX;
  if (record === 'SF20') return references.length >= ROWS_MAX;
  if (record === 'SF25') return containers.length >= ROWS_MAX;
  if (record === 'SF30') return parties.length >= ROWS_MAX;
  if (record === 'SF35') return (party?.address.length ?? 0) >= ADDRESS_RECORDS;
  if (record === 'SF40') return goods.length + (party?.goods.length ?? 0) >= ROWS_MAX;
  return false;
}
