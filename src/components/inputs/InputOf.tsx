import type { ComponentType } from 'react';
import type { ScalarField } from '#schema/field.ts';
import { ChoiceInput } from './ChoiceInput.tsx';
import { DateInput } from './DateInput.tsx';
import type { InputProps } from './inputProps.ts';
import { LookupInput } from './LookupInput.tsx';
import { TextInput } from './TextInput.tsx';

/** Every kind of field has its input: a new kind does not compile until it has one here. */
const INPUTS: { [K in ScalarField['kind']]: ComponentType<InputProps<Extract<ScalarField, { kind: K }>>> } = {
  text: TextInput,
  choice: ChoiceInput,
  lookup: LookupInput,
  date: DateInput,
  dateTime: DateInput,
};

/** The input of a field, by its kind. */
export function InputOf(props: InputProps) {
  const Input = INPUTS[props.field.kind] as ComponentType<InputProps>;
  return <Input {...props} />;
}
