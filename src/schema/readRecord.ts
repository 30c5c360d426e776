import { CAPS } from './caps.ts';
import type { Entity, EntityRecord } from './entity.ts';
import { declaredFields, isRecord } from './record.ts';

/** Reads any value leniently: declared fields only, within the caps of a save; null for what is no record. */
export const readLeniently = <E extends Entity>(of: E, value: unknown): EntityRecord<E> | null =>
  isRecord(value) ? declaredFields(of.fields, value, CAPS) : null;

/** The same with every text at its length: what a person typed is not cut before they do it. */
export const readAsTyped = <E extends Entity>(of: E, value: unknown): EntityRecord<E> | null =>
  isRecord(value) ? declaredFields(of.fields, value, { ...CAPS, text: Infinity }) : null;
