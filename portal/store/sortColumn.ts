import { refuse } from '../refusal.ts';

/**
 * The column that a list is sorted by.
 * @param columns sortable fields and their columns
 * @throws Refusal `invalid` for any other field
 */
export function sortColumn<const C extends Record<string, string>>(
  columns: C,
  field: string | undefined,
): C[keyof C] | null {
  if (field === undefined) return null;
  if (Object.hasOwn(columns, field)) return columns[field as keyof C];
  throw refuse('invalid', { errors: { sortField: { message: 'validation.choice', args: { value: field } } } });
}
