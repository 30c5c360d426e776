import type { Entity, RuleContext } from './entity.ts';
import type { AnyRecord, Check, ScalarField } from './field.ts';
import { collectIssues, createFieldValidators, type FieldValidator, type ValueValidator } from './fieldValidators.ts';
import type { Issue } from './issue.ts';
import { createValueValidator } from './problems.ts';
import { TextCache } from './textCache.ts';

interface SimilarRecords {
  sample: AnyRecord;
  /** Fields whose values may differ from the sample's. */
  varying: ReadonlySet<string>;
  /** The cache for the issues of a field; null for the default cache. */
  cacheFor?: (name: string) => IssueCache | null;
}

export interface IssueCache {
  get(value: string): readonly Issue[] | undefined;
  set(value: string, issues: readonly Issue[]): void;
}

interface BatchValidator {
  /** Issues of the values that all records share. */
  sharedIssues: readonly Issue[];
  /** The other issues of one record, in the order of `problems`. */
  validate: (record: AnyRecord, context: RuleContext) => Issue[];
}

/**
 * `problems` for thousands of records: caches issues by value and validates the values that all records share once.
 * @example const { validate } = createBatchValidator(isf10); bills.map((bill) => validate(bill, { now }))
 */
export function createBatchValidator(of: Entity, similar?: SimilarRecords): BatchValidator {
  const cacheFor = (field: ScalarField, name: string) =>
    (of.fields[name] === field && similar?.cacheFor?.(name)) || new TextCache<readonly Issue[]>();
  const validators = createFieldValidators(of.fields, (name, field) =>
    createCachingValidator(name, field, () => cacheFor(field, name)),
  );
  const isShared = ({ name }: FieldValidator): boolean => {
    const field = of.fields[name];
    if (similar?.varying.has(name) !== false || !field || field.kind === 'rows') return false;
    return typeof field.required !== 'function' && isCheckedAlone(field);
  };
  const sharedIssues: Issue[] = [];
  if (similar) collectIssues(sharedIssues, validators.filter(isShared), similar.sample);
  const varying = validators.filter((validator) => !isShared(validator));
  return {
    sharedIssues,
    validate: (record, context) => {
      const found: Issue[] = [];
      collectIssues(found, varying, record);
      for (const rule of of.rules) found.push(...rule(record, context));
      return found;
    },
  };
}

function createCachingValidator(name: string, field: ScalarField, cacheFor: () => IssueCache): ValueValidator {
  const validate = createValueValidator(name, field);
  if (!isCheckedAlone(field)) return validate;
  // Other fields can only decide whether a blank value is an error.
  const isConditional = typeof field.required === 'function';
  const cache = cacheFor();
  // Equal values in a row, often blanks, need no look-up in the cache.
  let lastValue: string | null = null;
  let lastIssues: readonly Issue[] = [];
  return (value, record) => {
    if (isConditional && value.trim() === '') return validate(value, record);
    if (value === lastValue) return lastIssues;
    let issues = cache.get(value);
    if (!issues) cache.set(value, (issues = validate(value, record)));
    lastValue = value;
    lastIssues = issues;
    return issues;
  };
}

/** Whether the issues of a value depend on it alone: no check takes the record as second parameter. */
export function isCheckedAlone({ checks = [], warnings = [] }: ScalarField): boolean {
  const takesRecord = (check: Check) => check.length !== 1;
  return !checks.some(takesRecord) && !warnings.some(takesRecord);
}
