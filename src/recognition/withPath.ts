import type { AnyRecord } from '#schema/field.ts';

/** A copy of a record with another value at a path such as `amsRequestList.0.amsNo`. */
export function withPath(record: AnyRecord, path: string, value: string): AnyRecord {
  const [name = '', row, inner] = path.split('.');
  if (row === undefined || inner === undefined) return { ...record, [name]: value };
  const rows = Array.isArray(record[name]) ? [...(record[name] as AnyRecord[])] : [];
  rows[Number(row)] = { ...rows[Number(row)], [inner]: value };
  return { ...record, [name]: rows };
}
