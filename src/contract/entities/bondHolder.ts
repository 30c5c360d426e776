import type { AnyRecord } from '#schema/field.ts';
import { fieldText } from '#schema/recordText.ts';

/** The field with the ID of the party that holds the bond; a bond of others has none. */
const ID_OF_HOLDER: Partial<Record<string, string>> = { IM: 'importerId', CN: 'consigneeId' };

export const bondHolderSource = (bondHolderType: string): string | undefined => ID_OF_HOLDER[bondHolderType];

/** The bond holder's ID is that of the party that holds the bond, unless another one is given. */
export function withBondHolder<R extends AnyRecord>(bill: R): R {
  const source = bondHolderSource(fieldText(bill, 'bondHolderType'));
  if (!source || fieldText(bill, 'bondHolderId') !== '') return bill;
  return { ...bill, bondHolderId: fieldText(bill, source) };
}
