import { ISF_5 } from '#contract/codes.ts';
import { customsLines } from '#contract/customsLines.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { fieldText } from '#schema/recordText.ts';
import { addressLines, addressRecords } from './addressRecords.ts';
import type { TransitBond } from './bondOnWire.ts';
import type { EditSeverity } from './edits/edit.ts';
import { findField } from './findField.ts';
import type { Finding } from './finding.ts';
import { LAYOUTS } from './layouts.ts';
import type { MessageAction } from './messageAction.ts';
import { partyBlocks } from './partyEntities.ts';
import type { ReadIsf } from './readIsf.ts';
import { withoutPunctuation } from './wireForm.ts';
import type { CutLine } from './writeIncomplete.ts';

/** Findings that customs cannot have, because they are not in the records: values that were cut or changed to fit. */
export function formFindings(bill: Bill, action: MessageAction, lines: CutLine[], read: ReadIsf): Finding[] {
  const found = lines.flatMap(({ cut }, line) => cut.map((element) => cutFinding(line, element, read)));
  return action === 'D' ? found : [...found, ...changedAddresses(bill, read), ...changedCities(bill, read)];
}

/** A line in the second half of a record loses its punctuation if the records do not suffice otherwise. */
function changedAddresses(bill: Bill, read: ReadIsf): Finding[] {
  return partyBlocks(bill.billType === ISF_5).flatMap(([entity, prefix]) => {
    const lines = customsLines(fieldText(bill, `${prefix}Addr`));
    const sent = addressLines(addressRecords(lines));
    const party = read.message?.parties.find((one) => one.entity === entity);
    if (!party || party.address.length === 0 || lines.join(' ') === sent.join(' ')) return [];
    const line = read.places.findIndex((place) => place?.record === 'SF35' && place.entity === entity);
    const at = { record: 'SF35', element: 'text', line };
    return [ownFinding('addressChanged', 'warning', `${prefix}Addr`, read, at, { sent: sent.join(' ') })];
  });
}

/** [X03] Sources differ on whether an ISF-5 needs a bond: customs may answer 121. */
export const bondFindings = (bill: Bill, bond: TransitBond | undefined, read: ReadIsf): Finding[] =>
  bill.billType === ISF_5 && bond?.holder === ''
    ? [ownFinding('transitBondMissing', 'warning', null, read, { record: 'SF10', element: 'bondHolder' })]
    : [];

/** [X02] Until customs gave its transaction number, R and D carry ours instead, which customs may answer with 108. */
export function numberFindings(action: MessageAction, customsNo: string | undefined, read: ReadIsf): Finding[] {
  if (action === 'A' || customsNo || !read.message?.header.transactionNumber) return [];
  return [ownFinding('customsNoMissing', 'warning', null, read, { record: 'SF10', element: 'transactionNumber' })];
}

function changedCities(bill: Bill, read: ReadIsf): Finding[] {
  return partyBlocks(bill.billType === ISF_5).flatMap(([entity, prefix]) => {
    const typed = fieldText(bill, `${prefix}City`);
    const sent = withoutPunctuation(typed);
    if (typed === sent || sent === '' || fieldText(bill, `${prefix}Id`) !== '') return [];
    const line = read.places.findIndex((place) => place?.record === 'SF36' && place.entity === entity);
    const at = { record: 'SF36', element: 'city', line };
    return [ownFinding('cityChanged', 'warning', `${prefix}City`, read, at, { value: typed, sent })];
  });
}

function cutFinding(line: number, element: string, read: ReadIsf): Finding {
  const place = read.places[line];
  const record = place?.record ?? '';
  const field = place ? findField({ ...place, element }, read.message?.header.submissionType ?? '') : null;
  const columns = LAYOUTS.get(record)?.elements.find(({ name }) => name === element);
  const max = columns ? columns.to - columns.from + 1 : 0;
  return ownFinding('valueCut', 'reject', field, read, { record, element, line }, { max });
}

function ownFinding(
  name: string,
  severity: EditSeverity,
  field: string | null,
  { places }: ReadIsf,
  { record, element, line = 0 }: { record: string; element: string; line?: number },
  args: Finding['args'] = {},
): Finding {
  const columns = LAYOUTS.get(record)?.elements.find(({ name: own }) => own === element);
  return {
    name,
    code: null,
    ams: null,
    source: 'tool',
    severity,
    narrative: '',
    line: places[line] ? line : null,
    record,
    element,
    from: columns?.from ?? 0,
    to: columns?.to ?? 0,
    field,
    args,
  };
}
