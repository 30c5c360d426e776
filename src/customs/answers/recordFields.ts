import { findField } from '../findField.ts';
import { LAYOUTS } from '../layouts.ts';
import type { RecordPlace } from '../place.ts';

/**
 * The form fields that a record was written from, in column order.
 * @example recordFields({ record: 'SF50' }, '2') // ['dischargingPortCode', 'deliveryCode']
 */
export function recordFields(place: RecordPlace, submissionType: string): string[] {
  const elements = LAYOUTS.get(place.record)?.elements ?? [];
  const written = elements.filter(({ name }) => name !== 'record');
  const fields = written.map(({ name }) => findField({ ...place, element: name }, submissionType));
  return [...new Set(fields)].filter((field) => field !== null);
}
