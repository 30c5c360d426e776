import type { Entity, RuleContext } from './entity.ts';
import type { AnyRecord, Fields, ScalarField } from './field.ts';
import { fieldIssues } from './fieldIssues.ts';
import { collectIssues, createFieldValidators, type FieldValidator, type ValueValidator } from './fieldValidators.ts';
import { issueAt, type Issue } from './issue.ts';

const validatorCache = new WeakMap<Fields, FieldValidator[]>();

/**
 * All problems of a record at once; browser and portal call the same function ([V25]).
 * @param record text as typed; unknown or missing values count as empty
 * @example problems(isf10, bill, { now: new Date() }) // [{ path: 'bugerName', message: 'validation.required', ... }]
 */
export function problems(of: Entity, record: AnyRecord, context: RuleContext): Issue[] {
  const validators = validatorCache.get(of.fields) ?? createFieldValidators(of.fields, createValueValidator);
  validatorCache.set(of.fields, validators);
  const found: Issue[] = [];
  collectIssues(found, validators, record);
  for (const rule of of.rules) found.push(...rule(record, context));
  return found;
}

/** Gives errors first, then warnings. */
export function createValueValidator(name: string, field: ScalarField): ValueValidator {
  const { warnings = [] } = field;
  return (value, record) => {
    const found = fieldIssues(field, value, record).map((message) => issueAt(name, message));
    if (value === '') return found;
    for (const check of warnings) {
      const message = check(value, record);
      if (message) found.push(issueAt(name, message, 'warning'));
    }
    return found;
  };
}

/** @example isSendable(problems(ship, record, { now: new Date() })) */
export function isSendable(found: readonly Issue[]): boolean {
  return found.every((issue) => issue.severity !== 'error');
}
