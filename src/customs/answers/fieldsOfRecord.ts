import { fieldOf } from '../fieldOf.ts';
import { LAYOUTS } from '../layouts.ts';
import type { RecordPlace } from '../place.ts';

/**
 * The form fields that a record was written from, in column order.
 * @example fieldsOfRecord({ record: 'SF50' }, '2') // ['dischargingPortCode', 'deliveryCode']
 */
export function fieldsOfRecord(place: RecordPlace, submissionType: string): string[] {
  const elements = LAYOUTS.get(place.record)?.elements ?? [];
  const written = elements.filter(({ name }) => name !== 'record');
  const fields = written.map(({ name }) => fieldOf({ ...place, element: name }, submissionType));
  return [...new Set(fields)].filter((field) => field !== null);
}
