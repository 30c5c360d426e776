import type { Finding } from './finding.ts';

/**
 * How severe a finding is before sending. `error`: not sent, because the form has no field for something that customs
 * requires, or the message cannot be written. `reject`: customs would refuse it; the user may still send it. `warning`:
 * informative.
 */
export type Weight = 'error' | 'reject' | 'warning';

export interface Objection extends Omit<Finding, 'severity'> {
  severity: Weight;
}

/** Requirements of customs that the form has no field for, each with the edits for the same requirement. */
const NOT_IN_FORM: Record<string, readonly string[]> = {
  carnetNotInForm: ['SA1', 'SA2'],
  shipmentInfoMissing: [],
  filerNameMissing: [],
};

/**
 * Findings of a rehearsal with their severity before sending, without duplicates.
 * @example toObjections(rehearse(bill).findings).filter(({ severity }) => severity === 'error')
 */
export function toObjections(findings: readonly Finding[]): Objection[] {
  const reported = new Set(findings.flatMap(({ name }) => NOT_IN_FORM[name] ?? []));
  return findings.filter(({ name }) => !reported.has(name)).map((found) => ({ ...found, severity: weigh(found) }));
}

const weigh = ({ name, source, severity }: Finding): Weight =>
  name in NOT_IN_FORM || (source === 'tool' && severity === 'reject') ? 'error' : severity;
