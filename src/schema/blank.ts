import type { Entity, EntityRecord } from './entity.ts';
import type { AnyRecord, Fields } from './field.ts';

/**
 * A record as a new form starts with: initial values, else empty text; rows as many as declared.
 * @example blankRecord(ship) // { name: '', flag: '' }
 */
export function blankRecord<E extends Entity>(of: E): EntityRecord<E> {
  return blankFields(of.fields) as EntityRecord<E>;
}

/** The same for a bare set of fields, e.g. one row of a list. */
export function blankFields(fields: Fields): AnyRecord {
  const record: AnyRecord = {};
  for (const [name, field] of Object.entries(fields)) {
    record[name] =
      field.kind === 'rows'
        ? Array.from({ length: field.start ?? 0 }, () => blankFields(field.of))
        : (field.initial ?? '');
  }
  return record;
}
