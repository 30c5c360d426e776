import type { Finding } from './finding.ts';

/**
 * How severe a finding is before sending. `error`: not sent, because the message cannot be written. `reject`: customs
 * would refuse it; the user may still send it. `warning`: informative.
 */
type Weight = 'error' | 'reject' | 'warning';

export interface Objection extends Omit<Finding, 'severity'> {
  severity: Weight;
}

/**
 * Findings of a rehearsal with their severity before sending.
 * @example toObjections(rehearse(bill).findings).filter(({ severity }) => severity === 'error')
 */
export const toObjections = (findings: readonly Finding[]): Objection[] =>
  findings.map((found) => ({
    ...found,
    severity: found.source === 'tool' && found.severity === 'reject' ? 'error' : found.severity,
  }));
