import {
  ADDRESS_RECORDS,
  isIsf5,
  MOST_ROWS,
  type IsfGoods,
  type IsfHeader,
  type IsfMessage,
  type IsfParty,
} from './isfMessage.ts';
import { readRecord, type CustomsRecord, type LineFault, type LineFaultName } from './recordLine.ts';

/** What a text says, as far as it can be read, and every fault with its line and column. */
export interface ReadIsf {
  /** Null without a header. */
  message: IsfMessage | null;
  faults: LineFault[];
}

/** Where a record may stand: its step in the order of the chapter. */
const STEPS: Record<string, number> = { SF10: 0, SF13: 1, SF15: 2, SF20: 3, SF25: 4, SF30: 5, SF50: 7 };
const PARTY_PARTS = new Set(['SF31', 'SF35', 'SF36', 'SF40']);

/**
 * Reads a message line by line: what is cut, too long, unknown or out of order is told with record and column, and what
 * is whole is still read.
 * @example readIsf(text).faults // [{ line: 3, record: 'SF15', column: 80, fault: 'tooShort' }]
 */
export function readIsf(text: string): ReadIsf {
  const faults: LineFault[] = [];
  const found: IsfMessage = { header: blankHeader(), bills: [], references: [], parties: [], goods: [], routing: null };
  let hasHeader = false;
  let step = -1;
  let part = '';
  text.split('\n').forEach((line, index) => {
    const number = index + 1;
    const { record, faults: own } = readRecord(line, number);
    faults.push(...own);
    if (!record) return;
    const say = (fault: LineFaultName): void =>
      void faults.push({ line: number, record: record.record, column: 1, fault });
    if (!follows(record, step, part, found, hasHeader)) say('outOfOrder');
    if (isTooMany(record, found)) say('tooMany');
    hasHeader ||= record.record === 'SF10';
    step = Math.max(step, STEPS[record.record] ?? step);
    part = record.record;
    take(found, record);
  });
  return { message: hasHeader ? found : null, faults };
}

function follows(
  { record }: CustomsRecord,
  step: number,
  part: string,
  found: IsfMessage,
  hasHeader: boolean,
): boolean {
  if (record === 'SF10') return !hasHeader;
  if (!hasHeader || found.header.action === 'D') return false;
  if (record === 'SF40' && isIsf5(found.header.submissionType)) return step === STEPS['SF30'];
  if (PARTY_PARTS.has(record)) return step === STEPS['SF30'] && PART_AFTER[record]?.includes(part) === true;
  const own = STEPS[record];
  if (own === undefined) return false;
  if (record === 'SF30' && isIsf5(found.header.submissionType) && found.goods.length > 0) return false;
  return own >= step && (own !== step || REPEATED.has(record));
}

const REPEATED = new Set(['SF15', 'SF20', 'SF25', 'SF30']);
/** What may stand right before each part of a party. */
const PART_AFTER: Record<string, readonly string[]> = {
  SF31: ['SF30', 'SF31'],
  SF35: ['SF30', 'SF31', 'SF35'],
  SF36: ['SF35'],
  SF40: ['SF30', 'SF36', 'SF40'],
};

function isTooMany({ record }: CustomsRecord, found: IsfMessage): boolean {
  const party = found.parties.at(-1);
  if (record === 'SF15') return found.bills.length >= MOST_ROWS;
  if (record === 'SF20') return found.references.length >= MOST_ROWS;
  if (record === 'SF30') return found.parties.length >= MOST_ROWS;
  if (record === 'SF35') return (party?.address.length ?? 0) >= ADDRESS_RECORDS * 2;
  if (record === 'SF40') return goodsPlace(found).length >= MOST_ROWS;
  return false;
}

function take(found: IsfMessage, { record, values }: CustomsRecord): void {
  const text = (name: string): string => values[name] ?? '';
  const party = found.parties.at(-1);
  if (record === 'SF10') Object.assign(found.header, values);
  if (record === 'SF15') found.bills.push({ qualifier: text('qualifier'), number: text('number') });
  if (record === 'SF20') found.references.push({ qualifier: text('qualifier'), value: text('value') });
  if (record === 'SF30') found.parties.push({ ...blankParty(), ...values });
  if (record === 'SF35') party?.address.push(...[text('text'), text('secondText')].filter(Boolean));
  if (record === 'SF36' && party) party.place = { city: '', subdivision: '', postalCode: '', country: '', ...values };
  if (record === 'SF40') goodsPlace(found).push({ htsNumber: text('htsNumber'), originCountry: text('originCountry') });
  if (record === 'SF50') {
    found.routing = { unladingQualifier: '', unladingPort: '', deliveryQualifier: '', deliveryPlace: '', ...values };
  }
}

const goodsPlace = (found: IsfMessage): IsfGoods[] =>
  isIsf5(found.header.submissionType) ? found.goods : (found.parties.at(-1)?.goods ?? found.goods);

const blankHeader = (): IsfHeader => ({
  submissionType: '',
  shipmentType: '',
  action: '',
  actionReason: '',
  importerQualifier: '',
  importerNumber: '',
  birthDate: '',
  transportMode: '',
  transactionNumber: '',
  carrierScac: '',
  bondHolder: '',
  bondActivity: '',
  bondType: '',
  issuingCountry: '',
});

const blankParty = (): IsfParty => ({
  entity: '',
  name: '',
  qualifier: '',
  identifier: '',
  passportCountry: '',
  birthDate: '',
  address: [],
  place: null,
  goods: [],
});
