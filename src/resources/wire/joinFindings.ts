import type { Finding } from '#customs/finding.ts';
import type { Issue } from '#schema/issue.ts';

/** What a rehearsal adds to what the form itself says. */
export interface JoinedFindings {
  /** What only customs would say, or this tool in its place. */
  added: readonly Finding[];
  /** Customs' codes for what the form says already, by field. */
  codes: ReadonlyMap<string, readonly string[]>;
}

export const NOTHING_JOINED: JoinedFindings = { added: [], codes: new Map() };

/**
 * A rehearsal beside the form's own problems. The form's own rule has the word on its field: it knows what was typed,
 * customs only what arrived; the code is told with it.
 */
export function joinFindings(findings: readonly Finding[], issues: readonly Issue[]): JoinedFindings {
  const added: Finding[] = [];
  const codes = new Map<string, string[]>();
  for (const finding of findings) {
    const own = finding.field === null ? undefined : issueOn(finding.field, finding.severity, issues);
    if (!own) added.push(finding);
    else if (finding.code !== null) {
      const known = codes.get(own.path) ?? [];
      if (!known.includes(finding.code)) codes.set(own.path, [...known, finding.code]);
    }
  }
  return { added, codes };
}

function issueOn(field: string, severity: Finding['severity'], issues: readonly Issue[]): Issue | undefined {
  // A warning of ours does not stand for a reject of theirs.
  const strong = severity === 'reject' ? issues.filter((issue) => issue.severity === 'error') : issues;
  const [list] = field.split('.');
  return strong.find(({ path }) => path === field) ?? strong.find(({ path }) => path === list && list !== field);
}
