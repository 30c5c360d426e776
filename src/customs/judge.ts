import { EDITS, type Edit } from './edits.ts';
import type { IsfMessage } from './isfMessage.ts';
import { fieldOf, type Place } from './place.ts';

/** One edit that a message breaks, at one place. */
export interface Finding {
  code: string;
  twin: string | null;
  severity: Edit['severity'];
  place: Place;
  /** Path into the bill, where the form has a field for it. */
  field: string | null;
}

/** Every published edit that a message breaks; the same for the rehearsal and for the practice customs. */
export function judge(message: IsfMessage): Finding[] {
  return EDITS.flatMap(({ code, twin, severity, find }) =>
    find(message).map((place) => ({
      code,
      twin: twin ?? null,
      severity,
      place,
      field: fieldOf(place, message.header.submissionType, qualifierFor(code, message, place)),
    })),
  );
}

/** Which reference is meant: the one at the place, or the one that is missing. */
function qualifierFor(code: string, message: IsfMessage, { record, index }: Place): string {
  if (record !== 'SF20') return '';
  if (index !== undefined) return message.references[index]?.qualifier ?? '';
  return code === 'S13' ? 'SBN' : 'V1';
}
