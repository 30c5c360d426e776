import type { Entity, RuleContext } from './entity.ts';
import type { AnyRecord, Check, ScalarField } from './field.ts';
import { judgeFields, judgesOf, type FieldJudge, type ValueJudge } from './fieldJudges.ts';
import type { Issue } from './issue.ts';
import { Memory } from './memory.ts';
import { judgeOf } from './problems.ts';

/** Records that have most of their values in common. */
export interface Alike {
  /** One of them. */
  record: AnyRecord;
  /** The fields whose values may differ from that one's. */
  varying: ReadonlySet<string>;
  /** Where the issues of a field's values are remembered, if its values have a place of their own for them. */
  memoryOf?: (name: string) => IssueMemory | null;
}

/** Issues by the value they were found of. */
export interface IssueMemory {
  get(value: string): readonly Issue[] | undefined;
  set(value: string, issues: readonly Issue[]): void;
}

/**
 * `problems` for thousands of records of one entity: what was said of a value is said again when the value comes again,
 * and of a value that all have in common once and for all.
 * @example const judged = judgeMany(isf10); bills.map((bill) => judged(bill, { now }))
 */
export function judgeMany(of: Entity, alike?: Alike): (record: AnyRecord, context: RuleContext) => Issue[] {
  const memoryOf = (field: ScalarField, name: string) =>
    (of.fields[name] === field && alike?.memoryOf?.(name)) || new Memory<readonly Issue[]>();
  const judgeIn = (name: string, field: ScalarField) => rememberingJudge(name, field, () => memoryOf(field, name));
  const judges = judgesOf(of.fields, judgeIn).map((judge): FieldJudge => {
    const field = of.fields[judge.name];
    if (!alike || alike.varying.has(judge.name) || !field || field.kind === 'rows' || !standsAlone(field)) return judge;
    const found: Issue[] = [];
    judgeFields(found, [judge], alike.record);
    return { kind: 'always', name: judge.name, issues: found };
  });
  return (record, context) => {
    const found: Issue[] = [];
    judgeFields(found, judges, record);
    for (const rule of of.rules) found.push(...rule(record, context));
    return found;
  };
}

function rememberingJudge(name: string, field: ScalarField, memoryOf: () => IssueMemory): ValueJudge {
  const judge = judgeOf(name, field);
  if (!standsAlone(field)) return judge;
  const memory = memoryOf();
  // Where one value follows itself, as blanks do, no memory is searched.
  let last: string | null = null;
  let said: readonly Issue[] = [];
  return (value, record) => {
    if (value === last) return said;
    let issues = memory.get(value);
    if (!issues) memory.set(value, (issues = judge(value, record)));
    last = value;
    said = issues;
    return issues;
  };
}

/** Whether a field's value alone decides what is said of it: a check that takes no record cannot look at one. */
export function standsAlone({ required, checks = [], warnings = [] }: ScalarField): boolean {
  const looksAround = (check: Check) => check.length !== 1;
  return typeof required !== 'function' && !checks.some(looksAround) && !warnings.some(looksAround);
}
