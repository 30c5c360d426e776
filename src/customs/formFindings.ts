import { ISF_5 } from '#contract/codes.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { fieldText } from '#schema/recordText.ts';
import type { EditSeverity } from './edits/edit.ts';
import { findField } from './findField.ts';
import type { Finding } from './finding.ts';
import { LAYOUTS } from './layouts.ts';
import type { MessageAction } from './messageAction.ts';
import { partyBlocks } from './partyEntities.ts';
import type { ReadIsf } from './readIsf.ts';
import { wireCity } from './wireForm.ts';
import type { CutLine } from './writeIncomplete.ts';

/**
 * Findings that customs cannot have, because they are not in the records: values that the form cannot express, and
 * values that were changed to fit.
 */
export function formFindings(bill: Bill, action: MessageAction, lines: CutLine[], read: ReadIsf): Finding[] {
  const found = lines.flatMap(({ cut }, line) => cut.map((element) => cutFinding(line, element, read)));
  if (action === 'D') return found;
  if (bill.billType !== ISF_5 && bill.cargoType === '06') {
    found.push(ownFinding('carnetNotInForm', 'reject', 'cargoType', read, { record: 'SF10', element: 'shipmentType' }));
  }
  return [...found, ...changedCities(bill, read)];
}

function changedCities(bill: Bill, read: ReadIsf): Finding[] {
  return partyBlocks(bill.billType === ISF_5).flatMap(([entity, prefix]) => {
    const typed = fieldText(bill, `${prefix}City`);
    const sent = wireCity(typed);
    if (typed === sent || sent === '') return [];
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
