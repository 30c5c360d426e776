import { ISF_10, ISF_5, type BillType } from '#contract/codes.ts';
import { billEntity, type Bill } from '#contract/entities/bill.ts';
import { fieldText } from '#schema/recordText.ts';

/** Only numbers and names are searched, while a bill may hold megabytes. */
const SEARCH_MAX = 40_000;
/** Longer than any number. A bill may hold any text in its place, but an index entry is limited. */
const NUMBER_MAX = 100;
/** Searched in addition to the names of all parties. */
const SEARCHED_FIELDS = [
  'importerId',
  'consigneeId',
  'bondHolderId',
  'template_name',
  'houseScac',
  'clientRef',
  'vesselVoyage',
];

const SEARCHED: Readonly<Record<BillType, readonly string[]>> = {
  [ISF_5]: searchedFields(ISF_5),
  [ISF_10]: searchedFields(ISF_10),
};

/** A B/L number as drafts store it for look-ups. */
export const draftNumber = (amsNo: string): string => amsNo.trim().toUpperCase();

/** The non-blank B/L numbers of a bill, trimmed and upper-cased. */
export function amsNosOf(bill: Bill): string[] {
  return bill.amsRequestList.map((row) => draftNumber(row.amsNo).slice(0, NUMBER_MAX)).filter((amsNo) => amsNo !== '');
}

/** The search text of a draft or template: numbers, names and its last editor, upper-cased, one per line. */
export function billSearchText(bill: Bill, operatorName: string): string {
  const texts = SEARCHED[bill.billType].map((name) => billText(bill, name));
  return [...amsNosOf(bill), ...texts, operatorName].filter(Boolean).join('\n').toUpperCase().slice(0, SEARCH_MAX);
}

/** The text of a field; empty when the filing type has no such field. */
export const billText = (bill: Bill, name: string): string => fieldText(bill, name);

function searchedFields(billType: BillType): string[] {
  const names = Object.keys(billEntity(billType).fields).filter((name) => name.endsWith('Name'));
  return SEARCHED_FIELDS.concat(names);
}
