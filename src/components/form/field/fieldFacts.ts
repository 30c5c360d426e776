import type { AnyRecord, FieldDeclaration, ScalarField } from '#schema/field.ts';
import { isRequired, isShown } from '#schema/fieldIssues.ts';
import type { FormStore } from '../store/formStore.ts';

/** The presence of a field as one primitive: `hidden`, `optional` or `required`. */
export function fieldPresence(
  field: FieldDeclaration | undefined,
  record: AnyRecord,
  name: string,
): 'hidden' | 'optional' | 'required' {
  if (!field || field.kind === 'rows' || !isShown(field, record, name)) return 'hidden';
  return isRequired(field, record) ? 'required' : 'optional';
}

/** Text style of a field: monospace, and capitals while typing. */
export function textFace(field: ScalarField): { code: boolean; upper: boolean } {
  return field.kind === 'text'
    ? { code: field.code === true, upper: field.upper === true }
    : { code: field.kind === 'date' || field.kind === 'dateTime', upper: field.kind === 'lookup' };
}

/** The DOM id of a field's control. */
export const domId = ({ idPrefix }: Pick<FormStore, 'idPrefix'>, key: string): string =>
  `${idPrefix}-${key.replaceAll('.', '-')}`;
