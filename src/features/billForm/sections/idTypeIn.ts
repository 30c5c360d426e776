import type { AnyRecord } from '#schema/field.ts';
import { fieldText } from '#schema/recordText.ts';

export const ID_TYPE_FIELDS: Readonly<Record<string, string>> = {
  importerId: 'importerType',
  consigneeId: 'consigneeType',
};

/** The ID type chosen for an ID number; for the bond holder by the holding party; null for other fields. */
export function idTypeIn(record: AnyRecord, name: string): string | null {
  if (name === 'bondHolderId') {
    const holder = { IM: 'importerType', CN: 'consigneeType' }[fieldText(record, 'bondHolderType')];
    return holder ? fieldText(record, holder) : '';
  }
  const type = ID_TYPE_FIELDS[name];
  return type ? fieldText(record, type) : null;
}
