import type { Bill } from '#contract/entities/bill.ts';
import { fieldRows, fieldText } from '#schema/recordText.ts';
import { loadingTime } from './draftFacts.ts';

/** Searched in addition to numbers, remark and the names of all parties. */
const SEARCHED_FIELDS = ['clientRef', 'vesselVoyage', 'importerId', 'consigneeId'];
/** As many HS codes as customs takes for one filing's search; a bill may repeat a code in hundreds of rows. */
const HS_CODES_MAX = 200;

/** Columns of a filing that the list shows, sorts and searches, computed from its bill. */
export function filingFacts(isfNo: string, bill: Bill) {
  return {
    buyer_name: fieldText(bill, 'bugerName'),
    importer_id: fieldText(bill, 'importerId'),
    vessel: fieldText(bill, 'vesselVoyage'),
    loading_at: loadingTime(bill),
    search: searchText(isfNo, bill),
  };
}

function searchText(isfNo: string, bill: Bill): string {
  const [row] = bill.amsRequestList;
  const names = Object.entries(bill).flatMap(([name, value]) =>
    name.endsWith('Name') && typeof value === 'string' ? [value] : [],
  );
  const hsCodes = new Set(fieldRows(bill, 'billHsRequestList').map((line) => fieldText(line, 'hsCode')));
  const fields = SEARCHED_FIELDS.map((name) => fieldText(bill, name));
  const texts = [isfNo, row?.amsNo, row?.userRemark, ...fields, ...names, ...[...hsCodes].slice(0, HS_CODES_MAX)];
  return texts.filter(Boolean).join('\n').toUpperCase();
}
