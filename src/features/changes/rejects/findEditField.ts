import { ISF_5, type BillType } from '#contract/codes.ts';
import { locateEdit } from '#customs/answers/locateEdit.ts';
import { findField } from '#customs/findField.ts';
import { SUBMISSION } from '#customs/isfMessage.ts';
import type { Place } from '#customs/place.ts';

/** Edits on other records than the header; a filing has one bill of lading. */
const PLACES: Readonly<Record<string, Place>> = {
  S08: { record: 'SF15', element: 'number' },
  S32: { record: 'SF15', element: 'number' },
  S33: { record: 'SF15', element: 'number' },
  S24: { record: 'SF20', element: 'value', qualifier: 'V1' },
};

/**
 * The field that fixes an edit, if the receipt names none.
 * @example findEditField('S17', ISF_10) // 'importerId'
 */
export function findEditField(edit: string | null, billType: BillType): string | null {
  if (edit === null) return null;
  const place = PLACES[edit] ?? locateEdit(edit, { record: 'SF10' });
  return place && findField(place, billType === ISF_5 ? SUBMISSION.isf5 : SUBMISSION.isf10);
}
