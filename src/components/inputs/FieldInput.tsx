import type { ComponentType } from 'react';
import type { ScalarField } from '#schema/field.ts';
import { ChoiceInput } from './ChoiceInput.tsx';
import { ChoicesInput } from './ChoicesInput.tsx';
import { DateInput } from './DateInput.tsx';
import type { InputProps } from './inputProps.ts';
import { LookupInput } from './LookupInput.tsx';
import { TextInput } from './TextInput.tsx';

/** The input of each field kind; a missing one does not compile. */
const INPUTS: { [K in ScalarField['kind']]: ComponentType<InputProps<Extract<ScalarField, { kind: K }>>> } = {
  text: TextInput,
  choice: ChoiceInput,
  choices: ChoicesInput,
  lookup: LookupInput,
  date: DateInput,
  dateTime: DateInput,
};

export function FieldInput(props: InputProps) {
  const Input = INPUTS[props.field.kind] as ComponentType<InputProps>;
  return <Input {...props} />;
}
