import type { Entity, RuleContext } from './entity.ts';
import type { AnyRecord, Field, Fields } from './field.ts';
import { fieldIssues } from './fieldIssues.ts';
import { issueAt, type Issue } from './issue.ts';

/**
 * Everything that is wrong with a record, at once: no missing field hides a duplicate.
 * The same function judges in the browser and in the portal ([V25]).
 * @param record text as typed; unknown or missing values count as empty
 * @example problems(isf10, bill, { now: new Date() }) // [{ path: 'bugerName', message: 'validation.required', ... }]
 */
export function problems(of: Entity, record: AnyRecord, context: RuleContext): Issue[] {
  const found = fieldProblems(of.fields, record, '');
  for (const rule of of.rules) found.push(...rule(record, context));
  return found;
}

/** Whether nothing blocks sending. */
export function isSendable(found: readonly Issue[]): boolean {
  return found.every((issue) => issue.severity !== 'error');
}

/** The text of a record's field; anything that is not text counts as empty. */
export function textOf(record: AnyRecord, name: string): string {
  const value = record[name];
  return typeof value === 'string' ? value : '';
}

/** The rows of a record's list field. */
export function rowsOf(record: AnyRecord, name: string): AnyRecord[] {
  const value = record[name];
  return Array.isArray(value) ? (value as AnyRecord[]) : [];
}

function fieldProblems(fields: Fields, record: AnyRecord, prefix: string): Issue[] {
  const found: Issue[] = [];
  for (const [name, field] of entriesOf(fields)) {
    const path = prefix + name;
    if (field.kind === 'rows') {
      const list = rowsOf(record, name);
      if (field.atLeastOne && list.length === 0) found.push(issueAt(path, { message: 'validation.atLeastOneRow' }));
      list.forEach((row, index) => found.push(...fieldProblems(field.of, row, `${path}.${index}.`)));
      continue;
    }
    const value = textOf(record, name);
    for (const said of fieldIssues(field, value, record)) found.push(issueAt(path, said));
    if (value === '' || !field.warnings) continue;
    for (const check of field.warnings) {
      const said = check(value, record);
      if (said) found.push(issueAt(path, said, 'warning'));
    }
  }
  return found;
}

const listed = new WeakMap<Fields, [string, Field][]>();

/** Declarations never change, and thousands of records are judged by one. */
function entriesOf(fields: Fields): [string, Field][] {
  const known = listed.get(fields) ?? Object.entries(fields);
  listed.set(fields, known);
  return known;
}
