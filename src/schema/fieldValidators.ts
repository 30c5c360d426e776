import type { AnyRecord, Fields, ScalarField } from './field.ts';
import { issueAt, type Issue } from './issue.ts';
import { fieldsIn, fieldRows, fieldText } from './recordText.ts';

/** Gives the issues of one value. The array may be cached and shared: do not change it. */
export type ValueValidator = (value: string, record: AnyRecord) => readonly Issue[];

export type FieldValidator =
  | { kind: 'value'; name: string; validate: ValueValidator }
  | { kind: 'rows'; name: string; validators: readonly FieldValidator[]; atLeastOne: boolean };

/** @param validatorOf makes the validator of one field; its issues have the field's name as path */
export function createFieldValidators(
  fields: Fields,
  validatorOf: (name: string, field: ScalarField) => ValueValidator,
): FieldValidator[] {
  return fieldsIn(fields).map(([name, field]) =>
    field.kind === 'rows'
      ? {
          kind: 'rows',
          name,
          validators: createFieldValidators(field.of, validatorOf),
          atLeastOne: field.atLeastOne === true,
        }
      : { kind: 'value', name, validate: validatorOf(name, field) },
  );
}

export function collectIssues(
  found: Issue[],
  validators: readonly FieldValidator[],
  record: AnyRecord,
  prefix = '',
): void {
  for (const field of validators) {
    if (field.kind === 'value') addIssues(found, field.validate(fieldText(record, field.name), record), prefix);
    else {
      const path = prefix + field.name;
      const list = fieldRows(record, field.name);
      if (field.atLeastOne && list.length === 0) found.push(issueAt(path, { message: 'validation.atLeastOneRow' }));
      list.forEach((row, index) => collectIssues(found, field.validators, row, `${path}.${index}.`));
    }
  }
}

function addIssues(found: Issue[], issues: readonly Issue[], prefix: string): void {
  for (const issue of issues) found.push(prefix === '' ? issue : { ...issue, path: prefix + issue.path });
}
