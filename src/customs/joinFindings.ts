import type { Issue } from '#schema/issue.ts';
import type { Finding } from './finding.ts';
import { toObjections, type Objection } from './objections.ts';

/** What a rehearsal adds to the form's own issues. */
export interface JoinedFindings {
  /** Findings that the form does not report. */
  added: readonly Objection[];
  /** Customs' codes for issues that the form already reports, by field. */
  codes: ReadonlyMap<string, readonly string[]>;
}

/**
 * Merges a rehearsal with the form's own issues, for the form and the portal. An error of the form replaces a finding
 * on the same field, because it refers to the typed value; the finding's code is added to it. A warning of the form
 * never replaces a finding.
 */
export function joinFindings(findings: readonly Finding[], issues: readonly Issue[]): JoinedFindings {
  const errors = new Map(issues.filter(({ severity }) => severity === 'error').map((issue) => [issue.path, issue]));
  const added: Objection[] = [];
  const codes = new Map<string, string[]>();
  for (const finding of toObjections(findings)) {
    const own = finding.field === null ? undefined : findError(finding.field, errors);
    if (!own) added.push(finding);
    else {
      const code = finding.code ?? finding.ams;
      const known = codes.get(own.path) ?? [];
      if (code !== null && !known.includes(code)) codes.set(own.path, [...known, code]);
    }
  }
  return { added, codes };
}

/** Warnings of the form that duplicate an edit. */
const DUPLICATE_WARNINGS = /^validation\.(?:hsDigits|passportCargo|idFormat\.\w+)$/u;

/** The form's issues without the warnings that a finding on the same field replaces. */
export function dropDuplicateWarnings<T extends Issue>(
  issues: readonly T[],
  added: readonly Objection[],
): readonly T[] {
  const extended = new Set(added.flatMap(({ field, severity }) => (severity === 'warning' ? [] : [field])));
  return issues.filter(({ path, message }) => !(extended.has(path) && DUPLICATE_WARNINGS.test(message)));
}

/** An error of a whole list also covers its rows. */
function findError(field: string, errors: ReadonlyMap<string, Issue>): Issue | undefined {
  const [list = ''] = field.split('.');
  return errors.get(field) ?? errors.get(list);
}
