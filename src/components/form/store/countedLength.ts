import { countCharacters } from '#schema/countCharacters.ts';
import type { FieldPlace } from './recordTree.ts';

/** Shorter fields need no count. */
const SHORT = 30;
/** Share of the limit from which the count is shown. */
const NEAR = 0.8;

/** The length of the cleaned text if it is near the limit, else null. */
export function countedLength(
  place: FieldPlace | null,
  text: string,
  clean: (place: FieldPlace, text: string) => string,
): number | null {
  if (place?.field.kind !== 'text' || !place.field.max || place.field.code || place.field.max < SHORT) return null;
  if (text.length < place.field.max * NEAR) return null;
  return countCharacters(clean(place, text));
}
