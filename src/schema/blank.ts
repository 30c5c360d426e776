import type { Entity, EntityRecord } from './entity.ts';
import type { AnyRecord, Fields } from './field.ts';

/** @example blankRecord(ship) // { name: '', flag: '' }; with the initial values and the declared number of rows */
export function blankRecord<E extends Entity>(of: E): EntityRecord<E> {
  return blankFields(of.fields) as EntityRecord<E>;
}

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
