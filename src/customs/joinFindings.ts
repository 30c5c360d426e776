import type { Issue } from '#schema/issue.ts';
import type { Finding } from './finding.ts';
import { objectionsOf, type Objection } from './objections.ts';

/** What a rehearsal adds to what the form itself says. */
export interface JoinedFindings {
  /** What only customs would say, or this tool in its place. */
  added: readonly Objection[];
  /** Customs' codes for what the form says already, by field. */
  codes: ReadonlyMap<string, readonly string[]>;
}

/**
 * A rehearsal beside the form's own problems, for the form and the portal alike. Where the form has an error, its own
 * rule has the word: it knows what was typed, customs only what arrived; the code is told with it. A warning of the form
 * never hides a finding.
 */
export function joinFindings(findings: readonly Finding[], issues: readonly Issue[]): JoinedFindings {
  const errors = new Map(issues.filter(({ severity }) => severity === 'error').map((issue) => [issue.path, issue]));
  const added: Objection[] = [];
  const codes = new Map<string, string[]>();
  for (const finding of objectionsOf(findings)) {
    const own = finding.field === null ? undefined : errorOn(finding.field, errors);
    if (!own) added.push(finding);
    else if (finding.code !== null) {
      const known = codes.get(own.path) ?? [];
      if (!known.includes(finding.code)) codes.set(own.path, [...known, finding.code]);
    }
  }
  return { added, codes };
}

/** Warnings of the form that are an edit in softer words. */
const SOFTER = /^validation\.(?:hsDigits|passportCargo|idFormat\.\w+)$/u;

/** The form's own problems without the warnings that a finding on the same field says better. */
export function withoutSofter<T extends Issue>(issues: readonly T[], added: readonly Objection[]): readonly T[] {
  const told = new Set(added.flatMap(({ field, severity }) => (severity === 'warning' ? [] : [field])));
  return issues.filter(({ path, message }) => !(told.has(path) && SOFTER.test(message)));
}

/** A list that is wrong as a whole speaks for its rows. */
function errorOn(field: string, errors: ReadonlyMap<string, Issue>): Issue | undefined {
  const [list = ''] = field.split('.');
  return errors.get(field) ?? errors.get(list);
}
