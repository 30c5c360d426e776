import type { ScalarField } from '#schema/field.ts';

/** What every input gets. It reads and writes its value through the form around it. */
export interface InputProps<F extends ScalarField = ScalarField> {
  field: F;
  fieldKey: string;
  id: string;
  /** Where no label stands: the accessible name. */
  label?: string | undefined;
  isRequired?: boolean;
  isInvalid: boolean;
  isWarned?: boolean;
  describedBy?: string | undefined;
  /** Rises when the value was written by something else than this input. */
  writes: number;
  lines?: number | undefined;
  /** Stands in an empty control. */
  placeholder?: string | undefined;
}

/** Attributes that all native controls of a form have in common. `FormRoot` listens by `name`. */
export function controlProps({
  fieldKey,
  id,
  label,
  isRequired,
  isInvalid,
  isWarned,
  describedBy,
  placeholder,
}: InputProps) {
  return {
    id,
    name: fieldKey,
    'aria-label': label,
    'aria-required': isRequired || undefined,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': describedBy,
    'data-warned': isWarned || undefined,
    placeholder,
    autoComplete: 'off',
  };
}
