import type { AnyRecord, Fields, ScalarField } from './field.ts';
import { issueAt, type Issue } from './issue.ts';
import { fieldsIn, rowsOf, textOf } from './recordText.ts';

/** What is to be said of one value of a record; its issues are shared, and nobody changes them. */
export type ValueJudge = (value: string, record: AnyRecord) => readonly Issue[];

/** How one field of a record is judged: by its value, or a list row by row. */
export type FieldJudge =
  | { kind: 'value'; name: string; judge: ValueJudge }
  | { kind: 'rows'; name: string; judges: readonly FieldJudge[]; atLeastOne: boolean };

/**
 * The judges of a set of fields, in the order of the declaration.
 * @param judgeOf makes the judge of one field, whose issues bear its name
 */
export function judgesOf(fields: Fields, judgeOf: (name: string, field: ScalarField) => ValueJudge): FieldJudge[] {
  return fieldsIn(fields).map(([name, field]) =>
    field.kind === 'rows'
      ? { kind: 'rows', name, judges: judgesOf(field.of, judgeOf), atLeastOne: field.atLeastOne === true }
      : { kind: 'value', name, judge: judgeOf(name, field) },
  );
}

/** Adds what the judges find in a record. */
export function judgeFields(found: Issue[], judges: readonly FieldJudge[], record: AnyRecord, prefix = ''): void {
  for (const judge of judges) {
    if (judge.kind === 'value') addIssues(found, judge.judge(textOf(record, judge.name), record), prefix);
    else {
      const path = prefix + judge.name;
      const list = rowsOf(record, judge.name);
      if (judge.atLeastOne && list.length === 0) found.push(issueAt(path, { message: 'validation.atLeastOneRow' }));
      list.forEach((row, index) => judgeFields(found, judge.judges, row, `${path}.${index}.`));
    }
  }
}

function addIssues(found: Issue[], issues: readonly Issue[], prefix: string): void {
  for (const issue of issues) found.push(prefix === '' ? issue : { ...issue, path: prefix + issue.path });
}
