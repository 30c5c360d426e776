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

/** What `problems` says of thousands of records, taken apart. */
export interface ManyJudge {
  /** Of every record alike: issues of fields whose values all have in common. */
  always: readonly Issue[];
  /** Of one record beside that, in the order of `problems`. */
  judged: (record: AnyRecord, context: RuleContext) => Issue[];
}

/**
 * `problems` for thousands of records of one entity: what was said of a value is said again when the value comes again,
 * and of a value that all have in common once and for all.
 * @example const { judged } = judgeMany(isf10); bills.map((bill) => judged(bill, { now }))
 */
export function judgeMany(of: Entity, alike?: Alike): ManyJudge {
  const memoryOf = (field: ScalarField, name: string) =>
    (of.fields[name] === field && alike?.memoryOf?.(name)) || new Memory<readonly Issue[]>();
  const judgeIn = (name: string, field: ScalarField) => rememberingJudge(name, field, () => memoryOf(field, name));
  const isAlike = ({ name }: FieldJudge): boolean => {
    const field = of.fields[name];
    return alike?.varying.has(name) === false && field !== undefined && field.kind !== 'rows' && standsAlone(field);
  };
  const judges = judgesOf(of.fields, judgeIn);
  const always: Issue[] = [];
  if (alike) judgeFields(always, judges.filter(isAlike), alike.record);
  const varied = judges.filter((judge) => !isAlike(judge));
  return {
    always,
    judged: (record, context) => {
      const found: Issue[] = [];
      judgeFields(found, varied, record);
      for (const rule of of.rules) found.push(...rule(record, context));
      return found;
    },
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
