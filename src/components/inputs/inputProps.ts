import type { ScalarField } from '#schema/field.ts';

/** Props of every input, which reads and writes its value through the form. */
export interface InputProps<F extends ScalarField = ScalarField> {
  field: F;
  fieldKey: string;
  id: string;
  /** Accessible name, if there is no visible label. */
  label?: string | undefined;
  isRequired?: boolean;
  isInvalid: boolean;
  isWarned?: boolean;
  describedBy?: string | undefined;
  /** Increases when the value is written programmatically. */
  writes: number;
  lines?: number | undefined;
  placeholder?: string | undefined;
}

/** Attributes common to all native controls. `FormRoot` listens by `name`. */
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
