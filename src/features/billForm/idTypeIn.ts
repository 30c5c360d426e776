import type { AnyRecord } from '#schema/field.ts';
import { textOf } from '#schema/problems.ts';

/** The field that says of which kind an ID number is. */
export const ID_TYPE_FIELDS: Readonly<Record<string, string>> = {
  importerId: 'importerType',
  consigneeId: 'consigneeType',
};

/** The kind chosen for an ID number, the bond holder's by who holds the bond; null for any other field. */
export function idTypeIn(record: AnyRecord, name: string): string | null {
  if (name === 'bondHolderId') {
    const holder = { IM: 'importerType', CN: 'consigneeType' }[textOf(record, 'bondHolderType')];
    return holder ? textOf(record, holder) : '';
  }
  const type = ID_TYPE_FIELDS[name];
  return type ? textOf(record, type) : null;
}
