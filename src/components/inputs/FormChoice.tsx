import { useId, type ReactNode } from 'react';
import { useInput } from 'react-admin';
import { FormField } from './FormField.tsx';
import { useRefusedFocus } from './useRefusedFocus.ts';

interface FormChoiceProps {
  source: string;
  label: string;
  hint?: ReactNode;
  choices: readonly { id: string; name: string }[];
}

/**
 * One of a few choices in a react-admin `Form`.
 * @example <FormChoice source="role" label={t('people.role')} choices={roles} />
 */
export function FormChoice({ source, label, hint, choices }: FormChoiceProps) {
  const id = useId();
  const { field, fieldState } = useInput({ source });
  useRefusedFocus(id, fieldState.error);
  const { describedBy, error } = FormField.ids(id, fieldState.error?.message, hint);
  return (
    <FormField id={id} label={label} error={error} hint={hint}>
      <select {...field} id={id} aria-invalid={error !== undefined} aria-describedby={describedBy}>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.name}
          </option>
        ))}
      </select>
    </FormField>
  );
}
