import type { Entity, RuleContext } from './entity.ts';
import type { AnyRecord, Fields, ScalarField } from './field.ts';
import { fieldIssues } from './fieldIssues.ts';
import { judgeFields, judgesOf, type FieldJudge, type ValueJudge } from './fieldJudges.ts';
import { issueAt, type Issue } from './issue.ts';

export { rowsOf, textOf } from './recordText.ts';

/**
 * Everything that is wrong with a record, at once: no missing field hides a duplicate.
 * The same function judges in the browser and in the portal ([V25]).
 * @param record text as typed; unknown or missing values count as empty
 * @example problems(isf10, bill, { now: new Date() }) // [{ path: 'bugerName', message: 'validation.required', ... }]
 */
export function problems(of: Entity, record: AnyRecord, context: RuleContext): Issue[] {
  const known = judged.get(of.fields) ?? judgesOf(of.fields, judgeOf);
  judged.set(of.fields, known);
  const found: Issue[] = [];
  judgeFields(found, known, record);
  for (const rule of of.rules) found.push(...rule(record, context));
  return found;
}

/** Declarations never change, and thousands of records are judged by one. */
const judged = new WeakMap<Fields, FieldJudge[]>();

/** What a field's declaration says of its value: errors, then warnings. */
export function judgeOf(name: string, field: ScalarField): ValueJudge {
  const { warnings = [] } = field;
  return (value, record) => {
    const found = fieldIssues(field, value, record).map((said) => issueAt(name, said));
    if (value === '') return found;
    for (const check of warnings) {
      const said = check(value, record);
      if (said) found.push(issueAt(name, said, 'warning'));
    }
    return found;
  };
}

/**
 * Whether nothing blocks sending.
 * @example isSendable(problems(ship, record, { now: new Date() }))
 */
export function isSendable(found: readonly Issue[]): boolean {
  return found.every((issue) => issue.severity !== 'error');
}
