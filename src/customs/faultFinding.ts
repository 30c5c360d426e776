import { findField } from './findField.ts';
import type { Finding } from './finding.ts';
import { LAYOUTS } from './layouts.ts';
import type { LineFault, LineFaultName } from './lineFault.ts';
import type { ReadIsf } from './readIsf.ts';

/** The texts that customs would print for an invalid line; the codes are not published. */
const NARRATIVES: Record<LineFaultName, string> = {
  tooShort: 'RECORD SHORTER THAN 80',
  tooLong: 'RECORD LONGER THAN 80',
  unknownRecord: 'UNKNOWN RECORD',
  foreignCharacter: 'INVALID CHARACTER',
  missingElement: 'MANDATORY ELEMENT MISSING',
  notFiller: 'FILLER MUST BE SPACES',
  outOfOrder: 'RECORD OUT OF ORDER',
  tooMany: 'TOO MANY RECORDS',
  incomplete: 'RECORD MISSING AFTER THIS ONE',
};

/** A fault of a line as a finding with columns and form field. */
export function faultFinding({ line, record, column, fault, element }: LineFault, read: ReadIsf): Finding {
  const place = read.places[line];
  const columns = LAYOUTS.get(record)?.elements.find(({ name }) => name === element);
  const submissionType = read.message?.header.submissionType ?? '';
  return {
    name: fault,
    // Class X has every character of customs' list; elsewhere the code is not known.
    code: fault === 'foreignCharacter' && columns?.of === 'X' ? '370' : null,
    ams: null,
    source: 'chapter',
    severity: 'reject',
    narrative: NARRATIVES[fault],
    line,
    record,
    element: element ?? null,
    from: columns?.from ?? column,
    to: columns?.to ?? column,
    field: fieldOfLine(),
    args: { line: line + 1, column, record },
  };

  function fieldOfLine(): string | null {
    if (!place) return null;
    if (element) return findField({ ...place, element }, submissionType);
    return fault === 'tooMany' ? findField({ ...place, element: FIRST_TEXT[record] ?? '' }, submissionType) : null;
  }
}

/** If there are too many records, the element that the user typed. */
const FIRST_TEXT: Record<string, string> = { SF15: 'number', SF35: 'text', SF40: 'htsNumber' };
