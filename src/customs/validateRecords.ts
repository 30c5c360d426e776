import type { EditContext } from './edits/edit.ts';
import { EDITS } from './edits/edits.ts';
import { faultFinding } from './faultFinding.ts';
import { findField } from './findField.ts';
import type { Finding } from './finding.ts';
import { LAYOUTS } from './layouts.ts';
import { placeKey, type Place } from './place.ts';
import { readIsf, type ReadIsf } from './readIsf.ts';

/**
 * Validates a filing's records: faults of their lines, then every edit in the order of the table. Used by the rehearsal
 * and by the practice customs; both see only the records.
 * @param records lines of 80 columns
 * @param context with a register, the edits that need customs' data are checked too
 * @example validateRecords(['SF10…', 'SF15…'], { filerCode: 'HBRL', today: '2026-11-21' }).map(({ code }) => code)
 */
export function validateRecords(
  records: readonly string[],
  context: EditContext = {},
  read: ReadIsf = readIsf(records),
): Finding[] {
  const { message, faults } = read;
  if (!message) return faults.map((fault) => faultFinding(fault, read));
  const { submissionType, importerQualifier } = message.header;
  // Most messages have no finding; loops and a late table keep those cheap.
  const found: Finding[] = [];
  let lineOf: LineOf | undefined;
  for (const edit of EDITS) {
    for (const { args = {}, ...place } of edit.find(message, context)) {
      const { name, source, code = null, ams = null, severity, narrative } = edit;
      lineOf ??= linesByPlace(read);
      found.push({
        name,
        code,
        ams,
        source,
        severity,
        narrative,
        ...locateColumns(place, lineOf),
        field: findField(place.record === 'SF10' ? { ...place, qualifier: importerQualifier } : place, submissionType),
        args,
      });
    }
  }
  if (faults.length === 0) return found;
  // If an edit reports an element, its blank or invalid-character fault is not repeated.
  const reported = new Set(found.map(({ line, element }) => `${line} ${element}`));
  const rest = faults.filter(({ line, element }) => element === undefined || !reported.has(`${line} ${element}`));
  return [...rest.map((fault) => faultFinding(fault, read)), ...found];
}

type LineOf = (place: Place) => number | null;

function linesByPlace({ places }: ReadIsf): LineOf {
  const lines = new Map<string, number>();
  places.forEach((place, line) => {
    if (place && !lines.has(placeKey(place))) lines.set(placeKey(place), line);
  });
  return (place) => (isAbsent(place) ? null : (lines.get(placeKey(place)) ?? null));
}

/** A place without its party or row index refers to a record that the message lacks. */
const isAbsent = ({ record, index, party }: Place): boolean =>
  PARTY_RECORDS.has(record) ? party === undefined : LISTED.has(record) && index === undefined;
const PARTY_RECORDS = new Set(['SF30', 'SF31', 'SF35', 'SF36']);
const LISTED = new Set(['SF15', 'SF20', 'SF25', 'SF40']);

type Columns = Pick<Finding, 'line' | 'record' | 'element' | 'from' | 'to'>;

function locateColumns(place: Place, lineOf: LineOf): Columns {
  const { record, element, party } = place;
  const line = lineOf(place);
  if (line === null && party !== undefined && record !== 'SF30') {
    // A missing record of a party is reported at the party.
    return { ...locateColumns({ record: 'SF30', element: 'name', party }, lineOf), element };
  }
  const found = LAYOUTS.get(record)?.elements.find(({ name }) => name === element);
  const columns = line === null ? { from: 0, to: 0 } : { from: found?.from ?? 1, to: found?.to ?? 80 };
  return { line, record, element, ...columns };
}
