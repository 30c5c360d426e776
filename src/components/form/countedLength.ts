import { countCharacters } from '#schema/countCharacters.ts';
import type { FieldPlace } from './recordTree.ts';

/** Fields shorter than this are counted at a glance. */
const SHORT = 30;
/** The part of the limit from which on people need the count. */
const NEAR = 0.8;

/** A character count near the limit, of the text as it will be committed; null where none is needed. */
export function countedLength(
  place: FieldPlace | null,
  text: string,
  clean: (place: FieldPlace, text: string) => string,
): number | null {
  if (place?.field.kind !== 'text' || !place.field.max || place.field.code || place.field.max < SHORT) return null;
  if (text.length < place.field.max * NEAR) return null;
  return countCharacters(clean(place, text));
}
