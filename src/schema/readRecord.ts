import { CAPS } from './caps.ts';
import type { Entity, EntityRecord } from './entity.ts';
import { declaredFields, isRecord } from './record.ts';

/** The declared fields of any value, cut to the caps of a save; null if the value is not a record. */
export const readLeniently = <E extends Entity>(of: E, value: unknown): EntityRecord<E> | null =>
  isRecord(value) ? declaredFields(of.fields, value, CAPS) : null;

/** `readLeniently` without cutting texts: the user shortens a text that is too long. */
export const readAsTyped = <E extends Entity>(of: E, value: unknown): EntityRecord<E> | null =>
  isRecord(value) ? declaredFields(of.fields, value, { ...CAPS, text: Infinity }) : null;
